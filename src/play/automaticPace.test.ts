import { compile, fullDepth } from '../solve/problem.ts';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import recipes from '../../assets/recipes.json';
import { readCatalogue } from '../puzzle/catalogue.ts';
import { recipeIn, type RecipeFile } from '../solve/saved/recipe.ts';
import {
  autoPace,
  BETWEEN_NEAR_MISSES,
  brakingDistance,
  leadFor,
  NEAR_MISS_HELD,
} from './automaticPace.ts';
import { HOLD_SECONDS } from './tempo.ts';

/** How long a frame takes, in seconds: usually, and where only the sum counts. */
const FRAME = 1 / 60;
const LONG_FRAME = 1 / 20;

interface Run {
  /** The step of the first milestone, or the last step if there is none. */
  readonly goal: number;
  readonly isMilestone: boolean;
  readonly soonest: number;
  /** Whether there is always a near miss as soon as one is allowed. */
  readonly hasNearMisses: boolean;
}

/** The pace in every frame of a run until its goal, and how long that takes, in seconds. */
function play({ goal, isMilestone, soonest, hasNearMisses }: Run, frame = FRAME) {
  const paces: number[] = [];
  let [step, seconds, held] = [0, 0, 0];
  let nearMiss: number | undefined;
  let last: number | undefined;
  while (step < goal - 1e-6 && seconds < 600) {
    const away = goal - step;
    const pace = autoPace({
      seconds,
      due: soonest > 0 ? soonest - seconds : undefined,
      toEnd: away,
      toMilestone: isMilestone ? away : undefined,
      toNearMiss: nearMiss === undefined ? undefined : Math.max(0, nearMiss - step),
      sinceNearMiss: last === undefined ? undefined : seconds - last,
    });
    paces.push(pace);
    if (hasNearMisses && nearMiss === undefined && seconds - (last ?? 0) >= BETWEEN_NEAR_MISSES)
      nearMiss = step + Math.ceil(brakingDistance(pace)) + 1;
    step += pace * frame;
    seconds += frame;
    if (nearMiss === undefined || step < nearMiss) continue;
    step = last = nearMiss;
    last = seconds;
    nearMiss = undefined;
    held += NEAR_MISS_HELD;
  }
  return { paces, seconds: seconds + held };
}

test('the pace never jumps, however far a milestone is away and wherever near misses are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 26 }).chain((bits) => fc.integer({ min: 1, max: 2 ** bits })),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(0, 36),
      (goal, isMilestone, hasNearMisses, soonest) => {
        const { paces } = play({ goal, isMilestone, hasNearMisses, soonest });
        const ratios = paces.slice(1).map((pace, i) => Math.abs(Math.log(pace / paces[i]!)));
        expect(ratios.reduce((most, ratio) => Math.max(most, ratio), 0)).toBeLessThan(0.5);
      },
    ),
    {
      numRuns: 60,
      examples: [
        [37, false, true, 36],
        [2694, false, true, 36],
      ],
    },
  );
});

const folder = new URL('../../assets/puzzles/', import.meta.url);
const catalogue = readCatalogue(
  Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
  ),
);

test('by its recipe, each puzzle of the catalogue is played in 40 seconds to four minutes', () => {
  for (const { id, puzzle } of catalogue) {
    const { solved, impossible } = recipeIn(recipes as RecipeFile, id);
    const isMilestone = solved !== undefined;
    // What was placed has been removed again, but for the pieces of the solution.
    const goal = isMilestone
      ? 2 * solved - (fullDepth(compile(puzzle)) ?? 0)
      : 2 * (impossible ?? Infinity);
    // Of fewer steps, further solutions or the end are shown until the time has come.
    if (goal < 20 || goal === Infinity) continue;
    for (const hasNearMisses of [false, true]) {
      const { seconds } = play({ goal, isMilestone, soonest: 36, hasNearMisses }, LONG_FRAME);
      const shown = seconds + HOLD_SECONDS;
      expect({
        id,
        shown,
        isLong: shown > 240,
        isShort: shown < 40 - 2 * LONG_FRAME,
      }).toMatchObject({
        isLong: false,
        isShort: false,
      });
    }
  }
});

test.each([12, 15])(
  'with the lead for it, a milestone comes after %i seconds, however far it is',
  (due) => {
    for (const steps of [60, 118, 588, 1355, 2119, 6001]) {
      const lead = leadFor(steps, due);
      let [at, seconds] = [0, 0];
      for (; at < steps - 1e-3 && seconds < 60; seconds += FRAME) {
        const toMilestone = steps - at;
        at += autoPace({ seconds: seconds + lead, toMilestone }) * FRAME;
      }
      expect([steps, seconds, Math.abs(seconds - due) < 2]).toEqual([steps, seconds, true]);
    }
  },
);
