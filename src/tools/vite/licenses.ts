import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Where the licences of what is bundled are written. */
export const licenses = 'licenses.md';

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../assets/licenses/${name}.txt`, import.meta.url), 'utf8');

/** By package: the license that did not come with it, but comes with the one that it was made from. */
const supplied = new Map([['@pixi/colord', textOf('colord')]]);

/** The licenses of packages, with those that did not come with them. */
export const complete = (texts: string): string =>
  texts
    .split(/^(?=## )/m)
    .map((entry) => {
      const [, name = ''] = /^## (\S+) - .*\s*$/.exec(entry) ?? [];
      return supplied.has(name) ? `${entry.trimEnd()}\n\n${supplied.get(name)!}\n` : entry;
    })
    .join('');

/** Completes the licences beside a package. */
export const completeLicenses: Plugin = {
  name: 'complete-licenses',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const texts = bundle[licenses];
      if (texts?.type === 'asset') texts.source = complete(String(texts.source));
    },
  },
};
