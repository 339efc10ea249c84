import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noHelp } from '../../../game/help.ts';
import { writeGame } from '../../../game/saved.ts';
import { hasGiven, laidAt } from '../../../game/tree.ts';
import { parsePuzzle, printPuzzle } from '../../../puzzle/text.ts';
import type { Cell, LaidPiece, Puzzle } from '../../../puzzle/types.ts';
import { fixedAt } from '../../../solve/fixedAt.ts';
import { compile, type Problem } from '../../../solve/problem.ts';
import { anyGame } from '../../../testing/random/anyGame.ts';
import { runs } from '../../../testing/share.ts';
import type { KeptGame } from '../../library/games.ts';
import type { PageServices } from '../services.ts';
import { BoardEdits } from './boardEdits.ts';
import { PlayedGame } from './playedGame.ts';

/** Services that keep games, and note what is opened. */
function setUp() {
  const kept = new Map<string, KeptGame>();
  const opened: { puzzle: Puzzle; laid: string }[] = [];
  const games = {
    of: (name: string) => kept.get(name),
    keep: (name: string, game: KeptGame) => void kept.set(name, game),
  } as PageServices['games'];
  const services: Partial<PageServices> = {
    games,
    unedited: (puzzle) => puzzle,
    openEdited: (puzzle, { laid }) => opened.push({ puzzle, laid: laid! }),
  };
  const edits = (puzzle: Puzzle) =>
    new BoardEdits({ ...services, original: () => puzzle } as PageServices);
  return { games, opened, edits };
}

const isOn = ({ cells }: LaidPiece, cell: Cell): boolean =>
  cells.some((one) => String(one) === String(cell));

const lyingOn = (problem: Problem, laid: readonly number[]): string[] =>
  fixedAt(problem, laid).fixed.map(({ piece, cells }) => `${piece}: ${cells.join(' ')}`);

test('all that lies on a board lies on the edited one, as moves of its game, with the help that was taken', () => {
  const help = { ...noHelp, hints: 2 };
  const seen: Record<string, number> = {};
  fc.assert(
    fc.property(
      anyGame(12),
      fc.array(fc.nat(), { minLength: 2, maxLength: 4 }),
      ({ problem, games: moves }, presses) => {
        // A text has one freedom for all pieces.
        fc.pre(new Set(problem.pieces.map(({ freedom }) => freedom)).size === 1);
        const { games, opened, edits } = setUp();
        const game = moves.at(-1)!;
        games.keep(printPuzzle(problem.puzzle), { game: writeGame(problem, game), help });
        const laid = laidAt(game);
        const both = edits(problem.puzzle);
        let isFreed = false;
        for (const choice of presses) {
          const { width, height } = problem.puzzle.board;
          const inBox: Cell = [choice % width, Math.floor(choice / width) % height];
          const cell = choice % 3 > 0 ? problem.board[choice % problem.board.length]! : inBox;
          const event = both.press(
            { problem, lying: laid, isSolved: false, time: 9000 },
            help,
            cell,
          );
          const kind = event.kind === 'edited' ? event.edit.kind : event.kind;
          seen[kind] = (seen[kind] ?? 0) + 1;
          if (event.kind === 'unedited') continue;
          const frees = kind === 'free' && problem.puzzle.fixed.some((one) => isOn(one, cell));
          isFreed ||= frees;
          const next = opened.at(-1)!;
          const played = new PlayedGame(compile(next.puzzle), games, next.laid);
          expect(lyingOn(played.problem, played.lying)).toEqual(lyingOn(problem, laid));
          expect(played.isLost).toBe(false);
          if (frees || !isFreed) expect(hasGiven(played.moves)).toBe(frees);
          expect(played).toMatchObject({ help: { hints: 2 }, time: 9000 });
        }
      },
    ),
    runs(300),
  );
  for (const kind of ['close', 'open', 'fix', 'free']) expect(seen[kind] ?? 0).toBeGreaterThan(5);
});

test('a board that is full as its last open cells are closed is solved only by a move', () => {
  const problem = compile(parsePuzzle('....\n\nA x2\noo\n'));
  const { games, opened, edits } = setUp();
  const last = (): PlayedGame => {
    const { puzzle, laid } = opened.at(-1)!;
    return new PlayedGame(compile(puzzle), games, laid);
  };
  const first = edits(problem.puzzle);
  for (const column of [2, 3])
    first.press({ problem, lying: [0], isSolved: false, time: 0 }, noHelp, [column, 0]);
  const filled = last();
  expect(filled.lying).toHaveLength(1);
  expect(filled.isSolved).toBe(false);
  filled.keep(noHelp);
  expect(last().isSolved).toBe(false);
  const [piece] = filled.lying as [number];
  filled.make({ off: piece });
  filled.make({ on: piece });
  expect(filled.isSolved).toBe(true);
  filled.keep(noHelp);
  expect(last().isSolved).toBe(true);
  // What is solved stays so where a piece is fixed, and freed.
  const both = edits(problem.puzzle);
  both.press({ problem, lying: [0, 2], isSolved: true, time: 0 }, noHelp, [0, 0]);
  expect(last().isSolved).toBe(true);
  both.press({ problem, lying: [0, 2], isSolved: true, time: 0 }, noHelp, [0, 0]);
  expect(last().isSolved).toBe(true);
});
