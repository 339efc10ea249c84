import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countSolutions } from '../../../count/count.ts';
import { lattices } from '../../../puzzle/lattices/index.ts';
import { normalise, shapeKey } from '../../../puzzle/orient.ts';
import { compile } from '../../../solve/problem.ts';
import { startSearch } from '../../../solve/search.ts';
import type { LessonFigure } from '../../../teach/lesson/figures.ts';
import type { Lesson, LessonScene, LessonText } from '../../../teach/lesson/lesson.ts';
import { readLesson } from '../../../teach/lesson/readLesson.ts';
import { bruteForce, countClasses } from '../../../testing/bruteForce.ts';
import { wordedIn } from '../../../testing/numberWords.ts';
import { PlainBoard } from '../../../testing/runs/plainTrace.ts';
import { comingOff, puzzleOf, shownAt, traced } from '../../../testing/runs/tracedStop.ts';
import { languages } from '../../../words/index.ts';

const folder = new URL('../../../../assets/lessons/', import.meta.url);
const lessons = readdirSync(folder).map((file) =>
  readLesson(file.replace(/\.json$/, ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
);

/** The value of a figure, by a trace of its own and by looking at the board. */
function valueOf({ measure, puzzle: id, search, step, piece }: LessonFigure): number {
  const puzzle = puzzleOf(id);
  const number = puzzle.pieces.findIndex(({ name }) => name === piece);
  if (measure === 'pieces') return puzzle.pieces.reduce((sum, { copies }) => sum + copies, 0);
  if (measure === 'size') return puzzle.pieces[number]!.cells.length;
  const colours = new PlainBoard(puzzle, 'rows').colours([]);
  if (measure === 'dark') return colours[0];
  if (measure === 'light') return colours[1];
  if (measure === 'published') return Number(countSolutions(compile(puzzle), true));
  if (search.unique) {
    expect([measure, step]).toEqual(['solutions', undefined]);
    return countClasses(puzzle, bruteForce(puzzle).solutions);
  }
  const all = traced(puzzle, search)!;
  const { board, steps } = all;
  const at = steps[Math.min(step ?? Infinity, steps.length - 1)]!;
  if (measure === 'removed') return comingOff(all, steps.indexOf(at));
  if (measure === 'ways')
    return board.fitting(at.laid).filter((one) => one.piece === number).length;
  // Of several gaps, the rule tells of the one that would be filled first.
  if (measure === 'region') return board.hopelessGaps(at.laid)[0]!.length;
  return at[measure];
}

type Shown = ReturnType<typeof shownAt>;

/** The cells of the first gap that would be filled next. */
function nextGap({ all, steps }: Shown): number {
  const { board } = all[0]!;
  const { laid } = steps[0]!;
  const [first] = board.open(laid);
  return board.gaps(laid).find((gap) => gap.includes(first!))!.length;
}

/** The ways on the next cell that are still to be tried. */
function waysToTry({ all, steps, moment }: Shown): number {
  const { board, steps: every } = all[0]!;
  const { laid } = steps[0]!;
  const [first] = board.open(laid);
  const isTried = (cells: readonly string[]) =>
    every
      .slice(0, moment.step + 1)
      .some(({ isPlaced, moved }) => isPlaced && moved?.cells.join() === cells.join());
  return board.fittingOn(first!, laid).filter(({ cells }) => !isTried(cells)).length;
}

/** The most pieces that came off, one after the other, up to the moment. */
const mostOff = ({ all, moment }: Shown): number =>
  Math.max(...Array.from({ length: moment.step }, (_, step) => comingOff(all[0]!, step)));

const fewestWays = ({ all, steps }: Shown): number =>
  Math.min(...all[0]!.board.ways(steps[0]!.laid).map(({ ways }) => ways.length));

/** How many of the corners of the square around a board are missing, all of one colour. */
function missingCorners({ puzzle, all }: Shown): number {
  const { cells } = puzzle.board;
  const most = Math.max(...cells.flat());
  const on = new Set(cells.map((cell) => cell.join()));
  const corners = [0, most].flatMap((column) => [0, most].map((row) => [column, row] as const));
  const missing = corners.filter((corner) => !on.has(corner.join()));
  expect(new Set(missing.map(([column, row]) => (column + row) % 2)).size).toBe(1);
  expect(all[0]!.board.cells.length).toBe((most + 1) ** 2 - missing.length);
  return missing.length;
}

/** The symmetries that map a board to itself. */
const symmetries = ({ puzzle: { lattice, board } }: Shown): number => {
  const key = shapeKey(normalise(lattices[lattice], board.cells));
  return lattices[lattice].symmetries.filter(
    (turn) => shapeKey(normalise(lattices[lattice], board.cells.map(turn))) === key,
  ).length;
};

/** How many queens there are to be placed: one in each row, for which the first line has an item. */
const queens = ({ puzzle }: Shown): number =>
  puzzle.board.cells.filter(([, line]) => line === 0).length;

/** How many of these have been placed. */
const queensPlaced = ({ steps }: Shown): number =>
  steps[0]!.laid.filter(({ cells }) => cells.some((cell) => cell.endsWith(',0'))).length;

/** A million, if a search places more than that. */
function millions({ puzzle, searches }: Shown): number {
  const solver = startSearch(compile(puzzle), searches[0]!, 'steps');
  while (solver.placements < 2_000_000) solver.step();
  return 1_000_000;
}

const stopOf = ({ stops }: LessonScene, is: (shown: Shown) => boolean): number =>
  stops.findIndex((stop) => is(shownAt(stop))) + 1;

/**
 * The values that words of a text are to name, by the title of its scene and its number there, beside its figures, from what is on show at the stop of the text; of
 * titles and notes, at the first stop.
 */
const worded: Record<string, (shown: Shown, scene: LessonScene) => number[]> = {
  // A manner of speaking.
  'One cell at a time: title': () => [1],
  'Dead end: 2': (shown) => [nextGap(shown)],
  'Dead end: notes': (shown) => [nextGap(shown)],
  'Go back – how far?: 3': (shown) => [waysToTry(shown)],
  'Go back – how far?: notes': (_, { notes }) => [notes!['ja']!.split('「').length - 1],
  'First solution: notes': (_, { stops }) => stops.flatMap(({ hands }) => hands ?? []),
  'The whole tree: 1': (shown) => [mostOff(shown)],
  'The whole tree: notes': (shown) => [mostOff(shown)],
  'How many?: notes': (shown, scene) => [
    1,
    stopOf(scene, ({ searches }) => searches[0]!.unique),
    symmetries(shown),
  ],
  'Order matters: notes': (_, scene) => [
    stopOf(
      scene,
      ({ all, moment: { step } }) =>
        step > 0 && new Set(all.map((one) => one!.steps.length > step + 1)).size === 2,
    ),
  ],
  'The colours tell: 1': (shown) => [missingCorners(shown)],
  // Of each colour, a domino.
  'The colours tell: 3': ({ puzzle }) => [puzzle.pieces[0]!.cells.length / 2],
  'The colours tell: 4': (shown) => [missingCorners(shown)],
  'Start where it is hardest: 3': (shown) => [fewestWays(shown)],
  'Start where it is hardest: 4': (shown) => [fewestWays(shown)],
  'Start where it is hardest: notes': (_, { stops }) => [fewestWays(shownAt(stops[2]!))],
  'On a large board: 2': (shown) => [millions(shown)],
  'On a large board: 3': (shown) => [millions(shown)],
  // A frame for each piece.
  'Call and return: 4': ({ steps }) => [steps[0]!.laid.length],
  'Four queens: title': (shown) => [queens(shown)],
  'Four queens: 1': (shown) => [queens(shown)],
  // Beside rows and columns.
  'Four queens: 2': ({ puzzle }) => [puzzle.board.height - 2],
  'Four queens: 3': (shown) => [queensPlaced(shown), queensPlaced(shown) + 1],
  'Four queens: 4': (shown) => [queensPlaced(shown)],
  'To take home: 2 next 1': ({ puzzle }) => [puzzle.pieces.length],
};

/** All texts of a lesson, with the place of each, and the address that it is about. */
function* textsOf({ scenes }: Lesson): Generator<{
  place: string;
  text: LessonText;
  query: string;
  scene: LessonScene;
}> {
  for (const scene of scenes) {
    const { query } = scene.stops[0]!;
    const title = scene.title['en']!;
    yield { place: `${title}: title`, text: scene.title, query, scene };
    yield { place: `${title}: notes`, text: scene.notes!, query, scene };
    for (const [number, { query, text, answer, end }] of scene.stops.entries()) {
      const place = `${title}: ${number + 1}`;
      yield { place, text, query, scene };
      if (answer) yield { place: `${place} answer`, text: answer, query, scene };
      for (const [one, text] of (end?.remember ?? []).entries())
        yield { place: `${place} remember ${one + 1}`, text, query, scene };
      for (const [one, { query, text }] of (end?.next ?? []).entries())
        yield { place: `${place} next ${one + 1}`, text, query, scene };
    }
  }
}

describe.each(lessons)('the lesson “$id”', (lesson) => {
  test('has figures that a search apart from the page’s confirms', { timeout: 60_000 }, () => {
    const figures = lesson.scenes.flatMap(({ expect }) => Object.entries(expect));
    for (const [name, figure] of figures)
      expect({ name, is: valueOf(figure) }).toEqual({ name, is: figure.is });
    expect(figures.length).toBeGreaterThan(20);
  });

  test('names the same numbers in every language, and no others than what is on show has', () => {
    const found = new Set<string>();
    for (const { place, text, query, scene } of textsOf(lesson)) {
      const expected = worded[place]?.(shownAt({ query }), scene) ?? [];
      const names = Object.values(text).map((written) =>
        [...written.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted(),
      );
      for (const those of names) expect({ place, those }).toEqual({ place, those: names[0] });
      for (const language of languages) {
        const named = wordedIn(text[language]!, language);
        const values = [...new Set(expected)].toSorted((a, b) => a - b);
        expect({ place, language, named }).toEqual({ place, language, named: values });
        if (named.length > 0) found.add(place);
      }
    }
    expect([...found].toSorted()).toEqual(Object.keys(worded).toSorted());
  });
});
