import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAsking, readTelling, type ClassTells, type PresenterAsks } from './messages.ts';

const stop = { scene: 'A', text: 'B', isQuestion: false };
const lesson = {
  id: 'own-1',
  title: 'C',
  lang: 'fr',
  at: 1,
  of: 2,
  now: { ...stop, isQuestion: true },
  next: stop,
  answers: ['G'],
  notes: 'D',
  hands: 3,
  isThere: true,
  isReached: true,
  question: { text: 'E', answer: 'F', isOpen: true },
};
const least = {
  ...lesson,
  next: undefined,
  notes: undefined,
  hands: undefined,
  question: undefined,
};
const asked: readonly PresenterAsks[] = [
  { kind: 'presenter', wish: undefined, given: undefined },
  { kind: 'presenter', wish: 'reveal', given: { lesson: 'own-1', since: 5 } },
];
const told: readonly ClassTells[] = [
  { kind: 'class', lang: 'en', lesson: undefined, boards: [], isBlank: false, since: 0 },
  { kind: 'class', lang: 'ja', lesson, boards: ['<svg/>'], isBlank: true, since: 7 },
  { kind: 'class', lang: 'en', lesson: least, boards: ['a', 'b'], isBlank: false, since: 7 },
];

test('what windows say is read as it was said, and by no other reader', () => {
  for (const message of asked) {
    expect(readAsking(structuredClone(message))).toEqual(message);
    expect(readTelling(message)).toBeUndefined();
  }
  for (const message of told) {
    expect(readTelling(structuredClone(message))).toEqual(message);
    expect(readAsking(message)).toBeUndefined();
  }
});

/** All places in plain data, as lists of keys. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const within = ([key, part]: [string, unknown]) => placesIn(part).map((place) => [key, ...place]);
  return [[], ...Object.entries(value).flatMap(within)];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

test('a message with a value of another kind anywhere is none', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...asked, ...told),
      fc.nat(),
      fc.constantFrom<unknown[]>(null, NaN, -1, Symbol.iterator, () => {}, new Map()),
      (message, at, odd) => {
        const places = placesIn(message);
        const wrong = replaced(message, places[at % places.length]!, odd);
        expect([readAsking(wrong), readTelling(wrong)]).toEqual([undefined, undefined]);
      },
    ),
  );
  for (const wish of ['', 'toString', 'onn'])
    expect(readAsking({ kind: 'presenter', wish })).toBeUndefined();
});
