import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import type { Process } from '../../run/process.ts';
import { isOfKind, numberedOf, type Detail, type Step } from '../../run/step.ts';
import { origin } from '../../solve/position.ts';
import { plainSearch, startSearch } from '../../solve/search.ts';
import { SearchProcess, type SearchMark } from '../../solve/played/searchProcess.ts';
import { SearchReplay } from '../../solve/played/searchReplay.ts';
import type { Solver } from '../../solve/solvers/index.ts';
import { searchKinds } from '../../solve/step.ts';
import { beginOf, CHUNK, ChunkMaker, type Chunk } from '../../play/chunk.ts';
import {
  chunkMakers,
  sourceInPlace,
  still,
  type ChunkRequest,
  type Deliver,
} from '../../play/source.ts';
import { Tape } from '../../play/tape.ts';

/** The twelve pentominoes in a box. */
export const pentominoes = (width: number, height: number): Problem =>
  compile(parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(width)}\n`.repeat(height)}`));

/** The search of a problem by rows. */
export const search = (problem: Problem, detail: Detail = 'steps', unique = false) =>
  startSearch(problem, { ...plainSearch, order: 'rows', unique }, detail);
/** The same search as a process. */
export const playedSearch = (problem: Problem, detail: Detail = 'steps', unique = false) =>
  new SearchProcess(search(problem, detail, unique));
/** Starts that search at a level of detail of the tape. */
export const startPlayed =
  (problem: Problem) =>
  (detail: Detail): SearchProcess =>
    playedSearch(problem, detail);
/** A tape of that search, made in the same thread. */
export const tapeOf = (problem: Problem): Tape<SearchMark> =>
  new Tape((deliver) => sourceInPlace(() => playedSearch(problem), deliver));

const numbered = numberedOf(searchKinds);
/** Whether a step of a search is a place or a remove. */
export const isNumbered = (step: Step): boolean => isOfKind(numbered, step);

export const box = pentominoes(3, 20);
export const small = compile(parsePuzzle('...\n...\n...\n\nA\nooo\no..\n\nB\noo\no.\n\nC\noo\n'));

/**
 * A tape whose source delivers only on request of the test, one copied chunk at a time.
 *
 * @param start creates a process for each level of detail
 */
export function lateTape<Mark>(start: (detail: Detail) => Process<Mark>, now = still) {
  const chunksOf = chunkMakers((detail) => new ChunkMaker(start(detail), now));
  let requests: ChunkRequest<Mark>[] = [];
  let deliver: Deliver<Mark>;
  const answer = (): void => {
    const [first, ...others] = requests;
    if (!first) return;
    const [chunk] = chunksOf({ ...first, last: first.first });
    const isDone = !chunk || chunk.last || first.first === first.last;
    requests = isDone ? others : [{ ...first, first: first.first + 1 }, ...others];
    if (chunk) deliver({ ...chunk, events: chunk.events.slice() }, first.detail);
  };
  const tape = new Tape<Mark>((to) => {
    deliver = to;
    return { request: (request) => void requests.push(request), close() {} };
  });
  /** The requested chunks that have not been delivered. */
  const pending = (): string[] =>
    requests.flatMap(({ first, last, detail }) =>
      Array.from({ length: last - first + 1 }, (_, i) => `${detail} ${first + i}`),
    );
  return { tape, answer, pending };
}

/** An empty chunk of an endless run, for tests that do not look inside. */
export const emptyChunk = (index: number, ms: number): Chunk<SearchMark> => ({
  index,
  start: { ...origin, steps: beginOf(index), nodes: [], first: undefined },
  events: new Int32Array(0),
  steps: beginOf(index + 1) - beginOf(index),
  milestones: [],
  values: [],
  before: 0,
  after: 0,
  done: new Float32Array(CHUNK + 1),
  last: false,
  ms,
});

/** A tape of such chunks; `make` delivers one requested chunk, and returns whether there was one. */
export function endlessTape(ms = 1) {
  const asked: (() => void)[] = [];
  const tape = new Tape<SearchMark>((deliver) => ({
    request({ first, last, detail }) {
      for (let index = first; index <= last; index++)
        asked.push(() => deliver(emptyChunk(index, ms), detail));
    },
    close() {},
  }));
  const make = (): boolean => {
    const one = asked.shift();
    one?.();
    return one !== undefined;
  };
  return { tape, make };
}

/** The board and the figures right after a step, computed from the start. */
export function truth(problem: Problem, step: number, solver: Solver = search(problem)) {
  const replay = new SearchReplay(problem);
  for (const event of solver) {
    if (replay.steps === step && isNumbered(event)) break;
    replay.apply(event);
  }
  return seen({ replay });
}

/** A replay's board and figures, to compare with those of other moments. */
export const seen = ({ replay: { tiling, tally } }: { readonly replay: SearchReplay }) => ({
  owner: [...tiling.owner],
  figures: { ...tally, nodes: [...tally.nodes] },
});
