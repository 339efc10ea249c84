import type { ListingId } from '../teach/code/listing.ts';

/** The lines of each listing. */
export type ListingWords = Readonly<Record<ListingId, readonly string[]>>;

const exactCover = [
  'search():',
  'if no item is left:',
  'report a solution; return',
  'i ← item with fewest options',
  'for each option o of i:',
  'select o',
  'cover each item of o',
  'if no rule objects:',
  'search()',
  'uncover each, in reverse',
  'deselect o',
  'return',
];

/** Searches as pseudocode, in English; at most 33 characters a line, with its indent. */
export const enListings: ListingWords = {
  backtracking: [
    'search():',
    'if no cell is open:',
    'report a solution; return',
    'c ← the first open cell',
    'for each placement p on c:',
    'if p does not fit: next p',
    'place p',
    'if no rule objects:',
    'search()',
    'remove p',
    'return',
  ],
  exactCover,
  fewestCell: exactCover.with(3, 'i ← cell with fewest options'),
  pickedCell: exactCover.with(3, 'i ← cell that the order picks'),
};
