import type { PieceRefused } from '../../../teach/moment/explanation.ts';
import type { Names } from '../../../teach/moment/names.ts';
import type { LateWords, Overrides, Words } from '../../dictionary.ts';
import { count, nth, number } from '../numbers.ts';

/** The reason why an option cannot cover an item: it lies in one place alone. */
function obstacle({ piece, ways, leaving, overlapped }: PieceRefused, names: Names): string {
  const option = names.piece(piece);
  if (ways === 0) return `${option} does not contain it`;
  if (leaving > 0) return `${option} has an item that is not there`;
  return `${option} has an item in common with ${overlapped.map(names.piece).join(', ')}`;
}

export const reasons = {
  refused: ({ rule, cells, colours }, names) => {
    if (rule === 'dead-cells')
      return `No option that is left covers item ${cells.slice(0, 3).map(names.cell).join(' or ')}.`;
    if (rule === 'repeats')
      return 'The same items were left before, with the same options, and nothing came of it.';
    const open = colours.map(({ length }) => number(length)).join(' and ');
    return `Coloured like a chessboard, ${open} items are left: the options left cannot cover so many of each colour.`;
  },
  leftover: ({ pieces }, names) =>
    `Every item is covered, but ${count(pieces.length, 'option')} that must be chosen ${pieces.length === 1 ? 'is' : 'are'} left: ${pieces.map(names.piece).join(', ')}.`,
  stuck: ({ item }, names) =>
    names.isCell(item)
      ? `Dead end: no option that is left covers item ${names.item(item)}.`
      : `Dead end: option ${names.item(item)} cannot be chosen any more.`,
} satisfies Overrides<Words['reasons']>;

/** Captions of a search for an exact cover without pieces. */
export const captions = {
  next: ({ item, ways, isFewest }, names) => {
    const name = names.item(item);
    if (isFewest && ways === 0) return `No option is left for item ${name}.`;
    if (isFewest && ways === 1) return `Only one option is left for item ${name}: it is forced.`;
    if (isFewest) return `Item ${name} has the fewest options left: ${number(ways)}.`;
    return `Next: item ${name}, the first that is not covered.`;
  },
  again: ({ item, tried, ways }, names) =>
    `Back to item ${names.item(item)}: of ${count(ways, 'option')} that fit, ${number(tried)} tried. On to the next.`,
  try: ({ placement, isUsedUp, overlapped }, names) =>
    isUsedUp
      ? `Option ${names.placed(placement)} has been chosen already.`
      : `Option ${names.placed(placement)} has an item in common with ${overlapped.map(names.placed).join(', ')}.`,
  place: ({ placement, depth }, names) =>
    `Choose option ${names.placed(placement)}. It is the ${nth(depth)} one chosen.`,
  refused: (explanation, names) => `${reasons.refused(explanation, names)} Go back.`,
  full: ({ solution }) => `Every item is covered once: solution ${number(solution)}.`,
  image: ({ solution }) => {
    const which = solution === undefined ? 'an earlier solution' : `solution ${number(solution)}`;
    return `Every item is covered, but it is an image of ${which}. Not counted again.`;
  },
  leftover: (explanation, names) => `${reasons.leftover(explanation, names)} Go back.`,
  cover: ({ item }, names) =>
    names.isCell(item)
      ? `Item ${names.item(item)} is covered: all other options with it drop out.`
      : `Option ${names.item(item)} is chosen, and cannot be chosen again.`,
  uncover: ({ item }, names) =>
    names.isCell(item)
      ? `Item ${names.item(item)} is open again: the other options with it come back.`
      : `Option ${names.item(item)} may be chosen again.`,
  stuck: (explanation, names) => `${reasons.stuck(explanation, names)} Go back.`,
  exhausted: ({ item, ways, placement }, names) => {
    const several = ways === 2 ? 'Both options' : `All ${number(ways)} options`;
    const tried = ways === 1 ? 'The only option that fits' : `${several} that fit`;
    return `${tried} for item ${names.item(item)} ${ways === 1 ? 'has' : 'have'} been tried. Go back further: drop option ${names.placed(placement)}.`;
  },
  remove: ({ placement }, names) => `Drop option ${names.placed(placement)}, the last one chosen.`,
  end: ({ solutions, placements }) => {
    const chosen = count(placements, 'choice');
    return solutions > 0
      ? `Everything has been tried: ${count(solutions, 'solution')} in ${chosen}.`
      : `Everything has been tried, in ${chosen}, and nothing worked. This proves that there is no solution.`;
  },
} satisfies Overrides<Words['captions']>;

export const whyNot: Words['whyNot'] = (refused, names) =>
  refused.length === 0 ? '' : `${refused.map((one) => obstacle(one, names)).join('; ')}.`;

const chosen = 'A circle is an option chosen; below it are those chosen next.';

/** What worksheets say otherwise. */
export const sheets = {
  cutOut: 'Items and options',
  scale: (): string => 'Choose options so that each item is in exactly one of them.',
  inOrder: (options: readonly string[]): string =>
    `The first item that is not covered is always next. Options are tried in this order: ${options.join(', ')}.`,
  fewest: 'Next is the item with the fewest options left.',
  rows: (shown: number): string =>
    `Each row is a step: an option is chosen (+) or dropped (−). The first ${count(shown, 'row is', 'rows are')} filled in.`,
  column: { tried: 'Tried', why: 'Why not', board: 'Chosen' },
  none: (options: number): string => `${count(options, 'option does', 'options do')} not fit.`,
  treePart: {
    whole: chosen,
    levels: `${chosen} A triangle stands for all the options chosen in a branch: their number is below it.`,
    steps: `${chosen} The tree ends with the last step of the trace.`,
    later: `${chosen} The tree has the options that are chosen when the trace begins, and those chosen in it.`,
  },
  fillIn:
    'Write the name of its option in each circle. Put a cross below each dead end, and a diamond around each solution.',
} satisfies Overrides<LateWords['sheets']>;
