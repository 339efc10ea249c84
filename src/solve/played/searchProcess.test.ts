import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { compile } from '../problem.ts';
import { END } from '../step.ts';
import { searchProcess } from './searchProcess.ts';

/** The most events that are compared. */
const MOST = 400;

test('a search that goes on from a mark is as far as where the mark was taken, after every event', () => {
  fc.assert(
    fc.property(anyPuzzle(9), anySearch, (puzzle, search) => {
      const start = searchProcess(compile(puzzle), search);
      const run = start('steps');
      for (let events = 0; events < MOST && run.step() !== END; events++) {
        const resumed = start('steps');
        resumed.restore(structuredClone(run.mark()));
        expect([events, resumed.progress()]).toEqual([events, run.progress()]);
      }
    }),
  );
});
