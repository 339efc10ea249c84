import { expect, test } from 'vitest';
import { END } from '../../run/step.ts';
import { Hanging, HangingReplay, type HangingPlan, type Picture } from './hanging.ts';

/** A picture of a board of two cells, by the colour of its tile. */
const picture = (board: number, colour: number): Picture => [
  { cells: [2 * board, 2 * board + 1], colour },
];

const coloursOf = ({ tiling }: HangingReplay): number[] =>
  Array.from(tiling.owner, (tile) => tiling.colourOf(tile));

test('all boards are full from the start, and each step changes one of them, the same from any mark', () => {
  const boards = [1, 0, 2, 1, 1, 0];
  const plan: HangingPlan = {
    cells: 8,
    first: [0, 1, 2, 3].map((board) => picture(board, board)),
    changes: boards.map((board, step) => ({ board, picture: picture(board, 10 + step) })),
  };
  const [run, replay] = [new Hanging(plan), new HangingReplay(plan)];
  expect(coloursOf(replay)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  for (const [step, board] of boards.entries()) {
    const expected = coloursOf(replay).fill(10 + step, 2 * board, 2 * board + 2);
    expect(run.step()).not.toBe(END);
    replay.apply();
    expect(coloursOf(replay)).toEqual(expected);
    const other = new HangingReplay(plan);
    other.set(run.mark());
    expect(coloursOf(other)).toEqual(expected);
    other.set({ steps: 0 });
    expect(coloursOf(other)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  }
  expect(run.step()).toBe(END);
  expect(run.steps).toBe(6);
});

test('boards that never change have no steps', () => {
  const run = new Hanging({ cells: 2, first: [picture(0, 0)], changes: [] });
  expect(run.step()).toBe(END);
  expect(run.progress()).toBe(1);
});
