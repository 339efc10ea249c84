import { once } from 'node:events';
import { existsSync, promises, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page that a browser on this machine can open. */
export interface OpenablePage {
  readonly address: string;
  close(): void;
}

/** The page as one file, beside the command. */
const ONE_FILE = 'page.html';
/** The folder of the page, as it is built beside the command or the source. */
const folders = ['../dist', '../../../dist'];

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Finds the page: as one file, or else its folder, which is served to this machine alone; undefined without either. */
export async function findPage(here = import.meta.dirname): Promise<OpenablePage | undefined> {
  const file = join(here, ONE_FILE);
  if (existsSync(file)) return { address: pathToFileURL(file).href, close: () => {} };
  const folder = folders
    .map((path) => join(here, path))
    .find((path) => existsSync(join(path, 'index.html')));
  return folder === undefined ? undefined : serve(folder);
}

/** The page as one file, beside the command or as it is built for hosts; undefined without either. */
export function readOneFile(here = import.meta.dirname): string | undefined {
  const built = folders.map((folder) => join(here, folder, 'hosts/fitful.html'));
  const file = [join(here, ONE_FILE), ...built].find((path) => existsSync(path));
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

async function serve(folder: string): Promise<OpenablePage> {
  // Loaded here: few commands need it.
  const { createServer } = process.getBuiltinModule('node:http');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const name = normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname));
    promises.readFile(join(folder, name)).then(
      (content) => {
        const type = types[extname(name)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
