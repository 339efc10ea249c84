import { expect } from 'vitest';
import type { Until } from '../../run/until.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { SearchProcess } from '../../solve/played/searchProcess.ts';
import { SearchReplay } from '../../solve/played/searchReplay.ts';
import { Lane } from '../../play/lane.ts';
import { Race, type Equal } from '../../play/race.ts';
import { box, lateTape } from './runs.ts';
import { sourceInPlace } from '../../play/source.ts';
import { Tape } from '../../play/tape.ts';

const searches: readonly Partial<Search>[] = [
  { order: 'rows' },
  { order: 'rows', pieces: 'random', seed: 3 },
  { solver: 'dlx' },
];
/** The time of a step of each search, in ms. */
export const paces = [0.001, 0.004, 0.5];
/** The steps at which they have their first solution, and end. */
export const firsts = [82_048, 2438, 388];
export const ends = [142_380, 142_380, 65_150];

export const solverOf = (i: number) =>
  startSearch(box, { ...plainSearch, ...searches[i] }, 'steps');

/**
 * A lane whose chunks are delivered at once. `ms` is its computing time by number of steps, and
 * `isGoal` whether a run whose series end with these values has reached its goal.
 */
export function promptLane(
  i: number,
  ms = (steps: number) => steps * paces[i]!,
  isGoal?: (values: readonly number[]) => boolean,
) {
  const solver = solverOf(i);
  const now = () => ms(solver.steps);
  return new Lane(
    new SearchReplay(box),
    new Tape((deliver) => sourceInPlace(() => new SearchProcess(solver), deliver, now)),
    isGoal,
  );
}

/** A lane whose chunks are delivered when the test calls `answer`. */
export function lateLane(i: number) {
  const solver = solverOf(i);
  const { tape, answer } = lateTape(
    () => new SearchProcess(solver),
    () => solver.steps * paces[i]!,
  );
  return { lane: new Lane(new SearchReplay(box), tape), answer };
}

type Its = Lane<SearchReplay>;

export function raceOf(equal: Equal, until: Until, lanes: readonly Its[]): Race<Its> {
  const race = new Race<Its>(equal, until);
  for (const lane of lanes) race.add(lane);
  return race;
}

export const stepsOf = (race: Race): number[] => race.lanes.map(({ playhead }) => playhead.step);

export function goTo(race: Race, at: number): void {
  race.seek(at);
  while (race.destination !== undefined) race.advance(16);
}

/** Goes to the end of the race. */
export function finish(race: Race): void {
  race.speed = 'max';
  for (let frame = 0; frame < 1000 && !race.over; frame++) race.advance(16);
  expect(race.over).toBe(true);
}
