import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySearch } from '../solve/anySearch.ts';
import { isLeftToChance } from '../solve/search.ts';
import { readSearch, writeSearch } from '../solve/searchText.ts';
import { languages, words } from './index.ts';
import { paneNames } from './searchNames.ts';

const named = (...texts: string[]) =>
  paneNames(
    texts.map((text) => readSearch(text)!),
    words('en'),
  );

test.each([
  [
    [':rows', ':columns'],
    ['Rows', 'Columns'],
  ],
  [
    [':rows', ':rows:islands'],
    ['No rules', 'Islands'],
  ],
  [
    [':rows', ':spiral-in:islands'],
    ['Rows', 'Spiral inwards · Islands'],
  ],
  [
    [':rows', 'dlx'],
    ['Rows', 'Dancing links'],
  ],
  [
    [':rows', 'dlx:rows'],
    ['Backtracking', 'Dancing links'],
  ],
  [
    [':rows', 'dlx:rows', 'dlx:columns'],
    ['Rows', 'Dancing links · Rows', 'Dancing links · Columns'],
  ],
  [
    [':::given', ':::F,I'],
    ['As the puzzle lists them', 'F, I first'],
  ],
  [
    [':random:::1', ':random:::2', ':rows:::3'],
    ['At random · seed 1', 'At random · seed 2', 'Rows'],
  ],
  [
    ['dlx', 'dlx:::::unique'],
    ['All solutions', 'Each solution once'],
  ],
  [['dlx::parity'], ['Dancing links · Short side · Colours']],
])('searches are called by what differs: %j', (texts, names) => {
  expect(named(...texts)).toEqual(names);
});

test.each(languages)('names in %s are as different as the searches', (language) => {
  fc.assert(
    fc.property(fc.array(anySearch, { minLength: 1, maxLength: 4 }), (searches) => {
      const kinds = searches.map((search) =>
        writeSearch({ ...search, seed: isLeftToChance(search) ? search.seed : 0 }),
      );
      const names = paneNames(searches, words(language));
      expect(names).toHaveLength(searches.length);
      expect(new Set(names).size).toBe(new Set(kinds).size);
    }),
  );
});
