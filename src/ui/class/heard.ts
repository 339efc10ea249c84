import { tonesOf, type Tone } from '../../teach/sound/sonifier.ts';
import type { ClassModel } from './model.ts';

type Heard = Pick<ClassModel, 'problem' | 'search' | 'situation' | 'moment'>;

const isSame = (one: Heard, other: Heard): boolean =>
  one.problem === other.problem &&
  one.search === other.search &&
  one.situation.step === other.situation.step &&
  one.situation.tick === other.situation.tick;

/**
 * What is heard when another moment is shown: nothing if only something beside it has changed. If it lies on the way
 * back from the one before, each piece that came off is heard.
 */
export function heardAt(now: Heard, before: Heard | undefined): readonly Tone[] {
  if (before && isSame(now, before)) return [];
  const { path } = now.situation;
  const past = before?.problem === now.problem ? before.situation.path : [];
  const isReturn = path.every((placement, depth) => past[depth] === placement);
  return tonesOf(now.moment, path.length, isReturn ? past.length : path.length);
}
