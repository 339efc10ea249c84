import { searchProcess, type SearchMark } from '../../../solve/played/searchProcess.ts';
import { MomentExplainer } from '../../../teach/moment/momentExplainer.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceInPlace } from '../../../play/source.ts';
import { READABLE_PACE } from '../../../play/tempo.ts';
import { Tape } from '../../../play/tape.ts';
import { compile, type Problem } from '../../../solve/problem.ts';
import { plainSearch, type Search } from '../../../solve/search.ts';
import { anyPuzzle } from '../../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../../testing/random/anySearch.ts';
import { MOST_STEPS, problemOf } from '../../../testing/random/situations.ts';
import { Narrator } from './narrator.ts';

/** A narrator of a search that nobody hears. */
const narratorOf = (
  problem: Problem,
  search: Search,
  tape: Pick<Tape<SearchMark>, 'anchorBefore'>,
): Narrator => {
  const nothing = () => undefined;
  const pane = { problem, search, tape, markOf: nothing, lostOf: nothing };
  return new Narrator(pane, { depth: 0 });
};

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
        const narrator = narratorOf(problem, search, tape);
        for (const wish of steps) {
          const step = Math.min(wish, tape.recordedTo);
          narrator.at(step);
          const fresh = new MomentExplainer(problem, search).at({ step, tick: Infinity }, 'places');
          const { situation, explanation } = narrator.at(step)!;
          expect({ situation, explanation }).toEqual({
            situation: fresh.situation,
            explanation: fresh.explanation,
          });
        }
      },
    ),
  );
});

test('short ways are followed at once, long ones once the moment is asked for again, and if there is time', () => {
  const problem = problemOf('pentomino-6x10');
  const narrator = narratorOf(problem, plainSearch, recorded(problem, plainSearch));
  const at = (step: number, mayTakeLong = true) =>
    narrator.at(step, () => mayTakeLong)?.situation.step;
  const none = undefined;
  expect([1000, 1000].map((step) => at(step))).toEqual([none, 1000]);
  expect([1001, 1002, 1200].map((step) => at(step))).toEqual([1001, 1002, 1200]);
  expect([900, 800, 800, 801, 20].map((step) => at(step))).toEqual([none, none, 800, 801, 20]);
  const later = [at(2000), at(2000, false), at(2000, false), at(2000)];
  expect(later).toEqual([none, none, none, 2000]);
});

test('what was said stands until the next moment is explained, but not for long, nor from before what was too fast', () => {
  const problem = problemOf('pentomino-6x10');
  const narrator = narratorOf(problem, plainSearch, recorded(problem, plainSearch));
  const said = (step: number, pace = 0, mayTakeLong = true) =>
    narrator.caption({ step, pace }, 'en', () => mayTakeLong)?.text;
  const [first, last] = [said(0), [said(1000), said(1000)][1]];
  expect([first === undefined, last === undefined, first === last]).toEqual([false, false, false]);
  expect([said(2000), said(2000) === last]).toEqual([last, false]);
  said(0);
  expect([said(3000, 0, false), said(3000, 0, false)]).toEqual([first, undefined]);
  said(0);
  expect([said(500, 60), said(4000)]).toEqual([undefined, undefined]);
});

test('a sentence is only said at paces at which it can be read', () => {
  const problem = problemOf('square-bar-corner');
  const tape = recorded(problem, plainSearch);
  let looked = 0;
  const narrator = narratorOf(problem, plainSearch, {
    anchorBefore: (step) => {
      looked++;
      return tape.anchorBefore(step);
    },
  });
  const said = (pace: number) => narrator.caption({ step: 0, pace }, 'en')?.text;
  expect([0, READABLE_PACE].map(said)).toEqual(
    [0, 0].map(() => 'Next: cell a1, the first that is open.'),
  );
  expect([READABLE_PACE + 1, Infinity].map(said)).toEqual([undefined, undefined]);
  // Nor is the search followed at others.
  looked = 0;
  for (let step = 1; step < 30; step++) narrator.caption({ step, pace: 1000 }, 'en');
  expect(looked).toBe(0);
});

test('what would have to be followed for long is not explained', () => {
  const problem = problemOf('square-bar-corner');
  const narrator = narratorOf(problem, plainSearch, { anchorBefore: () => undefined });
  expect(narrator.at(0)).toBeDefined();
  narrator.at(1_000_000_000);
  expect(narrator.at(1_000_000_000)).toBeUndefined();
});

test('on the way to a moment nothing else is said', () => {
  const problem = problemOf('pentomino-6x10');
  const narrator = narratorOf(problem, plainSearch, recorded(problem, plainSearch));
  const said = (step: number, isOnTheWay: boolean) =>
    narrator.caption({ step, pace: 0, isOnTheWay }, 'en')?.text;
  expect(said(0, true)).toBeUndefined();
  const there = said(5, false);
  expect(there).toBeDefined();
  expect([said(0, true), said(9, true)]).toEqual([there, there]);
  expect(said(0, false)).not.toBe(there);
});
