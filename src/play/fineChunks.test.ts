import { expect, test } from 'vitest';
import { plainSearch } from '../solve/search.ts';
import { searchProcess, type SearchMark } from '../solve/played/searchProcess.ts';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { problemOf } from '../testing/random/situations.ts';
import { beginOf, CHUNK, type Chunk } from './chunk.ts';
import { Player } from './player.ts';
import { sourceInPlace } from './source.ts';
import { Stops } from './stops.ts';
import { Tape } from './tape.ts';

const STEPS = 1e6;
/** How many moments are visited, far apart from each other: each brings three chunks. */
const VISITS = 8;

const bytesOf = ({ events, values, done }: Chunk): number =>
  events.byteLength + done.byteLength + values.reduce((sum, one) => sum + one.byteLength, 0);

test('a million steps of a large search, stopped at among all that is tried, keep few MB more than steps alone', () => {
  const problem = problemOf('heptiamond-12x7');
  const tape = new Tape<SearchMark>((deliver) =>
    sourceInPlace(searchProcess(problem, { ...plainSearch, order: 'rows' }), deliver),
  );
  const stops = new Stops(new Player(new SearchReplay(problem), tape), tape, {
    isPassed: () => false,
    isReturn: () => false,
    isStop: () => false,
  });
  const visit = (step: number, tick?: number): void => {
    stops.seek(step, tick);
    while (stops.moving) stops.advance(16);
    stops.advance(16);
  };
  visit(STEPS);
  stops.every = 'tick';
  for (let at = 1; at <= VISITS; at++) visit(Math.floor((at * STEPS) / VISITS), 1);
  expect(stops.at).toBe(STEPS);
  const fine = Array.from({ length: STEPS / CHUNK + 20 }, (_, index) =>
    tape.at(beginOf(index), 'everything'),
  ).filter((chunk) => chunk !== undefined);
  expect(fine.length).toBeGreaterThan(16);
  expect(fine.reduce((sum, chunk) => sum + bytesOf(chunk), 0)).toBeLessThan(48e6);
  // Once only steps are shown, nothing of it is left.
  stops.every = 'step';
  stops.seek(STEPS);
  expect(tape.at(STEPS, 'everything')).toBeUndefined();
  expect(tape.at(STEPS, 'steps')).toBeDefined();
});
