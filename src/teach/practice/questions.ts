import { restrict } from '../../solve/symmetry/hold.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import { LARGEST_SEED, RandomStream, shuffled } from '../../solve/random.ts';
import { takesFewest, type Search } from '../../solve/search.ts';
import { fits, openCells, stateAfter, type State } from '../../solve/state.ts';
import { idOf, kindOf, PLACE, REMOVE } from '../../solve/step.ts';
import type { Situation } from '../moment/situation.ts';
import { CALL, listingOf, shownLines, type ListingId } from '../code/listing.ts';
import { isReturning, nextLine } from '../code/nextLine.ts';
import type { Explanation } from '../moment/explanation.ts';
import { waysLeft } from '../moment/waysLeft.ts';
import { canBeFilled } from './canBeFilled.ts';
import { MOST_ASKED, nodesAt, type AskedNode } from './nodes.ts';

/**
 * The kinds of questions: the next item, the way back, the ways left, whether there is a solution, nodes, the next line
 * of the pseudocode.
 */
export const questionKinds = [
  'cell',
  'piece',
  'fewest',
  'fails',
  'solvable',
  'removed',
  'ways',
  'node',
  'line',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The answer that nothing fails. */
export const YES = -1;

/**
 * A question about a moment. Answers are what is pointed at, an item (a cell or, numbered after all cells, a
 * piece), a node of the tree by the step that placed it, or a line of the pseudocode, from 0; or a number; or `YES`.
 */
export interface Question {
  readonly kind: QuestionKind;
  /** The items that may be pointed at. */
  readonly targets: readonly number[];
  /** The nodes that may be pointed at; what became of the first that is right. */
  readonly nodes: readonly number[];
  readonly node: AskedNode | undefined;
  /** The lines of a listing that may be pointed at. */
  readonly lines: readonly number[];
  readonly listing: ListingId | undefined;
  readonly choices: readonly number[];
  readonly rights: readonly number[];
  /** Cells that nothing covers either, where the search comes to the right one first. */
  readonly later: readonly number[];
  /** The cell to be covered, and the piece, that the question is about. */
  readonly item: number | undefined;
  readonly piece: number | undefined;
}

/** The least number of possible answers; of fewer, one could be guessed. */
const LEAST = 3;
/** The most answers to choose from, and their greatest distance from the right one. */
const MOST_CHOICES = 4;
const NEAR = 3;
/** The most placements that are tried to see whether the board can be filled. */
const EFFORT = 2000;

type About = Partial<Question> & Pick<Question, 'kind' | 'rights'>;
const asked = (about: About): Question => ({
  targets: [],
  nodes: [],
  node: undefined,
  lines: [],
  listing: undefined,
  choices: [],
  later: [],
  item: undefined,
  piece: undefined,
  ...about,
});

/** A situation after all ticks of its step, and what follows from it. */
interface Asked extends Situation {
  readonly problem: Problem;
  readonly search: Search;
  readonly state: State;
  readonly open: readonly number[];
  /** The placements that fit, and the open cells that none of them covers. */
  readonly fitting: readonly number[];
  readonly dead: readonly number[];
}

/** Questions of different kinds that are worth asking after all ticks of a step; none could be guessed. */
export function questionsOf(
  problem: Problem,
  search: Search,
  situation: Situation,
): readonly Question[] {
  const kind = kindOf(situation.next);
  if (kind !== PLACE && kind !== REMOVE) return [];
  const state = stateAfter(problem, Int32Array.from(situation.path));
  const open = openCells(state);
  const fitting = [...problem.placements.piece.keys()].filter((one) => fits(state, one));
  const covered = new Set(fitting.flatMap((one) => [...coveredBy(problem, one)]));
  const dead = open.filter((cell) => !covered.has(cell));
  const moment = { ...situation, problem, search, state, open, fitting, dead };
  return [fails, removed, nextItem, nextPiece, solvable, ways].flatMap((ask) => ask(moment) ?? []);
}

/** Which cell is covered next; or, where the item is chosen for it, what has the fewest ways left. */
function nextItem({ problem, search, node, next, path, open }: Asked): Question | undefined {
  const isFresh = node?.candidates.every(({ state }) => state !== 'tried');
  if (!isFresh || kindOf(next) !== PLACE) return undefined;
  const { item } = node!;
  if (!takesFewest(search))
    return open.length < LEAST
      ? undefined
      : asked({ kind: 'cell', targets: open, rights: [item], item });
  const { fewest, ofPiece } = waysLeft(problem, search, path);
  const pieces = [...ofPiece.keys()].filter((piece) => ofPiece[piece]! > 0);
  const targets = [...open, ...pieces.map((piece) => problem.cells.length + piece)];
  // If most items have the fewest ways, most answers would be right.
  if (2 * fewest.length > targets.length || targets.length < LEAST || !fewest.includes(item))
    return undefined;
  return asked({ kind: 'fewest', targets, rights: fewest, item });
}

function nextPiece({ problem, state, node, next }: Asked): Question | undefined {
  const { cells, pieces, placements } = problem;
  if (!node || kindOf(next) !== PLACE || node.item >= cells.length) return undefined;
  const left = [...pieces.keys()].filter((piece) => state.left[piece]! > 0);
  if (left.length < LEAST) return undefined;
  const piece = placements.piece[idOf(next)]!;
  const targets = left.map((one) => cells.length + one);
  const rights = [cells.length + piece];
  return asked({ kind: 'piece', targets, rights, item: node.item, piece });
}

/** Whether a piece goes on after the last placement, or where it fails. */
function fails(moment: Asked): Question | undefined {
  const { problem, search, lastStep, node, next, leaf, open, dead } = moment;
  const isPlaced = lastStep !== undefined && kindOf(lastStep) === PLACE;
  if (!isPlaced || !node || leaf !== undefined || open.length < LEAST) return undefined;
  const { item } = node;
  if (item >= problem.cells.length) return undefined;
  const about = { kind: 'fails', targets: open, choices: [YES], item } as const;
  if (kindOf(next) === REMOVE) {
    // Which of several cells without any way is taken depends on ties alone.
    const isTie = takesFewest(search) && dead.length > 1;
    const later = dead.filter((cell) => cell !== item);
    return isTie ? undefined : asked({ ...about, rights: [item], later });
  }
  const piece = problem.placements.piece[idOf(next)]!;
  return dead.length > 0 ? undefined : asked({ ...about, rights: [YES], piece });
}

/** The number of pieces that are removed before the next one is placed. */
function removed({ lastStep, next, path, branches, step }: Asked): Question | undefined {
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
function solvable({ problem, path, step, open, dead }: Asked): Question | undefined {
  if (step === 0 || open.length < LEAST || 2 * dead.length > open.length) return undefined;
  if (dead.length === 0 && canBeFilled(problem, path, EFFORT) !== true) return undefined;
  const rights = dead.length > 0 ? dead : [YES];
  return asked({ kind: 'solvable', targets: open, choices: [YES], rights, item: dead[0] });
}

/** In how many ways a piece that is left covers an open cell; not asked where a piece is held. */
function ways({ problem, search, step, open, fitting }: Asked): Question | undefined {
  if (restrict(problem, search.unique, search.hold).held.length > 0) return undefined;
  const { piece } = problem.placements;
  const pieces = [...new Set(fitting.map((placement) => piece[placement]!))];
  const pairs = pieces.flatMap((one) => open.map((cell) => [one, cell] as const));
  const waysOf = ([ofPiece, cell]: readonly [number, number]): number =>
    fitting.filter((one) => piece[one] === ofPiece && coveredBy(problem, one).includes(cell))
      .length;
  // A single way, or none, would hardly be asked for.
  const pair = mixed(pairs, step).find((one) => waysOf(one) > 1);
  if (!pair) return undefined;
  const right = waysOf(pair);
  const choices = numbersNear(right, Infinity, step);
  return asked({ kind: 'ways', choices, rights: [right], item: pair[1], piece: pair[0] });
}

/**
 * A question for some nodes of the tree.
 *
 * @param rights the nodes that are right, by the steps that placed them
 * @returns undefined if one of them is none, or the tree is too large or too small to ask
 */
export function nodeQuestion(
  problem: Problem,
  search: Search,
  situation: Situation,
  rights: readonly number[],
): Question | undefined {
  const { placements } = situation;
  if (placements < LEAST || placements > MOST_ASKED) return undefined;
  const all = nodesAt(problem, search, situation);
  const nodes = all.map(({ entered }) => entered);
  const isSound = rights.length > 0 && rights.every((one) => one > 0 && nodes.includes(one));
  const node = all.find(({ entered }) => entered === rights[0]);
  return isSound ? asked({ kind: 'node', nodes, rights, node }) : undefined;
}

/**
 * The question which line of the pseudocode runs next; undefined where that is not worth asking: it is, where a call is
 * made or returns.
 */
export function lineQuestion(
  search: Search,
  situation: Situation,
  explanation: Explanation,
): Question | undefined {
  const right = nextLine(search, situation, explanation);
  const isCall = right === CALL || isReturning(explanation);
  if (right === undefined || !isCall) return undefined;
  const listing = listingOf(search);
  const lines = shownLines(listing, search.rules.length > 0).map(({ line }) => line);
  return asked({ kind: 'line', listing: listing.id, lines, rights: [right] });
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
