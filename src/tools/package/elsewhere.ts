import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { compileScript, parse } from 'vue/compiler-sfc';
import { codeIn } from './examples.ts';
import { fitfulBoard } from './fitfulBoard.ts';

const document = readFileSync(join(import.meta.dirname, '../../..', fitfulBoard.readme), 'utf8');
const example = (language: string): string => codeIn(document, language)[0]!;

/** Compiles components of Vue, as its own plugin does, with the option that the page about the element names. */
const vueComponents: Plugin = {
  name: 'vue-components',
  transform(code, id) {
    if (!id.endsWith('.vue')) return undefined;
    const isCustomElement = (tag: string): boolean => tag === 'fitful-board';
    const { descriptor } = parse(code);
    const templateOptions = { compilerOptions: { isCustomElement } };
    return compileScript(descriptor, { id, inlineTemplate: true, templateOptions }).content;
  },
};

/** Each page has a board, and shows another puzzle, or takes the board away, when it is told. */
const sources: Readonly<Record<string, string>> = {
  'Box.tsx': example('tsx'),
  'Box.vue': example('vue'),
  'react.js': `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Box } from './Box.tsx';
const root = createRoot(document.querySelector('main'));
window.show = (props) => root.render(createElement(Box, props));
window.leave = () => root.unmount();`,
  'vue.js': `import { createApp, h, reactive } from 'vue';
import Box from './Box.vue';
const props = reactive({});
const app = createApp({ render: () => h(Box, props) });
window.show = (next) => {
  const isFirst = props.puzzle === undefined;
  Object.assign(props, next);
  if (isFirst) app.mount('main');
};
window.leave = () => app.unmount();`,
  'notebook.js': `import 'fitful-board';
import { Runtime } from '@observablehq/runtime';
const cell = document.querySelector('main');
const runtime = new Runtime();
const notebook = runtime.module();
const inspector = { fulfilled: (value) => cell.replaceChildren(value) };
const input = notebook.variable();
notebook.variable(inspector).define('board', ['puzzle'], (puzzle) => ${example('js')});
window.show = ({ puzzle }) => input.define('puzzle', [], () => puzzle);
window.leave = () => cell.replaceChildren();`,
  'slides.js': `import 'fitful-board';
import Reveal from 'reveal.js';
import 'reveal.js/reveal.css';
const transition = new URLSearchParams(location.search).get('transition');
const slides = new Reveal(document.querySelector('.reveal'), { transition });
await slides.initialize();
window.turn = () => slides.next();`,
};

const head = (script: string): string =>
  `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="${script}"></script>`;

/** The packages of others that these pages are made with. */
export const madeWith = ['react', 'react-dom', 'vue', '@observablehq/runtime', 'reveal.js'];

/**
 * Builds pages with the element in a project that has it and the packages of others, by Vite, into the folder returned.
 *
 * @param slides the slides of the presentation
 */
export async function buildElsewhere(app: string, slides: string): Promise<string> {
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(app, name), text);
  const pages = ['react', 'vue', 'notebook', 'slides'];
  for (const page of pages) {
    const body =
      page === 'slides'
        ? `<div class="reveal"><div class="slides">${slides}</div></div>`
        : '<main></main>';
    writeFileSync(join(app, `${page}.html`), `${head(`./${page}.js`)}${body}`);
  }
  const input = pages.map((page) => join(app, `${page}.html`));
  await build({
    root: app,
    configFile: false,
    base: './',
    logLevel: 'warn',
    plugins: [vueComponents],
    build: { target: 'es2023', chunkSizeWarningLimit: 1000, rolldownOptions: { input } },
  });
  return join(app, 'dist');
}
