import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { END, idOf, kindOf, PLACE, REJECT, REMOVE } from '../../solve/step.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { runs } from '../../testing/share.ts';
import { problemOf } from '../../testing/random/situations.ts';
import { namesOf } from '../moment/names.ts';
import { traceOf } from './trace.ts';

const MOST = 60;

test('the rows of a trace are the steps of the search, with what was rejected before each', () => {
  let refused = 0;
  let whole = 0;
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const { rows, isWhole } = traceOf(problem, search, MOST);
      const path: number[] = [];
      /** The pieces rejected since the last step although copies of them were left. */
      let rejected = new Set<number>();
      const pieceOf = (placement: number): number => problem.placements.piece[placement]!;
      const isLeft = (piece: number): boolean =>
        path.filter((laid) => pieceOf(laid) === piece).length < problem.pieces[piece]!.copies;
      let at = 0;
      for (const event of startSearch(problem, search, 'everything')) {
        const kind = event === END ? END : kindOf(event);
        if (kind === REJECT && isLeft(pieceOf(idOf(event)))) rejected.add(pieceOf(idOf(event)));
        if (kind !== PLACE && kind !== REMOVE) continue;
        const row = rows[at];
        if (!row || row.placement === undefined) break;
        if (kind === PLACE) rejected.delete(pieceOf(idOf(event)));
        const said = new Set(row.refused.map(({ piece }) => piece));
        for (const piece of rejected) expect(said).toContain(piece);
        if (kind === PLACE) {
          expect(said).not.toContain(pieceOf(idOf(event)));
          path.push(idOf(event));
        } else path.pop();
        expect({ ...row, explanation: '', item: 0, refused: [] }).toEqual({
          step: at + 1,
          placement: idOf(event),
          isRemoved: kind === REMOVE,
          path: [...path],
          explanation: '',
          item: 0,
          refused: [],
        });
        refused += row.refused.length;
        rejected = new Set();
        at++;
      }
      expect(rows.length).toBe(isWhole ? at + 1 : MOST);
      if (isWhole) {
        expect(rows.at(-1)).toMatchObject({
          placement: undefined,
          explanation: { kind: 'end' },
          path: [],
        });
        whole++;
      }
    }),
    { numRuns: 100 },
  );
  expect(refused).toBeGreaterThan(100);
  expect(whole).toBeGreaterThan(20);
});

test('a small search is traced as one would write it down', () => {
  const problem = problemOf('square-bar-corner');
  const search: Search = { ...plainSearch, order: 'rows' };
  const names = namesOf(problem);
  const { rows, isWhole } = traceOf(problem, search, 40);
  expect(isWhole).toBe(true);
  expect(rows.length).toBe(31);
  const written = rows
    .slice(0, 9)
    .map(({ explanation, item, refused, placement, isRemoved, path }) =>
      [
        explanation.kind,
        names.item(item!),
        `[${refused.map(({ piece }) => names.piece(piece)).join(' ')}]`,
        `${isRemoved ? '-' : '+'}${names.placed(placement!)}`,
        path.map(names.placed).join(''),
      ].join(' '),
    );
  expect(written).toEqual([
    'next a1 [] +O O',
    'next c1 [I] +L OL',
    'stuck d2 [I] -L O',
    'again c1 [] +L OL',
    'stuck c2 [I] -L O',
    'again c1 [] +L OL',
    'stuck d1 [I] -L O',
    'exhausted c1 [] -O ',
    'again a1 [] +I I',
  ]);
});

test('a trace from any step on is the rest of the whole one', () => {
  fc.assert(
    fc.property(
      anyPuzzle(10),
      anySearch,
      fc.nat(MOST),
      fc.nat(10),
      (puzzle, search, from, most) => {
        const problem = compile(puzzle);
        const whole = traceOf(problem, search, MOST);
        const part = traceOf(problem, search, most + 1, from);
        const expected = whole.rows.slice(from, from + most + 1);
        // After its end, a search is at its end.
        const isIn = from < whole.rows.length && from + most < MOST;
        if (isIn) expect(part.rows.slice(0, most + 1)).toEqual(expected);
        else expect(part.rows.length).toBeGreaterThan(0);
      },
    ),
    runs(100),
  );
});
