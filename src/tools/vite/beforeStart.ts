import { pageColours, themes } from '../../theme/index.ts';
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { languages, loadAllWords, words, type Words } from '../../words/index.ts';

/** The source of an inlined script or style for a content security policy. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inHead = (name: string, script: string): Plugin => ({
  name,
  transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head' }],
});

const colours = Object.fromEntries(
  Object.entries(themes).map(([id, theme]) => [id, pageColours(theme)]),
);

/** The theme of an address, else the usual one of its mode, else that of the style sheet. */
const colouring = `{
  const asked = new URLSearchParams(location.search);
  const all = ${JSON.stringify(colours)};
  const isClass = asked.get('mode') === 'class' || asked.has('lesson');
  const colours = Object.hasOwn(all, asked.get('theme')) ? all[asked.get('theme')] : isClass ? all.paper : all.midnight;
  for (const name in colours) document.documentElement.style.setProperty(name, colours[name]);
  document.querySelector('meta[name="theme-color"]').content = colours['--bg'];
}`;

export const firstColoursSource = sourceOf(colouring);

/** Gives the page the colours of the theme in its address before it is first painted. */
export const firstColours = inHead('first-colours', colouring);

/**
 * Loads a page that has not started after a minute anew if its server answers, then after two, and so on up
 * to an hour: part of its code may be missing, and nobody may be there. From the second time on, the caches
 * and the service worker are dropped first, as they may be damaged; both come back once the page has started.
 * An element of the page tells whether it has.
 */
const startingAgain = `{
  const key = 'fitful.starts';
  const minute = 60000;
  let tries = 6;
  try {
    tries = Math.min(6, Number(sessionStorage.getItem(key)) || 0);
    sessionStorage.setItem(key, tries);
  } catch {}
  const wait = () => setTimeout(look, Math.min(60, 2 ** tries) * minute);
  const keep = (count) => {
    try {
      sessionStorage.setItem(key, count);
    } catch {}
  };
  const forget = async () => {
    try {
      const worker = await navigator.serviceWorker.getRegistration();
      const names = await caches.keys();
      for (const name of names) if (name.endsWith(worker.scope)) await caches.delete(name);
      await worker.unregister();
    } catch {}
  };
  const look = () => {
    const hasStarted = () => !document.querySelector('#app > .start');
    if (hasStarted()) return keep(0);
    fetch(location.href, { cache: 'no-store' }).then(async ({ ok }) => {
      if (!ok || hasStarted()) return wait();
      keep(tries + 1);
      if (tries > 0) await forget();
      location.reload();
    }, wait);
  };
  wait();
}`;

export const startAgainSource = sourceOf(startingAgain);

/** Lets a page try again that cannot start. */
export const startAgain = inHead('start-again', startingAgain);

await loadAllWords();

/** A sentence in every language, one paragraph each. */
const inAll = (sentence: (page: Words['page']) => string): string =>
  languages
    .map((language) => `<p lang="${language}">${sentence(words(language).page)}</p>`)
    .join('');

/**
 * Writes into the page the sentences to show while no script runs.
 *
 * @param needsServer whether the page may have been opened as a file, and cannot start as one
 */
export const startWords = (needsServer: boolean): Plugin => ({
  name: 'start-words',
  transformIndexHtml: (html) => {
    const noScript = inAll((page) => page.noScript);
    const notYet = inAll((page) => page.notYetStarted(needsServer));
    return html.replace(
      /<!-- what is said until .*?-->/,
      `<noscript>${noScript}</noscript><div class="not-yet">${notYet}</div>`,
    );
  },
});
