import { pageColours, themes } from '../theme/index.ts';
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const colours = Object.fromEntries(
  Object.entries(themes).map(([id, theme]) => [id, pageColours(theme)]),
);

/** The theme of an address, else the usual one of its mode, else that of the style sheet. */
const script = `{
  const asked = new URLSearchParams(location.search);
  const all = ${JSON.stringify(colours)};
  const isClass = asked.get('mode') === 'class' || asked.has('lesson');
  const colours = Object.hasOwn(all, asked.get('theme')) ? all[asked.get('theme')] : isClass ? all.paper : all.midnight;
  for (const name in colours) document.documentElement.style.setProperty(name, colours[name]);
  document.querySelector('meta[name="theme-color"]').content = colours['--bg'];
}`;

/** The source of the script for a content security policy. */
export const firstColoursSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Gives the page the colours of the theme in its address before it is first painted. */
export const firstColours: Plugin = {
  name: 'first-colours',
  transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head' }],
};
