import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};

/** A running web server, at an address like `http://127.0.0.1:49152/some/where/`. */
export interface Site {
  readonly address: string;
  close(): void;
}

/** Serves a folder below a sub-path, as the simplest static host would. */
export async function serve(folder: string, subPath = '/some/where/'): Promise<Site> {
  const answer = async (url: string, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname);
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const below = name.startsWith(subPath) ? normalize(`/${name.slice(subPath.length)}`) : '/none';
    try {
      const content = await readFile(join(folder, below));
      const type = types[extname(below)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  };
  const server = createServer((request, response) => void answer(request.url ?? '/', response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${subPath}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
