import { lateWords } from './index.ts';
import { fewWithMost, type CutTally } from '../teach/merged/cuts.ts';
import type { Merged } from '../teach/merged/mergedSearch.ts';
import type { Words } from './dictionary.ts';

/** The letters of two searches. */
export type Letters = readonly [string, string];

/**
 * The sizes of two trees; what each search has cut for each reason, or that there is no such cut; and what it has
 * refused in vain.
 *
 * @param isOrderSame whether both try pieces in the same order
 */
export function mergedSentences(
  { isOver, placements, common, cuts: tallies }: Merged,
  letters: Letters,
  isOrderSame: boolean,
  words: Words,
): readonly string[] {
  const { twoTrees: say } = lateWords(words);
  const letterOf = ({ by }: CutTally): string => letters[by];
  const cuts = tallies
    .filter((tally) => tally.cuts > 0)
    .map((tally) => {
      const few = isOver ? fewWithMost(tally) : undefined;
      const cut = say.cut(letterOf(tally), tally.reason, tally.cuts, tally.saved, isOver);
      return cut + (few ? say.few(few.cuts, few.share) : say.end);
    });
  const idle = tallies
    .filter((tally) => tally.idle > 0)
    .map((tally) => say.idle(letterOf(tally), tally.reason, tally.idle, isOver));
  const none = isOver ? say.same(isOrderSame) : say.noCuts;
  return [
    say.sizes(letters, placements, common, isOver),
    ...(cuts.length > 0 ? cuts : [none]),
    ...idle,
  ];
}
