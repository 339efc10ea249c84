import type { Plugin } from 'vite';
import { assetTexts } from '../../cli/assets.ts';

/** The folders that the command reads, with the endings of their files. */
const read = [
  ['puzzles', '.txt'],
  ['experiments', '.json'],
  ['', '.json'],
] as const;

/**
 * Puts the assets into the terminal command, in place of the module that reads them: so it is one file that
 * runs in any folder.
 */
export const inlineAssets: Plugin = {
  name: 'inline-assets',
  load(id) {
    if (!id.endsWith('/src/cli/assets.ts')) return undefined;
    const texts = Object.fromEntries(
      read.map(([path, ending]) => [path + ending, assetTexts(path, ending)]),
    );
    // JSON in a string is parsed only once it is needed.
    return `let read;
const texts = () => (read ??= JSON.parse(${JSON.stringify(JSON.stringify(texts))}));
export const assetTexts = (path, ending) => texts()[path + ending];`;
  },
};

const LIBRARY = 'virtual:library';
/** The path of the library in development. */
const DEVELOPED = '/library.json';

const dataIn = (folder: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(assetTexts(folder, '.json')).map(([id, text]) => [id, JSON.parse(text)]),
  );

const library = (): string =>
  JSON.stringify({
    puzzles: assetTexts('puzzles', '.txt'),
    experiments: dataIn('experiments'),
    lessons: dataIn('lessons'),
  });

/**
 * Bundles all puzzles, experiments and lessons into one file, and provides a module with their names and the
 * URL of the file. The page fetches it: unlike a module import, a failed fetch can be retried.
 */
export const libraryAsset: Plugin = {
  name: 'library-asset',
  resolveId: (id) => (id === LIBRARY ? `\0${LIBRARY}` : undefined),
  load(id) {
    if (id !== `\0${LIBRARY}`) return undefined;
    const isBuilt = this.environment.config.command === 'build';
    const url = isBuilt
      ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'library.json', source: library() })}`
      : JSON.stringify(DEVELOPED);
    const names = JSON.stringify(Object.keys(assetTexts('puzzles', '.txt')));
    return `export const names = ${names};\nexport const url = ${url};\n`;
  },
  configureServer(server) {
    server.middlewares.use(DEVELOPED, (_, response) => {
      response.setHeader('content-type', 'application/json').end(library());
    });
  },
};
