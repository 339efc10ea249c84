import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A small project under the same rules, in which every rule is broken once. */
const project = join(import.meta.dirname, '../..');
const house = mkdtempSync(join(tmpdir(), 'fitful-law-'));
afterAll(() => rmSync(house, { recursive: true }));

const rooms =
  'run puzzle theme drawing solve count lag generate experiment teach game play words settings view ui app element api cli tools bench'.split(
    ' ',
  );
const above = rooms.slice(0, 14);
const pure = [...above, 'api'];
/** The rooms that import from fewer than all above them: from these. */
const fewer: Readonly<Record<string, readonly string[]>> = {
  game: ['run', 'puzzle', 'solve', 'count', 'teach'],
  // They are siblings, and the view is free of language.
  view: above.filter((room) => room !== 'words' && room !== 'settings'),
  ui: above,
  api: ['run', 'puzzle', 'solve', 'count'],
  cli: above,
};
const mayImport = (from: string, to: string) => {
  if (from === to || from === 'tools' || from === 'bench') return true;
  return fewer[from]?.includes(to) ?? rooms.indexOf(to) < rooms.indexOf(from);
};

/** Which room may use which package, tests aside. */
const packages: Readonly<Record<string, readonly string[]>> = {
  'pixi.js': ['view'],
  'pixi.js/unsafe-eval': ['view'],
  'solid-js': ['ui', 'app'],
  'solid-js/web': ['ui', 'app'],
  'node:fs': ['cli'],
  'node:timers/promises': ['cli'],
  'fastest-levenshtein': ['cli'],
  'playwright-core': [],
  'dancing-links': [],
};

/** The packages that the linter allows to each room besides those of all. */
const own: Readonly<Record<string, readonly string[]>> = {
  solve: ['pure-rand/**'],
  view: ['pixi.js', 'pixi.js/**'],
  ui: [
    'solid-js',
    'solid-js/**',
    'tinykeys',
    'tinykeys/**',
    'd3-hierarchy',
    'd3-scale',
    'd3-shape',
    'uqr',
  ],
  app: ['virtual:library', 'solid-js', 'solid-js/**', 'mediabunny', 'gifenc', 'fflate'],
  element: ['virtual:catalogue'],
  api: ['virtual:catalogue'],
  cli: ['fastest-levenshtein', 'fflate'],
};
const everywhere = ['./**', '../**', 'vitest', 'fast-check', 'node:*', 'node:*/**'];

/** The linter's configuration for the imports of a room. */
const restrictionOf = (room: string) => ({
  files: room === 'app' ? ['src/app/**', 'src/main.ts'] : [`src/${room}/**`],
  excludeFiles: ['**/*.page.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+((${rooms.filter((to) => !mayImport(room, to)).join('|')})/|main\\.)`,
            message: 'A room imports only from the rooms above it.',
          },
          {
            regex: '/(utils?|helpers?|common|misc|shared)(/|\\.)',
            message: 'Name a place by what it does.',
          },
          {
            group: ['*', ...[...everywhere, ...(own[room] ?? [])].map((name) => `!${name}`)],
            message: 'Not a package for this room.',
          },
        ],
      },
    ],
  },
});

