import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceInPlace } from '../play/source.ts';
import { Tape } from '../play/tape.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { searchProcess, type SearchMark } from '../solve/searchProcess.ts';
import { Explanation } from '../teach/explanation.ts';
import { anyPuzzle } from '../testing/anyPuzzle.ts';
import { anySearch } from '../testing/anySearch.ts';
import { MOST_STEPS, problemOf } from '../testing/situations.ts';
import { Commentary } from './commentary.ts';

/** A tape on which a search is recorded to its end, or as far as is looked at. */
function recorded(problem: Problem, search: Search): Tape<SearchMark> {
  const tape = new Tape<SearchMark>((deliver) =>
    sourceInPlace(searchProcess(problem, search), deliver),
  );
  tape.want(0, 0);
  return tape;
}

test('wherever a search is shown, it is explained as at that moment, once it has stood there', () => {
  fc.assert(
    fc.property(
      anyPuzzle(9),
      anySearch,
      fc.array(fc.nat(MOST_STEPS), { maxLength: 8 }),
      (puzzle, search, steps) => {
        const problem = compile(puzzle);
        const tape = recorded(problem, search);
        const commentary = new Commentary(problem, search, tape);
        for (const wish of steps) {
          const step = Math.min(wish, tape.recordedTo);
          commentary.at(step);
          const fresh = new Explanation(problem, search).at({ step, tick: Infinity }, 'places');
          const { situation, moment } = commentary.at(step)!;
          expect({ situation, moment }).toEqual({
            situation: fresh.situation,
            moment: fresh.moment,
          });
        }
      },
    ),
  );
});

test('the next step is explained at once; any other stands as it was until it is asked for again', () => {
  fc.assert(
    fc.property(anyPuzzle(9), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const tape = recorded(problem, search);
      fc.pre(tape.recordedTo > 3);
      const commentary = new Commentary(problem, search, tape);
      const stepAt = (step: number) => commentary.at(step)!.situation.step;
      expect([0, 1, 2, 0, 0, 1, 3, 2, 3, 3].map(stepAt)).toEqual([0, 1, 2, 2, 0, 1, 1, 2, 3, 3]);
    }),
  );
});

test('what would have to be followed for long is not explained', () => {
  const problem = problemOf('square-bar-corner');
  const commentary = new Commentary(problem, plainSearch, { anchorBefore: () => undefined });
  expect(commentary.at(0)).toBeDefined();
  commentary.at(1_000_000_000);
  expect(commentary.at(1_000_000_000)).toBeUndefined();
});
