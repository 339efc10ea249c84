import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NearMisses } from '../../../play/nearMisses.ts';
import { Player } from '../../../play/player.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import { BoardState } from '../../../solve/played/boardState.ts';
import { searchProcess } from '../../../solve/played/searchProcess.ts';
import { SearchReplay } from '../../../solve/played/searchReplay.ts';
import { compile, fullDepth, type Problem } from '../../../solve/problem.ts';
import { plainSearch, searchOn, startSearch, type Search } from '../../../solve/search.ts';
import { END, kindOf, PLACE, REMOVE, SOLUTION } from '../../../solve/step.ts';
import { anySearch } from '../../../testing/random/anySearch.ts';
import { anyUnsure } from '../../../testing/random/anyUnsure.ts';
import { runs } from '../../../testing/share.ts';
import { Ending, endingLasts } from './ending.ts';
import { Farthest, pathOf } from './farthest.ts';

/** Step → the path then, the first of the deepest ones so far, and the last solution so far. */
function followed(problem: Problem, search: Search) {
  const board = new BoardState(problem);
  let deepest: readonly number[] = [];
  let solution: readonly number[] | undefined;
  const moments = [{ path: [] as readonly number[], deepest, solution }];
  const solver = startSearch(problem, search, 'steps');
  for (let event = solver.step(); event !== END; event = solver.step()) {
    board.apply(event);
    const path = pathOf(board);
    const kind = kindOf(event);
    if (path.length > deepest.length) deepest = path;
    if (kind === SOLUTION) solution = path;
    if (kind === PLACE || kind === REMOVE) moments.push({ path, deepest, solution });
    else moments[moments.length - 1] = { path, deepest, solution };
  }
  return moments;
}

function played(problem: Problem, search: Search) {
  const start = searchProcess(problem, search);
  const tape = new Tape((deliver) => sourceInPlace(start, deliver));
  const nearMisses = new NearMisses(tape, 0, fullDepth(problem));
  const found = new FoundSolutions(problem, search);
  tape.onNew = (chunk) => {
    nearMisses.add(chunk);
    found.add(chunk);
  };
  const player = new Player(new SearchReplay(problem), tape);
  const farthest = new Farthest(problem, { tape, nearMisses, found });
  player.playing = false;
  return (step: number) => {
    player.seek(step);
    for (let i = 0; i < 1000 && player.destination !== undefined; i++) player.advance(16);
    expect(player.at).toBe(step);
    // Its chunk may have to be made again.
    return farthest.by(player) ?? farthest.by(player);
  };
}

test('what tells how far a random search has come is its last solution or its deepest position, forwards and back', () => {
  let hopeless = 0;
  const steps = fc.array(fc.nat(), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyUnsure(), anySearch, steps, (puzzle, any, picked) => {
      const problem = compile(puzzle);
      const search = searchOn(problem, any);
      const moments = followed(problem, search);
      fc.pre(moments.length < 3000);
      const last = moments.length - 1;
      const by = played(problem, search);
      for (const step of [...picked.map((number) => number % moments.length), last]) {
        const { path, deepest, solution } = moments[step]!;
        const isThere = solution === undefined && path.length === deepest.length;
        expect({ step, path: by(step) }).toEqual({
          step,
          path: solution ?? (isThere ? path : deepest),
        });
      }
      if (moments[last]!.solution === undefined && moments[last]!.deepest.length > 1) hopeless++;
    }),
    runs(200),
  );
  expect(hopeless).toBeGreaterThan(5);
});

const strip = compile(parsePuzzle('.....\n.....\n\nI2 x5\noo\n'));
const path = pathOf(
  (() => {
    const board = new BoardState(strip);
    for (const event of startSearch(strip, plainSearch, 'steps')) {
      board.apply(event);
      if (board.depth === 5) break;
    }
    return board;
  })(),
);

test('the position is laid piece by piece, from what already lies, lit once, and left to be seen for a while', () => {
  for (const common of [0, 2, 5]) {
    const lying = [...path.slice(0, common), ...(common < 5 ? [-1] : [])];
    const ending = new Ending(strip, path, lying, false);
    const counts = [ending.tiling.depth];
    const lit: number[] = [];
    for (let age = 16; age < ending.lasts; age += 16) {
      if (ending.pass(16)) lit.push(age);
      if (counts.at(-1) !== ending.tiling.depth) counts.push(ending.tiling.depth);
      expect(pathOf(ending.tiling)).toEqual(path.slice(0, ending.tiling.depth));
      if (lit.length > 0) expect(ending.tiling.depth).toBe(5);
    }
    expect(counts).toEqual([0, 1, 2, 3, 4, 5].slice(common));
    expect(lit).toHaveLength(1);
    expect(ending.lasts - lit[0]!).toBeGreaterThan(4000);
    expect(ending.lasts).toBe(endingLasts(5 - common));
  }
});

test('without motion all of it is there at once', () => {
  const ending = new Ending(strip, path, [], true);
  expect(pathOf(ending.tiling)).toEqual(path);
});

test('the more pieces there are, the faster they are laid, so that none takes long', () => {
  expect(endingLasts(200)).toBeLessThan(13_000);
  expect(endingLasts(1)).toBeGreaterThan(7000);
});
