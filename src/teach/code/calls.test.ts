import { callStack, variablesOf } from './calls.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { CHOOSE, END, idOf, kindOf, PLACE, REMOVE } from '../../solve/step.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { MOST_STEPS, places, problemOf, tries } from '../../testing/random/situations.ts';
import { listingOf } from './listing.ts';
import { MomentExplainer } from '../moment/momentExplainer.ts';
import { Situations } from '../moment/situation.ts';
import { runs } from '../../testing/share.ts';

test('calls are pushed at a place with what was chosen before, and popped at a remove', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const solver = startSearch(problem, search, 'everything');
      const chosen: number[] = [];
      const stacks: { item: number; placement: number }[][] = [[]];
      for (let event = solver.step(); event !== END && stacks.length <= MOST_STEPS;) {
        const stack = stacks.at(-1)!;
        const [kind, id] = [kindOf(event), idOf(event)];
        if (kind === CHOOSE) chosen[stack.length] = id;
        if (kind === PLACE) stacks.push([...stack, { item: chosen[stack.length]!, placement: id }]);
        if (kind === REMOVE) stacks.push(stack.slice(0, -1));
        event = solver.step();
      }
      const callsAt = callStack(problem, search);
      const all = [...places(problem, search)];
      const seen = all.map((situation) => callsAt(situation));
      expect(
        seen.map((stack) => stack.map(({ item, placement }) => ({ item, placement }))),
      ).toEqual(stacks.slice(0, seen.length));
      // Back again, and from anywhere.
      const back = all.toReversed().map((situation) => callsAt(situation));
      expect(back.toReversed()).toEqual(seen);
      const last = all.length - 1;
      expect(callStack(problem, search)(all[last]!)).toEqual(seen[last]);
    }),
    runs(100),
  );
});

test('variables are those of the call whose line is lit', () => {
  const said = (search: Search, step: number, tick: number) => {
    const problem = problemOf('square-bar-corner');
    const situation = new Situations(problem, search).at({ step, tick });
    const moment = new MomentExplainer(problem, search).of(situation, 'tries');
    const calls = callStack(problem, search)(situation);
    const { depth, item, placement, tried, listed, left } = variablesOf(
      problem,
      listingOf(search),
      situation,
      moment,
      calls,
    );
    const piece =
      placement === undefined ? '–' : problem.pieces[problem.placements.piece[placement]!]!.name;
    const names = left.map((one) => problem.pieces[one]!.name).join('');
    return `${moment.kind}: ${depth} ${item} ${piece} ${tried}/${listed} ${names}`;
  };
  const rows: Search = { ...plainSearch, order: 'rows' };
  expect([0, 1, 2, 3].map((tick) => said(rows, 1, tick))).toEqual([
    'place: 1 0 O 1/5 IL',
    'next: 1 2 – undefined/undefined IL',
    'try: 1 2 O 1/5 IL',
    'try: 1 2 O 1/5 IL',
  ]);
});

test('variables of every moment agree with it and the board', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const explainer = new MomentExplainer(problem, search);
      const callsAt = callStack(problem, search);
      const listing = listingOf(search);
      for (const situation of tries(problem, search)) {
        const moment = explainer.of(situation, 'tries');
        const variables = variablesOf(problem, listing, situation, moment, callsAt(situation));
        expect(variables.depth).toBe(situation.path.length);
        if ('item' in moment && moment.kind !== 'cover' && moment.kind !== 'uncover')
          expect(variables.item).toBe(moment.item);
        if (moment.kind === 'end' || moment.kind === 'exhausted') continue;
        if ('placement' in moment) {
          expect(variables.placement).toBe(moment.placement);
          expect(variables.tried).toBeGreaterThan(0);
          expect(variables.tried).toBeLessThanOrEqual(variables.listed!);
        }
      }
    }),
    runs(100),
  );
});
