import type { Plugin } from 'vite';
import { languages, words } from '../words/index.ts';

/** A sentence in every language, one paragraph each. */
const inAll = (sentence: 'noScript' | 'notYetStarted'): string =>
  languages
    .map((language) => `<p lang="${language}">${words(language).page[sentence]}</p>`)
    .join('');

/** Writes into the page the sentences to show while no script runs. */
export const startWords: Plugin = {
  name: 'start-words',
  transformIndexHtml: (html) =>
    html.replace(
      /<!-- what is said until .*?-->/,
      `<noscript>${inAll('noScript')}</noscript><div class="not-yet">${inAll('notYetStarted')}</div>`,
    ),
};
