import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '../../../solve/problem.ts';
import { CALL } from '../../../teach/code/listing.ts';
import { askedAt } from '../../../teach/lesson/asked.ts';
import { readLesson } from '../../../teach/lesson/readLesson.ts';
import { MomentExplainer } from '../../../teach/moment/momentExplainer.ts';
import { namesOf } from '../../../teach/moment/names.ts';
import { YES, type Question } from '../../../teach/practice/questions.ts';
import { whyWrong } from '../../../teach/practice/wrong.ts';
import { bruteForce } from '../../../testing/bruteForce.ts';
import { digitsIn } from '../../../testing/numberWords.ts';
import type { Laid } from '../../../testing/runs/plainTrace.ts';
import { comingOff, shownAt, type TracedSearch } from '../../../testing/runs/tracedStop.ts';
import { lateWords, captionOf, languages, words, wrongTo } from '../../../words/index.ts';

const folder = new URL('../../../../assets/lessons/', import.meta.url);
const stops = readdirSync(folder).flatMap((file) =>
  readLesson(
    file.replace(/\.json$/, ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  ).scenes.flatMap((scene) =>
    scene.stops.map((stop, at) => ({ name: `${scene.title['en']!}: ${at + 1}`, stop })),
  ),
);

/** Those at which one search is shown, traced by other code. */
const single = stops.flatMap(({ name, stop }) => {
  const shown = shownAt(stop);
  const [search] = shown.all;
  if (shown.mode === 'race' || !search) return [];
  return [{ name, stop, shown, search, step: shown.steps[0]! }];
});

test('what has been placed, found and found out at each stop is what a search apart from the page’s comes to', () => {
  let compared = 0;
  for (const { name, stop } of stops) {
    const { puzzle, searches, steps, moment } = shownAt(stop);
    for (const [at, search] of searches.entries()) {
      if (!steps[at]) continue;
      const end = { ...moment, tick: Infinity };
      const { situation } = new MomentExplainer(compile(puzzle), search).at(end, 'places');
      const { placements, deadEnds, solutions } = steps[at];
      expect({ name, situation }).toMatchObject({
        name,
        situation: { placements, deadEnds, solutions },
      });
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(40);
});

/** The cell or piece of a problem, numbered after all cells, as a trace writes it. */
const itemOf = (cells: readonly (readonly number[])[], item: number): string | number =>
  item < cells.length ? cells[item]!.join() : item - cells.length;

/** The ways left for an item. */
const waysOf = ({ board }: TracedSearch, laid: readonly Laid[], item: string | number): number =>
  board.ways(laid).find((one) => one.item === item)!.ways.length;

/** How many of the ways on a cell have been tried at the moment. */
const triedOn = ({ steps }: TracedSearch, until: number, laid: readonly Laid[]): number =>
  steps
    .slice(0, until + 1)
    .filter((one) => one.isPlaced && one.moved && sameLaid(one.laid.slice(0, -1), laid)).length;

const sameLaid = (some: readonly Laid[], others: readonly Laid[]): boolean =>
  some.length === others.length &&
  some.every(({ cells }, at) => cells.join() === others[at]!.cells.join());

/** Numbers that are digits in all languages: one is a word in some. */
const beyondOne = (values: readonly number[]): Set<number> =>
  new Set(values.filter((value) => value !== 1));

test('each caption of a stop names the numbers of what is on show, in every language', () => {
  const told = new Map<string, number>();
  for (const { name, shown, search, step } of single) {
    const problem = compile(shown.puzzle);
    const explainer = new MomentExplainer(problem, shown.searches[0]!);
    const { explanation } = explainer.at({ ...shown.moment, tick: Infinity }, 'places');
    const { board } = search;
    const { laid, placements, solutions } = step;
    const [first = ''] = board.open(laid);
    const sizes = () =>
      shown.puzzle.pieces.filter((_, at) => board.left(laid)[at]! > 0).map((one) => one.cells);
    const numbers = (): readonly number[] => {
      const { kind } = explanation;
      if (kind === 'full') return [solutions];
      if (kind === 'end') return solutions > 0 ? [solutions, placements] : [placements];
      if (kind === 'next' && explanation.isFewest)
        return [waysOf(search, laid, itemOf(problem.cells, explanation.item))];
      if (kind === 'again' || kind === 'exhausted') {
        const counted = [board.listedOn(first).length, board.fittingOn(first, laid).length];
        const tried = triedOn(search, shown.moment.step, laid);
        return kind === 'again' ? [...counted, tried] : counted;
      }
      if (kind !== 'refused') return [];
      return explanation.rule === 'parity'
        ? board.colours(laid)
        : [board.hopelessGaps(laid)[0]!.length, ...sizes().map(({ length }) => length)];
    };
    told.set(explanation.kind, (told.get(explanation.kind) ?? 0) + 1);
    for (const language of languages) {
      const named = digitsIn(captionOf(explanation, namesOf(problem), language));
      const caption = { name, language, named: beyondOne(named) };
      expect(caption).toEqual({ ...caption, named: beyondOne(numbers()) });
    }
  }
  for (const kind of ['next', 'again', 'exhausted', 'full', 'end', 'refused', 'stuck'])
    expect(told.get(kind) ?? 0).toBeGreaterThan(0);
});

/** The right answers at a stop, by a trace: items as it writes them, numbers, or nodes by their step. */
function rightsAt({ kind }: Question, search: TracedSearch, step: number): (string | number)[] {
  const { board, steps } = search;
  const { laid } = steps[step]!;
  const open = board.open(laid);
  if (kind === 'cell') return [open[0]!];
  if (kind === 'removed') return [comingOff(search, step)];
  if (kind === 'fails') return [board.fittingOn(open[0]!, laid).length === 0 ? open[0]! : YES];
  if (kind === 'fewest') {
    const all = board.ways(laid);
    const least = Math.min(...all.map(({ ways }) => ways.length));
    return all.filter(({ ways }) => ways.length === least).map(({ item }) => item);
  }
  // What follows a piece is the call that lays the next one, or the return that takes it off.
  if (kind === 'line') return [steps[step + 1]!.isPlaced ? CALL : CALL + 1];
  throw new Error(`Nothing answers ${kind}.`);
}

/** The steps that laid a piece which came off with another one right before or after it, up to a moment. */
function offTogether(search: TracedSearch, until: number): number[] {
  const stack: number[] = [];
  const together = new Set<number>();
  let run: number[] = [];
  for (let step = 1; step <= until; step++)
    if (search.steps[step]!.isPlaced) {
      run = [];
      stack.push(step);
    } else {
      run.push(stack.pop()!);
      if (run.length > 1) for (const one of run) together.add(one);
    }
  return [...together];
}

test('questions of stops have the answers of a search apart from the page’s, and replies with its numbers', () => {
  const asked: string[] = [];
  for (const { name, stop, shown, search } of single) {
    const problem = compile(shown.puzzle);
    const names = namesOf(problem);
    const [own] = shown.searches;
    const { step } = shown.moment;
    const { situation } = new MomentExplainer(problem, own!).at(shown.moment, 'places');
    const question = askedAt(problem, own!, situation, stop, shown);
    if (!question) continue;
    asked.push(question.kind);
    const isItem = !['removed', 'node', 'line'].includes(question.kind);
    const written = (answer: number) =>
      isItem && answer !== YES ? itemOf(problem.cells, answer) : answer;
    const rights =
      question.kind === 'node' ? offTogether(search, step) : rightsAt(question, search, step);
    expect({ name, rights: new Set(question.rights.map(written)) }).toEqual({
      name,
      rights: new Set(rights),
    });
    const { laid } = search.steps[step]!;
    /** The numbers of a reply to a wrong answer, or of the right one's. */
    const numbersOf = (answer: number): readonly number[] => {
      if (question.kind === 'fewest') return [waysOf(search, laid, written(answer))];
      if (question.kind !== 'node' || answer === 0) return [];
      const left = search.steps.findIndex(
        (one, at) => at > answer && one.laid.length < search.steps[answer]!.laid.length,
      );
      const isLeft = left > 0 && left <= step;
      const off = isLeft && left === answer + 1 ? comingOff(search, answer) : 0;
      return off > 0 ? [answer, off] : [answer];
    };
    for (const language of languages) {
      const say = lateWords(words(language)).asking;
      const right = digitsIn(say.answers[question.kind]?.(question, names) ?? '');
      const [first] = question.rights;
      const due = question.kind === 'removed' ? question.rights : numbersOf(first!);
      const isSilent = question.kind === 'fewest';
      expect({ name, right }).toEqual({ name, right: isSilent ? [] : due });
      for (const given of [...question.targets, ...question.nodes, ...question.choices]) {
        if (question.rights.includes(given)) continue;
        const why = whyWrong(problem, own!, situation, question, given);
        const reply = digitsIn(wrongTo(why, names, language));
        expect({ name, given, reply }).toEqual({ name, given, reply: numbersOf(given) });
        if (why.kind !== 'covered') continue;
        const covering = search.board.fittingOn(String(written(given)), laid);
        expect(covering.map(({ piece }) => piece)).toContain(why.piece);
      }
    }
  }
  expect(asked).toEqual(['cell', 'fails', 'removed', 'node', 'fails', 'fewest', 'line', 'line']);
});

test('the answer of an exact cover names the items of each option of its only solution', () => {
  const covers = stops.filter(({ stop }) => stop.answer && shownAt(stop).moment.step === 0);
  const cover = covers.find(({ stop }) => /item/.test(stop.text['en']!))!;
  const { solutions } = bruteForce(shownAt(cover.stop).puzzle);
  expect(solutions.length).toBe(1);
  const options = solutions[0]!
    .split(' | ')
    .map((option) =>
      [...option.matchAll(/(\d+),0/g)].map(([, at]) => 'abcdefg'[Number(at)]).join(),
    );
  for (const language of languages) {
    const parts = cover.stop.answer![language]!.split(/, (?:and )?of |[、。]/);
    const named = parts.map((part) => [...part.matchAll(/(?<![a-z])[a-g](?![a-z])/g)].join());
    expect(named.filter(Boolean).toSorted()).toEqual(options.toSorted());
  }
});
