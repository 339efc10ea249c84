import { expect, test } from 'vitest';
import { CHUNK, type Chunk } from '../../../play/chunk.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import { plainSearch } from '../../../solve/search.ts';
import { searchProcess, type SearchMark } from '../../../solve/searchProcess.ts';
import { Explanation } from '../../../teach/explanation.ts';
import { problemOf } from '../../../testing/situations.ts';
import { Moves } from './moves.ts';

const STEPS = 1e6;
/** How many moments are visited, far apart from each other: each brings three chunks. */
const VISITS = 8;

const bytesOf = ({ events, values, done }: Chunk): number =>
  events.byteLength + done.byteLength + values.reduce((sum, its) => sum + its.byteLength, 0);

/** Every day, tests of the tape hold that few chunks are kept. */
test.runIf(process.env['MODE'] === 'long')(
  'a million steps, stopped at among all that is tried, keep few MB more than steps alone',
  () => {
    const problem = problemOf('heptiamond-12x7');
    const search = { ...plainSearch, order: 'rows' } as const;
    const tape = new Tape<SearchMark>((deliver) =>
      sourceInPlace(searchProcess(problem, search), deliver),
    );
    const found = new FoundSolutions(problem, search);
    const moves = new Moves(problem, tape, found, new Explanation(problem, search));
    const { player } = moves;
    const visit = (step: number, tick?: number): void => {
      player.seek(step, tick);
      while (player.moving) player.advance(16);
      player.advance(16);
    };
    visit(STEPS);
    moves.setGrain('tries');
    for (let at = 1; at <= VISITS; at++) visit(Math.floor((at * STEPS) / VISITS), 1);
    expect(player.at).toBe(STEPS);
    const chunks = Array.from({ length: STEPS / CHUNK + 20 }, (_, index) =>
      tape.at(index * CHUNK, 'everything'),
    ).filter((chunk) => chunk !== undefined);
    expect(chunks.length).toBeGreaterThan(16);
    expect(chunks.reduce((sum, chunk) => sum + bytesOf(chunk), 0)).toBeLessThan(48e6);
    // Once only steps are shown, nothing of it is left.
    moves.setGrain('places');
    expect(tape.at(STEPS, 'everything')).toBeUndefined();
    expect(tape.at(STEPS, 'steps')).toBeDefined();
  },
);
