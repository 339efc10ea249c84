import type { Plugin } from 'vite';
import { assetTexts } from '../cli/assets.ts';

/** The folders that the command reads, with the endings of their files. */
const read = [
  ['puzzles', '.txt'],
  ['experiments', '.json'],
  ['', '.json'],
] as const;

/** Puts the assets into the terminal command, so that it is one file that runs in any folder: in place of the module that reads them. */
export const inlineAssets: Plugin = {
  name: 'inline-assets',
  load(id) {
    if (!id.endsWith('/src/cli/assets.ts')) return undefined;
    const texts = Object.fromEntries(
      read.map(([path, ending]) => [path + ending, assetTexts(path, ending)]),
    );
    // As JSON in a string it is parsed only once it is needed.
    return `let read;
const texts = () => (read ??= JSON.parse(${JSON.stringify(JSON.stringify(texts))}));
export const assetTexts = (path, ending) => texts()[path + ending];
export const assetText = (path, name, ending) =>
  Object.hasOwn(texts()[path + ending], name) ? texts()[path + ending][name] : undefined;`;
  },
};
