import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameAt, readPosition, writePosition } from '../../../game/position.ts';
import { laidAt, newGame, undone } from '../../../game/tree.ts';
import { defaults } from '../../../settings/settings.ts';
import { fixedAt } from '../../../solve/fixedAt.ts';
import { compile } from '../../../solve/problem.ts';
import { plainSearch } from '../../../solve/search.ts';
import { anyPosition, fittingAt } from '../../../testing/random/anyGame.ts';
import { runs, share } from '../../../testing/share.ts';
import { play } from './index.ts';

/** A game of a random puzzle as it was left, and the puzzle in which what lay there is fixed. */
const anyLeft = anyPosition()
  .filter(({ problem, laid }) => {
    // A text has one freedom for all pieces.
    const freedoms = new Set(problem.pieces.map(({ freedom }) => freedom));
    return laid.length > 0 && freedoms.size === 1;
  })
  .map(({ problem, laid }) => {
    const settings = { ...defaults, puzzle: { id: 'x' }, laid: writePosition(problem, laid) };
    const left = { puzzle: problem.puzzle, settings };
    return { problem, laid, left, rest: compile(fixedAt(problem, laid)) };
  });

test('what a search laid is laid after what lay in the game, so that undo takes it back', () => {
  let laidBySearch = 0;
  fc.assert(
    fc.property(anyLeft, fc.nat(), ({ problem, laid, left, rest }, choice) => {
      const fitting = fittingAt(rest, []);
      const lying = fitting.length > 0 ? [fitting[choice % fitting.length]!] : [];
      const subject = { puzzle: rest.puzzle, search: plainSearch, lying };
      const back = play.comeBack!(subject, left);
      expect(back?.puzzle).toBe(problem.puzzle);
      const { laid: written, puzzle } = back!.changes;
      expect(puzzle).toEqual({ id: 'x' });
      expect(readPosition(problem, written!)).toHaveLength(laid.length + lying.length);
      const game = gameAt(problem, gameAt(problem, newGame, left.settings.laid), written!);
      expect(laidAt(lying.length > 0 ? undone(game) : game)).toEqual(laid);
      laidBySearch += lying.length;
    }),
    runs(200),
  );
  expect(laidBySearch).toBeGreaterThan(share(20));
});

test('any other puzzle is played as it is', () => {
  fc.assert(
    fc.property(anyLeft, ({ problem, left, rest }) => {
      const from = (puzzle: typeof problem.puzzle, laid = left.settings.laid) =>
        play.comeBack!(
          { puzzle, search: plainSearch },
          { ...left, settings: { ...left.settings, laid } },
        );
      expect(from(problem.puzzle)).toBeUndefined();
      expect(from(problem.puzzle, '')).toBeUndefined();
      expect(from({ ...rest.puzzle, title: 'Another' })).toBeUndefined();
    }),
    runs(50),
  );
});
