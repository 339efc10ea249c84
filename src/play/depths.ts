import { kindOf, PLACE, REMOVE } from '../solve/step.ts';

/** How many pieces lay on the board after each of some steps: at least, at most, and all of those added up. */
export interface Depths {
  least: number;
  most: number;
  sum: number;
}

/** Those of no steps at all. */
export const noDepths = (): Depths => ({ least: Infinity, most: 0, sum: 0 });

/** Adds those of other steps. */
export function addDepths(to: Depths, { least, most, sum }: Depths): void {
  if (least < to.least) to.least = least;
  if (most > to.most) to.most = most;
  to.sum += sum;
}

/**
 * Those of a run of events that begins with so many pieces on the board. `part` is called whenever
 * another so many steps are full, as `every` says at the time; what is left at the end is given back.
 */
export function surveyDepths(
  events: Int32Array,
  depth: number,
  every: () => number = () => Infinity,
  part: (depths: Depths, steps: number) => void = () => {},
): Depths {
  let [least, most, sum, steps] = [Infinity, 0, 0, 0];
  let left = every();
  for (let i = 0; i < events.length; i++) {
    const kind = kindOf(events[i]!);
    if (kind === PLACE) depth++;
    else if (kind === REMOVE) depth--;
    else continue;
    steps++;
    if (depth < least) least = depth;
    if (depth > most) most = depth;
    sum += depth;
    if (--left > 0) continue;
    part({ least, most, sum }, steps);
    [least, most, sum] = [Infinity, 0, 0];
    left = every();
  }
  return { least, most, sum };
}
