import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetched } from './fetched.ts';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/silent') return;
    response.writeHead(url === '/there' ? 200 : 404).end('text');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a file is returned if it is there; if not, or if the server never answers, fetching fails', async () => {
  expect(await (await fetched(`${origin}/there`)).text()).toBe('text');
  await expect(fetched(`${origin}/gone`)).rejects.toThrow('404');
  await expect(fetched(`${origin}/silent`, 'default', 20)).rejects.toThrow('timeout');
});
