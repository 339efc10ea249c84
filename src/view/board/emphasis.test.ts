import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smooth } from '../motion.ts';
import { AHEAD, CHANGE, DIMMED, EmphasisFade, RECEDED, type Emphasis } from './emphasis.ts';

const emphases: readonly Emphasis[] = ['plain', 'ahead', 'winner', 'behind', 'dimmed'];

test('a board is fully dimmed, or has its whole rim, once the change is over', () => {
  const fade = new EmphasisFade();
  expect(fade).toMatchObject({ opacity: 1, own: 1, rim: 0, isOver: true });
  for (const [wanted, opacity, own, rim] of [
    ['dimmed', DIMMED, RECEDED, 0],
    ['winner', 1, 1, 1],
    ['behind', 1, RECEDED, 0],
    ['plain', 1, 1, 0],
    ['ahead', 1, 1, smooth(AHEAD)],
  ] as const) {
    fade.wanted = wanted;
    expect(fade.isOver).toBe(false);
    fade.pass(CHANGE / 4);
    expect(fade.isOver).toBe(false);
    fade.pass((3 * CHANGE) / 4);
    expect(fade.isOver).toBe(true);
    expect(fade.opacity).toBeCloseTo(opacity);
    expect(fade.own).toBeCloseTo(own);
    expect(fade.rim).toBeCloseTo(rim);
  }
});

test('however often emphasis changes, a board does not flash', () => {
  const anyChange = fc.record({ wanted: fc.constantFrom(...emphases), lasts: fc.nat(2 * CHANGE) });
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 30 }), (changes) => {
      const fade = new EmphasisFade();
      let now = 0;
      /** The moments at which light went the whole way, in whichever direction. */
      const turns: Record<'opacity' | 'own' | 'rim', number[]> = { opacity: [], own: [], rim: [] };
      const last = { opacity: 1, own: 1, rim: 0 };
      for (const { wanted, lasts } of changes) {
        fade.wanted = wanted;
        for (let passed = 0; passed < lasts; passed += 16) {
          fade.pass(16);
          now += 16;
          for (const part of ['opacity', 'own', 'rim'] as const) {
            const ends = { opacity: [DIMMED, 1], own: [RECEDED, 1], rim: [0, 1] }[part];
            const end = ends.find((one) => Math.abs(one - fade[part]) < 1e-9);
            if (end === undefined || end === last[part]) continue;
            last[part] = end;
            turns[part].push(now);
          }
        }
      }
      for (const moments of Object.values(turns))
        for (const [i, at] of moments.slice(1).entries())
          expect(at - moments[i]!).toBeGreaterThanOrEqual(600);
    }),
  );
});
