import type { Explanations } from '../../teach/moment/explanation.ts';
import type { Names } from '../../teach/moment/names.ts';
import type { Sentences } from '../sentences.ts';
import { count, nth, number } from './numbers.ts';
import { optionStuck } from './optionReasons.ts';

/** The moments that are said otherwise where pieces are options, and cells items. */
export type OptionMoments = Omit<Explanations, 'refused' | 'image' | 'leftover' | 'end'>;

/** Captions of a search for an exact cover without pieces. */
export const optionCaptions: Sentences<OptionMoments, [names: Names]> = {
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
  full: ({ solution }) => `Every item is covered once: solution ${number(solution)}.`,
  cover: ({ item }, names) =>
    names.isCell(item)
      ? `Item ${names.item(item)} is covered: all other options with it drop out.`
      : `Option ${names.item(item)} is chosen, and cannot be chosen again.`,
  uncover: ({ item }, names) =>
    names.isCell(item)
      ? `Item ${names.item(item)} is open again: the other options with it come back.`
      : `Option ${names.item(item)} may be chosen again.`,
  stuck: ({ item }, names) => `${optionStuck(item, names)} Go back.`,
  exhausted: ({ item, ways, placement }, names) => {
    const several = ways === 2 ? 'Both options' : `All ${number(ways)} options`;
    const tried = ways === 1 ? 'The only option that fits' : `${several} that fit`;
    return `${tried} for item ${names.item(item)} ${ways === 1 ? 'has' : 'have'} been tried. Go back further: drop option ${names.placed(placement)}.`;
  },
  remove: ({ placement }, names) => `Drop option ${names.placed(placement)}, the last one chosen.`,
};

const chosen = 'A circle is an option chosen; below it are those chosen next.';

/** What worksheets say otherwise where pieces are options, and cells items. */
export const optionSheets = {
  cutOut: 'Items and options',
  scale: (): string => 'Choose options so that each item is in exactly one of them.',
  inOrder: (options: readonly string[]): string =>
    `The first item that is not covered is always next. Options are tried in this order: ${options.join(', ')}.`,
  fewest: 'Next is the item with the fewest options left.',
  rows: (shown: number): string =>
    `Each row is a step: an option is chosen (+) or dropped (−). The first ${count(shown, 'row is', 'rows are')} filled in.`,
  none: (options: number): string => `${count(options, 'option does', 'options do')} not fit.`,
  treePart: {
    whole: chosen,
    levels: `${chosen} A triangle stands for all the options chosen in a branch: their number is below it.`,
    steps: `${chosen} The tree ends with the last step of the trace.`,
    later: `${chosen} The tree has the options that are chosen when the trace begins, and those chosen in it.`,
  },
  fillIn:
    'Write the name of its option in each circle. Put a cross below each dead end, and a diamond around each solution.',
};
