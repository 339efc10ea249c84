import { parsePuzzle } from '../puzzle/text.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import type { Detail } from '../solve/step.ts';
import { BoardState } from './boardState.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { CHUNK, Cutter, isNumbered, type Chunk } from './chunk.ts';
import type { Playhead } from './playhead.ts';
import { fulfil, sourceInPlace, still, type Deliver, type Request } from './source.ts';
import { beginning, Tally } from './tally.ts';
import { Tape } from './tape.ts';

/** The twelve pentominoes in a box. */
export const pentominoes = (width: number, height: number): Problem =>
  compile(parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(width)}\n`.repeat(height)}`));

/** The search of a problem by rows. */
export const search = (problem: Problem, detail: Detail = 'placements', unique = false) =>
  startSearch(problem, { ...plainSearch, order: 'rows', unique }, detail);
/** A tape of that search, made in place. */
export const tapeOf = (problem: Problem): Tape =>
  new Tape((deliver) => sourceInPlace(search(problem), deliver));

export const box = pentominoes(3, 20);
export const small = compile(parsePuzzle('...\n...\n...\n\nA\nooo\no..\n\nB\noo\no.\n\nC\noo\n'));

/** A tape whose source answers only when it is let, one chunk at a time, through a copy. */
export function lateTape(solver: Solver, now = still) {
  const cutter = new Cutter(solver, now);
  const requests: Request[] = [];
  let deliver: Deliver;
  function* answers(): Generator<void> {
    for (;;) {
      const request = requests.shift();
      if (!request) yield;
      else
        for (const chunk of fulfil(cutter, request)) {
          deliver({ ...chunk, events: chunk.events.slice() });
          yield;
        }
    }
  }
  const answering = answers();
  const tape = new Tape((to) => {
    deliver = to;
    return { request: (request) => void requests.push(request), close() {} };
  });
  return { tape, answer: (): void => void answering.next() };
}

/** A chunk of a search that never ends, made of nothing: for whoever does not look inside. */
export const emptyChunk = (index: number, ms: number): Chunk => ({
  index,
  start: { ...beginning, steps: index * CHUNK },
  events: new Int32Array(0),
  steps: CHUNK,
  solutions: [],
  branches: new Uint16Array(0),
  depths: { least: 0, most: 0, sum: 0 },
  progress: [0, 0],
  last: false,
  ms,
});

/** A tape of such chunks; each call makes one that was asked for, and says whether there was any to make. */
export function endlessTape(ms = 1) {
  const asked: number[] = [];
  let deliver: Deliver;
  const tape = new Tape((to) => {
    deliver = to;
    return {
      request({ first, last }) {
        for (let index = first; index <= last; index++) asked.push(index);
      },
      close() {},
    };
  });
  const make = (): boolean => {
    const index = asked.shift();
    if (index !== undefined) deliver(emptyChunk(index, ms));
    return index !== undefined;
  };
  return { tape, make };
}

/** The board and the figures right after a step, from the very beginning. */
export function truth(problem: Problem, step: number, solver = search(problem)) {
  const state = new BoardState(problem);
  const tally = new Tally();
  for (const event of solver) {
    if (tally.steps === step && isNumbered(event)) break;
    state.apply(event);
    tally.count(event);
  }
  return seen({ state, tally });
}

/** What is seen of a playhead's board and figures, to compare with other moments. */
export const seen = ({ state, tally }: Pick<Playhead, 'state' | 'tally'>) => ({
  owner: [...state.owner],
  figures: { ...tally, nodes: [...tally.nodes] },
});
