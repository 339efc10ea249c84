import { LastMilestone } from './playhead.ts';
import { expect, test } from 'vitest';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { type SearchMark } from '../solve/played/searchProcess.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { compile } from '../solve/problem.ts';
import { kindOf, SOLUTION } from '../solve/step.ts';
import { BoardState } from '../solve/played/boardState.ts';
import { beginOf } from './chunk.ts';
import { Player } from './player.ts';
import { box, emptyChunk, search, tapeOf } from '../testing/runs/runs.ts';
import type { Deliver } from './source.ts';
import { Tape } from './tape.ts';

/** The board with the last solution of a search, found by playing each event. */
function lastSolution(): number[] {
  const state = new BoardState(box);
  let last: number[] = [];
  for (const event of search(box)) {
    state.apply(event);
    if (kindOf(event) === SOLUTION) last = [...state.owner];
  }
  return last;
}

test('the last solution is known once the search has been played to its end, at any speed', () => {
  const tape = tapeOf(box);
  const player = new Player(new SearchReplay(box), tape);
  const milestone = new LastMilestone(new SearchReplay(box), tape);
  player.speed = 'max';
  while (!player.finished) {
    if (tape.end === undefined) expect(milestone.shown()).toBeUndefined();
    player.advance(16);
  }
  player.advance(16);
  const owner = [...milestone.shown()!.tiling.owner];
  expect(owner).toEqual(lastSolution());
  expect(Math.min(...owner)).toBeGreaterThanOrEqual(0);
});

test('without a solution there is nothing to restore', () => {
  const problem = compile(parsePuzzle('#..\n...\n..#\n\nI3\nooo\n\nL4\nooo\no..\n'));
  const tape = tapeOf(problem);
  const player = new Player(new SearchReplay(problem), tape);
  while (!player.finished) player.advance(1000);
  expect(new LastMilestone(new SearchReplay(problem), tape).shown()).toBeUndefined();
});

test('for a last solution far back, at most two chunks are made again', () => {
  const last = 400;
  const asked: number[] = [];
  let made = 0;
  let deliver: Deliver<SearchMark>;
  const tape = new Tape<SearchMark>((to) => {
    deliver = to;
    return {
      request: (request) => {
        for (let index = request.first; index <= request.last; index++) asked.push(index);
      },
      close() {},
    };
  });
  const make = (): void => {
    for (const index of asked.splice(0)) {
      made++;
      const chunk = { ...emptyChunk(index, 1), milestones: index === 1 ? [5] : [] };
      if (index < last) deliver(chunk, 'steps');
      else if (index === last) deliver({ ...chunk, steps: 0, last: true }, 'steps');
    }
  };
  const player = new Player(new SearchReplay(box), tape);
  const milestone = new LastMilestone(new SearchReplay(box), tape);
  player.seek(beginOf(last));
  while (!player.finished) {
    player.advance(16);
    make();
  }
  made = 0;
  for (let frame = 0; frame < 100; frame++) {
    player.advance(16);
    milestone.shown();
    make();
  }
  expect(milestone.shown()).toBeDefined();
  expect(made).toBeLessThanOrEqual(2);
});
