import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { strategyIds } from '../generate/asked.ts';
import { orders } from '../solve/orders/index.ts';
import { rules } from '../solve/rules/index.ts';
import { solvers } from '../solve/solvers/index.ts';
import { languages, lateWords, readPuzzle, words, wordsFor, type Language } from './index.ts';
import { terminalWords } from './terminal.ts';
import { titleOf } from './titles.ts';

/** Everything that is said in a language, but for titles of puzzles. */
const all = (language: Language) => ({
  ...words(language),
  ...lateWords(words(language)),
  titles: undefined,
  options: { ...wordsFor({ areOptions: true }, language), titles: undefined },
  lateOfOptions: lateWords(wordsFor({ areOptions: true }, language)),
  cli: terminalWords(language),
});

/** The fixed sentences of a dictionary, each with its path. */
const sentences = (dictionary: object, path = ''): [path: string, said: string][] =>
  Object.entries(dictionary).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${path}.${key}`, value]];
    return typeof value === 'object' && value ? sentences(value, `${path}.${key}`) : [];
  });

test('no sentence is left in English, or empty', () => {
  const english = new Map(sentences(all('en')));
  expect(english.size).toBeGreaterThan(50);
  for (const language of languages.filter((other) => other !== 'en')) {
    const suspects = sentences(all(language)).filter(
      ([path, said]) => said.trim() === '' || said === english.get(path),
    );
    expect(suspects).toEqual([]);
  }
});

/** The path of every word of a dictionary, in order. */
const paths = (dictionary: object, path = ''): string[] =>
  Object.entries(dictionary).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value ? paths(value, `${path}.${key}`) : [`${path}.${key}`],
  );

test('all dictionaries have the same words in the same order', () => {
  const english = paths(all('en'));
  expect(english.length).toBeGreaterThan(900);
  for (const language of languages) expect(paths(all(language))).toEqual(english);
});

test('the words of a subject are in a file of the same name in every language, in the same order', () => {
  const folder = (language: Language): URL => new URL(`${language}/`, import.meta.url);
  const declared = (language: Language, file: string): string[] => {
    const source = readFileSync(new URL(file, folder(language)), 'utf8');
    return [...source.matchAll(/^export (?:const|\{) ?(\w+)/gm)].map(([, name]) => name!);
  };
  const filesOf = (language: Language): string[] =>
    readdirSync(folder(language), { encoding: 'utf8', recursive: true }).filter((name) =>
      name.endsWith('.ts'),
    );
  const files = filesOf('en');
  expect(files.length).toBeGreaterThan(10);
  for (const language of languages) {
    expect(filesOf(language)).toEqual(files);
    // Numbers are written by functions, and differ as grammar does.
    for (const file of files.filter(
      (one) => !/^((late|options)\/)?(index|board)\.ts$|^numbers\.ts/.test(one),
    ))
      expect(declared(language, file)).toEqual(declared('en', file));
  }
});

test.each(languages)('the usage in %s names every solver, order, rule and strategy', (language) => {
  const named = new Set(terminalWords(language).usage.match(/[\w-]+/g));
  const parts = [...strategyIds, ...[solvers, orders, rules].flatMap((list) => Object.keys(list))];
  expect(parts.filter((name) => !named.has(name))).toEqual([]);
});

test('one is singular, and thousands are separated', () => {
  expect(words('en').ui.solutions(1)).toBe('1 solution');
  expect(words('en').ui.solutions(9356)).toBe('9,356 solutions');
  expect(words('ja').ui.solutions(9356)).toBe('解9,356個');
  expect(words('ja').ui.placements(9356)).toBe('置いた回数9,356回');
  expect(words('ja').tree.folded(15, 9, 1)).toBe('置いた回数15回、行き止まり9回、解1個');
});

test('without controls a number of solutions is said in few words', () => {
  const [en, ja] = [words('en').headline, words('ja').headline];
  expect(en.among(2339n)).toBe('One of 2,339');
  expect(en.among(1n)).toBe('Only one solution');
  expect(ja.among(2339n)).toBe('2,339通りの一つ');
  expect(ja.among(1n)).toBe('解は1通り');
  expect(en.pace(1_200_000)).toBe('1,200,000 steps a second');
  expect(ja.pace(1_200_000)).toBe('毎秒1,200,000手');
  expect(en.allFound(16n)).toBe('Finished: 16 solutions');
  expect(en.allFound(16n, 2n)).toBe('Finished: 16 solutions, 2 up to symmetry');
  expect(en.allFound(2n, 2n)).toBe('Finished: 2 solutions');
  expect(en.allFound(1n)).toBe('Finished: 1 solution');
  expect(ja.allFound(1n)).toBe('探索終了：解1個');
});

test('a solution is said to come after so many steps', () => {
  expect(words('en').headline.solved(10_462)).toBe('After 10,462 steps');
  expect(words('en').headline.solved(1)).toBe('After 1 step');
  expect(words('ja').headline.solved(10_462)).toBe('10,462手で完成');
});

test('a moment is given in its unit: steps, or computing time', () => {
  expect(words('en').ui.moment(5, 1234, 'steps')).toBe('step 5 of 1,234');
  expect(words('en').ui.moment(12.5, 1500, 'time')).toBe('12.5 ms of 1.5 s');
  expect(words('ja').ui.moment(5, 1234, 'steps')).toBe('1,234手のうち5手目');
  expect(words('ja').ui.moment(12.5, 1500, 'time')).toBe('1.5秒のうち12.5ミリ秒');
});

test('puzzles of the catalogue have a title in every language, any other that of its text', () => {
  const puzzle = { title: 'Three pieces in a square' };
  expect(titleOf('three-in-a-square', puzzle, 'en')).toBe('Three pieces in a square');
  expect(titleOf('three-in-a-square', puzzle, 'ja')).toBe('正方形に3つのピース');
  for (const id of [undefined, 'constructor']) expect(titleOf(id, puzzle, 'ja')).toBe(puzzle.title);
});

test('a daily puzzle is named by its date, in every language', () => {
  const title = 'A puzzle for December 25';
  for (const id of ['today', 'today-12-25']) {
    expect(titleOf(id, { title }, 'en')).toBe(title);
    expect(titleOf(id, { title }, 'ja')).toBe('12月25日のパズル');
  }
  expect(titleOf('today', { title: 'A puzzle for today' }, 'ja')).toBe('今日のパズル');
});

test('months and days are distinct on the cells of a calendar, in every language', () => {
  const meanings = [
    ...Array.from({ length: 12 }, (_, i) => ({ month: i + 1 })),
    ...Array.from({ length: 31 }, (_, i) => ({ day: i + 1 })),
  ];
  for (const language of languages) {
    const said = meanings.map((meaning) => words(language).label(meaning));
    expect(new Set(said).size).toBe(43);
    for (const label of said) expect(label).toMatch(/^.{1,4}$/);
    expect(said.slice(12)).toEqual(meanings.slice(12).map((_, i) => String(i + 1)));
  }
  expect(words('en').label({ month: 12 })).toBe('Dec');
  expect(words('ja').label({ month: 12 })).toBe('12月');
});

test.each(languages)(
  'long parts of an address are cut in %s, but never within a character',
  (language) => {
    const { address } = words(language);
    const fits = '🧩'.repeat(80);
    const long = '🧩'.repeat(10_000);
    for (const say of [
      (value: string) => address.badValue('seed', value, 'auto'),
      (value: string) => address.unknownName(value),
      (value: string) => address.badValue(value, '1', 'auto'),
      (value: string) => address.unknownPieces(value, ['Q'], 'F, I'),
    ]) {
      expect(say(fits)).toContain(fits);
      expect(say(long)).toBe(say(fits).replace(fits, `${'🧩'.repeat(79)}…`));
    }
    const names = Array.from({ length: 1000 }, (_, i) => `Q${i}`);
    const said = address.unknownPieces(names.join(), names, 'F, I');
    expect(said).toContain('Q1');
    expect(said.length).toBeLessThan(350);
  },
);

test('a text is read as a puzzle, or gives an error message', () => {
  expect(readPuzzle('..\n\nA\noo\n', 'en')).toMatchObject({ board: { width: 2, height: 1 } });
  expect(readPuzzle('..\t', 'ja')).toBe('1行3文字目：タブは使えません。空白を使ってください。');
});

test('no Intl format is created before it is needed', async () => {
  for (const name of ['NumberFormat', 'ListFormat', 'PluralRules', 'Collator'] as const)
    vi.spyOn(Intl, name).mockImplementation(function () {
      throw new Error(name);
    });
  vi.resetModules();
  const fresh = await import('./index.ts');
  await fresh.loadAllWords();
  expect(() => fresh.words('en').ui.solutions(9356)).toThrow('NumberFormat');
  vi.restoreAllMocks();
});

test('of options that are gone none is counted', () => {
  for (const language of languages) {
    const { excerpt, others } = words(language).matrix;
    expect(excerpt('e1', 0)).not.toBe(excerpt('e1', 1));
    expect(others(0)).not.toMatch(/\d/);
    expect(others(61)).toContain('61');
  }
  const { excerpt, others } = words('en').matrix;
  expect([excerpt('e1', 0), others(0)]).toEqual(['No option is left for e1', 'and no others']);
});
