import { MeasuredGenerations } from './generations.ts';
import { expect, test } from 'vitest';
import { Generation } from '../generate/generation.ts';
import { strategyIds, type StrategyId } from '../generate/asked.ts';
import { boxOf, sizedFrame, type SizedFrame } from '../generate/sizes.ts';
import { END } from '../run/step.ts';

function box(width: number, height: number, blocks: number): SizedFrame {
  const board = boxOf(width, height);
  if ('code' in board) throw new Error(board.code);
  const divided = sizedFrame(board, blocks);
  if ('code' in divided) throw new Error(divided.code);
  return divided;
}

function figuresOf(divided: SizedFrame, strategy: StrategyId, seeds: number) {
  const run = new MeasuredGenerations(divided, strategy, seeds);
  for (let before = 0; !run.runSlice(); before = run.progress)
    expect(run.progress).toBeGreaterThanOrEqual(before);
  expect(run.progress).toBe(1);
  return run.figures;
}

test.each(strategyIds)('the figures of %s are the sums over all seeds', (strategy) => {
  const divided = box(6, 5, 10);
  const sums = { runs: 0, done: 0, stuck: 0, tries: 0, steps: 0, restarts: 0 };
  for (let seed = 0; seed < 12; seed++) {
    const generation = new Generation({ ...divided, strategy, seed }, 'steps');
    while (generation.step() !== END);
    const { draft, steps } = generation;
    sums.runs++;
    sums[draft.division.score === 0 ? 'done' : 'stuck']++;
    sums.tries += draft.tries;
    sums.steps += steps;
    sums.restarts += draft.restarts;
  }
  expect(figuresOf(divided, strategy, 12)).toEqual({ ...sums, chiSquared: null });
});

test('chi-squared is small if and only if divisions are equally likely', () => {
  const divided = box(4, 3, 3);
  expect(figuresOf(divided, 'uniform', 1000).chiSquared).toBeLessThan(30);
  expect(figuresOf(divided, 'grow', 1000).chiSquared).toBeGreaterThan(100);
});

test('chi-squared needs five draws for each division', () => {
  // There are ten.
  const divided = box(3, 3, 3);
  expect(figuresOf(divided, 'uniform', 49).chiSquared).toBe(null);
  expect(figuresOf(divided, 'uniform', 50).chiSquared).not.toBe(null);
});
