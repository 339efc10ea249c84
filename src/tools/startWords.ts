import type { Plugin } from 'vite';
import { languages, words, type Words } from '../words/index.ts';

/** A sentence in every language, one paragraph each. */
const inAll = (sentence: (its: Words['page']) => string): string =>
  languages
    .map((language) => `<p lang="${language}">${sentence(words(language).page)}</p>`)
    .join('');

/**
 * Writes into the page the sentences to show while no script runs.
 *
 * @param needsServer whether it may be that it was opened as a file
 */
export const startWords = (needsServer: boolean): Plugin => ({
  name: 'start-words',
  transformIndexHtml: (html) => {
    const noScript = inAll((its) => its.noScript);
    const notYet = inAll((its) => its.notYetStarted(needsServer));
    return html.replace(
      /<!-- what is said until .*?-->/,
      `<noscript>${noScript}</noscript><div class="not-yet">${notYet}</div>`,
    );
  },
});
