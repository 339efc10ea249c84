import { expect, test } from 'vitest';
import type { LagProfile } from '../lag/profile.ts';
import { words } from './index.ts';
import { lagSentence } from './lagSentence.ts';

const steps = { mean: 9, median: 3 };
const nothing: LagProfile = {
  placements: 9,
  inVain: 0,
  isExact: true,
  mistakes: 0,
  lag: undefined,
  byDepth: [],
  open: { parts: 0, placements: 0 },
  present: undefined,
};
const after = (mean: number): LagProfile => ({
  ...nothing,
  mistakes: 4,
  lag: { pieces: { mean, median: 1 }, steps },
});
const hopeless: LagProfile = {
  ...nothing,
  inVain: 9,
  byDepth: [{ mistakes: 0, placements: 9 }],
};
const open: LagProfile = { ...after(2), open: { parts: 2, placements: 5 } };

const { lag } = words('en').race;
const said = (profiles: readonly (LagProfile | undefined)[], lang: 'en' | 'ja' = 'en'): string =>
  lagSentence(
    profiles.map((profile, at) => ({ with: words(lang).race.lag.with('ABC'[at]!), profile })),
    words(lang),
  );

test('of two searches both are told, the one that notices sooner first', () => {
  const alongBoth = (lang: 'en' | 'ja') => {
    const { along } = words(lang).race.lag;
    return lagSentence(
      [
        { with: along.long, profile: after(5.42) },
        { with: along.short, profile: after(2.1) },
      ],
      words(lang),
    );
  };
  expect(alongBoth('en')).toBe(
    'Along the short side a mistake is noticed after 2.1 pieces on average, along the long side after 5.4.',
  );
  expect(alongBoth('ja')).toBe(
    '短い辺に沿うと間違いに平均2.1個のピースのあとで気づき、長い辺に沿うと5.4個のあとです。',
  );
  expect(said([after(1), after(0)])).toBe(
    'With “B” a mistake is noticed after 0 pieces on average, with “A” after 1.',
  );
  expect(said([after(3), after(1)])).toContain('after 1 piece on average, with “A” after 3.');
});

test('of more the soonest and the latest are told, of one its own', () => {
  expect(said([after(4), after(2), after(3)])).toBe(
    'A mistake is noticed soonest with “B”, after 2 pieces on average, and latest with “A”, after 4.',
  );
  expect(said([after(4), after(2), after(3)], 'ja')).toContain('「B」では間違いに最も早く');
  expect(said([after(2.5)])).toBe('A mistake is noticed after 2.5 pieces on average.');
});

test('what looks the same is not told apart', () => {
  const same = 'Wherever mistakes were noticed, that was after 2 pieces on average.';
  expect(said([after(2.01), after(1.98)])).toBe(same);
  expect(said([after(2), nothing, after(2)])).toBe(
    'Wherever mistakes were noticed, that was after 2 pieces on average; with “B” none was noticed yet.',
  );
});

test('where no mistake was noticed, or none can be, or that is not known, this is said', () => {
  expect(said([nothing, nothing])).toBe(lag.none);
  expect(said([after(2), nothing, hopeless])).toBe(
    'With “A” a mistake is noticed after 2 pieces on average; with “B”, with “C” none was noticed yet.',
  );
  expect(said([after(2), nothing, after(4)])).toBe(
    'A mistake is noticed soonest with “A”, after 2 pieces on average, and latest with “C”, after 4; with “B” none was noticed yet.',
  );
  expect(said([nothing, after(3)], 'ja')).toContain('気づきます。「A」ではまだ気づいていません。');
  expect(said([hopeless, hopeless])).toBe(lag.hopeless);
  expect(said([after(2), open])).toBe(lag.unknown);
  expect(said([after(2), undefined])).toBe(lag.unknown);
  expect(said([hopeless, undefined])).toBe(lag.unknown);
});
