import { seal } from '../../solve/saved/seal.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import { anyCounts, Truth } from '../../testing/random/anyCount.ts';
import { countedByCommand, isWritable } from '../../testing/runs/tryCount.ts';
import { fitful, json } from '../../testing/runs/tryOut.ts';
import { runs } from '../../testing/share.ts';
import fc from 'fast-check';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const three = 'three-in-a-square';
const folder = mkdtempSync(join(tmpdir(), 'fitful-count-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

describe('count', () => {
  test('it says how long a count took, which is no part of what it prints', async () => {
    const { output, warnings } = await fitful('count', 'three-in-a-square');
    expect(output).toMatch(/^\d+\n$/);
    expect(warnings).toEqual(['counted in less than a second']);
    const inJapanese = await fitful('count', 'three-in-a-square', '--lang', 'ja');
    expect(inJapanese.warnings).toEqual(['所要時間：1秒未満']);
  });

  test('prints a number', async () => {
    expect(await fitful('count', three)).toMatchObject({ code: 0, output: '16\n' });
    expect(await fitful('count', three, '--unique')).toMatchObject({ code: 0, output: '2\n' });
  });

  test('uses the fastest method unless a search is named', async () => {
    const [free] = await json('count', 'pentomino-3x20', '--json', '--unique');
    expect(free).toEqual({
      puzzle: 'pentomino-3x20',
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
      solver: 'fastest',
      order: null,
      pieces: null,
      rules: [],
      seed: null,
      hold: null,
      unique: true,
      shard: '1/1',
      solutions: 2,
      images: 8,
      symmetries: 4,
      placements: null,
      seconds: expect.any(Number),
      complete: true,
      checksum: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  test.each(['1', '3'])(
    'reports the placements of exactly the named search, with %s workers',
    async (workers) => {
      const [asked] = await json(
        'count',
        three,
        '--json',
        '--order',
        'columns',
        '--workers',
        workers,
      );
      const steps = await json('steps', three, '--order', 'columns');
      const placed = steps.filter(({ kind }) => kind === 'place').length;
      expect(asked).toMatchObject({ order: 'columns', unique: false, placements: placed });
    },
  );

  test('reports every part of the chosen search', async () => {
    const choice = ['--pieces', 'C,A', '--rules', 'dead-cells', '--seed', '7'];
    const [asked] = await json('count', three, '--json', ...choice);
    expect(asked).toMatchObject({ solver: 'backtrack', order: 'short-side', pieces: ['C', 'A'] });
    expect(asked).toMatchObject({ rules: ['dead-cells'], seed: 7, solutions: 16 });
    const [first] = await json('steps', three, '--limit', '1', ...choice);
    expect(first).toMatchObject({ kind: 'place', piece: 'C' });
  });

  test('shows its progress, and the estimated size of a search', async () => {
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
    ['the fastest way, solutions that are images of each other once', ['--unique']],
    ['a search', ['--order', 'rows']],
  ])('add up: %s', async (_, how) => {
    writeFileSync(file('parts'), (await parts('pentomino-3x20', ...how)).join(''));
    const { code, output } = await fitful('total', file('parts'));
    const [whole] = await json('count', 'pentomino-3x20', '--json', ...how);
    expect(code).toBe(0);
    const [seconds, checksum] = [expect.any(Number), expect.any(String)];
    expect(JSON.parse(output)).toEqual({ ...whole, seconds, checksum });
  });

  // Regressions: memory decided which part counted what.
  test.each([
    ['pentomino-20x3 --order columns --rules islands,repeats --workers 2', 8],
    ['pentomino-20x3 --solver dlx --order columns --rules islands,repeats --workers 2', 8],
    ['pentomino-3x20 --order diagonal --rules repeats --workers 2', 8],
    ['pentomino-15x3 --order columns --rules repeats --workers 2', 804],
    ['pentomino-15x3 --order columns --rules repeats --workers 2 --unique', 201],
    ['tromino-l-tetromino-o-6x6 --order rows --rules repeats --workers 2', 545],
  ])('add up where a rule has memory: %s', async (args, solutions) => {
    expect(await fitful('count', ...args.split(' '))).toMatchObject({ output: `${solutions}\n` });
  });

  test('add up on several machines where a rule has memory', async () => {
    const lines = ['1/2', '2/2'].map((shard) =>
      fitful(
        'count',
        'pentomino-3x20',
        '--order',
        'diagonal',
        '--rules',
        'repeats',
        '--json',
        '--shard',
        shard,
      ),
    );
    const found = (await Promise.all(lines)).map(({ output }) => output);
    writeFileSync(file('remembered'), found.join(''));
    const [total] = await json('total', file('remembered'));
    // Parts search the same states again, so placements say nothing.
    expect(total).toMatchObject({ solutions: 8, placements: null, complete: true });
  });

  test('a search with a held piece counts its own solutions, in parts and in processes too', async () => {
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

  test('are rejected unless they make a whole', async () => {
    const [one, two, third] = (await parts(three)) as [string, string, string];
    const [other] = await parts(three, '--unique');
    /** A result that another count might have had. */
    const altered = (line: string, from: string, to: string): string => {
      const { checksum: _, ...result } = JSON.parse(line.replace(from, to)) as Record<
        string,
        unknown
      >;
      return `${seal(result)}\n`;
    };
    const cases: [string[], string][] = [
      [[one, third], 'part 2 of 3 is missing'],
      [[one], 'parts 2, 3 of 3 are missing'],
      [[one, two, third, two], 'part 2/3 is there twice'],
      [[one, altered(two, '"complete":true', '"complete":false'), third], 'not counted to its end'],
      [[two, other!, third], '“unique” differs'],
      [[one, altered(two, '"symmetries":1', '"symmetries":2'), third], '“symmetries” differs'],
      [[one, altered(two, '"symmetries":1', '"symmetries":0'), third], 'line 2 of'],
      [[one, altered(two, '2/3', '2/4'), third], 'not of the same number of parts'],
      [[one, '{"shard":"2/3"}\n'], 'line 2 of'],
      [[one, 'null'], 'line 2 of'],
      [['{'], 'line 1 of'],
      [['\n'], 'which results?'],
      [[one, two.replace('"complete":true', '"complete":false'), third], 'line 2 of'],
      [[one, two.replace(/,"checksum":"\w+"/, ''), third], 'its checksum does not match'],
    ];
    for (const [lines, said] of cases) {
      writeFileSync(file('odd'), lines.join(''));
      const { code, output, refused } = await fitful('total', file('odd'));
      expect({ code, output }).toEqual({ code: 2, output: '' });
      expect(refused).toContain(said);
    }
    expect(await fitful('total')).toMatchObject({ code: 2 });
    expect(await fitful('total', file('nowhere'))).toMatchObject({ code: 1 });
  });
});

test('a result in which any character was changed is not added up', async () => {
  const each = await Promise.all(
    ['1/2', '2/2'].map((shard) => fitful('count', three, '--json', '--shard', shard)),
  );
  const [one, two] = each.map(({ output }) => output) as [string, string];
  await fc.assert(
    fc.asyncProperty(
      fc.nat(two.length - 3),
      fc.integer({ min: 33, max: 126 }),
      async (at, code) => {
        const character = String.fromCharCode(code);
        fc.pre(two[at] !== character);
        writeFileSync(file('damaged'), `${one}${two.slice(0, at)}${character}${two.slice(at + 1)}`);
        const { output, refused } = await fitful('total', file('damaged'));
        expect({ output, refused }).toMatchObject({
          output: '',
          refused: expect.stringMatching(/./),
        });
      },
    ),
  );
});

test('agrees with brute force, whatever the workers, machines and interruptions', async () => {
  await fc.assert(
    fc.asyncProperty(anyCounts, async ({ puzzle, ways }) => {
      fc.pre(isWritable(puzzle));
      const way = ways[0]!;
      const name = file('any');
      writeFileSync(name, printPuzzle(puzzle));
      const solutions = new Truth(puzzle).count(way);
      expect(await countedByCommand(folder, name, way)).toBe(String(solutions));
    }),
    runs(15),
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
])('bad input is rejected: %j', async (args, said) => {
  const { code, output, refused } = await fitful('count', three, ...args);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(refused).toContain(said);
  expect((await fitful('count', three, '--lang', 'ja', ...args)).code).toBe(2);
});
