import { expect, test } from 'vitest';
import { RandomStream, shuffledBy } from '../../solve/random.ts';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { unseenLayout, unseenRemaining } from '../../testing/pictures/unseen.ts';
import { boardOf } from '../board/board.ts';

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
