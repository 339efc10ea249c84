import { expect, test } from 'vitest';
import { END, idOf } from '../../run/step.ts';
import { Hanging, HangingReplay, type HangingPlan } from './hanging.ts';

/** Boards of two cells, so many pictures each, which differ in their tile's colour. */
const planOf = (...counts: readonly number[]): HangingPlan => ({
  boards: counts.map((count, board) =>
    Array.from({ length: count }, (_, colour) => [{ cells: [2 * board, 2 * board + 1], colour }]),
  ),
  cells: 2 * counts.length,
});

const coloursOf = ({ tiling }: HangingReplay): number[] =>
  Array.from(tiling.owner, (tile) => tiling.colourOf(tile));

test('all boards are full from the start; at each step one that has another picture shows it, and at the end all are as they were', () => {
  const plan = planOf(1, 2, 4, 8, 1, 12, 3, 6);
  const [run, replay] = [new Hanging(plan), new HangingReplay(plan)];
  const first = coloursOf(replay);
  expect(first.every((colour) => colour === 0)).toBe(true);
  for (let event = run.step(); event !== END; event = run.step()) {
    const before = coloursOf(replay);
    replay.apply(event);
    const changed = coloursOf(replay).flatMap((colour, cell) =>
      colour === before[cell] ? [] : [cell],
    );
    expect(changed).toEqual([2 * idOf(event), 2 * idOf(event) + 1]);
    expect(replay.tiling.owner).not.toContain(-1);
    const other = new HangingReplay(plan);
    other.set(run.mark());
    expect(coloursOf(other)).toEqual(coloursOf(replay));
  }
  expect(run.steps).toBe(24 * 6);
  expect(coloursOf(replay)).toEqual(first);
});

test('in each round every board changes once, and none right after one beside it', () => {
  const run = new Hanging(planOf(...Array<number>(12).fill(2)));
  const order = Array.from({ length: 12 }, () => idOf(run.step()));
  expect(order.toSorted((a, b) => a - b)).toEqual([...Array(12).keys()]);
  for (const [i, board] of order.entries())
    if (i > 0) expect(Math.abs(board - order[i - 1]!)).toBeGreaterThan(1);
});

test('boards that have no other picture stay', () => {
  expect(new Hanging(planOf(1, 1)).step()).toBe(END);
  expect(new Hanging(planOf()).step()).toBe(END);
});
