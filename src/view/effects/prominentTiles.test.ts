import { describe, expect, test } from 'vitest';
import { RandomStream } from '../../solve/random.ts';
import type { DrawnTiles } from './frequentTiles.ts';
import { PROMINENT, ProminentTiles } from './prominentTiles.ts';

const CELLS = 60;
const FRAME = 1000 / 60;

/** A board whose tiles are set by their cells. */
class Drawn implements DrawnTiles {
  readonly owner = new Int32Array(CELLS).fill(-1);
  readonly list = Array.from({ length: CELLS }, () => ({ first: 0, colour: 0, isNamed: false }));

  lay(tile: number, cells: readonly number[], colour = 0): this {
    for (const cell of cells) {
      this.owner[cell] = tile;
      Object.assign(this.list[cell]!, { first: cells[0]!, colour, isNamed: cell === cells[2] });
    }
    return this;
  }

  clear(): this {
    this.owner.fill(-1);
    return this;
  }
}

const ignored = { show() {}, hide() {} };
const made = () => ({ drawn: new Drawn(), tiles: new ProminentTiles(CELLS, ignored) });
/** Rows of five cells, moved along by some. */
const row = (number: number, by = 0) => [0, 1, 2, 3, 4].map((i) => (number * 5 + by + i) % CELLS);
const placed = ({ places }: ProminentTiles) => places.filter(({ entry }) => entry >= 0);

test('the share of a tile is that of the time for which it lay, whatever else lay beside it', () => {
  const { drawn, tiles } = made();
  const random = new RandomStream(3);
  for (let frame = 0; frame < 900; frame++) {
    drawn.clear().lay(7, row(frame % 4 === 0 ? 0 : 1), 2);
    // Hardly ever the same again.
    const cells = row(2).map((cell) => cell + random.below(40));
    drawn.lay(100, [...new Set(cells)], random.below(12));
    tiles.frequent.pass(FRAME, drawn, true);
  }
  const shares = [...tiles.frequent.shares].toSorted((a, b) => b - a);
  expect(shares[0]).toBeCloseTo(0.75, 1);
  expect(shares[1]).toBeCloseTo(0.25, 1);
  expect(shares[2]).toBeLessThan(0.03);
});

test('tiles of the same cells are told apart by their colours, and known again by them', () => {
  const { drawn, tiles } = made();
  for (let frame = 0; frame < 600; frame++)
    tiles.frequent.pass(FRAME, drawn.clear().lay(frame, row(0), frame % 2), true);
  const shares = [...tiles.frequent.shares].filter((share) => share > 0.1);
  expect(shares).toHaveLength(2);
});

test('of tiles that take turns, the most frequent is prominent', () => {
  const { drawn, tiles } = made();
  for (let frame = 0; frame < 600; frame++) {
    const isOften = frame % 5 !== 0;
    tiles.pass(
      FRAME,
      drawn.clear().lay(isOften ? 1 : 2, row(0, isOften ? 0 : 2), isOften ? 4 : 5),
      true,
    );
  }
  expect(placed(tiles).map(({ colour, named }) => [colour, named])).toEqual([[4, 2]]);
});

test('a tile that is rare does not become prominent, but stays so as it becomes somewhat rarer', () => {
  const { drawn, tiles } = made();
  tiles.pass(30, drawn.lay(1, row(0)), true);
  expect(Math.max(...tiles.frequent.shares)).toBeLessThan(0.016);
  expect(placed(tiles)).toEqual([]);
  for (let frame = 0; frame < 3; frame++) tiles.pass(FRAME, drawn, false);
  let least = 1;
  for (let frame = 0; frame < 1500; frame++) {
    drawn.clear();
    if (frame % 60 === 0) drawn.lay(1, row(0));
    tiles.pass(FRAME, drawn, true);
    least = Math.min(least, Math.max(...tiles.frequent.shares));
    expect(placed(tiles)).toMatchObject([{ isLeaving: false }]);
  }
  expect(least).toBeLessThan(0.016);
});

