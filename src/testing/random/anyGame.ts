import fc from 'fast-check';
import { laidAt, moved, newGame, redone, undone, wentTo, type Game } from '../../game/tree.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { fits, stateAfter } from '../../solve/state.ts';
import { anyPuzzle } from './anyPuzzle.ts';
import { firstSolution } from './anySymmetric.ts';

/** The placements that fit where some lie. */
export const fittingAt = (problem: Problem, laid: readonly number[]): number[] => {
  const state = stateAfter(problem, Int32Array.from(laid));
  return [...problem.placements.piece.keys()].filter((placement) => fits(state, placement));
};

const kinds = ['lay', 'lay', 'lay', 'give', 'off', 'shift', 'undo', 'undo', 'redo', 'go'] as const;
type Action = readonly [kind: (typeof kinds)[number], choice: number];

const one = <Thing>(things: readonly Thing[], choice: number): Thing | undefined =>
  things[choice % things.length];

/** A game after one more action; the same if there is nothing to choose from. */
function acted(problem: Problem, game: Game, [kind, choice]: Action): Game {
  const laid = laidAt(game);
  const off = one(laid, choice);
  const lay = (stay: readonly number[]): number | undefined =>
    one(fittingAt(problem, stay), choice >> 5);
  if (kind === 'undo') return undone(game);
  if (kind === 'redo') return redone(game);
  if (kind === 'go') return wentTo(game, choice % game.nodes.length);
  if (kind === 'lay' || kind === 'give') {
    const on = lay(laid);
    return on === undefined ? game : moved(game, { on }, kind === 'give');
  }
  if (off === undefined) return game;
  const on = kind === 'shift' ? lay(laid.filter((placement) => placement !== off)) : undefined;
  return on === undefined || on === off ? moved(game, { off }) : moved(game, { off, on });
}

/** A random puzzle, and all that a random game of it came to, from the empty board on. */
export const anyGame = (actions = 40): fc.Arbitrary<{ problem: Problem; games: Game[] }> =>
  fc
    .record({
      puzzle: anyPuzzle(),
      actions: fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(2 ** 16)), {
        minLength: 1,
        maxLength: actions,
        size: 'max',
      }),
    })
    .map(({ puzzle, actions }) => {
      const problem = compile(puzzle);
      const games: Game[] = [newGame];
      for (const action of actions) games.push(acted(problem, games.at(-1)!, action));
      return { problem, games };
    });

/** A random puzzle, and what lies on its board: some pieces of a solution, then some others that fit. */
export const anyPosition = (most = 14): fc.Arbitrary<{ problem: Problem; laid: number[] }> =>
  fc
    .record({
      puzzle: anyPuzzle(most),
      solved: fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
      others: fc.array(fc.nat(), { maxLength: 4 }),
    })
    .map(({ puzzle, solved, others }) => {
      const problem = compile(puzzle);
      const laid = firstSolution(problem).filter((_, i) => solved[i % solved.length]);
      for (const choice of others) {
        const on = one(fittingAt(problem, laid), choice);
        if (on !== undefined) laid.push(on);
      }
      return { problem, laid };
    });
