import type { Plugin } from 'vite';

/**
 * Leaves out what PixiJS registers for use by any program, with all the code behind it, and the view never asks for:
 * spritesheets, masks, and finding the kind of a texture by what it is made of.
 */
export const withoutRegistrations: Plugin = {
  name: 'without-registrations',
  load: {
    filter: { id: /\/pixi\.js\/lib\/(rendering|spritesheet)\/init\.mjs$/ },
    handler: () => ({ code: '', moduleSideEffects: false }),
  },
};
