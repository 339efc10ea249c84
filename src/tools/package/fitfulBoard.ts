import type { Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { boardCatalogue, boardRecipes, libraryNames } from '../vite/assets.ts';
import { withoutRegistrations } from '../vite/pixi.ts';
import type { PackageDefinition } from './definition.ts';

/** Leaves out style sheets: the element has the text of those that it needs. */
const noStyleSheets: Plugin = {
  name: 'no-style-sheets',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
  },
};

/**
 * The text of a shader without macros, less indentation, comments, ends of lines, zeros that numbers do not need, and
 * spaces around operators; `x - -y` keeps its own.
 */
export const minified = (shader: string): string =>
  shader
    .replaceAll(/^ *(\/\/ .*\n)?/gm, '')
    .replaceAll(/ *\/\/ .*$/gm, '')
    .replaceAll(/(?<![\w.])0(?=\.(?!0(?!\d))\d)|(?<=\b\d+\.)0(?!\d)/g, '')
    .replaceAll(/(?<![-+$}]) (?=[-+*/=<>?:(){&|])|(?<=[-+*/=<>?:(){,;&|]) (?![-+$])/g, '')
    .replaceAll(/(?<=[;{},])\n/g, '');

/** Makes shaders shorter, which are template literals that nothing else does make so. */
const minifiedShaders: Plugin = {
  name: 'minified-shaders',
  transform: {
    filter: { id: /\/src\/view\/.*\.ts$/, code: /\bvec[234] / },
    handler: (code) => ({ code: code.replaceAll(/`[^`]*`/g, minified), map: null }),
  },
};

/** Events are listened to where they happen: pages may stop them on their way to the document, which is theirs. */
const ownEvents = solid({ solid: { delegateEvents: false } });

/** The element that shows a search in any page. */
export const fitfulBoard: PackageDefinition = {
  name: 'fitful-board',
  description: 'An element that shows a polyform packing puzzle solving itself, in any page',
  keywords: ['web-component', 'custom-element', 'polyomino', 'pentomino', 'puzzle', 'backtracking'],
  entries: { index: 'src/element/index.ts' },
  types: { index: 'src/element/types.ts' },
  plugins: [
    ownEvents,
    boardCatalogue,
    boardRecipes,
    libraryNames,
    minifiedShaders,
    noStyleSheets,
    withoutRegistrations,
  ],
  readme: 'src/docs/element.md',
  hasCommand: false,
  isForPages: true,
};
