import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orders, type OrderId } from '../../solve/orders/index.ts';
import { rules, type RuleId } from '../../solve/rules/index.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { goals, MOST_SEEDS, readTerms, usualTerms, writeTerms, type Terms } from './terms.ts';

const anyRules = fc.subarray(Object.keys(rules) as RuleId[]);
const anyTerms: fc.Arbitrary<Terms> = fc.record({
  until: fc.constantFrom(...goals),
  orders: fc.shuffledSubarray(Object.keys(orders) as OrderId[], { minLength: 1 }),
  ruleSets: fc.uniqueArray(anyRules, { minLength: 1, maxLength: 4, selector: String }),
  pieces: anySearch.map(({ pieces }) => pieces),
  seeds: fc.integer({ min: 1, max: MOST_SEEDS }),
  steps: fc.integer({ min: 1, max: 1e12 }),
});

test('terms that are written read the same, also from an address', () => {
  expect(writeTerms(usualTerms)).toBe('first');
  expect(writeTerms({ ...usualTerms, until: 'all', ruleSets: [[], ['islands', 'parity']] })).toBe(
    'all::none,islands+parity',
  );
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const text = writeTerms(terms);
      expect(readTerms(text)).toEqual(terms);
      const query = new URLSearchParams({ compare: text }).toString();
      expect(readTerms(new URLSearchParams(query).get('compare')!)).toEqual(terms);
    }),
  );
  // A plus sign typed into an address.
  expect(readTerms('first::islands parity')).toEqual({
    ...usualTerms,
    ruleSets: [['islands', 'parity']],
  });
});

test.each([
  'some',
  'first:rows,rows',
  'first:rows,nowhere',
  'first:,',
  'first::none,none',
  'first::islands+parity,parity+islands',
  'first::islands+islands',
  'first::islands,,none',
  'first:::: 3',
  'first::::0',
  'first::::1000',
  'first:::::1e9',
  'first::::::',
])('terms such as %j are invalid', (text) => {
  expect(readTerms(text)).toBeUndefined();
});

test('damaged terms are rejected, or read as terms', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'firstalow:,+%3a:,1 ') }), (text) => {
      const read = readTerms(text);
      expect(read && readTerms(writeTerms(read))).toEqual(read);
    }),
  );
});
