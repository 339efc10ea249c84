import { createHash } from 'node:crypto';

/** The source of an inlined script or style for a content policy. */
const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sourcesOf = (tag: string, html: string): string =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]
    .map(([, text]) => sourceOf(text!))
    .join(' ');

/** Gives a page that is one file a content policy: its own scripts and styles as they are now, and nothing else. */
export function withContentPolicy(html: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${sourcesOf('script', html)}`,
    `style-src ${sourcesOf('style', html)}`,
    // Charts are drawn as a picture of their own where they are saved.
    'img-src data: blob:',
    // What the page holds is read and run by way of blob URLs.
    'connect-src blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace('<head>', `<head>\n    ${meta}`);
}

/** Adds a script that runs before everything else in a page. */
export const withFirstScript = (html: string, script: string): string =>
  html.replace('<head>', () => `<head>\n    <script>${script}</script>`);
