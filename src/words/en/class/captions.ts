import type { PieceLeaving } from '../../../teach/moment/laying.ts';
import type { Explanations, PieceRefused, Reasons } from '../../../teach/moment/explanation.ts';
import type { Names } from '../../../teach/moment/names.ts';
import type { TreePart } from '../../../teach/tree/tree.ts';
import type { RuleId } from '../../../solve/rules/index.ts';
import type { Sentences } from '../../sentences.ts';
import { count, nth, number, shadesOf } from '../numbers.ts';

/** The most pieces in a list; more are only counted. */
const MOST_NAMED = 3;

const list = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

const unique = (parts: readonly string[]): string[] => [...new Set(parts)];

/** The reason why a piece cannot cover a cell. */
function obstacle(refused: PieceRefused, names: Names): string {
  const { piece, ways, leaving, overlapped } = refused;
  const p = names.piece(piece);
  if (ways === 0) return `${p} may not be placed that way round`;
  const others = list(unique(overlapped.map((other) => names.piece(other))), 'or');
  if (leaving === ways) return `${p} leaves the board`;
  return leaving === 0 ? `${p} lies on ${others}` : `${p} leaves the board or lies on ${others}`;
}

/** The pieces that leave the board, or lie on fixed ones, in every orientation. */
function leavingBoard(leaving: readonly PieceLeaving[], names: Names): string {
  const pieces = leaving.map(({ piece }) => names.piece(piece));
  if (pieces.length === 0) return '';
  const leaves = leaving.every(({ ways }) => ways.every((way) => way.leaves));
  const where = leaves ? 'leave the board' : 'leave the board or lie on a fixed piece';
  if (pieces.length > MOST_NAMED) return ` ${count(pieces.length, 'piece')} would ${where}.`;
  return ` ${list(pieces, 'and')} would ${where}.`;
}

/** The reason of each rule to go back. */
const violated: Record<RuleId, (explanation: Explanations['refused'], names: Names) => string> = {
  islands: ({ cells, sizes }) =>
    `This gap has ${count(cells.length, 'cell')}; the pieces left have ${list(sizes.map(number), 'or')}.`,
  parity: ({ colours }) => {
    const [dark = 0, ...others] = colours.map(({ length }) => length);
    const [, ...shades] = shadesOf(colours.length);
    const each = [
      `${count(dark, 'open cell is', 'open cells are')} dark`,
      ...others.map((cells, i) => `${number(cells)} ${shades[i]}`),
    ];
    return `With neighbours coloured differently, ${list(each, 'and')}: the pieces left cannot cover so many of each.`;
  },
  'dead-cells': ({ cells }, names) =>
    `Nothing that is left fits on ${list(cells.slice(0, MOST_NAMED).map(names.cell), 'or')}.`,
  repeats: () =>
    'The same cells were open before, with the same pieces left, and nothing came of it.',
};

/** The sentence for each reason why nothing can come of what is open. */
export const reasons: Sentences<Reasons, [names: Names]> = {
  refused: (explanation, names) => violated[explanation.rule](explanation, names),
  leftover: ({ pieces }, names) =>
    `The board is full, but ${list(pieces.map(names.piece), 'and')} ${pieces.length === 1 ? 'is' : 'are'} left over.`,
  stuck: ({ item, pieces, refused }, names) => {
    const name = names.item(item);
    if (!names.isCell(item)) return `Dead end: ${name} fits nowhere any more.`;
    if (pieces === 0) return `Dead end: no piece is left for ${name}.`;
    if (refused.length > 2)
      return `Dead end: none of the ${count(pieces, 'piece')} left fits on ${name}.`;
    const obstacles = refused.map((one) => obstacle(one, names)).join(', ');
    return `Dead end: on ${name}, ${obstacles}.`;
  },
};

