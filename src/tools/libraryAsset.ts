import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:library';
/** Where it is found while the page is developed. */
const DEVELOPED = '/library.json';

const assets = join(import.meta.dirname, '../../assets');

/** The files of a folder with an ending, by their names without it. */
function filesIn(folder: string, ending: string): Record<string, string> {
  const files = readdirSync(join(assets, folder)).filter((file) => file.endsWith(ending));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -ending.length),
      readFileSync(join(assets, folder, file), 'utf8'),
    ]),
  );
}

const content = (): string =>
  JSON.stringify({
    puzzles: filesIn('puzzles', '.txt'),
    experiments: Object.fromEntries(
      Object.entries(filesIn('experiments', '.json')).map(([id, text]) => [id, JSON.parse(text)]),
    ),
  });

/**
 * Makes one file of all puzzles and experiments, and a module that tells their names and where that
 * file is. The page fetches it: unlike a module, a file that could not be fetched can be asked for again.
 */
export const libraryAsset: Plugin = {
  name: 'library-asset',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load(id) {
    if (id !== `\0${NAME}`) return undefined;
    const isBuilt = this.environment.config.command === 'build';
    const url = isBuilt
      ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'library.json', source: content() })}`
      : JSON.stringify(DEVELOPED);
    const names = JSON.stringify(Object.keys(filesIn('puzzles', '.txt')));
    return `export const names = ${names};\nexport const url = ${url};\n`;
  },
  configureServer(server) {
    server.middlewares.use(DEVELOPED, (_, response) => {
      response.setHeader('content-type', 'application/json').end(content());
    });
  },
};
