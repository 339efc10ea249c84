import type { Misread } from '../solve/saved/searchText.ts';
import type { Words } from '../words/index.ts';

/** An invalid part of an address. */
export type InvalidParam =
  /** A value, and the one used instead; undefined if there is no parameter of that name. */
  | { readonly name: string; readonly value: string; readonly used: string | undefined }
  /** An unknown name in the list of a setting. */
  | { readonly setting: string; readonly name: string; readonly known: readonly string[] }
  /** A pane that is left out, by its number from 1, and the fault if it is a search. */
  | { readonly pane: number; readonly text: string; readonly misread: Misread | undefined }
  /** The number of panes, of which there are too many. */
  | { readonly panes: number; readonly most: number }
  /** The number of characters that a query may have at most. */
  | { readonly longest: number };

export function sentenceOf(invalid: InvalidParam, { address, race }: Words): string {
  if ('known' in invalid) return address.badName(invalid.setting, invalid.name, invalid.known);
  if ('panes' in invalid) return race.tooManyPanes(invalid.panes, invalid.most);
  if ('longest' in invalid) return address.tooLong(invalid.longest / 1000);
  if ('pane' in invalid) {
    const { pane, text, misread } = invalid;
    return misread ? race.badPane(pane, text, misread) : race.badStrategy(pane, text);
  }
  const { name, value, used } = invalid;
  if (used === undefined) return address.unknownName(name);
  if (name === 'puzzle') return address.unknownPuzzle(value, used);
  return address.badValue(name, value, used);
}
