import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySearch } from '../testing/anySearch.ts';
import { isLeftToChance } from '../solve/search.ts';
import { readSearch, writeSearch } from '../solve/searchText.ts';
import { languages, words } from './index.ts';
import { paneNames, distinctNames } from './searchNames.ts';

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
    ['Rows', 'Algorithm X'],
  ],
  [
    [':rows', 'dlx:rows'],
    ['Backtracking', 'Algorithm X'],
  ],
  [
    [':rows', 'dlx:rows', 'dlx:columns'],
    ['Rows', 'Algorithm X · Rows', 'Algorithm X · Columns'],
  ],
  [
    [':::given', ':::F,I'],
    ['Pieces as listed', 'F, I first'],
  ],
  [
    [':random:::1', ':random:::2', ':rows:::3'],
    ['At random · seed 1', 'At random · seed 2', 'Rows'],
  ],
  [
    [':random::random:5', ':random::random:6', ':rows'],
    [
      'Cells at random · Pieces at random · seed 5',
      'Cells at random · Pieces at random · seed 6',
      'Rows',
    ],
  ],
  [
    [':rows::random:1', ':rows'],
    ['Pieces at random · seed 1', 'Pieces as listed'],
  ],
  [
    [':columns', 'dlx:rows'],
    ['Columns', `${words('en').solvers.dlx.name} · Rows`],
  ],
  [
    ['dlx', 'dlx:::::unique'],
    ['All solutions', 'Turned and flipped once'],
  ],
  [['dlx::parity'], ['Algorithm X · Short side · Colours']],
  [['::::7:unique'], ['Short side · Turned and flipped once']],
  [[':random::random:5'], ['At random · Pieces at random · seed 5']],
  [[':rows::hardest'], ['Rows · Hardest pieces first']],
])('searches are named by what differs: %j', (texts, names) => {
  expect(named(...texts)).toEqual(names);
});

test('panes of the same name are distinguished by their letters', () => {
  expect(distinctNames(['Rows', 'Columns', 'Rows'], ['A', 'B', 'D'], words('en'))).toEqual([
    ...['A: Rows', 'Columns', 'D: Rows'],
  ]);
});

test.each(languages)('names in %s differ exactly where the searches do', (language) => {
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
