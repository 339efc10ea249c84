import type { Plugin, Rolldown } from 'vite';
import { sourceOf } from '../vite/beforeStart.ts';

/**
 * The class of the element that holds all files of the page but its code and styles: JSON, texts by name,
 * fonts in base 64.
 */
const FILES = 'files';

/** Comes before the code of the page: makes a URL for a file that the page holds. */
const urlOfFile = `const urlOfFile = (name) => {
  const { [name]: text } = JSON.parse(document.querySelector('script.${FILES}').textContent);
  const type = name.endsWith('.js') ? 'text/javascript' : 'text/plain';
  const isFont = name.endsWith('.woff2');
  const content = isFont ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : text;
  return URL.createObjectURL(new Blob([content], { type }));
};`;

/** The text of a script as it can stand in HTML. */
function inHtml(code: string): string {
  // Elsewhere than in strings and comments neither can occur, but for the second as two operators.
  const escaped = code.replaceAll(/<\/script/gi, String.raw`<\/script`);
  if (escaped.includes('<!--')) throw new Error('This code cannot stand in HTML.');
  return escaped;
}

/** Takes all files but the page itself out of a bundle. */
function takeFiles(bundle: Rolldown.OutputBundle) {
  const files: Record<string, string> = {};
  let [code, styles] = ['', ''];
  for (const [name, file] of Object.entries(bundle)) {
    if (name === 'index.html') continue;
    if (file.type === 'chunk') code += file.code;
    else if (name.endsWith('.css')) styles += String(file.source);
    else if (name.endsWith('.woff2'))
      files[name] = Buffer.from(file.source as Uint8Array).toString('base64');
    else files[name] = String(file.source);
    delete bundle[name];
  }
  return { code, styles, files };
}

/**
 * Builds the page as one file without modules, so that it also runs where it is opened without a server:
 * styles and code are inlined, and what else the page would load by a URL, such as the scripts of workers, it
 * gets by a blob URL. So no other code needs to know where its data comes from. A content policy is not in
 * it.
 */
export const oneFile: Plugin = {
  name: 'one-file',
  enforce: 'post',
  config: () => ({
    experimental: {
      renderBuiltUrl: (name, { hostType }) =>
        hostType === 'js' ? { runtime: `urlOfFile(${JSON.stringify(name)})` } : undefined,
    },
    build: {
      modulePreload: false,
      rolldownOptions: {
        // What loads parts of the page looks for it, but there are no parts.
        checks: { emptyImportMeta: false, pluginTimings: false },
        output: { format: 'iife', codeSplitting: false, intro: urlOfFile },
      },
    },
  }),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('There is no page.');
      const { code, styles, files } = takeFiles(bundle);
      let html = String(page.source)
        .replace(/\s*<script type="module"[^>]*><\/script>/, '')
        .replace(/\s*<link rel="stylesheet"[^>]*>/, '');
      for (const [name, text] of Object.entries(files)) {
        const start = `"./${name}"`;
        if (!html.includes(start)) continue;
        html = html.replace(start, `"data:image/svg+xml,${encodeURIComponent(text)}"`);
        delete files[name];
      }
      const held = JSON.stringify(files).replaceAll('<', String.raw`\u003c`);
      const parts = {
        '</head>': `<style>${styles}</style>\n  </head>`,
        '</body>': `<script type="application/json" class="${FILES}">${held}</script>
    <script>${inHtml(code)}</script>
  </body>`,
      };
      for (const [end, part] of Object.entries(parts)) html = html.replace(end, () => part);
      page.source = html;
    },
  },
};

const sourcesOf = (tag: string, html: string): string =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]
    .map(([, text]) => sourceOf(text!))
    .join(' ');

/**
 * Gives a page that is one file a content policy: its own scripts and styles as they are now, and nothing
 * else.
 */
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
