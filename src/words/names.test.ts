import { readSearch, writeSearch } from '../solve/saved/searchText.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderId } from '../solve/orders/index.ts';
import { isLeftToChance, plainSearch, startSearch } from '../solve/search.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { pentominoes } from '../testing/runs/runs.ts';
import { languages, words } from './index.ts';
import {
  distinctNames,
  makingNames,
  orderAbout,
  paneNames,
  searchInShort,
  sharedInShort,
  shortNames,
} from './names.ts';

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
    ['Rows', 'Algorithm X · ties: Rows', 'Algorithm X · ties: Columns'],
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
    ['Columns', `${words('en').solvers.dlx.name} · ties: Rows`],
  ],
  [
    ['dlx', 'dlx:::::unique'],
    ['All solutions', 'Turned and flipped once'],
  ],
  [['dlx::parity'], ['Algorithm X · ties: Short side · Colours']],
  [['::::7:unique'], ['Short side · Turned and flipped once']],
  [[':random::random:5'], ['At random · Pieces at random · seed 5']],
  [[':rows::hardest'], ['Rows · Hardest pieces first']],
])('searches are named by what differs: %j', (texts, names) => {
  expect(named(...texts)).toEqual(names);
});

test.each([
  [[':rows:::::', ':columns:::::'], ''],
  [[':rows::::unique', ':columns::::unique'], 'Turned and flipped once'],
  [[':rows', ':rows:islands'], 'Rows'],
  [['dlx:random::random:5', 'dlx:columns::random:5'], 'Algorithm X · Pieces at random · seed 5'],
  [[':rows:::5', ':columns:::5'], ''],
  [[':rows::::unique', ':rows::::unique'], ''],
])('what searches have in common is said beside them: %j', (texts, shared) => {
  const searches = texts.map((text) => readSearch(text)!);
  expect(sharedInShort(searches, words('en'))).toBe(shared);
});

test.each(languages)('in %s, names and what is in common say all that is unusual', (language) => {
  const say = words(language);
  const search = fc.tuple(anySearch, fc.boolean()).map(([one, isShared]) => ({ one, isShared }));
  fc.assert(
    fc.property(fc.array(search, { minLength: 1, maxLength: 4 }), (drawn) => {
      // Parts are often the same.
      const first = drawn[0]!.one;
      const searches = drawn.map(({ one, isShared }) => ({
        ...one,
        ...(isShared ? { pieces: first.pieces, seed: first.seed, rules: first.rules } : {}),
        unique: first.unique,
        hold: first.hold,
      }));
      const shared = sharedInShort(searches, say);
      for (const [pane, name] of paneNames(searches, say).entries()) {
        const { unique, hold, pieces, rules, seed } = searches[pane]!;
        const all = `${name} · ${shared}`;
        if (unique) expect(all).toContain(say.comparison.unique);
        if (hold !== '') expect(all).toContain(say.comparison.held(hold));
        if (pieces === 'random') expect(all).toContain(say.comparison.pieces.random);
        for (const id of rules) expect(all).toContain(say.rules[id].name);
        if (seed !== 0 && isLeftToChance(searches[pane]!))
          expect(all).toContain(say.comparison.seed(seed));
      }
    }),
  );
});

test.each(languages)('in %s, a search is named with all that is unusual about it', (language) => {
  const say = words(language);
  fc.assert(
    fc.property(anySearch, (search) => {
      const name = searchInShort(search, say);
      expect(name).toContain(say.orders[search.order].name);
      expect(name.includes(say.comparison.unique)).toBe(search.unique);
      if (search.pieces === 'hardest') expect(name).toContain(say.comparison.pieces.hardest);
      const isSeeded = search.seed !== 0 && isLeftToChance(search);
      expect(name.includes(say.comparison.seed(search.seed))).toBe(isSeeded);
    }),
  );
});

test.each(languages)('in %s it is said what an order does to a search', (language) => {
  const say = words(language);
  const about = (text: string) => orderAbout(readSearch(text)!, say);
  expect(about('backtrack:rows')).toBe(say.orders.rows.about);
  for (const order of ['rows', 'short-side', 'peel', 'fewest'])
    expect(about(`dlx:${order}`)).toBe(say.comparison.tiesAbout);
  // All orders that it names are called so.
  for (const order of ['fewest', 'peel', 'short-side', 'diagonal-peel', 'diagonal'] as const)
    expect(say.comparison.tiesAbout).toContain(say.orders[order].name);
});

test('with Algorithm X, orders that choose at every node are those that they are said to stand for', () => {
  const problem = pentominoes(10, 6);
  const steps = (order: OrderId): string => {
    const search = startSearch(problem, { ...plainSearch, solver: 'dlx', order }, 'steps');
    return Array.from({ length: 2000 }, () => search.step()).join();
  };
  expect(steps('fewest')).toBe(steps('short-side'));
  expect(steps('peel')).toBe(steps('short-side'));
  expect(steps('diagonal-peel')).toBe(steps('diagonal'));
  expect(steps('diagonal')).not.toBe(steps('short-side'));
});

test('panes of the same name are distinguished by their letters', () => {
  expect(distinctNames(['Rows', 'Columns', 'Rows'], ['A', 'B', 'D'], words('en'))).toEqual([
    'A: Rows',
    'Columns',
    'D: Rows',
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

test('ways to divide a board are named by how they differ', () => {
  const grow = { strategy: 'grow', blocks: 10, seed: 3 } as const;
  const name = (...makings: Parameters<typeof makingNames>[0]) => makingNames(makings, words('en'));
  expect(name(grow, { ...grow, strategy: 'strict' })).toEqual(['Growth', 'Strict']);
  expect(name(grow, { ...grow, seed: 4 })).toEqual(['Growth · seed 3', 'Growth · seed 4']);
  expect(name(grow, { ...grow, blocks: 'auto' }, { ...grow, blocks: [5, 5, 4] })).toEqual([
    'Growth · 10 pieces',
    'Growth · usual pieces',
    'Growth · pieces 5,5,4',
  ]);
  expect(name(grow)).toEqual(['Growth']);
});

test('in a sentence names are their first parts, if those tell enough', () => {
  const short = (...texts: string[]) => shortNames(named(...texts), words('en'));
  expect(short(':rows', 'dlx:fewest', ':fewest')).toEqual([
    'Rows',
    'Algorithm X',
    'Fewest choices',
  ]);
  expect(short(':spiral-in:islands,parity', ':rows')).toEqual(['Spiral inwards', 'Rows']);
  // Two are the same.
  const alike = named(':rows', 'dlx:rows', 'dlx:columns');
  expect(shortNames(alike, words('en'))).toEqual(alike);
  // One of two rules is not all that differs.
  expect(short(':rows:islands,parity', ':rows:parity')).toEqual(['Islands · Colours', 'Colours']);
  expect(short(':rows:islands,parity', ':rows')).toEqual(['Islands · Colours', 'No rules']);
  // Equal names are still equal.
  const seeds = ['Growth · seed 3', 'Growth · seed 3', 'Strict · seed 4'];
  expect(shortNames(seeds, words('en'))).toEqual(['Growth', 'Growth', 'Strict']);
  const three = [...seeds, 'Growth · seed 4'];
  expect(shortNames(three, words('en'))).toEqual(three);
});
