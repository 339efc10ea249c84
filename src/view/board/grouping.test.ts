import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendar } from '../../puzzle/calendar.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { composed } from '../../testing/pictures/composed.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { isTall, type Rectangle, type Size } from '../../theme/viewport.ts';
import { isFree, jewelAt, placeAt, placesOn } from '../jewels/places.ts';
import { sharedBy } from '../remaining/corners.ts';
import { downBy } from './grouping.ts';

const phone = { width: 390, height: 844 };
const pages: readonly Size[] = [
  phone,
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 960, height: 540 },
  { width: 1280, height: 720 },
  { width: 1080, height: 1920 },
  { width: 2560, height: 1080 },
];
const puzzleOf = (id: string): Puzzle =>
  calendar.get(id)?.() ?? catalogueOnDisk.find((one) => one.id === id)!.puzzle;

const overlap = (one: Rectangle, other: Rectangle): boolean => {
  const { width, height } = sharedBy(one, other);
  return Math.min(width, height) > 1e-6;
};

/** Which of a board, waiting pieces, jewels, the title and the edges of a page are in each other's way. */
function collisions(puzzle: Puzzle, page: Size, hasJewels: boolean): readonly string[] {
  const { layout, seats, room } = composed(puzzle, page, hasJewels);
  const { boxes } = seats;
  const [tray] = room.boards as [Rectangle];
  const all = Array.from({ length: hasJewels ? placesOn(page) : 0 }, (_, at) => placeAt(at, page)!);
  // A jewel is hidden where pieces have no other room.
  const jewels = all.filter((at) => isFree(at, room)).map((at) => jewelAt(at, page));
  const isOut = ({ x, y, width, height }: Rectangle): boolean =>
    x < 0 || y < 0 || x + width > page.width || y + height > 0.86 * page.height;
  return [
    ...boxes.flatMap((box, i) => [
      ...(layout.cells.some((cell) => overlap(box, cell)) ? ['piece and board'] : []),
      ...(boxes.slice(i + 1).some((other) => overlap(box, other)) ? ['pieces'] : []),
    ]),
    ...([tray, ...boxes].some(isOut) ? ['title or edge'] : []),
    ...(jewels.some((jewel) => [tray, ...boxes].some((one) => overlap(jewel, one)))
      ? ['jewel']
      : []),
  ];
}

test.each(pages)(
  'on $width × $height board, waiting pieces, jewels and title are clear of each other on any board',
  (page) => {
    fc.assert(
      fc.property(anyPuzzle(), fc.boolean(), (puzzle, hasJewels) => {
        expect(collisions(puzzle, page, hasJewels)).toEqual([]);
      }),
      { numRuns: 25 },
    );
    for (const id of ['today-11-28', 'hexiamond-sphinx-9', 'tromino-l-8x8', 'pentahex-11x10'])
      expect([id, collisions(puzzleOf(id), page, true)]).toEqual([id, []]);
  },
);

test.each(pages.filter(isTall))(
  'on $width × $height every board and its pieces are away from all jewels by a share of the height',
  (page) => {
    const some = catalogueOnDisk.filter((_, i) => i % 9 === 0).map(({ puzzle }) => puzzle);
    for (const puzzle of [...some, puzzleOf('today-11-28'), puzzleOf('pentahex-11x10')]) {
      const { seats, room } = composed(puzzle, page);
      const highest = Math.min(...[...room.boards, ...seats.boxes].map(({ y }) => y));
      const { y, height } = jewelAt(placeAt(0, page)!, page);
      const least = room.boards[0]!.y === highest ? room.boards[0]!.height : page.height;
      expect(highest - y - height).toBeGreaterThanOrEqual(0.06 * least - 0.5);
    }
  },
);

test('on a phone a board and its pieces stand together a little above the middle of what is free', () => {
  for (const id of ['today-11-28', 'tromino-l-8x8', 'domino-8x8', 'polyomino-3x3']) {
    const { seats, room } = composed(puzzleOf(id), phone);
    const all = [...room.boards, ...seats.boxes];
    const top = Math.min(...all.map(({ y }) => y)) / phone.height;
    const foot = Math.max(...all.map(({ y, height }) => y + height)) / phone.height;
    const [above, below] = [top - 0.1555, 0.83 - foot];
    expect(above).toBeLessThan(below + 0.002);
    expect(above).toBeGreaterThan(0.75 * below - 0.002);
  }
});

test('waiting pieces of most boards are made out on a phone', () => {
  const some = catalogueOnDisk.filter((_, i) => i % 5 === 0);
  const lengths = some.map(({ puzzle }) => composed(puzzle, phone).seats.length);
  const seen = lengths.filter((length) => length >= 34).length;
  expect(seen / lengths.length).toBeGreaterThan(0.8);
  expect(composed(puzzleOf('pentahex-11x10'), phone).seats.length).toBeGreaterThan(30);
});

test('a group goes down by a share of what is free, and not at all where it is higher than that', () => {
  const group = [{ x: 0, y: 20, width: 10, height: 60 }];
  expect(downBy(group, { top: 0, bottom: 160 })).toBeCloseTo(25);
  expect(downBy(group, { top: 30, bottom: 80 })).toBe(0);
});

test('a board of few cells takes more than half of the height of a wide page', () => {
  const page = { width: 1280, height: 720 };
  const [tray] = composed(puzzleOf('polyomino-3x3'), page).room.boards;
  expect(tray!.height).toBeGreaterThan(0.56 * page.height);
});
