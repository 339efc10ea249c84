import { RuleSet } from '../../solve/rules/rule.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type Problem } from '../../solve/problem.ts';
import { rules } from '../../solve/rules/index.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import {
  END,
  IMAGE,
  kindOf,
  PLACE,
  PRUNE,
  REMOVE,
  SOLUTION,
  UNCOVER,
  type Step,
} from '../../solve/step.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { MOST_STEPS, places, tries } from '../../testing/random/situations.ts';
import { execute } from '../../testing/runs/executeListing.ts';
import { listingOf, shownLines, type ListingId } from './listing.ts';
import { nextLine } from './nextLine.ts';
import { MomentExplainer } from '../moment/momentExplainer.ts';
import { runs } from '../../testing/share.ts';

/**
 * An event of a search, and the lines that are carried out from it until the next one; the first events have
 * none.
 */
interface Stretch {
  readonly event: Step;
  readonly lines: number[];
}

const isStep = (event: Step): boolean => [PLACE, REMOVE].includes(kindOf(event));
const isLeaving = (event: Step): boolean => [REMOVE, UNCOVER].includes(kindOf(event));
const isFullBoard = (event: Step): boolean => [SOLUTION, IMAGE].includes(kindOf(event));

/** The listing carried out until it has made so many steps. */
function executed(problem: Problem, search: Search): Stretch[] {
  let asked!: RuleSet;
  const run = execute(problem, search, (state) => {
    asked = new RuleSet(
      search.rules.map((id) => rules[id]),
      state,
    );
    // A full board is none of their business.
    return () => (state.open.includes(1) ? asked.violated() : -1);
  });
  const stretches: Stretch[] = [];
  /**
   * The full boards at each level when its placement was made; those of a level that was refused are not
   * known.
   */
  const fullAt: (number | undefined)[] = [];
  let [full, steps] = [0, 0];
  for (const { line, event } of run) {
    if (event === undefined) {
      if (line === 2) full++;
      stretches.at(-1)?.lines.push(line);
      continue;
    }
    if (isStep(event) && ++steps > MOST_STEPS + 1) break;
    stretches.push({ event, lines: [line] });
    if (kindOf(event) === PLACE) fullAt.push(full);
    if (kindOf(event) === PRUNE) fullAt[fullAt.length - 1] = undefined;
    if (kindOf(event) === REMOVE && fullAt.pop() === full) asked.failed();
  }
  return stretches;
}

test('a listing carried out makes the events of its search, is at the line of each moment, and goes on to the next', () => {
  const seen = new Map<ListingId, Set<number>>();
  const nexts = new Set<string>();
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const stretches = executed(problem, search);

      const events: Step[] = [];
      const solver = startSearch(problem, search, 'everything');
      for (let event = solver.step(); event !== END; event = solver.step()) {
        if (solver.steps > MOST_STEPS + 1) break;
        if (!isFullBoard(event)) events.push(event);
      }
      expect(stretches.map(({ event }) => event)).toEqual(events);

      const explainer = new MomentExplainer(problem, search);
      const { id, lineOf, indents } = listingOf(search);
      const returns = [2, indents.length - 1];
      const lit = seen.get(id) ?? new Set();
      seen.set(id, lit);

      // After each event but a place: where it returns next, if it does; else at the line of the event.
      let at = -1;
      for (const situation of tries(problem, search)) {
        const { lastStep, lastTick, next } = situation;
        const event = lastTick ?? lastStep;
        if (event !== undefined && !isFullBoard(event)) at++;
        // At the very beginning, what is chosen first is said already.
        const { lines } = stretches[Math.max(at, 0)] ?? { lines: [returns[1]!] };
        const explanation = explainer.of(situation, 'tries');
        const isPlaced = event !== undefined && kindOf(event) === PLACE;
        const isReturn = next === END || (isLeaving(next) && !isPlaced);
        const expected = (isReturn && lines.findLast((line) => returns.includes(line))) || lines[0];
        const line = lineOf[explanation.kind];
        lit.add(line);
        expect(line).toBe(expected);

        const after = nextLine(search, situation, explanation);
        if (after === undefined) continue;
        const now = isReturn ? Math.max(0, lines.lastIndexOf(line)) : 0;
        expect(after).toBe(lines[now + 1] ?? stretches[Math.max(at, 0) + 1]?.lines[0]);
        nexts.add(`${id === 'backtracking' ? id : 'exactCover'} ${after}`);
      }

      // After each step and all that follows: at one of the lines since.
      at = 0;
      for (const situation of places(problem, search)) {
        const lines: number[] = [];
        do lines.push(...(stretches[at]?.lines ?? [returns[1]!]));
        while (++at < stretches.length && !isStep(stretches[at]!.event));
        expect(lines).toContain(lineOf[explainer.of(situation, 'places').kind]);
      }
    }),
    runs(250),
  );
  const litIn = (...ids: readonly ListingId[]): number[] =>
    [...new Set(ids.flatMap((id) => [...seen.get(id)!]))].sort((a, b) => a - b);
  expect(litIn('backtracking')).toEqual([2, 3, 5, 6, 7, 9, 10]);
  expect(litIn('exactCover', 'fewestCell', 'pickedCell')).toEqual([2, 3, 5, 6, 7, 9, 10, 11]);
  const known = { backtracking: [4, 7, 8, 9], exactCover: [4, 6, 7, 8, 9, 10] };
  const all = Object.entries(known).flatMap(([id, lines]) => lines.map((line) => `${id} ${line}`));
  expect([...nexts].toSorted()).toEqual(all.toSorted());
});

test('without rules the line that asks them is left out, and what depends on it is indented less', () => {
  const listing = listingOf(plainSearch);
  expect(shownLines(listing, true).map(({ indent }) => indent)).toEqual(listing.indents);
  const shown = shownLines(listing, false);
  expect(shown.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 9, 10]);
  expect(shown.map(({ indent }) => indent)).toEqual([0, 1, 2, 1, 1, 2, 2, 2, 2, 1]);
});
