import { expect, test } from 'vitest';
import { RandomStream, shuffledBy } from '../../solve/random.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { unseenLayout, unseenRemaining } from '../../testing/pictures/unseen.ts';
import { boardOf } from '../board/board.ts';
import { Seat } from './seat.ts';

const FRAME = 16;
/** The most that a copy fades in a frame. */
const STEP = 0.07;

test('a copy that changes sides as ranks close is never seen over the board, and does not flash', () => {
  const random = new RandomStream(5);
  let changes = 0;
  for (const { puzzle } of catalogueOnDisk.filter((_, i) => i % 12 === 0)) {
    const board = boardOf(puzzle);
    const { seats } = unseenRemaining(board);
    const layout = unseenLayout(board);
    const position = layout.glide(1);
    const { tray, middle } = layout;
    const areBeside = seats.taken.length === 2 && seats.taken.some(({ x }) => x > tray.x);
    if (!areBeside || seats.list.length < 6) continue;
    const { list } = seats;
    const centre = tray.x + tray.width / 2;
    let waiting = list.map(() => true);
    for (let rank = 0; rank < 12; rank++) {
      const left = 2 + Math.floor(random.fraction() * (list.length / 2 - 1));
      const chosen = new Set(shuffledBy([...list.keys()], random).slice(0, left));
      const before = waiting;
      waiting = list.map((_, copy) => chosen.has(copy));
      seats.rank(waiting);
      // Ranks change again at times before they have closed.
      for (let frame = 0; frame < (rank % 3 === 0 ? 9 : 40); frame++) {
        const seen = list.map((seat) => [seat.now.x, seat.seen] as const);
        seats.pass(FRAME);
        seats.glide(1, position, middle);
        for (const [copy, { now, seen: next }] of list.entries()) {
          if (!waiting[copy] || !before[copy]) continue;
          const [x, last] = seen[copy]!;
          expect(Math.abs(next - last)).toBeLessThan(STEP);
          if (last > STEP || next > STEP) expect(now.x < centre).toBe(x < centre);
          else if (now.x < centre !== x < centre) changes++;
          if (next > 0) expect(Math.abs(now.x - centre)).toBeGreaterThan(tray.width / 4);
        }
      }
    }
  }
  expect(changes).toBeGreaterThan(20);
});

test('however often a copy comes and goes, its seat is emptied twice a second at most, and not for a moment', () => {
  const random = new RandomStream(7);
  for (let period = 20; period < 1500; period *= 1.3) {
    const seat = new Seat(0, 0);
    let emptied = 0;
    for (let now = 0, change = 0, lies = false; now < 20_000; now += FRAME) {
      if (now >= change) [lies, change] = [!lies, now + period * (0.5 + random.fraction())];
      const before = seat.taken;
      seat.pass(lies, FRAME);
      if (seat.taken === 0 && before > 0) emptied++;
    }
    expect(emptied).toBeLessThanOrEqual(40);
    if (period < 60) expect(emptied).toBe(0);
    if (period > 400) expect(emptied).toBeGreaterThan(3);
  }
});
