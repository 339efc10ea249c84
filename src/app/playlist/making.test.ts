import { expect, test } from 'vitest';
import { Generation } from '../../generate/generation.ts';
import { noRequirements } from '../../generate/asked.ts';
import { DONE } from '../../generate/events.ts';
import { defaults } from '../../settings/settings.ts';
import { catalogueAtHand } from '../../testing/catalogueAtHand.ts';
import { planFor } from '../modes/generate/planFor.ts';
import { PlayOrder } from './playlist.ts';

/** More steps than any of these divisions takes. */
const MOST = 3000;

test('a board that is divided between two others comes to whole pieces', async () => {
  const { entries } = await catalogueAtHand.load();
  const order = new PlayOrder(catalogueAtHand, { chance: 1 }, { read: () => new Map() });
  const settings = { ...defaults, shuffle: 5, interludes: ['make'] } as const;
  const made: string[] = [];
  for (let id: string | undefined; made.length < 60;) {
    const shown = await order.after(id, settings);
    ({ id } = shown);
    const { make } = shown.overrides;
    if (!make) continue;
    const { puzzle } = entries.find((one) => one.id === id)!;
    const { plan } = planFor(puzzle, { make, require: noRequirements, size: undefined });
    const generation = new Generation(plan, 'steps');
    let step = generation.step();
    while (step !== DONE && generation.steps < MOST) step = generation.step();
    expect({ id, step, score: generation.value(0) }).toEqual({ id, step: DONE, score: 0 });
    made.push(id);
  }
  expect(new Set(made).size).toBeGreaterThan(30);
});
