import { expect, test } from 'vitest';
import { coveredBy, compile } from '../../solve/problem.ts';
import { plainSearch, startSearch } from '../../solve/search.ts';
import { END } from '../../solve/step.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { fitful, json } from '../../testing/runs/tryOut.ts';

const board = 'pentomino-3x20';
const compared = ['pruning', board, '--rules', 'none', '--against', 'islands'] as const;

interface ToldCut {
  readonly by: string;
  readonly reason: string;
  readonly saved: number;
  readonly share?: number;
  readonly board: readonly { readonly piece: string; readonly cells: readonly unknown[] }[];
}

test('it says what a rule saves, as the page does, with the largest cuts', async () => {
  const { code, output } = await fitful(...compared, '--limit', '2');
  expect(code).toBe(0);
  const [a, b, , sizes, cut, idle, , header, ...rows] = output.trimEnd().split('\n');
  expect([a, b]).toEqual(['A: No rules', 'B: Islands']);
  expect(sizes).toBe('Searched to the end, A has 71,190 placements, B 69,306; 69,306 are in both.');
  expect(cut).toMatch(/^B: islands cut 1,346 branches, 1,884 placements in all/);
  expect(idle).toMatch(/^B: islands refused 33,485 boards/);
  expect(header!.trim().split(/ {2,}/)).toEqual(['Cut', 'By', 'Why', 'Saved', 'Of all saved']);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^ +1 +B +Islands +5 +0\.3% +Board: /);
  const japanese = await fitful(...compared, '--lang', 'ja');
  expect(japanese.output).toContain('最後まで探索すると');
  const same = await fitful('pruning', board, '--rules', 'none', '--against', 'none');
  expect(same.output).toContain('Both trees are the same.');
});

test('as JSON its numbers are those of both searches, and of the placements below each board', async () => {
  const problem = compile(catalogueOnDisk.find(({ id }) => id === board)!.puzzle);
  const lines = await json(...compared, '--json', '--limit', '100000');
  const [trees, ...rest] = lines;
  const [tally] = rest.filter((line) => 'cuts' in line);
  const cuts = rest.filter((line) => 'board' in line) as unknown as ToldCut[];
  const sizes = [[], ['islands'] as const].map((rules) => {
    const solver = startSearch(problem, { ...plainSearch, rules }, 'steps');
    while (solver.step() !== END);
    return solver.placements;
  });
  expect(trees).toMatchObject({
    isOver: true,
    trees: [
      { search: 'A', rules: [], placements: sizes[0] },
      { search: 'B', rules: ['islands'], placements: sizes[1] },
    ],
  });
  expect(cuts).toHaveLength(tally!['cuts'] as number);
  const saved = cuts.reduce((sum, cut) => sum + cut.saved, 0);
  expect(saved).toBe(sizes[0]! - (trees!['common'] as number));
  expect(cuts.reduce((sum, cut) => sum + cut.share!, 0)).toBeCloseTo(1, 9);
  // Below the largest cut the search without the rule goes on.
  const [{ board: laid, saved: below }] = cuts as [ToldCut];
  const solver = startSearch(problem, plainSearch, 'steps');
  const isBelow = () =>
    solver.depth >= laid.length &&
    laid.every(({ piece, cells }, level) => {
      const placement = solver.path[level]!;
      const { name } = problem.pieces[problem.placements.piece[placement]!]!;
      return (
        name === piece &&
        JSON.stringify(Array.from(coveredBy(problem, placement), (cell) => problem.board[cell])) ===
          JSON.stringify(cells)
      );
    });
  while (!isBelow()) solver.step();
  const before = solver.placements;
  while (isBelow()) solver.step();
  expect(solver.placements - before).toBe(below);
});

test('of trees that are not searched to the end it says the least, and as CSV what is not known is empty', async () => {
  const { output } = await fitful(...compared, '--steps', '5000');
  expect(output).toContain('all numbers are the least');
  expect(output).toContain('A has at least ');
  expect(output).toContain('Saved, at least');
  const [header, first] = (await fitful(...compared, '--steps', '5000', '--csv')).output.split(
    '\r\n',
  );
  expect(header).toBe('cut,by,reason,saved,share,finished,board');
  expect(first).toMatch(/^1,B,islands,\d+,,false,[A-Z ]+$/);
  // Where nothing is cut there are no rows below the columns.
  const none = await fitful('pruning', board, '--rules', 'none', '--against', 'none', '--csv');
  expect(none.output).toBe(`${header}\r\n`);
});

test('bad input is refused', async () => {
  const refusal = async (...args: string[]) => {
    const { code, refused } = await fitful('pruning', ...args);
    return [code, refused];
  };
  expect(await refusal()).toEqual([2, expect.stringContaining('puzzle')]);
  expect(await refusal(board)).toEqual([2, 'pruning makes no sense without --against.']);
  expect(await refusal(board, '--against', 'isles')).toEqual([
    2,
    expect.stringContaining('--against cannot be “isles”'),
  ]);
  const both = ['--against', 'none', '--json', '--csv'];
  expect(await refusal(board, ...both)).toEqual([2, expect.stringContaining('--json and --csv')]);
  expect(await refusal('no-such-board', '--against', 'none')).toEqual([1, expect.anything()]);
});
