import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rectangle, Size, TraySize } from '../../../theme/viewport.ts';
import { pageSizes } from '../../../testing/pages/sizes.ts';
import { blockOf } from './block.ts';

/** The tray of a board, given the board's size in cells. */
const trayFor = (width: number, height: number): TraySize => ({
  width: width + 0.4,
  height: height + 0.4,
  front: 0.3,
  margin: 0.12,
});

const anyPage = fc.oneof(
  fc.constantFrom(...pageSizes),
  fc.record({
    width: fc.integer({ min: 360, max: 4000 }),
    height: fc.integer({ min: 360, max: 2400 }),
  }),
);
/** From upright boards to flat ones, of a few cells and of hundreds. */
const anyTray = fc
  .tuple(fc.double({ min: 3, max: 24, noNaN: true }), fc.double({ min: 0.25, max: 4, noNaN: true }))
  .map(([side, aspect]) => trayFor(side * Math.sqrt(aspect), side / Math.sqrt(aspect)));

/** A screen of plain density, and names of usual length. */
const usual = { dots: 1, name: 6 } as const;

/** Calls with a block of every number of boards on any page. */
function everyBlock(
  check: (block: ReturnType<typeof blockOf>, page: Size, tray: TraySize, name: number) => void,
): void {
  const boards = fc.integer({ min: 1, max: 9 });
  const anyName = fc.double({ min: 2, max: 20, noNaN: true });
  fc.assert(
    fc.property(boards, anyTray, anyPage, anyName, (count, tray, page, name) => {
      const block = blockOf(count, tray, page, { dots: 1, name });
      expect(block.panes).toHaveLength(count);
      check(block, page, tray, name);
    }),
    { numRuns: 500 },
  );
}

const areApart = (one: Rectangle, other: Rectangle): boolean =>
  one.x + one.width <= other.x + 1 ||
  other.x + other.width <= one.x + 1 ||
  one.y + one.height <= other.y + 1 ||
  other.y + other.height <= one.y + 1;

const distinct = (values: readonly number[]): number[] => [...new Set(values)];

test('nothing overlaps, and all of it is on the page', () => {
  everyBlock(({ panes, foot }, { width, height }) => {
    const all = [...panes.flatMap(({ tray, line }) => [tray, line]), foot];
    for (const [i, one] of all.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.y).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(width + 1);
      expect(one.y + one.height).toBeLessThanOrEqual(height + 1);
      for (const other of all.slice(0, i)) expect(areApart(one, other)).toBe(true);
    }
  });
});

test('gutters are the same in both directions, at least where names need no more room', () => {
  everyBlock(({ panes }, { width, height }, { front, ...tray }) => {
    const gutter = 0.04 * Math.min(width, height);
    const cell = panes[0]!.tray.width / tray.width;
    const [tops, lines] = [distinct(panes.map((pane) => pane.tray.y)), panes.map((p) => p.line)];
    for (const [i, top] of tops.slice(1).entries()) {
      const below = tops[i]! + panes[0]!.tray.height + front * cell + lines[0]!.height;
      expect(Math.abs(top - below - gutter)).toBeLessThanOrEqual(1);
    }
    const inRow = lines.filter(({ y }) => y === lines[0]!.y);
    for (const [i, line] of inRow.slice(1).entries())
      expect(line.x - inRow[i]!.x - line.width).toBeCloseTo(gutter);
    expect(lines[0]!.width).toBeGreaterThanOrEqual(panes[0]!.tray.width - 1e-6);
  });
});

test('the block and each of its rows are in the middle, a little above the exact one', () => {
  everyBlock(({ panes, foot }, { width }) => {
    for (const y of distinct(panes.map(({ line }) => line.y))) {
      const row = panes.map(({ line }) => line).filter((line) => line.y === y);
      const [left, right] = [row[0]!.x, row.at(-1)!.x + row[0]!.width];
      expect((left + right) / 2).toBeCloseTo(width / 2);
      for (const [i, { tray, line }] of panes.entries())
        expect(Math.abs(tray.x + tray.width / 2 - line.x - line.width / 2), `${i}`).toBeLessThan(1);
    }
    const last = panes.at(-1)!.line;
    const [above, below] = [panes[0]!.tray.y, foot.y - last.y - last.height];
    expect(below).toBeGreaterThanOrEqual(0);
    // The upper margin is part of what is above.
    if (above > foot.y / 4) expect(above).toBeLessThan(below * 1.3);
  });
});

test('texts can be read: they are at least 12 px and a 45th of the page high', () => {
  everyBlock(({ text, panes }, { height }) => {
    expect(text).toBeGreaterThanOrEqual(12);
    expect(text).toBeGreaterThanOrEqual(height / 45 - 1e-9);
    for (const { line } of panes) {
      expect(line.width).toBeGreaterThanOrEqual(5.6 * text - 1e-6);
      expect(line.height).toBeGreaterThanOrEqual(2.19 * text);
    }
  });
});

test('there are figures where names and places leave them room, on all boards or on none', () => {
  everyBlock(({ text, panes, hasFigures }, _, __, name) => {
    for (const { line } of panes) expect(line.width >= (name + 13.6) * text).toBe(hasFigures);
  });
});

test('a board with its front takes at least two thirds of its share of the page, in one direction', () => {
  for (const page of pageSizes)
    for (let boards = 1; boards <= 9; boards++)
      for (const [columns, rows] of [
        [10, 6],
        [6, 10],
        [8, 8],
        [9, 8.6],
        [20, 3],
        [15, 14],
        [3, 3],
      ] as const) {
        const tray = trayFor(columns, rows);
        const { panes, foot } = blockOf(boards, tray, page, {
          ...usual,
          dots: page.width < page.height ? 2 : 1,
        });
        const gutter = 0.04 * Math.min(page.width, page.height);
        const down = distinct(panes.map(({ line }) => line.y)).length;
        const across = Math.ceil(boards / down);
        const width = (foot.width - (across - 1) * gutter) / across;
        const height = (foot.y - (down + 1) * gutter) / down;
        const shown = panes[0]!.tray;
        const front = (tray.front * shown.width) / tray.width;
        const share = Math.max(shown.width / width, (shown.height + front) / height);
        expect(
          share,
          `${boards} boards of ${columns} × ${rows} on ${page.width} × ${page.height}`,
        ).toBeGreaterThanOrEqual(2 / 3);
      }
});

test('boards are in full rows where they are about as large there', () => {
  const rowsOf = (boards: number, [columns, rows]: readonly [number, number], page: Size) => {
    const { panes } = blockOf(boards, trayFor(columns, rows), page, usual);
    return distinct(panes.map(({ line }) => line.y)).map(
      (y) => panes.filter(({ line }) => line.y === y).length,
    );
  };
  const wide = { width: 960, height: 540 };
  expect(rowsOf(4, [10, 6], wide)).toEqual([2, 2]);
  expect(rowsOf(6, [8, 8], wide)).toEqual([3, 3]);
  expect(rowsOf(5, [8, 8], wide)).toEqual([3, 2]);
  expect(rowsOf(9, [8, 8], wide)).toEqual([5, 4]);
  expect(rowsOf(4, [10, 6], { width: 390, height: 844 })).toEqual([1, 1, 1, 1]);
});
