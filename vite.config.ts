import { inlineAssets, libraryAsset } from './src/tools/vite/assets.ts';
import {
  startAgain,
  startAgainSource,
  startWords,
  firstColours,
  firstColoursSource,
} from './src/tools/vite/beforeStart.ts';
import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { installable } from './src/tools/vite/installable.ts';
import { complete, licenses } from './src/tools/vite/licenses.ts';
import { withoutRegistrations } from './src/tools/vite/pixi.ts';
import { puzzlePages } from './src/tools/vite/puzzlePages.ts';

/** What the built page may load: its own files and nothing else. */
const policy = [
  "default-src 'self'",
  `script-src 'self' ${firstColoursSource} ${startAgainSource}`,
  // Charts are drawn as a picture of their own where they are saved.
  "img-src 'self' blob:",
  // Workers are started from copies, so that a page that is left on needs its server no more.
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const contentPolicy: Plugin = {
  name: 'content-policy',
  // A page that is one file has a policy of its own.
  apply: (_, { command, mode }) => command === 'build' && mode !== 'hosts',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
};

const ownLicense = readFileSync(new URL('LICENSE', import.meta.url), 'utf8');

/** The license of the page's own face, which is no package that is bundled. */
const ofl = readFileSync(new URL('assets/fonts/OFL.txt', import.meta.url), 'utf8');
const ofFace = `\n## Jost - 3.710 (OFL-1.1)\n\n${ofl.trim()}\n`;

/** What the service worker is made of, which is not bundled with the page. */
const ofServiceWorker = ['core', 'precaching', 'routing', 'strategies'].map((part) => {
  const [about, license] = ['package.json', 'LICENSE'].map((file) =>
    readFileSync(new URL(`node_modules/workbox-${part}/${file}`, import.meta.url), 'utf8'),
  ) as [string, string];
  const { name, version, license: kind } = JSON.parse(about) as Record<string, string>;
  return `\n## ${name} - ${version} (${kind})\n\n${license.trim()}\n`;
});

/** Puts Fitful's own license beside them; those of a bundle that is one file stand at its end. */
const ownLicenses: Plugin = {
  name: 'own-licenses',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const texts = bundle[licenses];
      const hasFace = Object.keys(bundle).some((name) => name.endsWith('.woff2'));
      if (texts?.type === 'asset')
        texts.source = complete(String(texts.source)) + (hasFace ? ofFace : '');
      const [one, ...others] = Object.values(bundle).filter(({ type }) => type === 'chunk');
      if (texts?.type === 'asset' && one?.type === 'chunk' && others.length === 0) {
        one.code += `\n/*\n${ownLicense}\n${String(texts.source).replaceAll('*/', '* /')}*/\n`;
        delete bundle[licenses];
      } else {
        if (texts?.type === 'asset') texts.source = [texts.source, ...ofServiceWorker].join('');
        this.emitFile({ type: 'asset', fileName: 'LICENSE', source: ownLicense });
      }
    },
  },
};

/** Tests of files that need Vite, for a text that is imported, or for modules loaded anew or replaced. */
const bundled = [
  'src/app/**/*.test.ts',
  'src/words/**/*.test.ts',
  'src/ui/race/trees/treeSide.test.ts',
];

/** A test file by its name; one that was moved would else be run unnoticed where it is to be left out. */
function testFile(name: string): string {
  const file = `src/${name}.test.ts`;
  if (!existsSync(new URL(file, import.meta.url))) throw new Error(`There is no ${file}.`);
  return file;
}

