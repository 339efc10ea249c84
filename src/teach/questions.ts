import { restrict } from '../solve/symmetry/hold.ts';
import { coveredBy, type Problem } from '../solve/problem.ts';
import { LARGEST_SEED, RandomStream, shuffled } from '../solve/random.ts';
import { takesFewest, type Search } from '../solve/search.ts';
import { fits, openCells, stateAfter, type State } from '../solve/state.ts';
import { idOf, kindOf, PLACE, REMOVE } from '../solve/step.ts';
import { canBeFilled } from './filling.ts';
import type { Situation } from './situation.ts';
import { waysLeft } from './waysLeft.ts';

/** What is asked: which cell or piece is next, how far the search goes back, what fits, and whether there is hope. */
export const questionKinds = [
  'cell',
  'piece',
  'fewest',
  'fails',
  'solvable',
  'removed',
  'ways',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The answer that nothing fails. */
export const YES = -1;

/**
 * A question about a moment. Answers are what is pointed at, an item (a cell or, numbered after all cells, a piece); or
 * a number; or `YES`.
 */
export interface Question {
  readonly kind: QuestionKind;
  /** The items that may be pointed at. */
  readonly targets: readonly number[];
  /** The answers to choose from. */
  readonly choices: readonly number[];
  readonly rights: readonly number[];
  /** Cells that nothing covers either, where the search comes to the right one first. */
  readonly later: readonly number[];
  /** What it is about: the cell to be covered, and the piece. */
  readonly item: number | undefined;
  readonly piece: number | undefined;
}

/** With less than so many possible answers, a question could be guessed. */
const LEAST = 3;
/** How many answers there are to choose from at most, and how far they are from the right one. */
const MOST_CHOICES = 4;
const NEAR = 3;
/** How many placements are tried to see whether the board can be filled. */
const EFFORT = 2000;

type About = Partial<Question> & Pick<Question, 'kind' | 'rights'>;
const asked = (about: About): Question => ({
  targets: [],
  choices: [],
  later: [],
  item: undefined,
  piece: undefined,
  ...about,
});

/** Finds the questions that are worth asking in a situation after all ticks of its step. */
export class Questions {
  private readonly problem: Problem;
  private readonly search: Search;
  /** Whether all placements of a piece count. */
  private readonly isFree: boolean;

  constructor(problem: Problem, search: Search) {
    this.problem = problem;
    this.search = search;
    this.isFree = restrict(problem, search.unique, search.hold).held.length === 0;
  }

  /** Questions of different kinds, none of which could be guessed. */
  of(situation: Situation): readonly Question[] {
    const kind = kindOf(situation.next);
    if (kind !== PLACE && kind !== REMOVE) return [];
    const state = stateAfter(this.problem, Int32Array.from(situation.path));
    const open = openCells(state);
    const all = [
      this.fails(situation, state, open),
      this.removed(situation),
      this.next(situation, open),
      this.piece(situation, state),
      this.solvable(situation, state, open),
      this.ways(situation, state, open),
    ];
    return all.filter((one) => one !== undefined);
  }

  /** Whether an item is branched on of which nothing has been tried yet. */
  private isFresh({ node, next }: Situation): boolean {
    if (!node || kindOf(next) !== PLACE) return false;
    return !node.candidates.some(({ state }) => state === 'tried');
  }

  /** Which cell is covered next; or, where the item is chosen for it, what has the fewest ways left. */
  private next(situation: Situation, open: readonly number[]): Question | undefined {
    const { problem, search } = this;
    if (!this.isFresh(situation)) return undefined;
    const { item } = situation.node!;
    if (!takesFewest(this.search))
      return open.length < LEAST
        ? undefined
        : asked({ kind: 'cell', targets: open, rights: [item], item });
    const { fewest, ofPiece } = waysLeft(problem, search, situation.path);
    const pieces = [...ofPiece.keys()].filter((piece) => ofPiece[piece]! > 0);
    const targets = [...open, ...pieces.map((piece) => problem.cells.length + piece)];
    // Where all are alike, anything would be right.
    if (2 * fewest.length > targets.length || targets.length < LEAST || !fewest.includes(item))
      return undefined;
    return asked({ kind: 'fewest', targets, rights: fewest, item });
  }

  private piece({ node, next }: Situation, { left }: State): Question | undefined {
    const { cells, pieces, placements } = this.problem;
    if (!node || kindOf(next) !== PLACE || node.item >= cells.length) return undefined;
    const targets = [...pieces.keys()].filter((piece) => left[piece]! > 0);
    if (targets.length < LEAST) return undefined;
    const piece = placements.piece[idOf(next)]!;
    const asItem = (one: number): number => cells.length + one;
    return asked({
      kind: 'piece',
      targets: targets.map(asItem),
      rights: [asItem(piece)],
      item: node.item,
      piece,
    });
  }

  /** Whether a piece goes on after the last placement, or where it fails. */
  private fails(situation: Situation, state: State, open: readonly number[]): Question | undefined {
    const { lastStep, node, next, leaf } = situation;
    const isPlaced = lastStep !== undefined && kindOf(lastStep) === PLACE;
    if (!isPlaced || !node || leaf !== undefined || open.length < LEAST) return undefined;
    const { item } = node;
    if (item >= this.problem.cells.length) return undefined;
    const dead = this.deadCells(state, open);
    const about = { kind: 'fails', targets: open, choices: [YES], item } as const;
    if (kindOf(next) === REMOVE) {
      // Which of several cells without any way is taken depends on ties alone.
      const isTie = takesFewest(this.search) && dead.length > 1;
      const later = dead.filter((cell) => cell !== item);
      return isTie ? undefined : asked({ ...about, rights: [item], later });
    }
    const piece = this.problem.placements.piece[idOf(next)]!;
    return dead.length > 0 ? undefined : asked({ ...about, rights: [YES], piece });
  }

  /** How many pieces come off before the next one goes on. */
  private removed({ lastStep, next, path, branches, step }: Situation): Question | undefined {
    if (lastStep === undefined || kindOf(lastStep) !== PLACE || path.length < LEAST - 1)
      return undefined;
    let level = path.length;
    if (kindOf(next) === REMOVE) {
      level--;
      while (level >= 0 && branches[level]!.pending === 0) level--;
    }
    if (level < 0) return undefined;
    const right = path.length - level;
    const choices = numbersNear(right, path.length, step);
    return asked({ kind: 'removed', choices, rights: [right] });
  }

  /** Whether the board can still be filled; if not, a cell says so. */
  private solvable({ path, step }: Situation, state: State, open: readonly number[]) {
    if (step === 0 || open.length < LEAST) return undefined;
    const dead = this.deadCells(state, open);
    if (2 * dead.length > open.length) return undefined;
    if (dead.length === 0 && canBeFilled(this.problem, path, EFFORT) !== true) return undefined;
    const rights = dead.length > 0 ? dead : [YES];
    return asked({ kind: 'solvable', targets: open, choices: [YES], rights, item: dead[0] });
  }

  /** In how many ways a piece that is left covers an open cell. */
  private ways({ step }: Situation, state: State, open: readonly number[]): Question | undefined {
    if (!this.isFree) return undefined;
    const fitting = this.fitting(state);
    const { piece } = this.problem.placements;
    const pieces = [...new Set(fitting.map((placement) => piece[placement]!))];
    const pairs = pieces.flatMap((its) => open.map((cell) => [its, cell] as const));
    const waysOf = ([its, cell]: readonly [number, number]): number =>
      fitting.filter((one) => piece[one] === its && coveredBy(this.problem, one).includes(cell))
        .length;
    // A single way, or none, would hardly be asked for.
    const pair = mixed(pairs, step).find((one) => waysOf(one) > 1);
    if (!pair) return undefined;
    const right = waysOf(pair);
    const choices = numbersNear(right, Infinity, step);
    return asked({ kind: 'ways', choices, rights: [right], item: pair[1], piece: pair[0] });
  }

  private fitting(state: State): number[] {
    const { placements } = this.problem;
    return [...placements.piece.keys()].filter((placement) => fits(state, placement));
  }

  private deadCells(state: State, open: readonly number[]): number[] {
    const covered = new Set(
      this.fitting(state).flatMap((one) => [...coveredBy(this.problem, one)]),
    );
    return open.filter((cell) => !covered.has(cell));
  }
}

/** An order that follows from a seed, and is another one for the next. */
const mixed = <Thing>(things: readonly Thing[], seed: number): Thing[] =>
  shuffled(things, new RandomStream(seed).below(LARGEST_SEED));

/** A number among others near it, from 0 to the largest, in an order that follows from the seed. */
function numbersNear(right: number, largest: number, seed: number): number[] {
  const from = Math.max(0, right - NEAR);
  const length = Math.min(largest, right + NEAR) - from + 1;
  const others = Array.from({ length }, (_, at) => from + at).filter((one) => one !== right);
  const wrong = mixed(others, seed).slice(0, MOST_CHOICES - 1);
  return mixed([right, ...wrong], seed + 1);
}
