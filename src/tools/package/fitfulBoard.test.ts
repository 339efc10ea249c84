import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { paramNames } from '../../settings/params.ts';
import type { BoardAttribute } from '../../element/types.ts';
import { installPackage, linkPackages, typeErrors } from '../../testing/runs/installedPackage.ts';
import { languages, words, type Language } from '../../words/index.ts';
import { codeIn } from './examples.ts';
import { fitfulBoard, minified } from './fitfulBoard.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'fitful-board-'));
const project = await installPackage(fitfulBoard, folder);
const installed = join(project.app, 'node_modules/fitful-board');
const textOf = (name: string): string => readFileSync(join(installed, name), 'utf8');
const page = readFileSync(join(root, fitfulBoard.readme), 'utf8');
afterAll(() => rmSync(folder, { recursive: true }));

test('the package has what is asked for from its entry on, and nothing else', () => {
  const scripts = new Set(['index.js']);
  for (const name of scripts)
    for (const [, , other] of textOf(name).matchAll(/\b(import|from)\b ?\(?[`"]\.\/([\w.-]+)[`"]/g))
      scripts.add(other!);
  expect(scripts.size).toBeGreaterThan(5);
  expect(project.packed.toSorted()).toEqual(
    [
      ...scripts,
      'LICENSE',
      'README.md',
      'licenses.md',
      'package.json',
      'types/types.d.ts',
    ].toSorted(),
  );
});

/** The most kB of scripts that a board on show loads, compressed as CDNs do. */
const SCRIPTS = 237;

/** What a board on show asks for: the element, what all boards share, the worker of its search, and a puzzle. */
const asked = [
  'index.js',
  'fitfulBoard.js',
  'sharedResources.js',
  'search.worker.js',
  '_virtual_catalogue.js',
];

/** The names of some scripts, and of all that they import to be run at all. */
function withImported(names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found)
    for (const [, other] of textOf(name).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
      found.add(other!);
  return found;
}

/** The script with what boards say in a language. */
const saidIn = (language: Language): string =>
  project.packed.find(
    (name) => name.endsWith('.js') && textOf(name).includes(words(language).page.noGraphics),
  )!;

test.each(languages)('a board on show loads few scripts in %s', (language) => {
  const own = [...asked, saidIn(language)];
  const scripts = [...withImported(own)];
  expect(scripts.length).toBeGreaterThan(own.length);
  const sizes = scripts.map((name) => brotliCompressSync(textOf(name)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(SCRIPTS);
  for (const other of languages) {
    if (other !== language) expect(scripts).not.toContain(saidIn(other));
    // What the page says besides.
    const besides = `${other}.js`;
    expect(project.packed).toContain(besides);
    expect(scripts).not.toContain(besides);
  }
});

test('shaders are minified, and mean the same', () => {
  const shader = '  // A.\n  float a = b - -c * (d + 10.0);\n  if (a < b) return -a;\n';
  expect(minified(shader)).toBe('float a=b- -c*(d+10.);if(a<b)return-a;');
  const numbers = ['0.0', '0.05', '0.50', '1.05', '10.01', '7.0e-3', 'x0.xy', 'vec2(0, 20)'];
  const short = ['0.', '.05', '.50', '1.05', '10.01', '7.e-3', 'x0.xy', 'vec2(0,20)'];
  expect(numbers.map(minified)).toEqual(short);
});

test('it needs nothing but itself, and has the licences of what is in it', () => {
  const { dependencies, version } = JSON.parse(textOf('package.json')) as Record<string, unknown>;
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect([dependencies, version]).toEqual([undefined, own.version]);
  const licenses = textOf('licenses.md').split(/^## /m).slice(1);
  const names = licenses.map((one) => one.split(' ')[0]);
  expect(names).toEqual(expect.arrayContaining(['pixi.js', 'pure-rand', 'solid-js']));
  for (const one of licenses) expect(one).toMatch(/Copyright|\(c\)/i);
  expect(textOf('LICENSE')).toMatch(/^MIT License/);
});

/** All attributes that types name. */
const attributes: Readonly<Record<BoardAttribute, true>> = {
  puzzle: true,
  text: true,
  solver: true,
  order: true,
  pieces: true,
  rules: true,
  seed: true,
  hold: true,
  unique: true,
  speed: true,
  step: true,
  from: true,
  to: true,
  loop: true,
  paused: true,
  theme: true,
  hour: true,
  letters: true,
  captions: true,
  ui: true,
  mode: true,
  laid: true,
  live: true,
};

test('what its types name are names of addresses', () => {
  expect(paramNames).toEqual(expect.arrayContaining(Object.keys(attributes)));
});

test('its types name what its page does', () => {
  const [, listed = ''] = /^Its attributes are [^:]*: ([^]*?) and others/m.exec(page)!;
  const named = Array.from(listed.matchAll(/`(\w+)`/g), ([, name]) => name!);
  expect(named.length).toBeGreaterThan(10);
  expect(Object.keys(attributes)).toEqual(expect.arrayContaining(named));
});

/** A page of its own, and what does not exist. */
const program = `import 'fitful-board';
const board = document.createElement('fitful-board');
board.puzzle = 'domino-5x2';
board.speed = 20;
board.step = 3;
board.step(-1);
const puzzle: string | undefined = document.querySelector('fitful-board')?.status()?.puzzle;
board.addEventListener('fitful-end', ({ detail }) => console.log(puzzle, detail.solutions + 1));
document.addEventListener('fitful-step', ({ detail }) => console.log(detail.steps + 1));
// @ts-expect-error
board.stop();
// @ts-expect-error
board.solver = { name: 'dlx' };
`;

test.each([
  ['Bundler', 'ESNext'],
  ['Node16', 'Node16'],
])('types of tag, properties and events are right, with modules as in %s', async (from, module) => {
  const options = { moduleResolution: from, module, lib: ['ES2023', 'DOM'] };
  expect(await typeErrors(project, [['program.mts', program]], options)).toBe('');
});

test('its page’s component for React has the right types', async () => {
  linkPackages(project, ['@types/react']);
  const [component = ''] = codeIn(page, 'tsx');
  const wrong = component.replace('speed="max"', 'speed={{}}').replace('.solutions)', '.boards)');
  const played = component.replace(
    '/>',
    'mode="play" laid="0.0.4" live ref={(board) => void board?.status()?.laid} />',
  );
  const module = { module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx' };
  const options = { ...module, lib: ['ES2023', 'DOM'] };
  for (const right of [component, played])
    expect(await typeErrors(project, [['Box.tsx', right]], options)).toBe('');
  const errors = await typeErrors(project, [['Box.tsx', wrong]], options);
  expect(errors.match(/error TS\d+/g)).toHaveLength(2);
});

test('where there are no elements, loading it does nothing', async () => {
  const code = `import('fitful-board').then((names) => console.log(Object.keys(names).length))`;
  expect(await project.run('node', '-e', code)).toBe('0\n');
});