/** A caption for each kind of moment: one sentence or two. */
export const captions: Sentences<Explanations, [names: Names]> = {
  next: ({ item, ways, isFewest, refused, leaving }, names) => {
    const name = names.item(item);
    if (isFewest && ways === 0) return `No way is left for ${name}.`;
    if (isFewest && ways === 1) return `Only one way is left for ${name}: it is forced.`;
    if (isFewest) return `${name} has the fewest ways left: ${number(ways)}.`;
    const next = `Next: cell ${name}, the first that is open.${leavingBoard(leaving, names)}`;
    if (refused.length === 0) return next;
    if (refused.length > MOST_NAMED)
      return `${next} ${count(refused.length, 'piece does', 'pieces do')} not fit there.`;
    const verb = refused.length === 1 ? 'does' : 'do';
    return `${next} ${list(refused.map(names.piece), 'and')} ${verb} not fit there.`;
  },
  again: ({ item, tried, ways, listed }, names) => {
    const back = `Back to ${names.item(item)}: of ${count(listed, 'way')}`;
    return ways === listed
      ? `${back}, ${number(tried)} tried. On to the next.`
      : `${back} listed, ${number(ways)} fit and ${count(tried, 'is', 'are')} tried. On to the next.`;
  },
  try: ({ placement, isUsedUp, overlapped, alike }, names) => {
    const p = names.placed(placement);
    if (isUsedUp) return `${p} has been used already.`;
    const ways = alike.length === 1 ? 'This way' : `These ${number(alike.length)} ways`;
    return `${ways} round, ${p} lies on ${list(unique(overlapped.map(names.placed)), 'and')}.`;
  },
  place: ({ placement, depth }, names) =>
    `${names.placed(placement)} fits: place it. It is the ${nth(depth)} piece placed.`,
  refused: (explanation, names) => `${reasons.refused(explanation, names)} Go back.`,
  full: ({ solution }) => `The board is full: solution ${number(solution)}.`,
  image: ({ solution }) => {
    const which = solution === undefined ? 'an earlier solution' : `solution ${number(solution)}`;
    return `Full, but it is ${which} turned or flipped. Not counted again.`;
  },
  leftover: (explanation, names) => `${reasons.leftover(explanation, names)} Go back.`,
  cover: ({ item }, names) =>
    names.isCell(item)
      ? `${names.item(item)} is covered: all other ways to cover it drop out.`
      : `${names.item(item)} is used: its other ways drop out.`,
  uncover: ({ item }, names) =>
    names.isCell(item)
      ? `${names.item(item)} is open again: the other ways to cover it come back.`
      : `${names.item(item)} is left again: its other ways come back.`,
  stuck: (explanation, names) => `${reasons.stuck(explanation, names)} Go back.`,
  exhausted: ({ item, ways, listed, placement }, names) => {
    const several = listed === 2 ? 'Both ways' : `All ${number(listed)} ways`;
    const all = listed === 1 ? 'The only way' : several;
    const tried = `${listed === 1 ? 'has' : 'have'} been tried`;
    const those = ways === listed ? '' : ' listed';
    const fitting = ways === listed ? '' : `; ${count(ways, 'fits', 'fit')}`;
    return `${all}${those} for ${names.item(item)} ${tried}${fitting}. Go back further: take off ${names.placed(placement)}.`;
  },
  remove: ({ placement }, names) => `Take off ${names.placed(placement)}, the last piece placed.`,
  end: ({ solutions, placements }) => {
    const pieces = count(placements, 'placement');
    return solutions > 0
      ? `Everything has been tried: ${count(solutions, 'solution')} in ${pieces}.`
      : `Everything has been tried, in ${pieces}, and nothing worked. This proves that there is no solution.`;
  },
};

/** The reasons why pieces cannot cover a cell. */
export const whyNot = (refused: readonly PieceRefused[], names: Names): string =>
  refused.length === 0 ? '' : `${refused.map((one) => obstacle(one, names)).join('; ')}.`;

export const sheets = {
  title: 'Worksheets',
  print: 'Print',
  close: 'Close',
  paper: 'For A4 and Letter, in black and white.',
  /** Where they are printed at all. */
  paperAnswers:
    'The answers are not shown here; they are printed at the end, on pages of their own.',
  /** What is chosen of the trace. */
  count: 'Rows of the trace',
  from: 'From',
  beginning: 'the beginning',
  afterStep: (step: number): string => `after step ${number(step)}`,
  name: 'Name',
  date: 'Date',
  cutOut: 'Board and pieces',
  scale: (millimetres: number): string =>
    `Cut out the pieces. Printed at 100%, a cell is ${millimetres} mm wide.`,
  trace: 'Trace the search',
  inOrder: (pieces: readonly string[]): string =>
    `The first open cell is always filled next. On it pieces are tried in this order: ${pieces.join(', ')}; each as drawn, then turned clockwise, then flipped and turned.`,
  fewest: 'What is filled next is the cell or piece with the fewest ways left.',
  rows: (shown: number): string =>
    `Each row is a step: a piece goes on (+) or comes off (−). The first ${count(shown, 'row is', 'rows are')} filled in.`,
  /** Where the trace does not begin with the search. */
  begins: (step: number): string => `Step ${number(step)} has just been done.`,
  goesOn: 'The search goes on after these steps.',
  column: {
    step: 'Step',
    item: 'Next',
    tried: 'Tried',
    why: 'Why not',
    board: 'On the board',
  },
  none: (pieces: number): string => `${count(pieces, 'piece does', 'pieces do')} not fit.`,
  placed: (name: string): string => `+ ${name}`,
  removed: (name: string): string => `− ${name}`,
  pieces: (names: readonly string[]): string => names.join(', '),
  end: 'end',
  tree: 'The tree of the search',
  treePart: {
    whole: 'A circle is a piece placed; below it are those placed next.',
    levels:
      'A circle is a piece placed; below it are those placed next. A triangle stands for all the placements of a branch: their number is below it.',
    steps:
      'A circle is a piece placed; below it are those placed next. The tree ends with the last step of the trace.',
    later:
      'A circle is a piece placed; below it are those placed next. The tree has the pieces that lie when the trace begins, and those placed in it.',
  } satisfies Record<TreePart, string>,
  fillIn:
    'Write the name of its piece in each circle. Put a cross below each dead end, and a diamond around each solution.',
  answers: 'Answers',
  question: 'Question',
  answer: 'Answer',
  number,
};
