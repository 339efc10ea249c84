import { searchesIn } from '../../opening/openAddress.ts';
import { puzzleIdOf } from '../../../settings/settings.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { writeSearch } from '../../../solve/saved/searchText.ts';
import { compile } from '../../../solve/problem.ts';
import { askedAt } from '../../../teach/lesson/asked.ts';
import { isMomentOf, type LessonStop } from '../../../teach/lesson/lesson.ts';
import { measuredFigure } from '../../../testing/runs/measuredFigure.ts';
import { readLesson } from '../../../teach/lesson/readLesson.ts';
import { Situations } from '../../../teach/moment/situation.ts';
import { isPuzzle } from '../../library/catalogue.ts';
import { searchFor } from '../../library/recipes.ts';
import { AddressGrammar } from '../../address/grammar.ts';

const assets = new URL('../../../../assets/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, assets), 'utf8');
const grammar = new AddressGrammar(isPuzzle);

test.each(readdirSync(new URL('lessons/', assets)))('every stop of %s is a moment', (file) => {
  const { scenes } = readLesson(file, JSON.parse(read(`lessons/${file}`)));
  for (const { query: stop } of scenes.flatMap(({ stops }) => stops)) {
    const { settings, invalidParams } = grammar.read(`mode=class&${stop}`);
    expect(invalidParams).toEqual([]);
    const problem = compile(parsePuzzle(read(`puzzles/${puzzleIdOf(settings)}.txt`)));
    const searches = settings.mode === 'race' ? searchesIn(settings) : [searchFor(settings)];
    const steps = searches.map(
      (search) => new Situations(problem, search).at(settings.moment).step,
    );
    const step = Math.max(...steps);
    expect({ stop, step }).toEqual({ stop, step: settings.moment.step });
  }
});

test.each(readdirSync(new URL('lessons/', assets)))(
  'what %s asks to be pointed at is worth asking there',
  (file) => {
    const lesson = readLesson(file, JSON.parse(read(`lessons/${file}`)));
    const stops = lesson.scenes.flatMap(({ stops }, scene) =>
      stops.map((stop) => ({ stop, scene })),
    );
    const pointed = stops.flatMap(({ scene, stop }) => {
      const { query, point } = stop;
      if (point === undefined) return [];
      const { settings } = grammar.read(`mode=class&${query}`);
      const problem = compile(parsePuzzle(read(`puzzles/${puzzleIdOf(settings)}.txt`)));
      const search = searchFor(settings);
      const situation = new Situations(problem, search).at(settings.moment);
      expect(isMomentOf(stop, situation)).toBe(true);
      expect(askedAt(problem, search, situation, stop, settings)?.kind).toBe(point);
      return [[scene + 1, point]];
    });
    const all = [
      [2, 'cell', 3, 'fails', 4, 'removed', 6, 'node', 9, 'fails', 11, 'fewest'],
      [13, 'line', 13, 'line'],
    ].flat();
    expect(pointed.flat()).toEqual(all);
  },
);

/** The puzzle and the searches that are on show at a stop. */
function shownAt(query: string): { puzzle: string; searches: readonly string[]; step: number } {
  const { settings } = grammar.read(`mode=class&${query}`);
  const searches = settings.mode === 'race' ? searchesIn(settings) : [searchFor(settings)];
  return {
    puzzle: puzzleIdOf(settings)!,
    searches: searches.map(writeSearch),
    step: settings.moment.step,
  };
}

test.each(readdirSync(new URL('lessons/', assets)))(
  'each sentence of %s is about the board and the search that are on show',
  (file) => {
    const { scenes } = readLesson(file, JSON.parse(read(`lessons/${file}`)));
    let [figures, changes] = [0, 0];
    let before: LessonStop | undefined;
    for (const { stops, expect: known } of scenes)
      for (const stop of stops) {
        const { query, text } = stop;
        const { puzzle, searches, step } = shownAt(query);
        // Where another board is shown, something else is said.
        if (before && shownAt(before.query).puzzle !== puzzle) {
          changes++;
          expect({ query, text }).not.toEqual({ query, text: before.text });
        }
        before = stop;
        for (const written of Object.values(text)) {
          const names = [...written.matchAll(/\{(\w+)\}/g)].map(([, name]) => known[name!]!);
          figures += names.length;
          for (const figure of names)
            expect({ query, puzzle: figure.puzzle }).toEqual({ query, puzzle });
          // One of them is read off the board that is on show; others may be compared with it.
          const searched = names.filter(({ measure }) =>
            ['placements', 'deadEnds', 'solutions', 'region', 'removed', 'ways'].includes(measure),
          );
          if (searched.length === 0) continue;
          const isOnShow = searched.some(
            ({ search, step: of = Infinity }) =>
              searches.includes(writeSearch(search)) && (of === Infinity || of <= step),
          );
          expect({ query, isOnShow }).toEqual({ query, isOnShow: true });
        }
      }
    expect(figures).toBeGreaterThan(20);
    expect(changes).toBeGreaterThan(0);
  },
);

test.each(readdirSync(new URL('lessons/', assets)))(
  'no sentence of %s tells what a search on show has not come to',
  (file) => {
    const counts = ['placements', 'deadEnds', 'solutions'];
    const { scenes } = readLesson(file, JSON.parse(read(`lessons/${file}`)));
    let figures = 0;
    for (const { stops, expect: known } of scenes)
      for (const { query, text } of stops) {
        const { puzzle, searches, step } = shownAt(query);
        const parsed = parsePuzzle(read(`puzzles/${puzzle}.txt`));
        for (const [, name] of text['en']!.matchAll(/\{(\w+)\}/g)) {
          const figure = known[name!]!;
          if (!counts.includes(figure.measure)) continue;
          if (!searches.includes(writeSearch(figure.search))) continue;
          figures++;
          const now = measuredFigure({ ...figure, step }, parsed);
          expect({ query, [name!]: now }).toEqual({ query, [name!]: figure.is });
        }
      }
    expect(figures).toBeGreaterThan(8);
  },
);

test('a place in a lesson is read and written', () => {
  for (const place of ['backtracking:1', 'backtracking:10.6']) {
    const { settings, invalidParams } = grammar.read(`mode=class&lesson=${place}`);
    expect(invalidParams).toEqual([]);
    // With the puzzle, whichever it is: what an address leaves out is completed from the stop.
    expect(grammar.write(settings)).toBe(`mode=class&puzzle=pentomino-10x6&lesson=${place}`);
  }
  for (const place of ['backtracking:0', 'backtracking:1.0', 'backtracking', ':1'])
    expect(grammar.read(`mode=class&lesson=${place}`).invalidParams.length).toBe(1);
});
