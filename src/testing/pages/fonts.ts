import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { isLong } from '../share.ts';

/**
 * Fonts for tests of a page, since machines differ in letter widths: a wide one, and in long runs the browser's and a
 * narrow one.
 */
export const fonts: readonly Font[] = isLong
  ? ['dejavu-sans', 'own', 'roboto-condensed']
  : ['dejavu-sans'];
export type Font = 'own' | 'dejavu-sans' | 'roboto-condensed';

/** The font that texts ask for first, which the page loads unless it is there. */
const FAMILY = 'Jost';
const WEIGHTS = [400, 700];

/** A script, to be run in a page before its own ones, that gives it a font by the names it asks for. */
export function wearing(font: Font): string {
  if (font === 'own') return '';
  const faces = WEIGHTS.map((weight) => {
    const name = `@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`;
    const file = new URL(`../../../node_modules/${name}`, import.meta.url);
    return [weight, readFileSync(file).toString('base64')];
  });
  return `for (const [weight, file] of ${JSON.stringify(faces)}) {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    document.fonts.add(new FontFace('${FAMILY}', bytes, { weight }));
  }`;
}

/** Whether the texts of a page have the widths of a font, rather than of the browser's own. */
export const isWorn = (page: Page): Promise<boolean> =>
  page.evaluate((family) => {
    const context = document.createElement('canvas').getContext('2d')!;
    const own = getComputedStyle(document.body).fontFamily;
    const [worn, without] = [own, own.replace(family, '_')].map((families) => {
      context.font = `100px ${families}`;
      return context.measureText('placements').width;
    });
    return Math.abs(worn! - without!) > 20;
  }, FAMILY);
