import { expect, test } from 'vitest';
import { languages, words, wordsFor } from '../../words/index.ts';
import { modes } from './index.ts';
import type { ModeOverlay, OverlayProps } from '../../ui/modeOverlay.ts';
import { listedKeys } from '../../ui/shell/listedKeys.ts';
import { pageKeys } from '../../ui/shell/pageKeys.ts';

const entrances = modes.flatMap(({ entrance }) => entrance ?? []);

const listed = (overlay: ModeOverlay, said = words('en')) =>
  listedKeys({ model: {}, entrances, overlay, words: said } as unknown as OverlayProps);

const linesOf = (overlay: ModeOverlay) => listed(overlay).flatMap(({ lines }) => lines);

test('every key is in one line of one group', () => {
  const keys = linesOf({}).flatMap((line) => line.keys);
  const all = [...Object.values(pageKeys), ...entrances].map(({ key }) => key);
  expect(keys.toSorted()).toEqual([...all, 'Ctrl V'].toSorted());
});

test.each(languages)('keys that belong together share a line in %s, and no others', (language) => {
  const shared = listed({ mayBeBlank: true }, words(language))
    .flatMap(({ lines }) => lines.map(({ keys }) => keys))
    .filter((keys) => keys.length > 1);
  expect(shared).toEqual([
    ['←', '→'],
    ['[', ']'],
    ['B', '.'],
  ]);
});

test('what a mode leaves out is not listed, nor a group of which nothing is left', () => {
  const without = ['toggle', 'back', 'forward', 'start', 'slower', 'faster'] as const;
  const titles = listed({ without }).map(({ title }) => title);
  expect(titles).toEqual(['Puzzle', 'Looking closer', 'The page']);
  expect(linesOf({ without: ['help', 'search'] }).flatMap(({ keys }) => keys)).not.toContain('S');
});

test('keys of a mode stand in their group, after those of the page', () => {
  const own = { key: 'Z', group: 'playing', does: () => 'Tile it anew', press: () => {} } as const;
  const [playing] = listed({ keys: [own] });
  expect(playing!.lines.at(-1)).toEqual({ keys: ['Z'], does: 'Tile it anew' });
});

/** The most characters of a line in a column of the list. */
const MOST = { en: 32, ja: 15 };

const textsOf = (part: object): readonly string[] =>
  Object.values(part).flatMap((said: string | object) =>
    typeof said === 'string' ? [said] : textsOf(said),
  );

test.each(languages)('what is said of a key in %s is short enough for a line', (language) => {
  for (const areOptions of [false, true]) {
    const said = wordsFor({ areOptions }, language);
    const own = textsOf(said.keyList);
    const ofPage = listed({}, said).flatMap(({ lines }) => lines.map(({ does }) => does));
    expect([...own, ...ofPage].filter((text) => text.length > MOST[language])).toEqual([]);
  }
});
