import fc from 'fast-check';
import { expect, test } from 'vitest';
import { features } from '../count/asked/featureNames.ts';
import { sortings, type Choice } from '../count/asked/choice.ts';
import { browsingAll, readBrowsing, writeBrowsing } from './browsing.ts';

const numbers = fc.uniqueArray(fc.nat({ max: 1e6 }), { maxLength: 3 });
const anyFeatures = fc.uniqueArray(fc.constantFrom(...features));
const anyChoice: fc.Arbitrary<Choice> = fc.record({
  once: fc.boolean(),
  without: anyFeatures,
  having: anyFeatures,
  fixed: numbers,
  forbidden: numbers,
  sorting: fc.oneof(
    fc.record({ by: fc.constantFrom(...sortings) }),
    fc.record({ by: fc.constant('piece' as const), piece: fc.string({ minLength: 1 }) }),
  ),
  figure: fc.option(fc.nat(), { nil: undefined }),
});

test('what is written is read again, whatever it is', () => {
  fc.assert(
    fc.property(anyChoice, fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.boolean(), (...parts) => {
      const [choice, place, isOpen] = parts;
      const browsing = { choice, place, isOpen };
      expect(readBrowsing(writeBrowsing(browsing))).toEqual(browsing);
    }),
  );
});

test('an address says what differs from all solutions by number', () => {
  expect(writeBrowsing(browsingAll)).toBe('1');
  expect(readBrowsing('9356,once,no:crossroads,by:piece:X,only:3,open')).toEqual({
    place: 9355n,
    isOpen: true,
    choice: {
      ...browsingAll.choice,
      once: true,
      without: ['crossroads'],
      sorting: { by: 'piece', piece: 'X' },
      figure: 3,
    },
  });
});

test.each(['', '0', '-1', 'one', '1,twice', '1,no:luck', '1,by:luck', '1,fix:', '1,only:x'])(
  'no address says %j',
  (text) => expect(readBrowsing(text)).toBeUndefined(),
);