test('a tile that looks solid is not prominent, and nothing is once all is forgotten', () => {
  const { drawn, tiles } = made();
  for (let frame = 0; frame < 20; frame++) tiles.pass(FRAME, drawn.lay(1, row(0)), frame === 0);
  expect(placed(tiles)).toHaveLength(1);
  for (let frame = 0; frame < 120; frame++) tiles.pass(FRAME, drawn, false);
  expect(placed(tiles)).toEqual([]);
  drawn.clear().lay(2, row(3));
  for (let frame = 0; frame < 4; frame++) tiles.pass(FRAME, drawn, frame === 0);
  expect(placed(tiles)).toHaveLength(1);
  tiles.forget();
  expect(placed(tiles)).toEqual([]);
  expect(Math.max(...tiles.placeAt)).toBe(-1);
});

test('however tiles change, few are prominent, none over another, and each for a while', () => {
  const { drawn, tiles } = made();
  const random = new RandomStream(1);
  const since = new Int32Array(CELLS);
  const last = new Int8Array(CELLS).fill(-1);
  const strengths = new Float64Array(PROMINENT);
  let most = 0;
  for (let frame = 1; frame <= 3000; frame++) {
    drawn.clear();
    const by = random.below(5);
    for (let number = 0; number < 12; number++)
      if (random.below(4) > 0) drawn.lay(number * 10 + by, row(number, by), number);
    tiles.pass(FRAME, drawn, true);
    most = Math.max(most, placed(tiles).length);
    tiles.places.forEach(({ strength }, number) => {
      expect(Math.abs(strength - strengths[number]!)).toBeLessThan(FRAME / 500);
      strengths[number] = strength;
    });
    tiles.placeAt.forEach((place, cell) => {
      if (place === last[cell]) return;
      // Shown for at least two seconds, and what is hidden was faint.
      if (place < 0) expect(frame - since[cell]!).toBeGreaterThan(120);
      else expect(tiles.places[place]!.strength).toBeLessThan(0.05);
      since[cell] = frame;
      last[cell] = place;
    });
  }
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(PROMINENT);
});

test('a tile of which another one that looks solid covers a part leaves as a whole', () => {
  const { drawn, tiles } = made();
  const isOften = (frame: number): boolean => frame % 5 !== 0;
  for (let frame = 0; frame < 300; frame++) {
    drawn.clear();
    if (isOften(frame)) drawn.lay(1, row(0), 4);
    tiles.pass(FRAME, drawn, true);
  }
  expect(placed(tiles)).toMatchObject([{ colour: 4, isLeaving: false }]);
  drawn.clear().lay(2, row(0, 3), 5);
  for (let ms = 0; ms < 200; ms += FRAME) tiles.pass(FRAME, drawn, true);
  expect(placed(tiles)).toMatchObject([{ colour: 4, isLeaving: false }]);
  for (let ms = 0; ms < 1400; ms += FRAME) tiles.pass(FRAME, drawn, true);
  expect(placed(tiles).map(({ colour }) => colour)).not.toContain(4);
});

test('the less of the time a tile lay, the fainter it is', () => {
  const strengths = [2, 6, 20].map((every) => {
    const { drawn, tiles } = made();
    for (let frame = 0; frame < 900; frame++) {
      drawn.clear();
      if (frame % every === 0) drawn.lay(1, row(0));
      tiles.pass(FRAME, drawn, true);
    }
    return placed(tiles)[0]!.strength;
  });
  expect(strengths[0]).toBeCloseTo(1, 1);
  expect(strengths[1]! - strengths[2]!).toBeGreaterThan(0.1);
  expect(strengths[2]).toBeLessThan(0.6);
});

