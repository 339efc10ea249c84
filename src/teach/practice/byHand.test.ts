import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, coveredBy } from '../../solve/problem.ts';
import { takesFewest } from '../../solve/search.ts';
import { END, idOf, kindOf, PLACE } from '../../solve/step.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { places } from '../../testing/random/situations.ts';
import { ByHand, untouched, type HandResult } from './byHand.ts';
import { runs } from '../../testing/share.ts';

test('every step of a search can be carried out by hand: choose, pick up, turn, lay down, take off', () => {
  let placed = 0;
  fc.assert(
    fc.property(anyPuzzle(9), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const hand = new ByHand(problem, search);
      const pieceOf = problem.placements.piece;
      for (const situation of places(problem, search)) {
        const { next, node, path } = situation;
        if (next === END) return;
        let result: HandResult;
        if (kindOf(next) === PLACE) {
          const piece = pieceOf[idOf(next)]!;
          const { item } = node!;
          const isCell = item < problem.cells.length;
          result = isCell
            ? hand.pointAt(situation, untouched, item)
            : hand.pick(situation, untouched, piece);
          expect(result).toMatchObject({ goesOn: false, state: { item, mistakes: 0 } });
          if (isCell) result = hand.pick(situation, result.state, piece);
          const options = hand.options(situation, item, piece);
          const wanted = options.findIndex(({ placement }) => placement === idOf(next));
          expect(wanted).toBeGreaterThanOrEqual(0);
          while (result.state.option !== wanted) result = hand.pick(situation, result.state, piece);
          result = hand.lay(situation, result.state);
          placed++;
        } else result = hand.remove(situation, untouched, path.at(-1)!);
        expect(result).toMatchObject({ goesOn: true, state: { item: undefined, mistakes: 0 } });
      }
    }),
  );
  expect(placed).toBeGreaterThan(200);
});

test('a piece may be picked up before its cell is chosen, and is laid there', () => {
  const pickedUp = new Set<boolean>();
  fc.assert(
    fc.property(anyPuzzle(9), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const hand = new ByHand(problem, search);
      for (const situation of places(problem, search)) {
        const { next, node } = situation;
        if (!node || next === END || kindOf(next) !== PLACE) continue;
        const piece = problem.placements.piece[idOf(next)]!;
        const asItem = problem.cells.length + piece;
        const picked = hand.pick(situation, untouched, piece).state;
        pickedUp.add(takesFewest(search));
        // Where a piece may be the item that is chosen, this is what picking it up means.
        if (takesFewest(search)) {
          expect(picked.mistakes).toBe(node.item === asItem ? 0 : 1);
          continue;
        }
        expect(picked).toEqual({ ...untouched, piece });
        for (const cell of problem.cells.keys()) {
          const { state } = hand.pointAt(situation, picked, cell);
          expect(state).toMatchObject(
            cell === node.item ? { item: cell, mistakes: 0 } : { item: undefined, mistakes: 1 },
          );
          expect(state.piece).toBe(piece);
        }
      }
    }),
    runs(60),
  );
  expect(pickedUp.size).toBe(2);
});

test('what does not fit is a mistake, and changes nothing else', () => {
  fc.assert(
    fc.property(anyPuzzle(9), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const hand = new ByHand(problem, search);
      for (const situation of places(problem, search)) {
        const { node, next } = situation;
        if (!node || kindOf(next) !== PLACE || next === END) continue;
        for (const piece of problem.pieces.keys()) {
          const options = hand.options(situation, node.item, piece);
          for (const [option, { placement, cells }] of options.entries()) {
            const state = { ...untouched, item: node.item, piece, option };
            const result = hand.lay(situation, state);
            expect(result.goesOn).toBe(placement === idOf(next));
            if (result.goesOn) continue;
            expect(result.state).toEqual({
              ...state,
              mistakes: 1,
              judgement: result.state.judgement,
            });
            // After the second mistake the step of the search is shown, and can be made.
            const shown = hand.lay(situation, { ...result.state, piece, option });
            expect(shown.state.mistakes).toBe(2);
            expect(hand.lay(situation, shown.state).goesOn).toBe(true);
            if (placement === undefined) {
              expect(result.state.judgement).toEqual({ kind: 'doesNotFit' });
            } else expect(coveredBy(problem, placement)).toHaveLength(cells.length);
          }
        }
      }
    }),
    runs(50),
  );
});
