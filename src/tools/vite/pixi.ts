import type { Plugin } from 'vite';

/**
 * Leaves out what PixiJS registers for use by any program, with all the code behind it, and the view never asks for:
 * spritesheets, masks, and finding the kind of a texture by what it is made of; and what it would load when it starts,
 * events and accessibility among it (`skipExtensionImports`).
 */
export const withoutRegistrations: Plugin = {
  name: 'without-registrations',
  load: {
    filter: { id: /\/pixi\.js\/lib\/(rendering|spritesheet)\/init\.mjs$/ },
    handler: () => ({ code: '', moduleSideEffects: false }),
  },
  transform: {
    filter: { id: /\/pixi\.js\/lib\/environment-\w+\/\w+Ext\.mjs$/ },
    handler: (code) => ({ code: code.replace(/await import\(.*?\);/, ''), map: null }),
  },
};
