import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeIn, printedBy } from './examples.ts';
import { writeDeclarations } from './declarations.ts';
import { fitful } from './fitful.ts';
import type { RecipeFile } from '../../solve/saved/recipe.ts';
import { writePackage } from './writePackage.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'fitful-package-'));
const [made, app] = [join(folder, 'made'), join(folder, 'app')];
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program in the folder of a project that uses the package; fails if the program does. */
async function run(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd: app });
  return stdout;
}

/** The files of the package as npm has packed it. */
let packed: readonly string[] = [];

beforeAll(async () => {
  await writePackage(fitful, made);
  mkdirSync(app);
  const about = await run('npm', 'pack', made, '--json', '--pack-destination', folder);
  const [{ filename, files }] = JSON.parse(about) as [
    { filename: string; files: readonly { path: string }[] },
  ];
  packed = files.map(({ path }) => path);
  writeFileSync(join(app, 'package.json'), '{ "private": true }');
  await run('npm', 'install', join(folder, filename), '--offline', '--no-audit', '--no-fund');
});

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
    const source = mkdtempSync(join(app, 'types-'));
    for (const [i, text] of texts.entries()) writeFileSync(join(source, `${i}.mts`), text);
    const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };
    const target = { module, moduleResolution, lib, target: 'ES2022', types: [], noEmit: true };
    const settings = { compilerOptions: { ...target, ...strict, noUncheckedIndexedAccess: true } };
    writeFileSync(join(source, 'tsconfig.json'), JSON.stringify(settings));
    const tsc = join(root, 'node_modules/.bin/tsc');
    const errors = run(tsc, '-p', source).catch(({ stdout }: { stdout: string }) => stdout);
    expect(await errors).toBe('');
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
