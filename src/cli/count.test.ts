import fc from 'fast-check';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { printPuzzle } from '../puzzle/text.ts';
import { anyCounts, Truth } from '../solve/anyCount.ts';
import { anyDamage } from '../solve/anyDamage.ts';
import { seal, unseal } from '../solve/seal.ts';
import { countedByCommand, isWritable } from './tryCount.ts';
import { fitful, json } from './tryOut.ts';

// As on any machine with four cores.
vi.mock('./workers.ts', () => ({ mostUseful: () => 4 }));

const three = 'three-in-a-square';
const folder = mkdtempSync(join(tmpdir(), 'fitful-count-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

describe('count', () => {
  test('is a number', async () => {
    expect(await fitful('count', three)).toMatchObject({ code: 0, output: '16\n' });
    expect(await fitful('count', three, '--unique')).toMatchObject({ code: 0, output: '2\n' });
  });

  test('goes the fastest way where no search is asked for', async () => {
    const [free] = await json('count', 'pentomino-3x20', '--json', '--unique');
    expect(free).toEqual({
      puzzle: 'pentomino-3x20',
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
      ...{ solver: 'fastest', order: null, pieces: null, rules: [], seed: null, hold: null },
      unique: true,
      shard: '1/1',
      solutions: 2,
      placements: null,
      seconds: expect.any(Number),
      complete: true,
    });
  });

  test.each(['1', '3'])(
    'tells the placements of exactly the search asked for, with %s workers',
    async (workers) => {
      const [asked] = await json(
        ...['count', three, '--json', '--order', 'columns', '--workers', workers],
      );
      const steps = await json('steps', three, '--order', 'columns');
      const placed = steps.filter(({ kind }) => kind === 'place').length;
      expect(asked).toMatchObject({ order: 'columns', unique: false, placements: placed });
    },
  );

  test('tells every part of a search that was chosen', async () => {
    const choice = ['--pieces', 'C,A', '--rules', 'dead-cells', '--seed', '7'];
    const [asked] = await json('count', three, '--json', ...choice);
    expect(asked).toMatchObject({ solver: 'backtrack', order: 'rows', pieces: ['C', 'A'] });
    expect(asked).toMatchObject({ rules: ['dead-cells'], seed: 7, solutions: 16 });
    const [first] = await json('steps', three, '--limit', '1', ...choice);
    expect(first).toMatchObject({ kind: 'place', piece: 'C' });
  });

  test('notes how far it is, and about how large the tree of a search is', async () => {
    const { notes } = await fitful('count', 'pentomino-3x20', '--order', 'rows', '--workers', '1');
    expect(notes.at(-1)).toBe('');
    const [first] = notes;
    expect(first).toMatch(
      /^\d+\.\d% · \d+ solutions? · .+ of about [\d.]+ thousand ± [\d.]+ thousand$/,
    );
  });
});

describe('parts of a count', () => {
  const parts = async (...args: string[]) => {
    const each = [1, 2, 3].map((i) => fitful('count', ...args, '--json', '--shard', `${i}/3`));
    const found = await Promise.all(each);
    expect(found.map(({ code }) => code)).toEqual([0, 0, 0]);
    return found.map(({ output }) => output);
  };

  test.each([
    ['the fastest way', []],
    ['a search', ['--order', 'rows']],
  ])('add up: %s', async (_, how) => {
    writeFileSync(file('parts'), (await parts('pentomino-3x20', ...how)).join(''));
    const { code, output } = await fitful('total', file('parts'));
    const [whole] = await json('count', 'pentomino-3x20', '--json', ...how);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual({ ...whole, seconds: expect.any(Number) });
  });

  // Each of them went wrong where what a part remembered decided which part counted what.
  test.each([
    ['pentomino-20x3 --order columns --rules islands,repeats --workers 2', 8],
    ['pentomino-20x3 --solver dlx --order columns --rules islands,repeats --workers 2', 8],
    ['pentomino-3x20 --order diagonal --rules repeats --workers 2', 8],
    ['pentomino-15x3 --order columns --rules repeats --workers 2', 804],
    ['pentomino-15x3 --order columns --rules repeats --workers 2 --unique', 201],
    ['tromino-l-tetromino-o-6x6 --order rows --rules repeats --workers 2', 545],
  ])('add up where a rule remembers: %s', async (args, solutions) => {
    expect(await fitful('count', ...args.split(' '))).toMatchObject({ output: `${solutions}\n` });
  });

  test('add up on several machines where a rule remembers', async () => {
    const lines = ['1/2', '2/2'].map((shard) =>
      fitful(
        ...['count', 'pentomino-3x20', '--order', 'diagonal', '--rules', 'repeats'],
        ...['--json', '--shard', shard],
      ),
    );
    const found = (await Promise.all(lines)).map(({ output }) => output);
    writeFileSync(file('remembered'), found.join(''));
    const [total] = await json('total', file('remembered'));
    // What one part has seen another one sees again, so how often pieces were placed says nothing.
    expect(total).toMatchObject({ solutions: 8, placements: null, complete: true });
  });

  test('a search that holds a piece is one of its own, in parts and in processes too', async () => {
    const hold = [three, '--hold', 'A:3'];
    expect(await fitful('count', ...hold)).toMatchObject({ code: 0, output: '2\n' });
    expect(await fitful('count', ...hold, '--workers', '2')).toMatchObject({ output: '2\n' });
    const halves = await Promise.all(
      ['1/2', '2/2'].map(
        async (part) => (await json('count', ...hold, '--json', '--shard', part))[0]!,
      ),
    );
    expect(halves.map(({ hold }) => hold)).toEqual(['A:3', 'A:3']);
    expect(halves.reduce((sum, { solutions }) => sum + Number(solutions), 0)).toBe(2);
    const unique = ['count', three, '--hold', 'A', '--unique'];
    expect(await fitful(...unique)).toMatchObject({ code: 0, output: '2\n' });
  });

  test('are refused where they do not make a whole', async () => {
    const [one, two, third] = (await parts(three)) as [string, string, string];
    const [other] = await parts(three, '--unique');
    const cases: [string[], string][] = [
      [[one, third], 'part 2 of 3 is missing'],
      [[one], 'parts 2, 3 of 3 are missing'],
      [[one, two, third, two], 'part 2/3 is there twice'],
      [[one, two.replace('"complete":true', '"complete":false'), third], 'not counted to its end'],
      [[two, other!, third], '“unique” differs'],
      [[one, two.replace('2/3', '2/4'), third], 'not of the same number of parts'],
      [[one, '{"shard":"2/3"}\n'], 'line 2 of'],
      [[one, 'null'], 'line 2 of'],
      [['{'], 'line 1 of'],
      [['\n'], 'which results?'],
    ];
    for (const [lines, said] of cases) {
      writeFileSync(file('odd'), lines.join(''));
      const { code, output, refused } = await fitful('total', file('odd'));
      expect({ code, output }).toEqual({ code: 2, output: '' });
      expect(refused).toContain(said);
    }
    expect(await fitful('total')).toMatchObject({ code: 2 });
    expect(await fitful('total', file('nowhere'))).toMatchObject({ code: 2 });
  });
});

describe('a count that is put down', () => {
  /** Counts for a moment, until Ctrl-C is pressed. */
  const interrupted = async (...args: string[]) => {
    const running = fitful('count', ...args);
    const listeners = process.listenerCount('SIGINT');
    while (process.listenerCount('SIGINT') === listeners) await breath();
    for (let i = 0; i < 5; i++) await breath();
    process.emit('SIGINT');
    return running;
  };

  test.each([
    ['the fastest way', ['pentomino-8x8-corner'], ['--workers', '2']],
    ['a search', ['hexiamond-6x6', '--order', 'columns'], ['--workers', '1']],
    ['a search by many', ['hexiamond-6x6', '--order', 'columns'], ['--workers', '3']],
    ['a search that remembers', ['hexiamond-6x6', '--order', 'columns', '--rules', 'repeats'], []],
  ])('is taken up where it was: %s', async (_, what, how) => {
    const name = file(`${what.join('')}${how.join('')}`);
    const args = [...what, ...how, '--json', '--save', name, '--resume', name];
    const first = await interrupted(...args);
    expect(first.code).toBe(130);
    expect(JSON.parse(first.output)).toMatchObject({ complete: false });
    expect(first.refused).toContain(`--resume ${name}`);
    const text = readFileSync(name, 'utf8');
    expect(text.length).toBeLessThan(1000);
    const half = unseal(text) as { open: []; untouched: []; seconds: number };
    expect([...half.open, ...half.untouched]).not.toEqual([]);
    const last = (await json('count', ...args))[0]!;
    const [whole] = await json('count', ...what, '--json', '--workers', '1');
    expect(last).toMatchObject({ solutions: whole!.solutions, placements: whole!.placements });
    expect(last.seconds).toBeGreaterThan(half.seconds);
    // What is done stays done.
    expect(await json('count', ...args)).toMatchObject([{ solutions: whole!.solutions }]);
    expect(readdirSync(folder).filter((left) => left.endsWith('.part'))).toEqual([]);
  });

  test('a search that was put down before it was cut is cut once it is taken up', async () => {
    const name = file('soon');
    const args = ['pentomino-6x10', '--order', 'rows', '--save', name, '--resume', name];
    await interrupted(...args, '--workers', '1');
    const begun = unseal(readFileSync(name, 'utf8')) as object;
    expect(begun).toMatchObject({ done: [], open: [{ part: 1, of: 1 }], untouched: [] });
    writeFileSync(name, seal({ ...begun, seconds: 0.5 }));
    // Seconds fly.
    let now = process.uptime();
    const uptime = vi.spyOn(process, 'uptime').mockImplementation(() => now++);
    await interrupted(...args);
    uptime.mockRestore();
    const { done, open, untouched } = unseal(readFileSync(name, 'utf8')) as {
      done: string[];
      open: { of: number }[];
      untouched: string[];
    };
    for (const parts of [...done, ...untouched]) expect(parts).toMatch(/\/64$/);
    expect(open.map(({ of }) => of)).not.toContain(1);
  });

  test('goes on where it cannot be kept meanwhile, and tells so at its end', async () => {
    const gone = mkdtempSync(join(folder, 'gone-'));
    const every = vi.spyOn(globalThis, 'setInterval').mockImplementation((act, ms) => {
      // The time to keep it comes soon after it has begun, when its folder is there no more.
      const keep = () => {
        rmSync(gone, { recursive: true });
        act();
      };
      if (ms === 10_000) setImmediate(keep);
      return undefined as never;
    });
    const { code, output, refused, warnings } = await fitful(
      ...['count', three, '--save', join(gone, 'saved')],
    );
    every.mockRestore();
    expect({ code, output }).toEqual({ code: 3, output: '16\n' });
    expect(refused).toContain('saved');
    expect(warnings).toEqual([expect.stringContaining('cannot be saved')]);
  });

  test('says once that it cannot be saved, and once that it can again', async () => {
    const away = mkdtempSync(join(folder, 'away-'));
    // The times to keep it: the folder is gone, and gone, and there again, and still there.
    const isThere = [false, false, true, true];
    const every = vi.spyOn(globalThis, 'setInterval').mockImplementation((act, ms) => {
      const keep = () => {
        for (const there of isThere) {
          if (there) mkdirSync(away, { recursive: true });
          else rmSync(away, { recursive: true, force: true });
          act();
        }
      };
      if (ms === 10_000) setImmediate(keep);
      return undefined as never;
    });
    const found = await fitful('count', three, '--save', join(away, 'saved'));
    every.mockRestore();
    expect(found).toMatchObject({ code: 0, output: '16\n' });
    expect(found.warnings).toEqual([
      expect.stringContaining('cannot be saved'),
      expect.stringContaining('again'),
    ]);
  });

  test('is refused or harmless, whatever damage its file took', async () => {
    const saved = file('damaged');
    const args = ['pentomino-5x5', '--order', 'rows'];
    expect((await interrupted(...args, '--workers', '3', '--save', saved)).code).toBe(130);
    const text = readFileSync(saved, 'utf8');
    const { output } = await fitful('count', ...args);
    let refusals = 0;
    await fc.assert(
      fc.asyncProperty(anyDamage, async (damage) => {
        writeFileSync(saved, damage(text));
        const found = await fitful('count', ...args, '--workers', '1', '--resume', saved);
        if (found.code === 2) refusals++;
        else expect(found).toMatchObject({ code: 0, output });
      }),
      { numRuns: 100 },
    );
    expect(refusals).toBeGreaterThan(70);
  });

  test('is refused where it belongs to another count, or is none', async () => {
    const saved = file('saved');
    await fitful('count', 'pentomino-3x20', '--save', saved, '--order', 'rows', '--shard', '1/2');
    const text = readFileSync(saved, 'utf8');
    const same = ['--order', 'rows', '--shard', '1/2'];
    const count = (...args: string[]) => fitful('count', ...args, '--resume', file('changed'));
    const resumed = async (changed: string, ...args: string[]) => {
      writeFileSync(file('changed'), changed);
      const { code, output, refused } = await count(...args);
      expect({ code, output }).toEqual({ code: 2, output: '' });
      return refused;
    };
    const id = 'pentomino-3x20';
    expect(await resumed(text, three, ...same)).toContain('another puzzle');
    expect(await resumed(text, id, ...same, '--unique')).toContain('another search');
    expect(await resumed(text, id, '--order', 'columns', '--shard', '1/2')).toContain('search');
    expect(await resumed(text, id, '--shard', '1/2')).toContain('another search');
    expect(await resumed(text, id, '--order', 'rows')).toContain('is part 1/2');
    for (const version of [5, 7]) {
      const other = text.replace('"version":6', `"version":${version}`);
      expect(await resumed(other, id, ...same)).toContain('another version');
    }
    for (const odd of ['', '{', '[]', 'null', '{"fitful":"count"}', 'x'.repeat(5_000_000)])
      expect(await resumed(odd, id, ...same)).toContain('no count that was saved');
    const position = { steps: 1, placements: 1, solutions: 0, deadEnds: 0, deepest: 1, tried: 0 };
    const at = (path: number[]) => ({ ...position, phase: 0, barren: true, path });
    const strand = (state: object) => ({ open: [{ part: 1, of: 2, state }], done: [] });
    // Nonsense that somebody took the trouble to seal again.
    const sealed = (odd: object): string => seal({ ...(unseal(text) as object), ...odd });
    for (const odd of [
      text.replace('"seconds"', '"second"'),
      sealed({ seconds: 'x' }),
      sealed({ shard: [[]] }),
      sealed(strand({ parts: 1, solutions: 1 })),
      sealed(strand({ position: at([3.5]), nodes: 0, solutions: 0, placements: 0 })),
      sealed(strand({ position: at([1]), nodes: 0, solutions: 0, placements: 0 })),
      sealed(strand({ position: at([1e9]), nodes: 0, solutions: 0, placements: 0 })),
      sealed({ open: [{ part: 2, of: 2 }] }),
      sealed({ open: 5 }),
      sealed({ done: [] }),
      ...[['2-2/2'], ['0-1/2'], ['3-1/64'], ['1-9999999/2'], {}].map((untouched) =>
        sealed({ untouched }),
      ),
    ])
      expect(await resumed(odd, id, ...same)).toContain('is damaged');
    expect(await fitful('count', id, '--resume', file('none'))).toMatchObject({ code: 2 });
    const nowhere = join(folder, 'no', 'folder');
    expect(await fitful('count', id, '--save', nowhere)).toMatchObject({ code: 2, output: '' });
  });
});

test('is as brute force says, by how many and on how many machines it is counted and put down', async () => {
  await fc.assert(
    fc.asyncProperty(anyCounts, async ({ puzzle, ways }) => {
      fc.pre(isWritable(puzzle));
      const way = ways[0]!;
      const name = file('any');
      writeFileSync(name, printPuzzle(puzzle));
      const solutions = new Truth(puzzle).count(way.unique);
      expect(await countedByCommand(folder, name, way)).toBe(String(solutions));
    }),
    { numRuns: 15 },
  );
});

test.each([
  [['--workers', '0'], '--workers has to be a whole number'],
  [['--workers', '9999'], 'at most'],
  [['--shard', '0/3'], '--shard has to be I/N'],
  [['--shard', '4/3'], '--shard has to be I/N'],
  [['--shard', '2'], '--shard has to be I/N'],
  [['--shard', '1/10000'], '--shard has to be I/N'],
  [['--save'], '--save needs a value'],
  [['--save='], '--save needs a value'],
])('bad input is refused: %j', async (args, said) => {
  const { code, output, refused } = await fitful('count', three, ...args);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(refused).toContain(said);
  expect((await fitful('count', three, '--lang', 'ja', ...args)).code).toBe(2);
});
