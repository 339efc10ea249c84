import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLUMNS } from '../../view/background/skyline.ts';
import { readMessage, type Message } from './messages.ts';

const skyline = {
  near: new Float32Array(COLUMNS),
  far: new Float32Array(COLUMNS),
  recorded: 3,
  span: 480,
  approach: 0.2,
  inColumn: 1,
  inSpan: 2,
  highest: 0.5,
  passed: 3,
};
const jewel = {
  seed: 7,
  lattice: 'triangle',
  cells: [
    [0, 0],
    [1, 0],
  ],
  owner: [0, 0],
  colours: [1],
  use: { count: 2, kinds: 2, scheme: 5 },
  quarters: 0,
  theme: 'wood',
  hour: 7.5,
} as const;
/** More than a jewel may have cells. */
const many = Array.from({ length: 401 }, () => 0);
const jewels = [
  { jewel, place: 0 },
  { jewel, place: 23 },
] as const;
const film = {
  name: '7 tetromino',
  shuffle: { random: [1, 2], shown: ['domino-5x2'] },
  searches: { times: [['domino-5x2', 2]], last: 'domino-5x2' },
  interludes: { random: [3], boards: 4, isOn: true, shown: ['race'] },
} as const;
const state = {
  at: 7,
  tick: Infinity,
  playing: true,
  pace: Infinity,
  seconds: 3,
  holdMs: 0,
  nearMissMs: -1,
};
const messages: readonly Message[] = [
  {
    kind: 'beat',
    term: 3,
    leader: 'a',
    frame: 12.5,
    sent: 13,
    isLeaving: false,
    isUserControlled: true,
    state,
    sizes: [{ width: 640, height: 360 }],
    showing: {
      id: 'a 1',
      base: 'mode=saver',
      shown: 'mode=race',
      overridden: ['mode'],
      turn: 'midnight',
    },
  },
  {
    kind: 'memory',
    surroundings: { drift: [1, 2], jewels, skyline },
    order: { chance: 0.3, film },
  },
  { kind: 'memory', surroundings: { drift: [0, 0], jewels: [], skyline }, order: { chance: 0.3 } },
  {
    kind: 'status',
    window: 'b',
    place: 2,
    size: { width: 1, height: 2 },
    showing: undefined,
    isDue: false,
  },
  { kind: 'left', window: 'b' },
];

test('what windows say is read as it was said', () => {
  for (const message of messages) expect(readMessage(structuredClone(message))).toEqual(message);
});

test.each([
  { ...jewel, lattice: 'toString' },
  { ...jewel, owner: [0] },
  { ...jewel, owner: [0, 1] },
  { ...jewel, colours: [2] },
  { ...jewel, cells: [], owner: [] },
  { ...jewel, quarters: 4 },
  { ...jewel, quarters: undefined },
  { ...jewel, use: undefined },
  { ...jewel, theme: 'toString' },
  { ...jewel, theme: 7 },
  { ...jewel, hour: 25 },
  { ...jewel, hour: '7' },
  { ...jewel, use: { count: 13, kinds: 1, scheme: 0 }, colours: [12] },
  { ...jewel, use: { count: 1e9, kinds: 2, scheme: 0 } },
  { ...jewel, cells: many.map(() => [0, 0]), owner: many },
])('a jewel that cannot be drawn is not read: %j', (broken) => {
  const surroundings = { drift: [0, 0], jewels: [{ jewel: broken, place: 0 }], skyline };
  expect(readMessage({ kind: 'memory', surroundings, order: { chance: 0.3 } })).toBeUndefined();
});

test('a jewel of before, which knows neither the theme nor the hour of its board, is read', () => {
  const { theme, hour, ...before } = jewel;
  expect([theme, hour]).toEqual(['wood', 7.5]);
  const surroundings = { drift: [0, 0], jewels: [{ jewel: before, place: 0 }], skyline };
  expect(readMessage({ kind: 'memory', surroundings, order: { chance: 0.3 } })).toBeDefined();
});

test.each([undefined, -1, 0.5, 24])('a jewel is not read at the place %j', (place) => {
  const surroundings = { drift: [0, 0], jewels: [{ jewel, place }], skyline };
  expect(readMessage({ kind: 'memory', surroundings, order: { chance: 0.3 } })).toBeUndefined();
});

test.each([
  [null],
  ['beat'],
  [[]],
  [{ kind: 'memory', surroundings: null }],
  [{ kind: 'beat', term: 50, leader: 'zz' }],
  [
    {
      kind: 'beat',
      term: 52,
      leader: 'zz',
      showing: { id: 'q', base: 7, shown: 7 },
      state: {},
      sizes: 'x',
    },
  ],
  [{ ...messages[0], term: Infinity }],
  [{ kind: 'toString' }],
])('%j is no message', (data) => {
  expect(readMessage(data)).toBeUndefined();
});

/** All places in plain data, as lists of keys. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [[]];
  const deeper = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part).map((place) => [key, ...place]),
  );
  return [[], ...deeper];
}

function withDamage(value: unknown, [key, ...rest]: readonly string[], odd: unknown): unknown {
  if (key === undefined) return odd;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = withDamage(copy[key], rest, odd);
  return copy;
}

/** What kind of value stands where, as far as the page relies on it. */
const shape = (value: unknown): unknown =>
  Array.isArray(value)
    ? 'list'
    : typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]))
      : ArrayBuffer.isView(value)
        ? 'view'
        : typeof value;

test('a message that is damaged anywhere is refused, unless it is still one', () => {
  let refused = 0;
  const odd = fc.constantFrom<unknown[]>(
    null,
    undefined,
    NaN,
    -Infinity,
    'zz',
    7,
    true,
    {},
    [],
    [null],
    new Float32Array(3),
  );
  fc.assert(
    fc.property(fc.constantFrom(...messages), fc.nat(), odd, (message, at, wrong) => {
      const places = placesIn(message);
      const place = places[at % places.length]!;
      const damaged = withDamage(structuredClone(message), place, wrong);
      const read = readMessage(damaged);
      if (read === undefined) refused++;
      // What may be missing may also be there.
      else if (!place.some((key) => ['film', 'last', 'showing', 'theme', 'hour'].includes(key)))
        expect(shape(read)).toEqual(shape(message));
    }),
    { numRuns: 2000 },
  );
  expect(refused).toBeGreaterThan(1000);
});
