import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile } from '../solve/problem.ts';
import { kindOf, SOLUTION } from '../solve/step.ts';
import { BoardState } from './boardState.ts';
import { Encore } from './encore.ts';
import { Player } from './player.ts';
import { box, search, tapeOf } from './runs.ts';

/** The board with the last solution of a search, played event by event. */
function lastSolution(): number[] {
  const state = new BoardState(box);
  let last: number[] = [];
  for (const event of search(box)) {
    state.apply(event);
    if (kindOf(event) === SOLUTION) last = [...state.owner];
  }
  return last;
}

test('the last solution is there once the search has been played to its end, however fast', () => {
  const tape = tapeOf(box);
  const player = new Player(box, tape);
  const encore = new Encore(box, tape);
  player.speed = 'max';
  while (!player.finished) {
    if (tape.end === undefined) expect(encore.state()).toBeUndefined();
    player.advance(16);
  }
  player.advance(16);
  const owner = [...encore.state()!.owner];
  expect(owner).toEqual(lastSolution());
  expect(Math.min(...owner)).toBeGreaterThanOrEqual(0);
});

test('where there is no solution there is nothing to lay out again', () => {
  const problem = compile(parsePuzzle('#..\n...\n..#\n\nI3\nooo\n\nL4\nooo\no..\n'));
  const tape = tapeOf(problem);
  const player = new Player(problem, tape);
  while (!player.finished) player.advance(1000);
  expect(new Encore(problem, tape).state()).toBeUndefined();
});