test('every folder of src is a room of the table, in the README and in the configuration without the DOM', () => {
  const folders = readdirSync(join(project, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual([...rooms, 'testing', 'docs'].toSorted());
  const readme = readFileSync(join(project, 'src/README.md'), 'utf8');
  expect(folders.filter((name) => !readme.includes(`\`${name}/\``))).toEqual([]);
  const { include } = JSON.parse(
    readFileSync(join(project, 'tsconfig.pure.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
  ) as { include: string[] };
  for (const room of pure) expect(include.some((path) => path.includes(`src/${room}`))).toBe(true);
});

test('no folder has many more than twenty files of code, tests aside', () => {
  const folders = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map(dirname);
  const full = new Set(
    folders.filter((folder) => folders.filter((one) => one === folder).length > 24),
  );
  expect(folders.length).toBeGreaterThan(1000);
  expect([...full]).toEqual([]);
});

test('the linter has the same rules for each room, except for what it may import', () => {
  const { overrides } = JSON.parse(readFileSync(join(project, '.oxlintrc.json'), 'utf8')) as {
    overrides: readonly { readonly rules: object }[];
  };
  const told = overrides.filter(({ rules }) => 'no-restricted-imports' in rules);
  expect(told).toEqual(rooms.slice(0, 20).map(restrictionOf));
});

/** Files that each break one rule, and the rule; those of the rooms' law are added below. */
const broken = new Map<string, string>();
const sound: string[] = [];

function write(path: string, ...lines: string[]): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), `${lines.join('\n')}\n`);
}

function breaks(rule: string, path: string, ...lines: string[]): void {
  write(path, ...lines);
  broken.set(path, rule);
}

function expectation(allowed: boolean, path: string, line: string): void {
  if (allowed) {
    write(path, line);
    sound.push(path);
  } else {
    const node = line.includes(`'node:`);
    breaks(node ? 'import(no-nodejs-modules)' : 'eslint(no-restricted-imports)', path, line);
  }
}

function run(program: string, ...args: string[]): string {
  const bin = join(project, 'node_modules/.bin', program);
  const { stdout } = spawnSync(bin, args, { cwd: house, encoding: 'utf8', maxBuffer: 1 << 26 });
  return stdout;
}

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

describe('the linter', () => {
  const found = new Map<string, string[]>();

  beforeAll(() => {
    const settings = ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.json', 'tsconfig.pure.json'];
    for (const file of settings) cpSync(join(project, file), join(house, file));
    symlinkSync(join(project, 'node_modules'), join(house, 'node_modules'));

    for (const from of rooms) {
      write(`src/${from}/door.ts`, `export const door = '${from}';`);
      for (const to of rooms) {
        const allowed = mayImport(from, to);
        expectation(allowed, `src/${from}/to-${to}.ts`, `export { door } from '../${to}/door.ts';`);
        const deep = `export type { door } from '../../${to}/door.ts';`;
        expectation(allowed, `src/${from}/deep/to-${to}.test.ts`, deep);
      }
    }
    for (const [name, users] of Object.entries(packages)) {
      for (const room of rooms.slice(0, 20)) {
        const file = `src/${room}/with-${name.replaceAll(/\W/g, '-')}.ts`;
        expectation(users.includes(room), file, `export * from '${name}';`);
      }
    }
    for (const room of rooms) {
      const free = [`export { test } from 'vitest';`, `export { readFile } from 'node:fs';`];
      write(`src/${room}/free.test.ts`, ...free);
      write(`src/${room}/free.page.test.ts`, `export { door } from '../tools/door.ts';`);
      sound.push(`src/${room}/free.test.ts`, `src/${room}/free.page.test.ts`);
    }
    const lazy = `export const door = () => import('../ui/door.ts');`;
    expectation(false, 'src/play/lazy.ts', lazy);
    expectation(false, 'src/ui/drawer.ts', `export * from './utils/drawer.ts';`);
    write('src/ui/utils/drawer.ts', 'export const drawer = 1;');

    const cycle = 'import(no-cycle)';
    breaks(cycle, 'src/play/hen.ts', `import { egg } from './egg.ts';`, 'export const hen = egg;');
    breaks(cycle, 'src/play/egg.ts', `import { hen } from './hen.ts';`, 'export const egg = hen;');

    // A cycle of types alone counts too.
    breaks(cycle, 'src/play/a.ts', `import type { B } from './b.ts';`, 'export type A = B[];');
    breaks(cycle, 'src/play/b.ts', `import type { A } from './a.ts';`, 'export type B = A[];');

    for (const room of pure) {
      const file = (name: string) => `src/${room}/impure-${name}.ts`;
      const luck = 'eslint(no-restricted-properties)';
      breaks(luck, file('luck'), 'export const luck = () => Math.random();');
      const global = 'eslint(no-restricted-globals)';
      breaks(global, file('date'), 'export const now = () => Date.now();');
      breaks(global, file('clock'), 'export const now = () => performance.now();');
      breaks(global, file('later'), 'export const later = () => setTimeout(() => 1);');
      breaks('eslint(no-console)', file('talk'), `console.log('Hello');`);
    }
    breaks(
      'eslint(no-restricted-properties)',
      'src/ui/wait.page.test.ts',
      `import type { Page } from 'playwright-core';`,
      'export const wait = (page: Page) => page.waitForTimeout(500);',
    );
    breaks('typescript(no-explicit-any)', 'src/ui/any.ts', 'export const cast = (x: any) => x;');
    breaks('import(extensions)', 'src/ui/bare.ts', `export { door } from './door';`);
    breaks('import(no-default-export)', 'src/ui/default.ts', 'export default 1;');
    breaks('eslint(eqeqeq)', 'src/ui/equal.ts', 'export const same = (a: number) => a == 1;');
    breaks(
      'typescript(no-floating-promises)',
      'src/ui/promise.ts',
      'export function start(): void {',
      '  Promise.resolve(1);',
      '}',
    );
    breaks(
      'typescript(switch-exhaustiveness-check)',
      'src/ui/switch.ts',
      `export function side(way: 'left' | 'right'): number {`,
      '  switch (way) {',
      `    case 'left':`,
      '      return 1;',
      '  }',
      '  return 2;',
      '}',
    );
    const tooLong = Array.from({ length: 400 }, (_, line) => `export const line${line} = ${line};`);
    breaks('eslint(max-lines)', 'src/ui/long.ts', ...tooLong);

    const report = JSON.parse(run('oxlint', '--format=json', 'src')) as {
      diagnostics: Diagnostic[];
    };
    for (const { filename, code } of report.diagnostics)
      found.set(filename, [...(found.get(filename) ?? []), code]);
  });

  test('reports every broken rule', () => {
    const missed = [...broken].filter(([path, rule]) => !found.get(path)?.includes(rule));
    expect(missed).toEqual([]);
  });

  test('accepts what the law allows', () => {
    const accused = sound.filter((path) => found.has(path));
    expect(accused.map((path) => [path, found.get(path)])).toEqual([]);
  });
});

test('the pure rooms have no DOM types', () => {
  write('src/solve/window.ts', 'export const title = () => document.title;');
  write('src/ui/window.ts', 'export const title = () => document.title;');
  expect(run('tsc', '-p', 'tsconfig.pure.json')).toContain('src/solve/window.ts(1,28)');
  expect(run('tsc', '-p', 'tsconfig.json')).not.toContain('window.ts');
});

/** Files under a root that import from `testing/` and may not: all but tests and its own. */
function usersOfTesting(root: string): string[] {
  const entries = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return files
    .filter((file) => !/^src\/testing\/|\.test\.ts$/.test(file))
    .filter((file) => /['"`](\.\.?\/)+testing\//.test(readFileSync(join(root, file), 'utf8')));
}

test('only tests import test helpers', () => {
  write('src/testing/door.ts', `export const door = 'testing';`);
  write('src/solve/helped.ts', `export { door } from '../testing/door.ts';`);
  write('src/ui/helped.tsx', `export const door = () => import('../testing/door.ts');`);
  write('src/tools/helped.ts', `export { door } from '../testing/door.ts';`);
  for (const file of [
    'solve/deep/helped.test.ts',
    'tools/deep/helped.test.ts',
    'testing/deep/helped.ts',
  ])
    write(`src/${file}`, `export { door } from '../../testing/door.ts';`);
  expect(usersOfTesting(house).sort()).toEqual([
    'src/solve/helped.ts',
    'src/tools/helped.ts',
    'src/ui/helped.tsx',
  ]);
  expect(usersOfTesting(project)).toEqual([]);
});

test('the formatter reports double quotes', () => {
  write('src/words/loud.ts', 'export const loud = "loud";');
  expect(run('oxfmt', '--check', 'src/words')).toContain('src/words/loud.ts');
});

test('an unused export is reported', () => {
  rmSync(join(house, 'src'), { recursive: true });
  cpSync(join(project, '.knip.json'), join(house, '.knip.json'));
  write('package.json', '{ "type": "module", "devDependencies": { "vite": "8" } }');
  write('index.html', '<script type="module" src="/src/main.ts"></script>');
  write('src/main.ts', `import { used } from './app/door.ts';`, 'export const main = used;');
  write('src/app/door.ts', 'export const used = 1;', 'export const idle = 2;');
  write('src/app/loft.ts', 'export const loft = 1;');
  const report = run('knip', '--reporter', 'symbols');
  expect(report).toContain('idle');
  expect(report).toContain('src/app/loft.ts');
  expect(report).not.toMatch(/\bused\b/);
});
