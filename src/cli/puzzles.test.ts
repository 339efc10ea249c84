import { expect, test } from 'vitest';
import ja from '../../assets/titles/ja.json';
import { countSolutions } from '../count/count.ts';
import { parsePuzzle, printPuzzle } from '../puzzle/text.ts';
import { compile } from '../solve/problem.ts';
import { languages } from '../words/index.ts';
import { neutralTitleOf, titleOf } from '../words/titles.ts';
import { catalogue } from './puzzles.ts';

const entries = catalogue({ month: 12, day: 25 });

test.each(entries)('$id reads, prints, and reads the same', ({ puzzle }) => {
  // Labels are no part of a text.
  const { labels: _, ...rest } = puzzle;
  expect(parsePuzzle(printPuzzle(puzzle))).toEqual(rest);
});

test('every puzzle has a Japanese title of its own, and no title is left over', () => {
  expect(Object.keys(ja)).toEqual(entries.map(({ id }) => id));
  expect(new Set(Object.values(ja).map(({ title }) => title)).size).toBe(entries.length);
});

/** Words that tell whether a puzzle has solutions, or how many. */
const verdicts = {
  en: /\b(never|only|ways?|makes?|fills?|covers?|must|can|cannot|place for|spared|leaves?|solutions?|proof|impossible)\b/i,
  ja: /埋ま|埋め|作れ|通り|解|ただ|だけ|残し|できる|できない|場所がない|\d枚で/,
};

test('every title that tells what comes of its puzzle has a neutral one in every language, and no other has', () => {
  const told = entries.filter(({ title }) => verdicts.en.test(title)).map(({ id }) => id);
  expect(told.length).toBeGreaterThan(40);
  const neutral = entries.filter(({ question }) => question.neutral !== undefined);
  const ids = neutral.map(({ id }) => id);
  expect(told.filter((id) => !ids.includes(id))).toEqual([]);
  const hopeless = entries.filter(({ question }) => question.published === 0n).map(({ id }) => id);
  expect(hopeless.length).toBeGreaterThan(20);
  expect(hopeless.filter((id) => !ids.includes(id))).toEqual([]);
  const translated = Object.entries(ja).filter(([, titles]) => 'neutral' in titles);
  expect(translated.map(([id]) => id)).toEqual(ids);
  for (const language of languages) {
    const titles = entries.map(({ id, question }) => neutralTitleOf(id, question, language));
    expect(titles.filter((title) => verdicts[language].test(title))).toEqual([]);
    // Nor does a title tell by being another puzzle's.
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('a title that tells in how many ways says whether all are counted, or turned and flipped ones once', () => {
  const counts = { en: /in (essentially )?(one|five) ways?/, ja: /(本質的に)?(一|五)通り/ };
  const titled = entries.filter(({ title }) => /\bways?\b/.test(title));
  expect(titled.length).toBeGreaterThan(4);
  for (const { id, puzzle, question } of titled) {
    const problem = compile(puzzle);
    const isAll = countSolutions(problem, false) === countSolutions(problem, true);
    for (const language of languages) {
      const [, essentially] = counts[language].exec(titleOf(id, question, language))!;
      expect({ id, language, isAll }).toEqual({ id, language, isAll: essentially === undefined });
    }
  }
});

test('a text of one’s own may have a neutral title, too', () => {
  const text = 'title: Never\nneutral: Perhaps\n\n..\n\nA\noo\n';
  const puzzle = parsePuzzle(text);
  expect(printPuzzle(puzzle)).toBe(text);
  for (const language of languages) {
    expect(titleOf(undefined, puzzle, language)).toBe('Never');
    expect(neutralTitleOf(undefined, puzzle, language)).toBe('Perhaps');
    expect(neutralTitleOf(undefined, { title: 'Plain' }, language)).toBe('Plain');
  }
});

test.each(entries)('$id has a title of its own', (entry) => {
  expect(entry.title).not.toBe('');
  expect(entries.filter((other) => other.title === entry.title)).toEqual([entry]);
});

/** Those whose name says how large they are. */
const sized = entries.filter(({ id }) => /\d+x\d+/.test(id));

test.each(sized)('$id is as large as it says', (entry) => {
  const { id, puzzle } = entry;
  const [, width, height] = /(\d+)x(\d+)/.exec(id)!;
  for (const language of languages) {
    expect(titleOf(id, entry, language)).toContain(`${width} × ${height}`);
  }
  const rows = Array.from({ length: Number(height) }, (_, row) =>
    puzzle.board.cells.filter((cell) => cell[1] === row),
  );
  // As many edges lie along a side as it says; a parallelogram has two triangles for each.
  const across = puzzle.lattice === 'triangle' ? 2 : 1;
  expect(Math.max(...rows.map((row) => row.length))).toBe(across * Number(width));
  expect(puzzle.board.height).toBe(Number(height));
});

test('a box and its transpose have one published count', () => {
  const boxes = entries.filter(({ puzzle }) => puzzle.lattice === 'square');
  const knownBySize = new Map(boxes.map(({ id, puzzle }) => [id, puzzle.published]));
  const pairs = [...knownBySize.keys()]
    .map((id) => [id, id.replace(/(\d+)x(\d+)/, '$2x$1')] as const)
    .filter(([id, transposed]) => id < transposed && knownBySize.has(transposed));
  expect(pairs.length).toBeGreaterThan(4);
  for (const [id, transposed] of pairs)
    expect(knownBySize.get(transposed)).toBe(knownBySize.get(id));
});