test('a tile that lay for a single frame is not prominent', () => {
  const { drawn, tiles } = made();
  for (let frame = 0; frame < 600; frame++) {
    drawn.clear().lay(7, row(frame % 2), 2);
    if (frame === 300) drawn.lay(8, row(6), 3);
    tiles.pass(FRAME, drawn, true);
    expect(tiles.placeAt[row(6)[0]!]).toBe(-1);
  }
});

describe.each([
  ['a single copy', true],
  ['several copies', false],
])('a tile of a piece of %s', (_, isSingle) => {
  const played = () => {
    const drawn = new Drawn();
    const tiles = new ProminentTiles(CELLS, ignored, [isSingle]);
    /** Lets the piece lie in each of some rows for a number of every ten frames. */
    const play = (frames: number, shares: readonly (readonly [row: number, times: number])[]) => {
      const turns = shares.flatMap(([number, times]) =>
        Array.from({ length: times }, () => number),
      );
      for (let frame = 0; frame < frames; frame++) {
        const number = turns[(frame * 7) % turns.length]!;
        tiles.pass(FRAME, drawn.clear().lay(number, row(number)), true);
      }
    };
    /** The rows of prominent tiles with a whole body. */
    const bodies = () =>
      placed(tiles)
        .filter(({ body }) => body === 1)
        .map(({ named }) => Math.floor(named / 5))
        .toSorted((one, other) => one - other);
    return { drawn, tiles, play, bodies };
  };
  /** The rows whose tiles have bodies, of all that are prominent. */
  const expected = (all: readonly number[], single: number) => (isSingle ? [single] : all);

  test('has a body where it lay for most of the time, which takes more than a second to come or to go', () => {
    const { tiles, play, bodies } = played();
    const before = new Float64Array(PROMINENT);
    const most = (frames: number, shares: Parameters<typeof play>[1]) => {
      let change = 0;
      for (let frame = 0; frame < frames; frame++) {
        play(1, [shares[frame % 5 === 0 ? 1 : 0]!]);
        tiles.places.forEach(({ body, age }, i) => {
          if (age > 0) change = Math.max(change, Math.abs(body - before[i]!));
          before[i] = body;
        });
      }
      return change;
    };
    expect(
      most(600, [
        [0, 1],
        [3, 1],
      ]),
    ).toBeLessThan(FRAME / 1000);
    expect(bodies()).toEqual(expected([0, 3], 0));
    expect(
      most(900, [
        [3, 1],
        [0, 1],
      ]),
    ).toBeLessThan(FRAME / 1000);
    expect(bodies()).toEqual(expected([0, 3], 3));
  });

  test('has none elsewhere while the piece lies for long, and then in the most frequent place', () => {
    const { tiles, drawn, play, bodies } = played();
    play(600, [
      [0, 3],
      [3, 3],
      [6, 4],
    ]);
    expect(bodies()).toHaveLength(isSingle ? 1 : 3);
    for (let ms = 0; ms < 1600; ms += FRAME) tiles.pass(FRAME, drawn.clear().lay(8, row(8)), true);
    expect(bodies().filter((number) => number !== 8)).toEqual(isSingle ? [] : [0, 3, 6]);
    drawn.clear();
    for (let ms = 0; ms < 1300; ms += FRAME) tiles.pass(FRAME, drawn, true);
    const { shares } = tiles.frequent;
    const places = placed(tiles).filter(({ isLeaving }) => !isLeaving);
    const longest = places.toSorted((one, other) => shares[other.entry]! - shares[one.entry]!)[0]!;
    expect(bodies()).toEqual(expected([0, 3, 6], Math.floor(longest.named / 5)));
  });

  test('does not get a body back as it leaves', () => {
    const { tiles, play } = played();
    play(600, [
      [0, 6],
      [3, 4],
    ]);
    const repeat = placed(tiles).find(({ named }) => named === 17)!;
    repeat.isLeaving = true;
    const before = repeat.body;
    play(40, [[3, 1]]);
    expect(repeat.entry).toBeGreaterThanOrEqual(0);
    expect(repeat.body).toBe(before);
  });
});
