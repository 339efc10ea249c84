import { writeSearch } from '../../../solve/saved/searchText.ts';
import { expect, test } from 'vitest';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import { plainSearch, type Search } from '../../../solve/search.ts';
import { stateAfter } from '../../../solve/state.ts';
import { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import type { Explanation } from '../../../teach/moment/explanation.ts';
import { MomentExplainer } from '../../../teach/moment/momentExplainer.ts';
import { namesOf, type Names } from '../../../teach/moment/names.ts';
import { Situations, type Situation } from '../../../teach/moment/situation.ts';
import { waysLeft, type WaysLeft } from '../../../teach/moment/waysLeft.ts';
import { look, type Shown } from '../../../testing/pages/classPage.ts';
import { digitsIn } from '../../../testing/numberWords.ts';
import { openPage } from '../../../testing/pages/page.ts';
import { places, problemOf } from '../../../testing/random/situations.ts';
import { captionOf, languages, words, type Language } from '../../../words/index.ts';

/** What is true at a link, found out without the page. */
interface Truth {
  readonly problem: Problem;
  readonly names: Names;
  readonly situation: Situation;
  readonly moment: Explanation;
  readonly ways: WaysLeft;
  readonly language: Language;
}

interface Question {
  readonly asked: string;
  readonly puzzle: string;
  readonly search: Search;
  /** What else the address says, and the key that asks. */
  readonly at: string;
  readonly key?: string;
  /** Says what the page has to show. */
  readonly holds: (shown: Shown, truth: Truth) => void;
}

const rows: Search = { ...plainSearch, order: 'rows' };
const algorithmX: Search = { ...plainSearch, solver: 'dlx' };

/** Expects a sentence in what is written and in what is heard. */
function says({ text, heard }: Shown, sentence: string): void {
  expect(text).toContain(sentence);
  expect(heard).toContain(sentence);
}

const caption = ({ moment, names, language }: Truth): string =>
  captionOf(moment, names, language).replaceAll(/\s+/g, ' ');

const questions: readonly Question[] = [
  {
    asked: 'which pieces are left',
    puzzle: 'square-bar-corner',
    search: rows,
    at: 'step=2',
    holds(shown, { problem, situation, language }) {
      const { left } = stateAfter(problem, Int32Array.from(situation.path));
      const say = words(language).classroom;
      expect(shown.used).toEqual(
        problem.pieces.filter((_, at) => left[at] === 0).map(({ name }) => name),
      );
      expect(shown.used).toEqual(['O', 'L']);
      for (const [at, { name, copies }] of problem.pieces.entries())
        expect(shown.heard).toContain(say.piece(name, left[at]!, copies));
      expect(shown.order).toEqual(['1', '2']);
    },
  },
  {
    asked: 'which cell is next',
    puzzle: 'square-bar-corner',
    search: rows,
    at: 'step=1',
    holds(shown, truth) {
      says(shown, caption(truth));
      expect(caption(truth)).toContain('c1');
      expect(shown.marked['next']).toEqual([2]);
      const state = { ways: undefined, isNext: true, isRefused: false };
      expect(shown.heard).toContain(words(truth.language).classroom.openCell('c1', state));
    },
  },
  {
    asked: 'why is this one refused: it does not fit',
    puzzle: 'square-bar-corner',
    search: rows,
    at: 'grain=tries&step=5.1',
    holds(shown, truth) {
      const { moment, problem } = truth;
      if (moment.kind !== 'try') throw new Error(`There is no try, but: ${moment.kind}`);
      says(shown, caption(truth));
      const cells = [...coveredBy(problem, moment.placement)];
      const covered = moment.overlapped.flatMap((laid) => [...coveredBy(problem, laid)]);
      const clashing = cells.filter((cell) => covered.includes(cell));
      expect(shown.marked['tried']).toEqual(cells);
      expect(clashing.length).toBeGreaterThan(0);
      expect(shown.marked['refused']).toEqual(clashing);
    },
  },
  {
    asked: 'why is this one refused: a rule says so',
    puzzle: 'pentomino-puv-5x3',
    search: { ...rows, rules: ['islands'] },
    at: 'step=4',
    holds(shown, truth) {
      const { moment, language } = truth;
      if (moment.kind !== 'refused') throw new Error(`No rule refused, but: ${moment.kind}`);
      says(shown, caption(truth));
      expect(moment.cells.length).toBe(4);
      expect(shown.marked['refused']).toEqual(moment.cells);
      const state = { ways: undefined, isNext: false, isRefused: true };
      const [first] = moment.cells.map(truth.names.cell);
      expect(shown.heard).toContain(words(language).classroom.openCell(first!, state));
    },
  },
  {
    asked: 'why is this one refused: the colours say so',
    puzzle: 'domino-4x4-corners',
    search: { ...rows, rules: ['parity'] },
    at: 'step=1',
    holds(shown, truth) {
      const { problem, situation } = truth;
      says(shown, caption(truth));
      const covered = situation.path.flatMap((laid) => [...coveredBy(problem, laid)]);
      const open = [...problem.cells.keys()].filter((cell) => !covered.includes(cell));
      const shade = (odd: number) =>
        open.filter((cell) => (problem.cells[cell]![0] + problem.cells[cell]![1]) % 2 === odd);
      expect(shown.marked['shade.dark']).toEqual(shade(0));
      expect(shown.marked['shade.light']).toEqual(shade(1));
      expect(digitsIn(caption(truth))).toEqual([shade(0).length, shade(1).length]);
    },
  },
  {
    asked: 'why back',
    puzzle: 'square-bar-corner',
    search: rows,
    at: 'step=2',
    holds(shown, truth) {
      says(shown, caption(truth));
      expect(caption(truth)).toMatch(/d2.*I/);
      expect(shown.marked['refused']).toEqual([7]);
      const state = { ways: undefined, isNext: false, isRefused: true };
      expect(shown.heard).toContain(words(truth.language).classroom.openCell('d2', state));
    },
  },
  {
    asked: 'why two back',
    puzzle: 'square-bar-corner',
    search: rows,
    at: 'step=7',
    holds(shown, truth) {
      const { moment, problem } = truth;
      if (moment.kind !== 'exhausted') throw new Error(`Not all was tried: ${moment.kind}`);
      says(shown, caption(truth));
      expect(caption(truth)).toMatch(/3.*c1|c1.*3/);
      expect(shown.marked['next']).toEqual([...coveredBy(problem, moment.placement)]);
    },
  },
  {
    asked: 'where in the tree',
    puzzle: 'square-bar-corner',
    search: rows,
    at: 'step=2&panels=tree',
    holds(shown, { situation, language }) {
      const say = words(language).classroom;
      const branches = situation.branches.map(({ tried, listed }) => say.branch(tried, listed));
      expect(branches).toEqual(['1/5', '2/5']);
      says(shown, branches.join(' · '));
      // One branch of five is done, below the first of five.
      says(shown, '4.0%');
      expect(shown.node).toContain('L');
      expect(shown.node).toContain('2');
    },
  },
  {
    asked: 'how many ways here',
    puzzle: 'square-bar-corner',
    search: rows,
    at: 'step=0&ways',
    holds(shown, { problem, names, ways, language }) {
      const say = words(language).classroom;
      for (const cell of problem.cells.keys()) {
        const count = ways.ofCell[cell]!;
        expect(shown.ways[cell]).toBe(String(count));
        const state = { ways: count, isNext: cell === 0, isRefused: false };
        expect(shown.heard).toContain(say.openCell(names.cell(cell), state));
      }
      expect([...ways.ofPiece]).toEqual([5, 2, 21]);
      for (const count of ways.ofPiece) {
        expect(shown.text).toContain(String(count));
        expect(shown.heard).toContain(say.waysOf(count));
      }
      expect(shown.fewest).toEqual(['I']);
    },
  },
  {
    asked: 'can it still be solved',
    puzzle: 'square-bar-corner',
    search: rows,
    at: 'step=1&ways',
    holds(shown, truth) {
      const { ways, problem, names, language } = truth;
      says(shown, words(language).classroom.lost(caption(truth), 'a3').replaceAll(/\s+/g, ' '));
      const hopeless = [...problem.cells.keys()].filter(
        (cell) => shown.ways[cell] !== undefined && ways.ofCell[cell] === 0,
      );
      expect(hopeless.map(names.cell)).toEqual(['a3']);
      expect(shown.marked['refused']).toEqual(hopeless);
      const state = { ways: 0, isNext: false, isRefused: false };
      expect(shown.heard).toContain(words(language).classroom.openCell('a3', state));
    },
  },
  {
    asked: 'can it still be solved: asked by a key',
    puzzle: 'square-bar-corner',
    search: rows,
    at: 'step=9',
    key: 'Shift+Q',
    holds(shown, { language }) {
      // The bar is on top, as in the only solution.
      says(shown, words(language).classroom.solvable.yes);
    },
  },
  {
    asked: 'why this item first',
    puzzle: 'square-bar-corner',
    search: algorithmX,
    at: 'step=1&ways',
    holds(shown, truth) {
      const { moment, ways } = truth;
      if (moment.kind !== 'next') throw new Error(`Nothing is next, but: ${moment.kind}`);
      says(shown, caption(truth));
      expect(caption(truth)).toContain('d2');
      expect(shown.marked['next']).toEqual([moment.item]);
      expect(shown.ways[moment.item]).toBe('1');
      expect(ways.least).toBe(1);
      expect(shown.marked['fewest']).toContain(moment.item);
    },
  },
  {
    asked: 'why is this full board not counted',
    puzzle: 'domino-5x2',
    search: { ...rows, unique: true },
    at: 'step=29',
    holds(shown, truth) {
      const { moment, language } = truth;
      if (moment.kind !== 'image') throw new Error(`This is no image, but: ${moment.kind}`);
      expect(moment.solution).toBeDefined();
      says(shown, caption(truth));
      const number = words(language).shelf.imageNumber(moment.solution!);
      expect(shown.pair).toContain(number);
      expect(shown.heard).toContain(number);
    },
  },
];

/** What is true at a question's link. */
function truthOf({ puzzle, search, at }: Question, language: Language): Truth {
  const problem = problemOf(puzzle);
  const params = new URLSearchParams(at);
  const [step, tick] = params.get('step')!.split('.');
  const found = new FoundSolutions(problem, search);
  for (const { leaf, step: at, path } of places(problem, search))
    if (leaf !== undefined) found.note(leaf, at, path);
  const situations = new Situations(problem, search);
  const situation = situations.at({ step: Number(step), tick: Number(tick ?? Infinity) });
  const moments = new MomentExplainer(problem, search, (path) => found.solutionLike(path));
  const moment = moments.of(situation, params.has('grain') ? 'tries' : 'places');
  const ways = waysLeft(problem, search, situation.path);
  return { problem, names: namesOf(problem), situation, moment, ways, language };
}

test.each(languages)('the ten questions are answered at their links (%s)', async (language) => {
  expect(new Set(questions.map(({ asked }) => asked.replace(/:.*/, ''))).size).toBe(10);
  const { page } = await openPage(`mode=class&lang=${language}`, { width: 1024, height: 768 });
  await page.locator('.class-page').waitFor();
  for (const question of questions) {
    const truth = truthOf(question, language);
    const parts = writeSearch(question.search).split(':');
    const [solver, order = '', rules = '', , , unique = ''] = parts;
    const query = new URLSearchParams({ mode: 'class', puzzle: question.puzzle, lang: language });
    for (const [name, value] of Object.entries({ solver, order, rules }))
      if (value) query.set(name, value);
    if (unique) query.set('unique', '1');
    const link = `?${query}&${question.at}`;
    await page.evaluate((to) => window.fitful!.open(to), link);
    if (question.key) {
      await expect.poll(() => page.locator('.overlay').innerText()).toContain(caption(truth));
      await page.keyboard.press(question.key);
    }
    await expect
      .poll(async () => {
        const shown: Shown = {
          ...(await page.evaluate(look)),
          heard: (await page.locator('.overlay').ariaSnapshot()).replaceAll(/\s+/g, ' '),
        };
        try {
          question.holds(shown, truth);
          return 'answered';
        } catch (error) {
          return `${question.asked}? ${String(error)}`;
        }
      })
      .toBe('answered');
  }
});
