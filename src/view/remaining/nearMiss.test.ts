import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { drawFrame, ignore, unseenPieces, unseenRemaining } from '../../testing/pictures/unseen.ts';
import { BoardState } from '../../solve/played/boardState.ts';
import { compile } from '../../solve/problem.ts';
import { PLACE, stepOf } from '../../solve/step.ts';
import { themes } from '../../theme/index.ts';
import { boardOf } from '../board/board.ts';

const FRAME = 1000 / 60;
const pentominoes = compile(parsePuzzle('pieces: pentomino\n\n' + '..........\n'.repeat(6)));

test('at a near miss the pieces that are left swell and brighten, and no others, and without motion only brighten', () => {
  const posed = new Set<number>();
  const mesh = { ...ignore, pose: (site: number) => posed.add(site) };
  const remaining = unseenRemaining(boardOf(pentominoes.puzzle), mesh);
  const pieces = unseenPieces(boardOf(pentominoes.puzzle), themes.midnight, {}, remaining);
  const state = new BoardState(pentominoes);
  state.apply(stepOf(PLACE, 0));
  const { piece } = pentominoes.placements;
  let now = 0;
  const draw = (): void => {
    drawFrame(pieces, state, { now: (now += FRAME), pace: 2, elapsed: FRAME }, remaining);
  };
  for (let i = 0; i < 200; i++) draw();
  const before = remaining.seats.list.map((_, copy) => remaining.opacity(copy));
  const names = remaining.seats.list.map(({ named }) => [...named]);
  remaining.pulse = 1;
  draw();
  remaining.seats.list.forEach((seat, copy) => {
    const isPlaced = seat.piece === piece[0];
    expect(remaining.opacity(copy)).toBe(isPlaced ? before[copy] : 1);
    // Its letter grows with it.
    expect(seat.swelling > 0).toBe(!isPlaced);
    if (isPlaced) expect(seat.named).toEqual(names[copy]);
  });
  expect(remaining.seats.list.some(({ named }, copy) => named[0] !== names[copy]![0])).toBe(true);
  posed.clear();
  remaining.pulse = 0;
  const calm = { now, pace: 2, elapsed: FRAME, calm: true };
  remaining.draw(calm, { seat: () => 1 }, themes.midnight.untried);
  expect(posed.size).toBe(0);
  expect(remaining.seats.list.map((_, copy) => remaining.opacity(copy))).toEqual(before);
});
