import { expect, test } from 'vitest';
import type { SearchFigures } from '../../experiment/searchFigures.ts';
import { Comparisons } from './comparisons.ts';

const figures: SearchFigures = {
  steps: 9,
  placements: 5,
  deadEnds: 1,
  depth: 1,
  deepest: 3,
  solutions: 1,
  first: 4,
  progress: 1,
  finished: true,
};

/** A storage that keeps its items, and the text in it. */
function storage() {
  const items = new Map<string, string>();
  return {
    items,
    open: () => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
    }),
  };
}

test('complete runs are there again after a reload, by what was asked', () => {
  const { items, open } = storage();
  new Comparisons(open).keep('this', [figures, undefined]);
  new Comparisons(open).keep('that', [undefined]);
  const again = new Comparisons(open);
  expect(again.of('this', 2)).toEqual([figures, undefined]);
  expect(again.of('that', 1)).toEqual([undefined]);
  expect(again.of('other', 2)).toEqual([]);
  // Of as many runs as are asked, or of none.
  expect(again.of('this', 3)).toEqual([]);
  const [[key, text]] = [...items] as [[string, string]];
  // Figures of other searches are not those that are asked for.
  items.set(key, text.replace('1 this', '0 this'));
  expect(new Comparisons(open).of('this', 2)).toEqual([]);
  items.set(key, text);
  for (const [key, text] of items) items.set(key, text.replace('"steps":9', '"steps":"9"'));
  expect(again.of('this', 2)).toEqual([]);
});

test('a storage that is refused keeps nothing, and nothing fails', () => {
  const refused = new Comparisons(() => {
    throw new Error('It is forbidden.');
  });
  refused.keep('this', [figures]);
  expect(refused.of('this', 1)).toEqual([]);
});
