import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Leadership, type Term } from './leadership.ts';

/** Time between frames, in ms. */
const FRAME = 20;
/** Long enough for one window to notice that the leader is silent, and for all others to hear of it. */
const SETTLED = 1000;

interface Sent {
  readonly term: Term;
  readonly to: number;
  readonly at: number;
}

/** Something that happens to a window: it is frozen for a time, closed, or steered. Times are in ms. */
const anyEvent = fc.record({
  at: fc.nat(4000),
  place: fc.nat(3),
  kind: fc.constantFrom('freeze' as const, 'close' as const, 'steer' as const),
  lasts: fc.nat(2000),
});

type AnyEvent = typeof anyEvent extends fc.Arbitrary<infer Value> ? Value : never;

/** Lets four windows run until they have had time to agree; returns those that are open. */
function run(all: readonly AnyEvent[], delays: () => number) {
  const windows = [1, 2, 3, 4].map((place) => new Leadership(`w${9 - place}`, place));
  const [closed, frozenUntil] = [new Set<number>(), [0, 0, 0, 0]];
  let sent: Sent[] = [];
  const isAwake = (place: number, now: number) => !closed.has(place) && frozenUntil[place]! <= now;
  const last = Math.max(0, ...all.map(({ at, lasts }) => at + lasts));
  for (let now = 0; now <= last + SETTLED; now += FRAME) {
    for (const { kind, place, at, lasts } of all) {
      if (at < now - FRAME || at >= now || closed.has(place)) continue;
      if (kind === 'steer' && isAwake(place, now)) windows[place]!.claim();
      if (kind === 'freeze') frozenUntil[place] = at + lasts;
      if (kind !== 'close' || closed.size === 3) continue;
      closed.add(place);
      windows.forEach((window) => window.lose(`w${8 - place}`));
    }
    const isDue = ({ to, at }: Sent) => at <= now && isAwake(to, now);
    for (const { term, to } of sent.filter(isDue)) windows[to]!.hear(term);
    sent = sent.filter((one) => !isDue(one));
    windows.forEach((window, place) => {
      if (!isAwake(place, now)) return;
      window.pass(FRAME);
      if (!window.leads) return;
      for (let to = 0; to < 4; to++)
        if (to !== place) sent.push({ term: window.term, to, at: now + delays() });
    });
  }
  return windows.filter((_, place) => !closed.has(place));
}

test('whatever happened to windows, a second later one of them leads, and all others follow it', () => {
  fc.assert(
    fc.property(
      fc.array(anyEvent, { maxLength: 6 }),
      fc.infiniteStream(fc.nat(60)),
      (events, delays) => {
        const open = run(events, () => delays.next().value!);
        const leaders = open.filter(({ leads }) => leads);
        expect(leaders).toHaveLength(1);
        for (const { term } of open) expect(term).toEqual(leaders[0]!.term);
      },
    ),
    { numRuns: 200, seed: 1 },
  );
});

test('who steers leads, and goes on leading', () => {
  const [left, right] = [new Leadership('a', 1), new Leadership('b', 2)];
  left.claim();
  expect(right.hear(left.term)).toBe(true);
  right.claim();
  expect(right.hear(left.term)).toBe(false);
  expect(left.hear(right.term)).toBe(true);
  left.pass(100);
  expect([left.leads, right.leads]).toEqual([false, true]);
});

test('a window that has just stood still does not take the lead before it has listened', () => {
  const [left, right] = [new Leadership('a', 1), new Leadership('b', 2)];
  left.claim();
  right.hear(left.term);
  right.pass(60_000);
  expect(right.leads).toBe(false);
  right.hear(left.term);
  expect(right.leads).toBe(false);
});
