import { expect, test } from 'vitest';
import { folderOf } from './puzzlePages.ts';

test.each([
  ['https://u.github.io/fitful', 'https://u.github.io/fitful/'],
  ['https://u.github.io/fitful/', 'https://u.github.io/fitful/'],
  ['https://u.github.io/fitful/index.html?lang=ja#top', 'https://u.github.io/fitful/'],
  ['https://u.github.io/fitful?lang=ja', 'https://u.github.io/fitful/'],
  ['https://u.github.io', 'https://u.github.io/'],
  ['https://u.github.io/index.html', 'https://u.github.io/'],
])('a page at %s stands in %s', (site, folder) => {
  expect(folderOf(site)).toBe(folder);
});
