import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, coveredBy } from '../../../solve/problem.ts';
import { plainSearch, type Search } from '../../../solve/search.ts';
import { MomentExplainer } from '../../../teach/moment/momentExplainer.ts';
import { namesOf } from '../../../teach/moment/names.ts';
import { waysLeft } from '../../../teach/moment/waysLeft.ts';
import { anyPuzzle } from '../../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../../testing/random/anySearch.ts';
import { bruteForce } from '../../../testing/bruteForce.ts';
import { places, problemOf } from '../../../testing/random/situations.ts';
import { captionOf } from '../../../words/index.ts';
import { itemWithoutWays, captionAt } from './atMoment.ts';
import { runs } from '../../../testing/share.ts';

test('where it is said that nothing can come of a moment, no solution goes on from there', () => {
  let told = 0;
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, anyOf) => {
      const problem = compile(puzzle);
      const search: Search = { ...anyOf, hold: '', unique: false };
      const explainer = new MomentExplainer(problem, search);
      let solutions: readonly string[] | undefined;
      for (const situation of places(problem, search)) {
        const { path } = situation;
        const explanation = explainer.of(situation, 'places');
        const ways = waysLeft(problem, search, path);
        if (itemWithoutWays({ ways, explanation }) === undefined) continue;
        told++;
        solutions ??= bruteForce(puzzle).solutions;
        const laid = path.map((placement) => {
          const { name } = problem.pieces[problem.placements.piece[placement]!]!;
          const cells = [...coveredBy(problem, placement)].map((cell) =>
            problem.cells[cell]!.join(),
          );
          return `${name}: ${cells.join(' ')}`;
        });
        const goingOn = solutions.filter((solution) => {
          const parts = solution.split(' | ');
          return laid.every((one) => parts.includes(one));
        });
        expect(goingOn).toEqual([]);
      }
    }),
    runs(600),
  );
  expect(told).toBeGreaterThan(20);
});

test('it is said only where ways are shown, and not what was said already', () => {
  const problem = problemOf('square-bar-corner');
  const search: Search = { ...plainSearch, order: 'rows' };
  const explainer = new MomentExplainer(problem, search);
  const names = namesOf(problem);
  const said = [...places(problem, search)].map((situation) => {
    const explanation = explainer.of(situation, 'places');
    const ways = waysLeft(problem, search, situation.path);
    expect(captionAt({ ways: undefined, explanation, names }, 'en')).toBe(
      captionOf(explanation, names, 'en'),
    );
    return captionAt({ ways, explanation, names }, 'en');
  });
  expect(said.slice(0, 3)).toEqual([
    'Next: cell a1, the first that is open.',
    'Next: cell c1, the first that is open. But no way is left for a3, so nothing can come of this.',
    'Dead end: on d2, I leaves the board. Go back.',
  ]);
});
