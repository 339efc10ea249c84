import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codeIn, printedBy } from './examples.ts';
import { writeDeclarations } from './declarations.ts';
import { fitful } from './fitful.ts';
import type { RecipeFile } from '../../solve/saved/recipe.ts';
import { installPackage, typeErrors } from '../../testing/runs/installedPackage.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'fitful-package-'));
const { packed, app, run } = await installPackage(fitful, folder);
afterAll(() => rmSync(folder, { recursive: true }));

test('the package has these files, and nothing else', () => {
  const types = 'count index lattices puzzle puzzleError puzzles search types'.split(' ');
  const others = [
    'LICENSE',
    'README.md',
    'fitful.mjs',
    'index.js',
    'licenses.md',
    'package.json',
    'page.html',
  ];
  expect(packed.toSorted()).toEqual(
    [
      ...others,
      'puzzles.js',
      'shared.js',
      ...types.map((module) => `types/${module}.d.ts`),
    ].toSorted(),
  );
});

test('it needs nothing but itself, and has the licences of what is in it', () => {
  const installed = join(app, 'node_modules/fitful');
  const textOf = (name: string): string => readFileSync(join(installed, name), 'utf8');
  const modules = ['index.js', 'puzzles.js', 'shared.js'];
  const imported = modules.flatMap((name) =>
    [...textOf(name).matchAll(/^(?:import|export) .*from "(.+)";$/gm)].map(([, from]) => from!),
  );
  expect(new Set(imported)).toEqual(new Set(['./shared.js']));
  const { dependencies, version } = JSON.parse(textOf('package.json')) as Record<string, unknown>;
  expect([dependencies, version]).toEqual([
    undefined,
    (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
  ]);
  const packages = [...textOf('licenses.md').matchAll(/^## (\S+) - /gm)].map(([, name]) => name);
  expect(packages).toEqual(['pure-rand']);
  expect(textOf('LICENSE')).toMatch(/^MIT License/);
});

const examples = codeIn(readFileSync(join(root, fitful.readme), 'utf8'), 'js');

test.each(examples.map((code, i) => [i + 1, code] as const))(
  'example %i of its page prints what it says',
  async (i, code) => {
    writeFileSync(join(app, `example${i}.mjs`), code);
    expect(printedBy(code)).not.toBe('');
    expect(await run('node', `example${i}.mjs`)).toBe(printedBy(code));
  },
);

/** A program that needs neither a DOM nor Node, and an option that does not exist. */
const bare = `import { count, parse, solve } from 'fitful';
export const solutions: bigint = count(parse(''));
// @ts-expect-error
export const search = solve(parse(''), { solver: 'dancing' });
`;

test.each([
  ['the examples', 'Bundler', 'ESNext', ['ES2023', 'DOM'], examples],
  ['the examples', 'Node16', 'Node16', ['ES2023', 'DOM'], examples],
  ['a program', 'Node16', 'Node16', ['ES2022'], [bare]],
])(
  '%s, with modules as in %s: types are right',
  async (_, moduleResolution, module, lib, texts) => {
    const files = texts.map((text, i) => [`${i}.mts`, text] as const);
    expect(await typeErrors({ app, run }, files, { moduleResolution, module, lib })).toBe('');
  },
);

test('it has all puzzles, and searches that reach a solution as soon as their recipes say', async () => {
  const load = <Module>(name: string) =>
    import(join(app, 'node_modules/fitful', name)) as Promise<Module>;
  const { solve } = await load<typeof import('../../api/index.ts')>('index.js');
  const puzzles = await load<typeof import('../../api/puzzles.ts')>('puzzles.js');
  const { puzzleIds, puzzleById, searchById } = puzzles;
  const days = puzzleIds.filter((id) => id.startsWith('today-'));
  const files = readdirSync(join(root, 'assets/puzzles')).map((file) => file.replace('.txt', ''));
  expect(days).toHaveLength(366);
  expect(puzzleIds.filter((id) => !days.includes(id)).toSorted()).toEqual(files.toSorted());
  expect(puzzleById('today-12-25').title).toBe('A puzzle for December 25');
  for (const find of [puzzleById, searchById])
    expect(() => find('pentomino-6x11')).toThrow(RangeError);
  const recipes = JSON.parse(readFileSync(join(root, 'assets/recipes.json'), 'utf8')) as RecipeFile;
  const short = Object.entries(recipes).filter(([, { solved = Infinity }]) => solved < 1000);
  expect(short.length).toBeGreaterThan(20);
  for (const [id, { solved }] of short) {
    const search = solve(puzzleById(id), searchById(id));
    for (const { kind } of search) if (kind === 'solution') break;
    expect([id, search.placements]).toEqual([id, solved]);
  }
});

test('declarations that lead out of their folder are refused', () => {
  const types = join(folder, 'types');
  expect(() => writeDeclarations(['src/solve/fixedAt.ts'], types)).toThrow(/puzzle\/types\.ts/);
});

test('its command counts in any folder, by workers too', async () => {
  const count = ['fitful', 'count', 'pentomino-6x10', '--unique'];
  expect(await run('npx', '--offline', ...count)).toBe('2339\n');
  const byWorkers = ['count', 'pentomino-3x20', '--workers', '2'];
  expect(await run('node_modules/.bin/fitful', ...byWorkers)).toBe('8\n');
});