/** Unit tests that take more than a second or two; those of mode `quick` are all others. */
const slow = [
  'api/api',
  'app/address/anyAddress',
  'app/modes/class/alike',
  'app/modes/class/goals',
  'app/modes/class/moves',
  'app/library/counting/parallelCount',
  'cli/count/count',
  'cli/count/countFile',
  'cli/commands/experiment',
  'cli/lesson/lesson',
  'cli/main',
  'cli/count/residentMemory',
  'generate/generation',
  'generate/score',
  'generate/uniform/divisions',
  'count/asked/global',
  'count/count',
  'count/map/links',
  'count/sweep/frontiers',
  'count/large',
  'count/manyDigits',
  'count/sweep/mirrors',
  'count/plan/plan',
  'count/published',
  'count/queue',
  'count/resumed',
  'count/searchShare',
  'count/sweep/sweep',
  'play/fineChunks',
  'play/lane',
  'play/player',
  'play/race',
  'play/runHistory',
  'play/searchProgress',
  'play/tape',
  'puzzle/anyPuzzleText',
  'solve/candidates/candidates',
  'solve/effort/estimate',
  'solve/solvers/inspect',
  'solve/rules/rules',
  'solve/solvers/backtrack',
  'solve/solvers/exactCover',
  'solve/solvers/memoryReset',
  'solve/solvers/solvers',
  'testing/random/anyCount',
  'testing/runs/otherProcesses',
  'tools/law',
  'tools/package/fitfulBoard',
  'tools/package/package',
  'view/board/flashes',
  'words/anyText',
].map((name) => testFile(name));

/** What is there before a test is run: the words of all languages. */
const setupFiles = ['src/testing/words.setup.ts'];

/** How unit tests are run. */
const unit: TestProjectInlineConfiguration['test'] = {
  setupFiles,
  // Long for a busy machine; no test takes a tenth of it on one that is free, but for a few that run in mode `long` alone.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Nothing is global, so files can share a process, which has to load what they import but once.
  isolate: false,
  // Left to itself Vitest keeps one core free, which is every second one of two.
  maxWorkers: '100%',
};

/** How tests of the built page are run. */
const page: TestProjectInlineConfiguration['test'] = {
  setupFiles,
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Pages draw six frames a second, so that little changes more often.
  expect: { poll: { timeout: 30_000, interval: 120 } },
};

/** Page tests that compare when frames are drawn in reality, or what a page says at one time: they have the machine to themselves. */
const timed = ['app/screens/screens.page', 'testing/soak/monkey/monkey.page'].map((name) =>
  testFile(name),
);

/** `vite build` makes the page, `vite build --mode terminal` the command in one file. */
export default defineConfig(({ mode }) => ({
  base: './',
  publicDir: false,
  plugins: [
    solid(),
    contentPolicy,
    ownLicenses,
    libraryAsset,
    firstColours,
    startAgain,
    startWords(mode !== 'hosts'),
    withoutRegistrations,
    ...(mode === 'terminal' ? [inlineAssets] : []),
    ...(['terminal', 'hosts'].includes(mode)
      ? []
      : [...installable, puzzlePages(process.env['FITFUL_ADDRESS'])]),
  ],
  worker: { format: 'iife' },
  build:
    mode === 'terminal'
      ? {
          ssr: 'src/cli/main.ts',
          outDir: 'build',
          // Packages are there, too.
          emptyOutDir: false,
          target: 'node20',
          license: { fileName: licenses },
          rolldownOptions: {
            output: {
              entryFileNames: 'fitful.mjs',
              codeSplitting: false,
              banner: '#!/usr/bin/env node',
            },
          },
        }
      : {
          target: 'es2023',
          assetsInlineLimit: 0,
          chunkSizeWarningLimit: 1000,
          license: { fileName: licenses },
          // Styles that could not be loaded with a chunk would not be asked for again.
          cssCodeSplit: false,
        },
  ...(mode === 'terminal' ? { ssr: { noExternal: true } } : {}),
  test: {
    environment: 'node',
    globalSetup: 'src/tools/page.setup.ts',
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.page.test.ts', ...bundled, ...(mode === 'quick' ? slow : [])],
          env: { MODE: mode },
          // Node itself runs them: a search is several times faster than where Vite runs each module.
          execArgv: ['--import', 'tsx'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        plugins: [libraryAsset],
        test: {
          ...unit,
          name: 'bundled',
          include: bundled,
          exclude: ['src/**/*.page.test.ts', ...(mode === 'quick' ? slow : [])],
          env: { MODE: mode },
        },
      },
      {
        test: {
          ...page,
          name: 'page',
          include: ['src/**/*.page.test.ts'],
          exclude: timed,
          env: { MODE: mode },
          // Tests mostly wait: few pages are drawn, and those seldom.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...page,
          name: 'page-timed',
          include: timed,
          env: { MODE: mode },
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}));
