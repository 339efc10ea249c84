import type { Cell } from '../../../puzzle/types.ts';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import type { PieceLeaving } from '../../../teach/moment/laying.ts';
import type { Explanation } from '../../../teach/moment/explanation.ts';
import { tonesOf, type Tone } from '../../../teach/sound/sonifier.ts';
import { captionOf, wordsFor, type Language } from '../../../words/index.ts';
import type { ClassModel } from '../model.ts';

/** The most pieces whose ways beyond the board are marked: those of more could not be told apart. */
const MOST_OUTSIDE = 2;

/** The marks on the board and in the tray at a moment. Items are cells and, numbered after them, pieces. */
export interface Marks {
  /** The item that is branched on. */
  readonly next: number | undefined;
  /** The items that cannot be covered or placed. */
  readonly refused: readonly number[];
  /** The open cells of each colour, the darkest first, if a colouring proves that they cannot be filled. */
  readonly colours: readonly (readonly number[])[];
  /** The cells of a placement that does not fit. */
  readonly tried: readonly number[];
  /** The cells of each other placement that does not fit for the same reason. */
  readonly alike: readonly (readonly number[])[];
  /** The cells of each way to lay a piece that leaves the board, some of them outside. */
  readonly outside: readonly (readonly Cell[])[];
  /** The cells of all these placements that are covered already. */
  readonly clashing: readonly number[];
  /** The placement that is removed next. */
  readonly leaving: number | undefined;
}

/** The marks of a moment that has none. */
export const noMarks: Marks = {
  next: undefined,
  leaving: undefined,
  refused: [],
  tried: [],
  alike: [],
  clashing: [],
  outside: [],
  colours: [],
};

/** The marks of a moment. */
export function marksOf({
  problem,
  explanation,
  situation,
}: Pick<ClassModel, 'problem' | 'explanation' | 'situation'>): Marks {
  const { kind } = explanation;
  if (kind === 'next')
    return { ...noMarks, next: explanation.item, outside: outsideAt(explanation.leaving) };
  if (kind === 'again') return { ...noMarks, next: explanation.item };
  if (kind === 'stuck') return { ...noMarks, refused: [explanation.item] };
  if (kind === 'refused')
    return explanation.rule === 'parity'
      ? { ...noMarks, colours: explanation.colours }
      : { ...noMarks, refused: explanation.cells };
  if (kind === 'exhausted') return { ...noMarks, leaving: explanation.placement };
  if (kind === 'try') return { ...triedAt(problem, explanation), next: situation.node?.item };
  return noMarks;
}

/** The ways of the pieces that leave the board, of a few pieces. */
function outsideAt(leaving: readonly PieceLeaving[]): Marks['outside'] {
  return leaving.length > MOST_OUTSIDE
    ? []
    : leaving.flatMap(({ ways }) => ways.map(({ cells }) => cells));
}

function triedAt(
  problem: Problem,
  { placement, isUsedUp, overlapped, alike }: Extract<Explanation, { kind: 'try' }>,
): Marks {
  if (isUsedUp) return noMarks;
  const covered = new Set(overlapped.flatMap((laid) => [...coveredBy(problem, laid)]));
  const tried = [...coveredBy(problem, placement)];
  const others = alike
    .filter((other) => other !== placement)
    .map((other) => [...coveredBy(problem, other)]);
  const clashing = [...new Set([tried, ...others].flat())].filter((cell) => covered.has(cell));
  return { ...noMarks, tried, alike: others, clashing };
}

/** The moments at which a search goes on, whose captions do not say that it cannot succeed. */
const goingOn: readonly Explanation['kind'][] = [
  'next',
  'again',
  'try',
  'place',
  'remove',
  'cover',
  'uncover',
];

/** An item for which no way is left, where ways are shown and the caption of the moment does not say so. */
export function itemWithoutWays({
  ways,
  explanation,
}: Pick<ClassModel, 'ways' | 'explanation'>): number | undefined {
  const isSaid = explanation.kind === 'next' && explanation.ways === 0;
  return ways?.least === 0 && goingOn.includes(explanation.kind) && !isSaid
    ? ways.fewest[0]
    : undefined;
}

/** The caption of a moment; if the ways on show prove that the search cannot succeed, it says so. */
export function captionAt(
  model: Pick<ClassModel, 'ways' | 'explanation' | 'names'>,
  language: Language,
): string {
  const caption = captionOf(model.explanation, model.names, language);
  const item = itemWithoutWays(model);
  return item === undefined
    ? caption
    : wordsFor(model.names, language).classroom.lost(caption, model.names.item(item));
}

type Sounding = Pick<ClassModel, 'problem' | 'search' | 'situation' | 'explanation'>;

const isSameMoment = (one: Sounding, other: Sounding): boolean =>
  one.problem === other.problem &&
  one.search === other.search &&
  one.situation.step === other.situation.step &&
  one.situation.tick === other.situation.tick;

/**
 * The tones of a moment that is shown after another one: none if it is the same moment. On the way back, each
 * piece that was removed in between has its tone.
 */
export function tonesAt(now: Sounding, before: Sounding | undefined): readonly Tone[] {
  if (before && isSameMoment(now, before)) return [];
  const { path } = now.situation;
  const past = before?.problem === now.problem ? before.situation.path : [];
  const isReturn = path.every((placement, depth) => past[depth] === placement);
  return tonesOf(now.explanation, path.length, isReturn ? past.length : path.length);
}
