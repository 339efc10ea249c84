import type { Plugin } from 'vite';
import { assetTexts } from '../../cli/assets.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { embedded, escaped, FRAME, frameTag } from '../../ui/share/codes.ts';
import { words } from '../../words/index.ts';

const NAME = 'Fitful';

/** What is said of a puzzle to pages that embed it, as oEmbed has it. */
const oEmbed = (address: string, title: string, frame: string) => ({
  version: '1.0',
  type: 'rich',
  title,
  provider_name: NAME,
  provider_url: address,
  html: frame,
  ...FRAME,
});

/** A page that names a puzzle, and goes on to where it is shown. */
function pageOf(address: string, id: string, title: string): string {
  const own = `${address}puzzles/${id}`;
  const [shown, said] = [`../?puzzle=${id}`, escaped(title)];
  const about = escaped(words('en').page.what);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${said} · ${NAME}</title>
    <meta name="description" content="${about}" />
    <meta property="og:site_name" content="${NAME}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${said}" />
    <meta property="og:description" content="${about}" />
    <meta property="og:url" content="${own}.html" />
    <meta property="og:image" content="${address}icon-512.png" />
    <link rel="alternate" type="application/json+oembed" href="${own}.json" title="${said}" />
    <meta http-equiv="refresh" content="0; url=${shown}" />
  </head>
  <body>
    <a href="${shown}">${said}</a>
  </body>
</html>
`;
}

/**
 * For each puzzle of the catalogue a page with an address of its own, and what oEmbed says of it, by file.
 *
 * @param site the address at which the built page stands
 * @throws TypeError if that is none
 */
function puzzleFiles(site: string): Readonly<Record<string, string>> {
  const address = new URL('./', site).href;
  const files = Object.entries(assetTexts('puzzles', '.txt')).flatMap(([id, text]) => {
    const { title } = parsePuzzle(text);
    const frame = frameTag(embedded(`${address}?puzzle=${id}`, true), title);
    return [
      [`puzzles/${id}.html`, pageOf(address, id, title)],
      [`puzzles/${id}.json`, JSON.stringify(oEmbed(address, title, frame))],
    ];
  });
  return Object.fromEntries(files) as Record<string, string>;
}

/** Writes these files, if it is known where the page is to stand: an answer of oEmbed names whole addresses. */
export const puzzlePages = (site: string | undefined): Plugin => ({
  name: 'puzzle-pages',
  apply: 'build',
  generateBundle() {
    if (!site) return;
    for (const [fileName, source] of Object.entries(puzzleFiles(site)))
      this.emitFile({ type: 'asset', fileName, source });
  },
});
