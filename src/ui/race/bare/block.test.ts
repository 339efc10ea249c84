import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rectangle, Size, TraySize } from '../../../theme/viewport.ts';
import { trays } from '../../../testing/trays.ts';
import { pageSizes } from '../../../testing/pages/sizes.ts';
import { blockOf, type Block } from './block.ts';

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
const usual = { dots: 1, name: { whole: 5, word: 4, first: 5, others: 0 } };

/** Calls with a block of every number of boards on any page. */
function everyBlock(
  check: (block: Block, page: Size, tray: TraySize, name: typeof usual.name) => void,
): void {
  const boards = fc.integer({ min: 1, max: 9 });
  const anyName = fc
    .tuple(
      fc.double({ min: 2, max: 20, noNaN: true }),
      fc.double({ min: 0.4, max: 1, noNaN: true }),
      fc.double({ min: 0.5, max: 1, noNaN: true }),
    )
    .map(([whole, share, first]) => {
      const word = Math.min(6, whole * share);
      if (first > 0.9) return { whole, word, first: whole, others: 0 };
      return { whole, word, first: Math.max(word, whole * first), others: whole * (1 - first) };
    });
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

/** A board with its front and its text. */
const placeOf = ({ panes }: Block, i: number, { front, width }: TraySize): Rectangle => {
  const { tray, line } = panes[i]!;
  const [x, bottom] = [Math.min(tray.x, line.x), line.y + line.height];
  const below = tray.y + tray.height + (front * tray.width) / width;
  return {
    x,
    y: tray.y,
    width: Math.max(tray.x + tray.width, line.x + line.width) - x,
    height: Math.max(below, bottom) - tray.y,
  };
};

test('gutters are the same in both directions, at least where names need no more room', () => {
  everyBlock((block, { width, height }, tray) => {
    const gutter = 0.04 * Math.min(width, height);
    const places = block.panes.map((_, i) => placeOf(block, i, tray));
    const tops = distinct(places.map(({ y }) => y));
    for (const [i, top] of tops.slice(1).entries()) {
      const below = tops[i]! + places[0]!.height;
      expect(Math.abs(top - below - gutter)).toBeLessThanOrEqual(1);
    }
    const inRow = places.filter(({ y }) => y === places[0]!.y);
    for (const [i, place] of inRow.slice(1).entries())
      expect(Math.abs(place.x - inRow[i]!.x - inRow[i]!.width - gutter)).toBeLessThanOrEqual(1.5);
  });
});

test('each row is in the middle, and so are all of them with the foot close below, a little above the exact one', () => {
  everyBlock((block, { width, height }, tray) => {
    const places = block.panes.map((_, i) => placeOf(block, i, tray));
    for (const y of distinct(places.map((place) => place.y))) {
      const row = places.filter((place) => place.y === y);
      const [{ tray: alone, side }] = block.panes.slice(-1) as [Block['panes'][number]];
      // Below two boards between their texts, one is in the middle itself.
      const isAlone = side === 'right' && block.panes[0]!.side === 'left' && row.length === 1;
      const ends = isAlone ? [alone] : row;
      const [left, right] = [ends[0]!.x, ends.at(-1)!.x + ends.at(-1)!.width];
      expect(Math.abs((left + right - width) / 2)).toBeLessThanOrEqual(1);
    }
    const last = places.at(-1)!;
    const gutter = 0.04 * Math.min(width, height);
    const gap = block.foot.y - last.y - last.height;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(1.5 * gutter + 1);
    const [above, below] = [places[0]!.y, height - block.foot.y - block.foot.height];
    const free = above + below;
    expect(above).toBeGreaterThanOrEqual(0.48 * free - 1);
    if (above > gutter) expect(above).toBeLessThanOrEqual(0.48 * free + 1);
  });
});

test('a text is under its board, or beside it at its height, and two boards have theirs outside', () => {
  const sides = new Set<string>();
  everyBlock(({ panes }) => {
    for (const { tray, line, side } of panes) {
      sides.add(side);
      if (side === 'below') {
        expect(Math.abs(tray.x + tray.width / 2 - line.x - line.width / 2)).toBeLessThan(1);
        expect(line.width).toBeGreaterThanOrEqual(tray.width - 1e-6);
      } else {
        expect(line).toMatchObject({ y: tray.y, height: tray.height });
        expect(line.x < tray.x).toBe(side === 'left');
      }
    }
    expect(distinct(panes.map(({ side }) => Number(side === 'below')))).toHaveLength(1);
    for (const [i, { side, tray }] of panes.entries())
      if (side === 'left')
        expect(panes[i + 1]).toMatchObject({ side: 'right', tray: { y: tray.y } });
  });
  expect([...sides].toSorted()).toEqual(['below', 'left', 'right']);
});

test('texts can be read: figures are at least 12 px, and a 45th of the page high or a 31st of it wide', () => {
  everyBlock((block, { width, height }, _, { whole, word, first: firstPart, others }) => {
    const { text, name, first, panes, foot, nameLines, areCut } = block;
    expect(text).toBeGreaterThanOrEqual(Math.max(12, Math.min(height / 45, 0.032 * width) - 1e-9));
    expect(name).toBeCloseTo(1.5 * text);
    expect(foot.title).toBeGreaterThanOrEqual(2 * text);
    expect(first).toBeGreaterThanOrEqual(2.3 * text);
    expect(foot.height).toBeCloseTo(1.3 * foot.lines * foot.title);
    // A title and what follows have a line each, but for low pages.
    expect(foot.lines).toBeGreaterThanOrEqual(height < 600 ? 1 : 1.6);
    for (const { line, side } of panes) {
      // A place below a board is behind the name; line breaks make both a fifth longer.
      const isBelow = side === 'below';
      const linesOf = (long: number): number => {
        if (long === 0) return 0;
        return line.width >= long - 1 ? 1 : Math.max(2, (1.2 * long) / line.width - 0.01);
      };
      // Beside a board, what comes after a name's first part begins a line of its own.
      const needed = isBelow
        ? linesOf(whole * name + 4.2 * text)
        : linesOf(firstPart * name) + linesOf(others * name);
      if (!areCut) expect(nameLines).toBeGreaterThanOrEqual(needed);
      if (isBelow) {
        expect(line.width).toBeGreaterThanOrEqual(5.6 * text - 1e-6);
        expect(line.height).toBeGreaterThanOrEqual(1.2 * nameLines * name + 0.9 * text);
      } else {
        // No word is broken, and there is room for a name, a winner's place or two lines of a figure, and its progress.
        expect(areCut).toBe(false);
        expect(line.width).toBeGreaterThanOrEqual(Math.max(word * name, 7.5 * text) - 1);
        const besides = Math.max(0.9 * first, 2.4 * text) + 0.6 * text;
        expect(line.height).toBeGreaterThanOrEqual(1.2 * nameLines * name + besides - 1e-6);
      }
    }
  });
});

test('names of two words or three are whole on every page, a small phone too', () => {
  const small = [
    { width: 640, height: 360 },
    { width: 667, height: 375 },
    { width: 360, height: 640 },
  ];
  const cut: string[] = [];
  for (const page of [...pageSizes, ...small])
    for (let boards = 1; boards <= 9; boards++)
      for (const { puzzle, tray } of trays) {
        const { areCut } = blockOf(boards, tray, page, {
          dots: 1,
          name: { whole: 8, word: 5, first: 8, others: 0 },
        });
        if (areCut) cut.push(`${boards} of ${puzzle} on ${page.width} × ${page.height}`);
      }
  expect(cut).toEqual([]);
});

test('figures are beside names and places where these leave them room, else they have one below, on all boards alike', () => {
  everyBlock(({ text, name, nameLines, panes, figures }, _, __, { whole }) => {
    const areWide = panes.map(
      ({ line, side }) => side !== 'below' || line.width >= whole * name + 12.1 * text,
    );
    expect(areWide).toEqual(panes.map(() => figures === 'inline'));
    for (const { line } of panes) {
      if (figures !== 'stacked') continue;
      expect(line.width).toBeGreaterThanOrEqual(10.5 * text - 1e-6);
      expect(line.height).toBeGreaterThanOrEqual(1.2 * nameLines * name + 3.1 * text);
    }
  });
});

test('boards of a race of four each have a figure on pages that are wider than high', () => {
  const without: string[] = [];
  for (const page of pageSizes.filter(({ width, height }) => width > height))
    for (const { puzzle, tray } of trays) {
      const { figures } = blockOf(4, tray, page, {
        dots: 1,
        name: { whole: 7, word: 4, first: 7, others: 0 },
      });
      if (figures === 'none') without.push(`${puzzle} on ${page.width} × ${page.height}`);
    }
  expect(without).toEqual([]);
});

test('a board with its front takes at least two thirds of its share of the page, in one direction', () => {
  for (const page of pageSizes)
    for (let boards = 1; boards <= 9; boards++)
      for (const { puzzle, tray } of trays) {
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
        expect
          .soft(share, `${boards} boards of ${puzzle} on ${page.width} × ${page.height}`)
          // The texts of many boards need much of a small page.
          .toBeGreaterThanOrEqual(boards <= 6 ? 2 / 3 : 0.53);
      }
});

test('of seven boards or of nine none is alone below three or more', () => {
  const alone: string[] = [];
  for (const page of pageSizes)
    for (const boards of [7, 9])
      for (const { puzzle, tray } of trays) {
        const { panes } = blockOf(boards, tray, page, usual);
        const [first, last] = [panes[0]!.line.y, panes.at(-1)!.line.y];
        const [above, below] = [first, last].map(
          (row) => panes.filter(({ line }) => line.y === row).length,
        );
        if (above! > 2 && below === 1) alone.push(`${boards} of ${puzzle} on ${page.width}`);
      }
  expect(alone).toEqual([]);
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
  // Not in a row, above and below which there is nothing.
  expect(rowsOf(4, [15.2, 15.8], wide)).toEqual([2, 2]);
  expect(rowsOf(6, [10, 6], { width: 1620, height: 540 })).toEqual([3, 3]);
  expect(rowsOf(4, [6, 10], { width: 1620, height: 540 })).toEqual([4]);
  expect(rowsOf(6, [8, 8], wide)).toEqual([3, 3]);
  expect(rowsOf(5, [8, 8], wide)).toEqual([3, 2]);
  expect(rowsOf(9, [8, 8], wide)).toEqual([5, 4]);
  expect(rowsOf(9, [10, 6], wide)).toEqual([3, 3, 3]);
  expect(rowsOf(4, [10, 6], { width: 390, height: 844 })).toEqual([1, 1, 1, 1]);
});
