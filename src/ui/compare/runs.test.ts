import { expect, test } from 'vitest';
import type { Comparison } from '../../experiment/comparison/comparison.ts';
import { usualTerms } from '../../experiment/comparison/terms.ts';
import type { SearchFigures } from '../../experiment/searchFigures.ts';
import type { CompareProgress, CompareRuns, KeptComparisons } from './model.ts';
import { createRuns } from './runs.ts';

const two: Comparison = {
  ...usualTerms,
  puzzles: [{ name: 'it', text: 'pieces: tetromino\n\n....\n' }],
  orders: ['rows', 'columns'],
  ruleSets: [[]],
};
const one: Comparison = { ...two, orders: ['columns'] };

const after = (steps: number): SearchFigures => ({
  steps,
  placements: steps,
  deadEnds: 0,
  depth: 0,
  deepest: 0,
  solutions: 0,
  first: null,
  progress: 0,
  finished: false,
});

/** What is kept beyond a page. */
function keeping(): KeptComparisons {
  const kept = new Map<string, CompareProgress['figures']>();
  return {
    of: (name) => kept.get(name) ?? [],
    keep: (name, known) => void kept.set(name, known),
  };
}

/** Runs that report what a test says; `stops` is the number of times they were stopped. */
function told() {
  let report: (now: CompareProgress) => void = () => {};
  const seen = { stops: 0, known: [] as CompareProgress['figures'] };
  const run: CompareRuns = (_, known, show) => {
    seen.known = known;
    report = show;
    return () => void seen.stops++;
  };
  const say = (figures: CompareProgress['figures'], progress: readonly number[]): void =>
    report({ phase: 'running', figures, progress });
  return { run, say, seen };
}

test('a run that was stopped keeps its bound until it is further, and is not taken for complete', () => {
  const runs = createRuns(keeping());
  const { run, say, seen } = told();
  runs.start(two, run);
  say([after(90), after(50)], [1, 0.5]);
  runs.stop();
  const stopped = { figures: [after(90), after(50)], progress: [1, 0], phase: 'stopped' };
  expect(runs.of(two)).toEqual(stopped);
  runs.start(two, run);
  expect(seen.known).toEqual([after(90), undefined]);
  say([after(90), undefined], [1, 0]);
  expect(runs.of(two)).toEqual({ ...stopped, phase: 'running' });
  say([after(90), after(20)], [1, 0.2]);
  expect(runs.of(two).figures).toEqual(stopped.figures);
  say([after(90), after(60)], [1, 0.6]);
  expect(runs.of(two).figures).toEqual([after(90), after(60)]);
  // A complete run replaces any bound.
  say([after(90), after(40)], [1, 1]);
  runs.stop();
  expect(runs.of(two)).toEqual({
    figures: [after(90), after(40)],
    progress: [1, 1],
    phase: 'done',
  });
});

test('only the run of another comparison than the one on show is stopped', () => {
  const runs = createRuns(keeping());
  const { run, say, seen } = told();
  runs.start(two, run);
  say([undefined, after(50)], [0, 0.5]);
  runs.stopOthers({ ...two });
  expect(seen.stops).toBe(0);
  runs.stopOthers(one);
  expect(seen.stops).toBe(1);
  expect(runs.of(one)).toEqual({ figures: [after(50)], progress: [0], phase: 'stopped' });
});

test('complete runs are there again on another page, and only the others run', () => {
  const beyond = keeping();
  const before = told();
  const runs = createRuns(beyond);
  runs.start(two, before.run);
  before.say([after(90), after(50)], [1, 0.5]);
  // The page is reloaded without a word.
  const again = createRuns(beyond);
  expect(again.of(two)).toEqual({
    figures: [after(90), undefined],
    progress: [1, 0],
    phase: 'stopped',
  });
  const { run, say, seen } = told();
  again.start(two, run);
  expect(seen.known).toEqual([after(90), undefined]);
  say([after(90), after(70)], [1, 1]);
  expect(createRuns(beyond).of(two).phase).toBe('done');
  // Other terms are another comparison.
  expect(createRuns(beyond).of(one).phase).toBe('stopped');
});
