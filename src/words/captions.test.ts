import { lateWords } from './index.ts';
import { cellsMeant, type Explanation, type Grain } from '../teach/moment/explanation.ts';
import { MomentExplainer } from '../teach/moment/momentExplainer.ts';
import { listingOf } from '../teach/code/listing.ts';
import { namesOf } from '../teach/moment/names.ts';
import { questionsOf, type QuestionKind } from '../teach/practice/questions.ts';
import { whyWrong } from '../teach/practice/wrong.ts';
import { Situations } from '../teach/moment/situation.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { compile } from '../solve/problem.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { anyCover } from '../testing/random/anyCover.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { catalogueOnDisk } from '../testing/catalogueOnDisk.ts';
import { places, problemOf, tries } from '../testing/random/situations.ts';
import {
  captionOf,
  languages,
  reasonOf,
  sheetsFor,
  words,
  type Language,
  wrongTo,
} from './index.ts';
import { runs } from '../testing/share.ts';

test('why a piece does not fit is said of its ways to begin on the cell', () => {
  const problem = problemOf('square-bar-corner');
  const search: Search = { ...plainSearch, order: 'rows' };
  const explainer = new MomentExplainer(problem, search);
  const said = (step: number): string => {
    const situation = new Situations(problem, search).at({ step, tick: Infinity });
    return captionOf(explainer.of(situation, 'places'), namesOf(problem), 'en');
  };
  expect(said(2)).toBe('Dead end: on d2, I leaves the board. Go back.');
  expect(said(18)).toBe('Dead end: on b2, O lies on L. Go back.');
  expect(said(29)).toBe('Dead end: on b1, O lies on L, I leaves the board. Go back.');
});

test('of a cell that is next it is said which pieces would leave the board, where all that is tried is shown', () => {
  const problem = problemOf('square-bar-corner');
  const search: Search = { ...plainSearch, order: 'rows' };
  const situation = new Situations(problem, search).at({ step: 1, tick: 1 });
  const explainer = new MomentExplainer(problem, search);
  const said = (grain: Grain): string =>
    captionOf(explainer.of(situation, grain), namesOf(problem), 'en');
  expect(said('tries')).toBe('Next: cell c1, the first that is open. I would leave the board.');
  expect(said('places')).toBe('Next: cell c1, the first that is open.');
});

test('pieces are numbered in the order in which they are placed, whatever lies from the start', () => {
  const dominoes = compile(parsePuzzle(`AA${'.'.repeat(46)}\n\nA x24\noo\n`));
  const explainer = new MomentExplainer(dominoes, plainSearch);
  const placed = [...tries(dominoes, plainSearch)]
    .map((situation) => explainer.of(situation, 'tries'))
    .filter(({ kind }) => kind === 'place');
  const said = (language: Language) =>
    placed.map((explanation) => captionOf(explanation, namesOf(dominoes), language));
  expect(said('en')[0]).toBe('A fits: place it. It is the 1st piece placed.');
  expect(said('ja')[0]).toBe('Aが入ります。1個目として置きます。');
  const order = said('en').map((caption) => caption.split(' ').at(-3));
  expect(order.slice(1, 4)).toEqual(['2nd', '3rd', '4th']);
  expect(order.slice(10, 13)).toEqual(['11th', '12th', '13th']);
  expect(order.slice(20)).toEqual(['21st', '22nd', '23rd']);
});

test('every moment is said in every language, in two lines at most', () => {
  const seen = new Set<Explanation['kind']>();
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const explainer = new MomentExplainer(problem, search);
      const names = namesOf(problem);
      const all: Explanation[] = [
        ...Array.from(places(problem, search), (one) => explainer.of(one, 'places')),
        ...Array.from(tries(problem, search), (one) => explainer.of(one, 'tries')),
      ];
      for (const moment of all) {
        seen.add(moment.kind);
        for (const language of languages) {
          const said = captionOf(moment, names, language);
          expect(said).not.toMatch(/undefined|NaN|^$/);
          expect(said.length).toBeLessThan(language === 'ja' ? 75 : 150);
        }
      }
    }),
    runs(150),
  );
  const common = 'again cover end exhausted full image next place refused remove stuck try uncover';
  expect(common.split(' ').filter((kind) => !seen.has(kind as Explanation['kind']))).toEqual([]);
});

