import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedAt } from '../solve/fixedAt.ts';
import { coveredBy } from '../solve/problem.ts';
import { bruteForce } from '../testing/bruteForce.ts';
import { anyPosition } from '../testing/random/anyGame.ts';
import { problemOf } from '../testing/random/situations.ts';
import { runs } from '../testing/share.ts';
import { Inquiry, type PositionAnswer } from './inquiry.ts';

/** The answers of an inquiry in so many slices, by a clock on which each takes so many ms. */
function answersOf(inquiry: Inquiry, ms: number, slices = 100_000): PositionAnswer[] {
  const answers: PositionAnswer[] = [];
  let now = 0;
  const clock = (): number => (now += ms / 2);
  for (let slice = 0; slice < slices; slice++) {
    const isOver = inquiry.run(clock);
    const news = inquiry.news();
    if (news) answers.push(news);
    if (isOver) break;
  }
  return answers;
}

test('every answer is true, the last one exact, with a way if there is one and a reason if there is none', () => {
  const seen = { none: 0, some: 0 };
  fc.assert(
    fc.property(anyPosition(), fc.integer({ min: 1, max: 500 }), ({ problem, laid }, slice) => {
      const { solutions } = bruteForce(fixedAt(problem, laid));
      const truth = BigInt(solutions.length);
      const answers = answersOf(new Inquiry(problem, laid), slice);
      for (const { known } of answers) {
        if (known.kind === 'exact') expect(known.ways).toBe(truth);
        if (known.kind === 'atLeast') expect(known.ways).toBeLessThanOrEqual(truth);
      }
      const { known, completion, impossible } = answers.at(-1)!;
      expect(known).toEqual({ kind: 'exact', ways: truth });
      seen[truth > 0n ? 'some' : 'none']++;
      expect(impossible === undefined).toBe(truth > 0n);
      if (truth === 0n) return;
      const covered = [...laid, ...completion!].flatMap((one) => [...coveredBy(problem, one)]);
      expect(covered.toSorted((a, b) => a - b)).toEqual([...problem.cells.keys()]);
    }),
    runs(200),
  );
  expect(Math.min(seen.none, seen.some)).toBeGreaterThan(10);
});

test('what takes long is answered in time: some after 100 ms, nothing after a second', () => {
  // Each slice takes 60 ms, so that the exact number comes late.
  const answers = answersOf(new Inquiry(problemOf('one-sided-pentomino-15x6'), []), 60, 40);
  expect(answers[0]!.known.kind).not.toBe('exact');
  const kinds = answers.map(({ known }) => known.kind);
  expect(kinds.indexOf('unknown')).toBeLessThanOrEqual(0);
});
