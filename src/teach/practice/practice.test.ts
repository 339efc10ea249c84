import { judge, type Judgement } from './byHand.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { plainSearch, type Search } from '../../solve/search.ts';
import { END, idOf, kindOf, PLACE } from '../../solve/step.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { places, problemOf } from '../../testing/random/situations.ts';
import { Situations } from '../moment/situation.ts';

test('of all places and removes, exactly the next step of the search is right', () => {
  const seen = new Set<Judgement['kind']>();
  fc.assert(
    fc.property(anyPuzzle(9), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      for (const situation of places(problem, search)) {
        const { path, next } = situation;
        const actions = [
          ...Array.from({ length: problem.placements.count }, (_, placement) => ({
            kind: 'place' as const,
            placement,
          })),
          ...path.map((placement) => ({ kind: 'remove' as const, placement })),
        ];
        const right = actions.filter((action) => {
          const { kind } = judge(problem, situation, action);
          seen.add(kind);
          return kind === 'right';
        });
        const kind = kindOf(next) === PLACE ? 'place' : 'remove';
        expect(right).toEqual(next === END ? [] : [{ kind, placement: idOf(next) }]);
      }
    }),
  );
  const common: Judgement['kind'][] = [
    'right',
    'elsewhere',
    'doesNotFit',
    'triedAlready',
    'tooEarly',
  ];
  common.push('someLeft', 'notTheLast', 'goBack', 'isOver');
  expect(common.filter((kind) => !seen.has(kind))).toEqual([]);
});

test('a mistake is answered by the rule that it breaks', () => {
  const problem = problemOf('square-bar-corner');
  const search: Search = { ...plainSearch, order: 'rows' };
  const at = (step: number) => new Situations(problem, search).at({ step, tick: Infinity });
  const last = problem.cells.length - 1;
  expect(judge(problem, at(0), { kind: 'choose', item: 0 })).toEqual({ kind: 'right' });
  expect(judge(problem, at(0), { kind: 'choose', item: last })).toEqual({
    kind: 'otherItem',
    item: 0,
  });
  const [first] = at(1).path;
  // There is something to try on c1 yet.
  expect(judge(problem, at(1), { kind: 'remove', placement: first! }).kind).toBe('someLeft');
  // L hides the hole, but O was there before it.
  expect(judge(problem, at(2), { kind: 'remove', placement: first! })).toEqual({
    kind: 'notTheLast',
    placement: at(2).path[1],
  });
  expect(judge(problem, at(2), { kind: 'choose', item: last })).toEqual({ kind: 'goBack' });
  expect(judge(problem, at(30), { kind: 'choose', item: 0 })).toEqual({ kind: 'isOver' });
});

test('a placement whose first cell is another one is not listed', () => {
  const search: Search = { ...plainSearch, order: 'spiral-in', hold: 'L:1' };
  const problem = problemOf('square-bar-corner');
  const situation = new Situations(problem, search).at({ step: 0, tick: Infinity });
  const { piece, orientation, count } = problem.placements;
  const other = Array.from({ length: count }, (_, one) => one).filter(
    (one) => piece[one] === 2 && orientation[one] !== 0,
  );
  const kinds = other.map(
    (placement) => judge(problem, situation, { kind: 'place', placement }).kind,
  );
  expect(new Set(kinds)).toEqual(new Set(['notListed', 'elsewhere']));
});