test('where options lie in place, items are covered by options: neither pieces nor cells are spoken of', () => {
  const seen = new Set<Explanation['kind']>();
  fc.assert(
    fc.property(anyCover, anySearch, ({ text }, search) => {
      const problem = compile(parsePuzzle(text));
      const plain: Search = { ...search, rules: [] };
      const explainer = new MomentExplainer(problem, plain);
      const names = namesOf(problem);
      const moments = [
        ...Array.from(tries(problem, plain), (one) => explainer.of(one, 'tries')),
        ...Array.from(places(problem, plain), (one) => explainer.of(one, 'places')),
      ];
      for (const moment of moments) {
        if (moment.kind === 'image' || moment.kind === 'end') continue;
        seen.add(moment.kind);
        const [en, ja] = languages.map((language) => captionOf(moment, names, language));
        expect(en).toMatch(/[Ii]tem|[Oo]ption/);
        expect(en).not.toMatch(/piece|cell|board|undefined|NaN/);
        expect(ja).toMatch(/項目|候補/);
        expect(ja).not.toMatch(/ピース|マス|盤|undefined|NaN/);
      }
    }),
    runs(80),
  );
  expect([...seen].sort()).toEqual(
    'again cover exhausted full next place remove stuck try uncover'.split(' '),
  );
});

test('every question and its answer is said in every language, in two lines at most', () => {
  const seen = new Set<QuestionKind>();
  fc.assert(
    fc.property(anyPuzzle(12), anySearch, (puzzle, search) => {
      const problem = compile(puzzle);
      const names = namesOf(problem);
      for (const situation of places(problem, search))
        for (const question of questionsOf(problem, search, situation)) {
          seen.add(question.kind);
          for (const language of languages) {
            const say = lateWords(words(language)).asking;
            const asks = say.asks[question.kind](question, names);
            expect(asks).toMatch(/[?？。.]$/);
            // Beside it there is what can be chosen.
            expect(asks.length).toBeLessThan(language === 'ja' ? 45 : 80);
            const reason = say.answers[question.kind]?.(question, names) ?? '';
            const answer = `${say.right} ${reason}`;
            expect(answer.length).toBeLessThan(language === 'ja' ? 60 : 90);
            const wrong = [...question.targets.slice(0, 3), ...question.choices]
              .filter((given) => !question.rights.includes(given))
              .map((given) => whyWrong(problem, search, situation, question, given))
              .map((why) => say.again(wrongTo(why, names, language)));
            for (const reply of wrong)
              expect(reply.length).toBeLessThan(language === 'ja' ? 66 : 120);
            const choices = question.choices.map((one) => say.choice(one, question));
            expect(new Set(choices).size).toBe(choices.length);
            for (const said of [asks, answer, ...wrong, ...choices])
              expect(said).not.toMatch(/undefined|NaN|^$|-1/);
          }
        }
    }),
    runs(80),
  );
  expect(seen.size).toBe(7);
});

test('every line of a listing is there in every language, and short enough for a side panel', () => {
  const searches: readonly Search[] = [
    plainSearch,
    { ...plainSearch, solver: 'dlx' },
    { ...plainSearch, order: 'fewest' },
    { ...plainSearch, order: 'peel' },
  ];
  expect(searches.map((search) => listingOf(search).id).sort()).toEqual(
    Object.keys(words('en').listings).sort(),
  );
  for (const search of searches) {
    const { id, indents } = listingOf(search);
    for (const language of languages) {
      const lines = words(language).listings[id];
      expect(lines).toHaveLength(indents.length);
      const lengths = lines.map((line, at) => line.length + 2 * indents[at]!);
      expect(Math.max(...lengths)).toBeLessThan(language === 'ja' ? 21 : 34);
    }
  }
});

