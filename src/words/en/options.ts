import type { Explanations } from '../../teach/moment/explanation.ts';
import type { Names } from '../../teach/moment/names.ts';
import type { Sentences } from '../sentences.ts';
import { count, nth, number } from './numbers.ts';

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
  stuck: ({ item }, names) =>
    `Dead end: no option that is left covers item ${names.item(item)}. Go back.`,
  exhausted: ({ item, ways, placement }, names) => {
    const several = ways === 2 ? 'Both options' : `All ${number(ways)} options`;
    const tried = ways === 1 ? 'The only option that fits' : `${several} that fit`;
    return `${tried} for item ${names.item(item)} ${ways === 1 ? 'has' : 'have'} been tried. Go back further: drop option ${names.placed(placement)}.`;
  },
  remove: ({ placement }, names) => `Drop option ${names.placed(placement)}, the last one chosen.`,
};
