import { BoardLayout, isSideways, turnsOf } from '../../../view/board/layout.ts';
import { withMargins } from '../../../theme/viewport.ts';
import { defaults } from '../../../settings/settings.ts';
import { describe, expect, test } from 'vitest';
import { lattices, type Point } from '../../../puzzle/lattices/index.ts';
import { middleOf } from '../../../puzzle/geometry.ts';
import { orders, type OrderId } from '../../../solve/orders/index.ts';
import { compile } from '../../../solve/problem.ts';
import { plainSearch } from '../../../solve/search.ts';
import { catalogueOnDisk } from '../../../testing/catalogueOnDisk.ts';
import { pageSizes } from '../../../testing/pages/sizes.ts';
import { boardOf } from '../../../view/board/board.ts';
import { geometryOf, type BoardGeometry } from '../../../view/board/geometry.ts';
import { languages } from '../../../words/index.ts';
import { neutralTitleOf, titleOf, turnedTitle } from '../../../words/titles.ts';
import { mayTurn } from './mayTurn.ts';

const boards = catalogueOnDisk.map(({ id, puzzle }) => ({
  id,
  puzzle,
  problem: compile(puzzle),
  ways: turnsOf(geometryOf(boardOf(puzzle))),
  settings: { ...defaults, puzzle: { id } },
}));
type Subject = (typeof boards)[number];

/** The board as it is drawn on a page without controls. */
function drawn(subject: Subject, order: OrderId, page: (typeof pageSizes)[number]): BoardGeometry {
  const { puzzle, ways, settings } = subject;
  const none = { top: 0, right: 0, bottom: 0, left: 0 };
  const { top, right, bottom, left } = withMargins(none, page);
  const room = { width: page.width - left - right, height: page.height - top - bottom };
  const layout = new BoardLayout(ways);
  const isFree = mayTurn(puzzle, { ...plainSearch, order }, settings);
  layout.fit({ x: left, y: top, ...room }, 1, isFree);
  return layout.board;
}

/** Less than the distance of two lines of cells; centres of triangles in one row differ by less. */
const WITHIN = 0.5;

/** Whether lines of cells are filled one after the other, along an axis in whose direction numbers rise. */
function isRising(numbers: readonly number[], within = WITHIN): boolean {
  let most = -Infinity;
  return numbers.every((value) => {
    most = Math.max(most, value);
    return value > most - within;
  });
}

const isMonotone = (numbers: readonly number[], within = WITHIN): boolean =>
  isRising(numbers, within) ||
  isRising(
    numbers.map((value) => -value),
    within,
  );

const xs = (cells: readonly Point[]) => cells.map(([x]) => x);
const ys = (cells: readonly Point[]) => cells.map(([, y]) => y);

/** Whether within each line the other axis rises. */
const isOrdered = (cells: readonly Point[], along: 0 | 1): boolean =>
  cells.every((cell, i) => {
    const before = cells[i - 1];
    const isSameLine = before && Math.abs(before[1 - along]! - cell[1 - along]!) < WITHIN;
    return !isSameLine || cell[along] > before[along];
  });

/** Whether lines as long as the shorter side of the board are filled one after the other. */
function isShort(cells: readonly Point[], { left, top, right, bottom }: BoardGeometry): boolean {
  const [width, height] = [right - left, bottom - top];
  if (Math.abs(width - height) < 1e-6) return isMonotone(xs(cells)) || isMonotone(ys(cells));
  return isMonotone(width > height ? xs(cells) : ys(cells));
}

/** What is said of the way from the first cell to the last, as it is seen in where they are drawn. */
const seen: Record<
  OrderId,
  ((cells: readonly Point[], board: BoardGeometry) => boolean) | undefined
> = {
  rows: (cells) => isRising(ys(cells)) && isOrdered(cells, 0),
  columns: (cells) => isRising(xs(cells)) && isOrdered(cells, 1),
  'short-side': isShort,
  // Before anything lies there, the same.
  peel: isShort,
  diagonal: (cells) =>
    isRising(
      cells.map(([x, y]) => x + y),
      1e-5,
    ),
  'diagonal-peel': (cells) =>
    [1, -1].some((by) =>
      isMonotone(
        cells.map(([x, y]) => x + by * y),
        1e-5,
      ),
    ),
  // Of these nothing is said that depends on which side is up.
  'spiral-in': undefined,
  'spiral-out': undefined,
  fewest: undefined,
  random: undefined,
};

/** The largest size that a title names, as a hole is smaller than its board. */
const largestSize = (title: string): readonly number[] =>
  [...title.matchAll(/(\d+) × (\d+)/g)]
    .map(([, ...size]) => size.map(Number))
    .toSorted(([a, b], [c, d]) => c! * d! - a! * b!)[0] ?? [];

