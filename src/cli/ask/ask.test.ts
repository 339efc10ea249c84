import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';
import { fitful, inPlace, json } from '../../testing/runs/tryOut.ts';
import { terminalWords } from '../../words/terminal.ts';
import type { Call } from '../command.ts';
import { listAll } from '../listing.ts';

const three = 'three-in-a-square';

/** A file of some lines of JSON. */
function fileOf(lines: readonly unknown[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'ask-')), 'solutions.json');
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}

describe('ask', () => {
  test('a solution by its number is the one that solve lists', async () => {
    const listed = await json('solve', three, '--all', '--json');
    expect(listed).toHaveLength(16);
    for (const [i, one] of listed.entries())
      expect(await json('ask', three, '--kth', String(i + 1), '--json')).toEqual([one]);
  });

  test('the numbers of solutions are those of the list, in whatever order they are given', async () => {
    const listed = await json('solve', three, '--all', '--json');
    const turned = listed.map((one) => ({
      placements: (one['placements'] as unknown[]).toReversed(),
    }));
    const { output } = await fitful('ask', three, '--rank', fileOf(turned.toReversed()));
    expect(output.trimEnd().split('\n').map(Number)).toEqual(
      listed.map((_, i) => listed.length - i),
    );
  });

  test('random solutions are those of their numbers, and the same for a seed', async () => {
    const asked = ['ask', 'domino-8x8', '--random', '5', '--json', '--seed'] as const;
    const drawn = await json(...asked, '3');
    expect(await json(...asked, '3')).toEqual(drawn);
    expect(await json(...asked, '4')).not.toEqual(drawn);
    const { output } = await fitful('ask', 'domino-8x8', '--rank', fileOf(drawn));
    expect(output.trimEnd().split('\n').map(Number)).toEqual(drawn.map(({ solution }) => solution));
  });

  test('shares on a cell add up to all solutions', async () => {
    const shares = await json('ask', 'pentomino-20x3', '--shares', '--json');
    const corner = shares.filter(({ cells }) => String(cells).startsWith('0,0'));
    // Two solutions, and their images.
    expect(corner.reduce((sum, { solutions }) => sum + Number(solutions), 0)).toBe(8);
    const { output } = await fitful('ask', three, '--shares', '--lang', 'ja');
    expect(output.split('\n')[0]).toBe('A 0,0 1,0 2,0 0,1：2');
  });

  test('what is fixed and forbidden leaves the solutions that the list has so', async () => {
    const listed = await json('solve', three, '--all', '--json');
    const has = (one: Record<string, unknown>, piece: string, cell: string): boolean =>
      (one['placements'] as { piece: string; cells: number[][] }[]).some(
        ({ piece: name, cells }) => name === piece && cells.some((of) => of.join() === cell),
      );
    const left = listed.filter((one) => has(one, 'A', '0,0') && !has(one, 'B', '2,2'));
    expect(left.length).toBeGreaterThan(1);
    const asked = ['ask', three, '--fix', 'A 0,0', '--forbid', 'B 2,2'] as const;
    expect(await json(...asked, '--json')).toEqual([{ solutions: left.length }]);
    for (const [i, { placements }] of left.entries())
      expect(await json(...asked, '--kth', String(i + 1), '--json')).toMatchObject([
        { solution: i + 1, placements },
      ]);
    const { output } = await fitful('ask', three, '--forbid', 'A 0,0', '--forbid', 'B 0,0');
    const without = listed.filter((one) => !has(one, 'A', '0,0') && !has(one, 'B', '0,0'));
    expect(output).toBe(`${without.length} solutions in all\n`);
  });

  test('a line of the shares fixes that placement', async () => {
    const { output } = await fitful('ask', three, '--shares');
    for (const line of output.trimEnd().split('\n')) {
      const [placement, share] = line.split(': ');
      if (share === '0') continue;
      expect(await json('ask', three, '--fix', placement!, '--json')).toEqual([
        { solutions: Number(share) },
      ]);
    }
  });

  test('solutions by the pieces at the edge, each row with an example', async () => {
    const asked = ['ask', 'pentomino-20x3', '--by'] as const;
    const rows = await json(...asked, 'X', '--json');
    expect(rows.reduce((sum, { solutions }) => sum + Number(solutions), 0)).toBe(8);
    for (const { example } of rows) {
      const { solution, placements } = example as { solution: number; placements: unknown };
      const [listed] = await json('ask', 'pentomino-20x3', '--kth', String(solution), '--json');
      expect(listed!['placements']).toEqual(placements);
    }
    expect((await fitful(...asked, 'edge')).output).toBe(
      'pieces at the edge  solutions  for example\n12                          8            1\n',
    );
    expect((await fitful(...asked, 'edge', '--unique', '--csv')).output).toBe(
      '"edge",solutions,example\n"12",2,1\n',
    );
  });

  test('where there is one of each image, numbers are those of the classes, with the number of images', async () => {
    const asked = ['ask', three, '--unique'] as const;
    const classes = await json(...asked, '--all', '--json');
    expect(classes).toHaveLength(2);
    expect(classes.map(({ images }) => images)).toEqual([8, 8]);
    for (const [i, one] of classes.entries())
      expect(await json(...asked, '--kth', String(i + 1), '--json')).toEqual([one]);
    const drawn = await json(...asked, '--random', '9', '--json');
    for (const one of drawn) expect(classes).toContainEqual(one);
    const all = await json('ask', three, '--all', '--json');
    const ranks = await json(...asked, '--rank', fileOf(all), '--json');
    for (const number of [1, 2])
      expect(ranks.filter(({ solution }) => solution === number)).toEqual(
        Array.from({ length: 8 }, () => ({ solution: number, images: 8 })),
      );
  });

  test('pairs by the placements in common, with an example of each', async () => {
    const rows = await json('ask', three, '--pairs', '--json');
    expect(rows.reduce((sum, { pairs }) => sum + Number(pairs), 0)).toBe((16 * 15) / 2);
    for (const { common, example } of rows) {
      const [one, other] = (example as { placements: unknown[] }[]).map(({ placements }) =>
        placements.map((placement) => JSON.stringify(placement)),
      );
      expect(one!.filter((placement) => other!.includes(placement))).toHaveLength(Number(common));
    }
    expect((await fitful('ask', three, '--pairs', '--unique', '--csv')).output).toBe(
      '"common",pairs,example,other\n1,1,1,2\n',
    );
  });

  test('what is global is asked as what is seen at a point', async () => {
    const counts = async (...args: string[]): Promise<number> =>
      Number((await json('ask', 'pentomino-20x3', '--unique', ...args, '--json'))[0]!['solutions']);
    expect(await counts('--with', 'three-colours')).toBe(2);
    const { output } = await fitful('ask', 'pentomino-20x3', '--by', 'edge:X', '--csv');
    expect(output).toBe('"edge:X",solutions,example\n"1",8,1\n');
  });

  test('is stopped with a sentence that says how far it was', async () => {
    const asked = fitful('ask', 'pentomino-10x6', '--no', 'flip');
    const stopping = setInterval(() => process.emit('SIGINT'), 100);
    const { code, output, refused } = await asked;
    clearInterval(stopping);
    expect({ code, output }).toEqual({ code: 130, output: '' });
    expect(refused).toMatch(/^stopped: (all half filled boards|[\d,]+ solutions? of 9,356 looked)/);
  });

  test('pieces that are used, and how many of one', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'ask-')), 'puzzle.txt');
    writeFileSync(file, 'use: some\n\n....\n....\n\nI x*\noo\n\nO x*\noo\noo\n');
    // Two squares: one solution; one square: 1 × 2 + 1 + 2 × 1 with dominoes beside it; none: 5.
    expect((await fitful('ask', file, '--by', 'O', '--csv')).output).toMatch(
      /^"O",solutions,example\n"0",5,\d+\n"1",5,\d+\n"2",1,\d+\n$/,
    );
    const rows = await json('ask', file, '--by', 'kinds', '--json');
    expect(rows.map(({ kinds, solutions }) => [kinds, solutions])).toEqual([
      [{ I: 4 }, 5],
      [{ I: 2, O: 1 }, 5],
      [{ O: 2 }, 1],
    ]);
  });

  test('solutions with a fault and those without are all, and are listed', async () => {
    const asked = ['ask', 'pentomino-20x3'] as const;
    const counts = async (...args: string[]): Promise<number> => {
      const [{ solutions } = {}] = await json(...asked, ...args, '--json');
      return Number(solutions);
    };
    // Adachi: neither of the two has crossroads.
    expect(await counts('--no', 'crossroads', '--unique')).toBe(2);
    expect(await counts('--no', 'crossroads', '--no', 'fault')).toBe(8);
    expect(await json(...asked, '--no', 'fault', '--unique', '--all', '--json')).toHaveLength(2);
  });

  test.each([
    [
      [three, '--by', 'Q'],
      2,
      '--by cannot be “Q”: it takes edge, edge:PIECE, crossroads, kinds, or',
    ],
    [[three, '--by', 'edge:Q'], 2, '--by cannot be “Q”'],
    [['trihex-i-triangle-5', '--no', 'fault'], 2, 'no straight line runs between hexagons'],
    [[three, '--map', '4'], 2, '--map cannot be “4”'],
    [[three, '--map', '2', '--shares'], 2, '--shares and --map cannot go together'],
    [[three, '--map', '2', '--kth', '1', '--csv'], 2, '--kth and --csv cannot go together'],
    [[three, '--map', '2', '--kth', '17'], 1, 'there is no solution 17: there are 16.'],
    [['domino-8x8', '--map', '2'], 2, '12,988,816 solutions are too many to be looked at'],
    [[three, '--by', 'kinds'], 2, 'all pieces of this puzzle are used'],
    [['domino-8x8', '--by', 'I2'], 2, 'every solution has 32 of “I2”'],
    [['domino-8x8', '--no', 'fault'], 2, '12,988,816 solutions are too many to be looked at'],
    [[three, '--no', 'luck'], 2, '--no cannot be “luck”'],
    [[three, '--unique', '--fix', 'A 0,0'], 2, '--unique and --fix cannot go together'],
    [[three, '--unique', '--forbid', 'A 0,0'], 2, '--unique and --forbid cannot go together'],
    [[three, '--with', 'halves'], 2, '“halves”: 9 cells have no two halves.'],
    [['tetromino-t-4x4', '--with', 'three-colours-balanced'], 2, '4 pieces are no three equal'],
    [['domino-8x8', '--no', 'flip'], 2, 'at most 16 pieces lie, and here there may be 32.'],
    [['domino-8x8', '--pairs'], 2, 'too many to be looked at one by one: 100,000 can be'],
    [[three, '--no', 'flip', '--pairs', '--all'], 2, '--pairs and --all cannot go together'],
    [[three, '--with', 'fault', '--unique'], 1, 'none of the 2 solutions with --unique.'],
    [
      [three, '--fix', 'A 0,0', '--no', 'fault', '--with', 'crossroads'],
      1,
      '--with crossroads leaves none of the 8 solutions with --fix "A 0,0", --no fault.',
    ],
    [[three, '--unique', '--shares'], 2, '--unique and --shares cannot go together'],
    [[three, '--shares', '--csv'], 2, '--csv makes no sense without --by'],
    [[three], 2, 'ask what? One of: --kth, --random, --rank, --shares, --by'],
    [[three, '--fix', 'A'], 2, '--fix has to be a piece and cells'],
    [[three, '--forbid', 'Q 1,1'], 2, 'the puzzle has no piece “Q”'],
    [[three, '--fix', 'A 3,0'], 2, 'no placement on the board that covers all of this'],
    [[three, '--fix', 'A 0,0 2,2'], 2, 'no placement on the board that covers all of this'],
    [[three, '--fix', 'A 1,1', '--fix', 'B 1,1'], 2, '“A 1,1” and “B 1,1” overlap'],
    [[three, '--fix', 'A 1,1', '--forbid', 'A 1,1'], 1, 'leaves none of'],
    [[three, '--kth', '0'], 2, '--kth has to be a whole number from 1, not “0”.'],
    [[three, '--kth', '17'], 1, 'there is no solution 17: there are 16.'],
    [[three, '--kth', '1', '--shares'], 2, '--kth and --shares cannot go together'],
    [[three, '--kth', '1', '--seed', '1'], 2, '--seed makes no sense without --random'],
    [['tetromino-5x4', '--kth', '1'], 1, 'there is no solution.'],
    [[three, '--rank', fileOf([{ placements: [] }])], 2, 'line 1 is none of these solutions'],
    [[three, '--rank', fileOf([3])], 2, 'line 1 is none of these solutions'],
    [[three, '--shares', '--memory', '1M'], 2, '--memory'],
    [
      ['one-sided-pentomino-10x9', '--shares', '--memory', '128M'],
      2,
      'are taken before boards are half filled',
    ],
  ])('%j ends with %i', async (args, code, refused) => {
    const found = await fitful('ask', ...args);
    expect(found).toMatchObject({ code, output: '' });
    expect(found.refused).toContain(refused);
  });
});

