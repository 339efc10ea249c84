import type { Plugin } from 'vite';
import { assetTexts } from '../../cli/assets.ts';
import type { RecipeFile } from '../../solve/saved/recipe.ts';

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

const CATALOGUE = 'virtual:catalogue';

/** The parts of all recipes that are a search. */
function searches(): object {
  const file = JSON.parse(assetTexts('', '.json')['recipes']!) as RecipeFile;
  const parts = Object.entries(file).map(([id, { solver, order, pieces, rules, seed }]) => [
    id,
    { solver, order, pieces, rules, seed },
  ]);
  return Object.fromEntries(parts) as object;
}

/** The texts of all puzzles, without where their counts were published, which a board on show never says. */
const textsOfBoards = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(assetTexts('puzzles', '.txt')).map(([id, text]) => [
      id,
      text.replace(/^source: .*\n/m, ''),
    ]),
  );

/** Provides programs with puzzles and how they are searched. */
const catalogueOf = (texts: () => Record<string, string>): Plugin => ({
  name: 'catalogue-module',
  resolveId: (id) => (id === CATALOGUE ? `\0${CATALOGUE}` : undefined),
  load(id) {
    if (id !== `\0${CATALOGUE}`) return undefined;
    const parsed = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
    return `export const texts = ${parsed(texts())};
export const recipes = ${parsed(searches())};
`;
  },
});

export const catalogueModule = catalogueOf(() => assetTexts('puzzles', '.txt'));
export const boardCatalogue = catalogueOf(textsOfBoards);

/** Leaves out of recipes what a board on show never asks: their outcomes, and other searches. */
export const boardRecipes: Plugin = {
  name: 'board-recipes',
  transform: {
    order: 'pre',
    filter: { id: /\/assets\/recipes\.json$/ },
    handler: () => ({ code: JSON.stringify(searches()), map: null }),
  },
};

const LIBRARY = 'virtual:library';

const dataIn = (folder: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(assetTexts(folder, '.json')).map(([id, text]) => [id, JSON.parse(text)]),
  );

const namesOfPuzzles = (): string => JSON.stringify(Object.keys(assetTexts('puzzles', '.txt')));

const library = (): string =>
  JSON.stringify({
    puzzles: assetTexts('puzzles', '.txt'),
    experiments: dataIn('experiments'),
    lessons: dataIn('lessons'),
  });

/** The files that the page fetches, by name. */
const files: Readonly<Record<string, () => string>> = {
  'library.json': library,
  'gallery.json': () => JSON.stringify(dataIn('gallery')),
};

/** Provides the names of puzzles to code that loads them as a module: of what it would fetch there is nothing. */
export const libraryNames: Plugin = {
  name: 'library-names',
  resolveId: (id) => (id === LIBRARY ? `\0${LIBRARY}` : undefined),
  load(id) {
    if (id !== `\0${LIBRARY}`) return undefined;
    return `export const names = ${namesOfPuzzles()};
export const [url, galleryUrl] = ['', ''];
`;
  },
};

/**
 * Bundles all puzzles, experiments and lessons into one file, what the gallery shows of them into another, and
 * provides a module with the names of puzzles and the URLs of the files. The page fetches them: unlike a module
 * import, a failed fetch can be retried.
 */
export const libraryAsset: Plugin = {
  name: 'library-asset',
  resolveId: (id) => (id === LIBRARY ? `\0${LIBRARY}` : undefined),
  load(id) {
    if (id !== `\0${LIBRARY}`) return undefined;
    const isBuilt = this.environment.config.command === 'build';
    const urlOf = (name: string): string =>
      isBuilt
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: files[name]!() })}`
        : JSON.stringify(`/${name}`);
    return `export const names = ${namesOfPuzzles()};
export const url = ${urlOf('library.json')};
export const galleryUrl = ${urlOf('gallery.json')};
`;
  },
  configureServer(server) {
    for (const [name, read] of Object.entries(files))
      server.middlewares.use(`/${name}`, (_, response) => {
        response.setHeader('content-type', 'application/json').end(read());
      });
  },
};
