import fc from 'fast-check';

/** A position in a text, as a share of its length. */
const anyPlace = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const digits = '0123456789';

/** Changes some characters of a text. */
const changing =
  (places: readonly number[], change: (sign: string) => string) => (text: string) => {
    const signs = text.split('');
    for (const place of places) {
      const at = Math.floor(place * signs.length);
      signs[at] = change(signs[at] ?? '');
    }
    return signs.join('');
  };

/** Random damage to a text, as by disks, transfers or people: bits, bytes, digits, cuts, swaps. */
export const anyDamage: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc
    .record({ places: fc.array(anyPlace, { minLength: 1, maxLength: 3 }), bit: fc.nat(7) })
    .map(({ places, bit }) =>
      changing(places, (sign) => String.fromCharCode(sign.charCodeAt(0) ^ (1 << bit))),
    ),
  fc
    .record({ place: anyPlace, byte: fc.nat(255) })
    .map(({ place, byte }) => changing([place], () => String.fromCharCode(byte))),
  fc.record({ place: anyPlace, digit: fc.nat(9) }).map(({ place, digit }) => (text: string) => {
    const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
    const at = places[Math.floor(place * places.length)];
    if (at === undefined) return text;
    return `${text.slice(0, at)}${digits[digit]}${text.slice(at + 1)}`;
  }),
  anyPlace.map((place) => (text: string) => text.slice(0, Math.floor(place * text.length))),
  fc.record({ from: anyPlace, size: anyPlace }).map(({ from, size }) => (text: string) => {
    const at = Math.floor(from * text.length);
    return text.slice(0, at) + text.slice(at + 1 + Math.floor(size * 20));
  }),
  fc
    .record({ from: anyPlace, size: anyPlace, to: anyPlace })
    .map(({ from, size, to }) => (text: string) => {
      const at = Math.floor(from * text.length);
      const taken = text.slice(at, at + 1 + Math.floor(size * 30));
      const rest = text.slice(0, at) + text.slice(at + taken.length);
      const into = Math.floor(to * rest.length);
      return rest.slice(0, into) + taken + rest.slice(into);
    }),
);