describe('solve', () => {
  test('a list of all solutions is that of all numbers of images, in little memory too', async () => {
    const how = ['solve', 'pentomino-5x12', '--all', '--unique', '--json'] as const;
    const whole = await fitful(...how);
    expect(whole.warnings).toEqual([]);
    const little = await fitful(...how, '--memory', '112M');
    expect(little.output).toBe(whole.output);
    const lines = whole.output.trimEnd().split('\n');
    // Fletcher 1965.
    expect(lines).toHaveLength(1010);
    const images = lines.reduce(
      (sum, line) => sum + (JSON.parse(line) as { images: number }).images,
      0,
    );
    expect(images).toBe(4 * 1010);
  });

  test('where half filled boards take all memory, the list goes on by search, and says so', () => {
    const problem = problemNamed('one-sided-pentomino-10x9');
    const warnings: string[] = [];
    const call: Call = {
      ...inPlace,
      options: { memory: 2 ** 27 },
      language: 'en',
      say: terminalWords('en'),
      warn: (sentence) => void warnings.push(sentence),
    };
    const list = listAll(call, problem);
    while (warnings.length === 0) expect(list.next().done).toBe(false);
    expect(warnings[0]).toMatch(
      /^all \d+ MB are taken before boards are half filled; the list goes on by search/,
    );
    expect(list.next().value).toMatch(/^No \d/);
  });

  test('a named search has the order of its own', async () => {
    const named = await json('solve', three, '--all', '--json', '--order', 'rows');
    const first = await json('solve', three, '--first', '16', '--json', '--order', 'rows');
    expect(named).toEqual(first);
  });

  test('memory is for a list of all', async () => {
    const { refused } = await fitful('solve', three, '--memory', '512M');
    expect(refused).toContain('--memory makes no sense without --all');
  });
});
