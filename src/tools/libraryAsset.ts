import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:library';
/** Its path in development. */
const DEVELOPED = '/library.json';

const assets = join(import.meta.dirname, '../../assets');

/** The files of a folder with an extension, by name without it. */
function filesIn(folder: string, ending: string): Record<string, string> {
  const files = readdirSync(join(assets, folder)).filter((file) => file.endsWith(ending));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -ending.length),
      readFileSync(join(assets, folder, file), 'utf8'),
    ]),
  );
}

const dataIn = (folder: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filesIn(folder, '.json')).map(([id, text]) => [id, JSON.parse(text)]),
  );

const content = (): string =>
  JSON.stringify({
    puzzles: filesIn('puzzles', '.txt'),
    experiments: dataIn('experiments'),
    lessons: dataIn('lessons'),
  });

/**
 * Bundles all puzzles, experiments and lessons into one file, and provides a module with their names and
 * that file's URL. The page fetches it: unlike a module import, a failed fetch can be retried.
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
