import type { Experiment } from './experiment.ts';
import { kindIds } from './kinds.ts';

/** The ids of experiments in the order in which one leads to the next. */
export const teachingOrder: readonly string[] = [
  // Which cell next, on boards that can be searched to their end.
  'short-side',
  'one-orientation',
  'first-program',
  'dancing-links',
  'piece-order',
  // When to go back.
  'islands',
  'parity',
  'repeats',
  // Boards that are too large for that, or of other shapes.
  'islands-large',
  'turning',
  'upright-diamond',
  'outside-in',
  // Making puzzles: getting stuck, what helps, and what comes of it.
  'more-pieces',
  'restarts-annealing',
  'costly-first',
  'never-stuck',
  'frames-with-holes',
  'how-even',
];

/** Experiments kind by kind, each in that order; those that it does not name come last. */
export function inTeachingOrder(experiments: readonly Experiment[]): Experiment[] {
  const place = ({ id }: Experiment): number => {
    const at = teachingOrder.indexOf(id);
    return at < 0 ? teachingOrder.length : at;
  };
  return kindIds.flatMap((kind) =>
    experiments.filter((one) => one.kind === kind).sort((a, b) => place(a) - place(b)),
  );
}