describe('on pages of all sizes', () => {
  test.each(Object.keys(orders) as OrderId[])(
    'boards filled in the order %s are filled as the words say',
    (order) => {
      const holds = seen[order];
      const wrong: string[] = [];
      let turned = 0;
      for (const subject of boards) {
        const sequence = orders[order].sequence(subject.problem, 1);
        for (const page of pageSizes) {
          const board = drawn(subject, order, page);
          if (board.turnedBy !== 0) turned++;
          const cells = [...sequence].map((cell) => board.sites[cell]!.middle);
          if (holds && !holds(cells, board)) wrong.push(`${subject.id} ${page.width}`);
        }
      }
      expect(wrong).toEqual([]);
      if (orders[order].isDirected) expect(turned).toBe(0);
      else expect(turned).toBeGreaterThan(200);
    },
  );

  test('a size in a title is that of the board as it is seen', () => {
    let [sized, turned] = [0, 0];
    for (const subject of boards) {
      const { id, puzzle } = subject;
      for (const page of pageSizes) {
        const board = drawn(subject, 'short-side', page);
        for (const language of languages)
          for (const written of [titleOf, neutralTitleOf].map((of) => of(id, puzzle, language))) {
            const title = isSideways(board) ? turnedTitle(written) : written;
            const [width, height] = largestSize(title);
            if (width === undefined || width === height) continue;
            sized++;
            if (isSideways(board)) turned++;
            const isWide = board.right - board.left > board.bottom - board.top;
            expect([title, width > height!]).toEqual([title, isWide]);
          }
      }
    }
    expect(sized).toBeGreaterThan(1000);
    expect(turned).toBeGreaterThan(200);
  });
});

/** How far the centroid of a board lies below the middle of its height, as a share of that. */
function lowered({ sites, top, bottom }: BoardGeometry): number {
  const mean = sites.reduce((sum, { middle }) => sum + middle[1] / sites.length, 0);
  return (mean - (top + bottom) / 2) / (bottom - top);
}

test('boards that may be turned stand on their mass, and those that are letters as they are written', () => {
  let halves = 0;
  for (const subject of boards) {
    const { id, puzzle, ways, settings } = subject;
    const isFree = mayTurn(puzzle, plainSearch, settings);
    for (const page of pageSizes) {
      const board = drawn(subject, 'short-side', page);
      if (isFree) expect([id, lowered(board) > -0.051]).toEqual([id, true]);
      else expect(board).toBe(ways[0]);
      if (Math.abs(board.turnedBy) > 3) halves++;
      // A board that is level, or stands, is not turned upside down.
      if (lowered(ways[0]!) > -0.03) expect(board.turnedBy % (2 * Math.PI)).not.toBe(-Math.PI);
    }
    if (id.startsWith('pentomino-triple-')) expect(isFree).toBe(false);
    if (id === 'hexomino-staircase')
      expect(lowered(drawn(subject, 'short-side', { width: 2560, height: 1080 }))).toBeGreaterThan(
        0.1,
      );
  }
  expect(halves).toBeGreaterThan(10);
});

test('no title names a direction, nor a size after an article, which may be another for the board turned', () => {
  const direction =
    /\b(?:an? \d+ ×|upright|tall|flat|steep|wide|high|low|left|right|top|upper|lower|rows?|columns?|horizontal|vertical)\b|[縦横下左右]|(?<!線)上|(?<!階)段(?!の階段)|平た|背の/;
  for (const { id, puzzle } of boards)
    for (const language of languages)
      for (const title of [titleOf, neutralTitleOf].map((of) => of(id, puzzle, language)))
        expect(title).not.toMatch(direction);
});

test('what users have written, what has labels or captions, and what holds a piece in one orientation is shown as it is written', () => {
  const { puzzle, settings } = boards.find(({ id }) => id === 'pentomino-6x10')!;
  expect(mayTurn(puzzle, plainSearch, settings)).toBe(true);
  expect(mayTurn(puzzle, plainSearch, { ...settings, captions: true })).toBe(false);
  expect(mayTurn(puzzle, plainSearch, { ...settings, puzzle: { packed: '' } })).toBe(false);
  expect(mayTurn(puzzle, { ...plainSearch, hold: 'F:2' }, settings)).toBe(false);
  const labels = [{ cell: puzzle.board.cells[0]!, meaning: { kind: 'day', day: 1 } as const }];
  expect(mayTurn({ ...puzzle, labels }, plainSearch, settings)).toBe(false);
});

test('cells are drawn where the lattice has them', () => {
  for (const { problem, ways } of boards)
    problem.cells.forEach((cell, number) => {
      const [x, y] = middleOf(lattices[problem.puzzle.lattice], cell);
      expect(ways[0]!.sites[number]!.middle[0]).toBeCloseTo(x, 9);
      expect(ways[0]!.sites[number]!.middle[1]).toBeCloseTo(y, 9);
    });
});