/** Moments at which nothing fits on a cell: random ones are seldom such. */
const atStuck = ['square-bar-corner', 'pentomino-puv-5x3', 'domino-4x4-corners'].map(
  (id): [Puzzle, Search, number] => {
    const { puzzle } = catalogueOnDisk.find((entry) => entry.id === id)!;
    const search: Search = { ...plainSearch, order: 'rows' };
    const explainer = new MomentExplainer(compile(puzzle), search);
    const situations = [...places(compile(puzzle), search)];
    const { step } = situations.find((one) => explainer.of(one, 'places').kind === 'stuck')!;
    return [puzzle, search, step];
  },
);

test('every cell that a caption names is one that is marked', () => {
  const named = new Map<Explanation['kind'], number>();
  fc.assert(
    fc.property(anyPuzzle(), anySearch, fc.nat(400), (puzzle, search, step) => {
      const problem = compile(puzzle);
      const situation = new Situations(problem, search).at({ step, tick: Infinity });
      const moment = new MomentExplainer(problem, search).of(situation, 'places');
      const meant = cellsMeant(moment, problem.cells.length);
      const said: number[] = [];
      const names = namesOf(problem);
      const noting = {
        ...names,
        cell: (cell: number) => (said.push(cell), names.cell(cell)),
        item: (item: number) => (names.isCell(item) && said.push(item), names.item(item)),
      };
      for (const language of languages) captionOf(moment, noting, language);
      for (const cell of said) expect(meant).toContain(cell);
      if (said.length > 0) named.set(moment.kind, (named.get(moment.kind) ?? 0) + 1);
    }),
    { ...runs(1000), examples: atStuck },
  );
  for (const kind of ['next', 'again', 'stuck', 'exhausted'] as const)
    expect(named.get(kind) ?? 0).toBeGreaterThan(2);
});

test('a fixed piece is said to be in the way, also where the search lists nothing that lies on it', () => {
  const search: Search = { ...plainSearch, order: 'rows' };
  const said = (copies: string, step: number, grain: Grain, language: Language): string => {
    const text = `use: some\n\n..A.\n..A.\n\nA\noo\n\nB\nooo\n\nC${copies}\no\n`;
    const problem = compile(parsePuzzle(text));
    const situation = new Situations(problem, search).at({ step, tick: step === 0 ? 0 : Infinity });
    const explanation = new MomentExplainer(problem, search).of(situation, grain);
    return captionOf(explanation, namesOf(problem), language);
  };
  expect(said(' x4', 0, 'tries', 'en')).toBe(
    'Next: cell a1, the first that is open. B would leave the board or lie on a fixed piece.',
  );
  expect(said(' x4', 0, 'tries', 'ja')).toContain('Bははみ出すか、固定されたピースに重なります。');
  expect(said('', 1, 'places', 'en')).toBe(
    'Dead end: on b1, B leaves the board or lies on A. Go back.',
  );
});

test('where options lie in place, worksheets and reasons speak neither of pieces nor of turning', () => {
  const problem = problemOf('exact-cover');
  const names = namesOf(problem);
  const option = { piece: 0, ways: 0, leaving: 0, overlapped: [] };
  const reason = { kind: 'stuck', item: 3, pieces: 1, refused: [option] } as const;
  const all = languages.map((language) => {
    const say = sheetsFor(names, words(language));
    const { inOrder, fewest, rows, none, cutOut, scale, treePart, fillIn } = say;
    const own = [inOrder(['1', '2']), fewest, rows(2), none(4), cutOut, scale(20), fillIn];
    const why = [
      say.why([option], names),
      say.why([{ ...option, ways: 1, leaving: 1 }], names),
      say.why([{ ...option, ways: 1, overlapped: [1, 2] }], names),
    ];
    return [...own, ...Object.values(treePart), ...why, reasonOf(reason, names, language)];
  });
  expect(all[0]).toContain('1 does not contain it.');
  expect(all[0]).toContain('1 leaves the board.');
  expect(all[0]).toContain('1 has an item in common with 2, 3.');
  expect(all[0]).toContain('Dead end: no option that is left covers item d.');
  for (const said of all.flat())
    expect(said).not.toMatch(/piece|cell|turn|flip|way round|[Cc]ut|ピース|マス|向き|切り抜/);
});
