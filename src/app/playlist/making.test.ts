import { expect, test } from 'vitest';
import { Generation } from '../../generate/generation.ts';
import { DONE, STUCK } from '../../generate/events.ts';
import { AddressGrammar } from '../address/grammar.ts';
import { readState, writeState } from '../address/stateCodec.ts';
import { isPuzzle } from '../library/catalogue.ts';
import { settingsOf, stateOf } from '../state.ts';
import { defaults } from '../../settings/settings.ts';
import { catalogueAtHand } from '../../testing/catalogueAtHand.ts';
import { planFor } from '../modes/generate/planFor.ts';
import { PlayOrder } from './playlist.ts';

const grammar = new AddressGrammar(isPuzzle);

test('a board that is divided between two others comes to whole pieces, by the steps that follow from what is written of it', async () => {
  const { entries } = await catalogueAtHand.load();
  const order = new PlayOrder(catalogueAtHand, { chance: 1 }, { read: () => new Map() });
  // A rectangle, as somebody has divided one before.
  const settings = { ...defaults, shuffle: 5, interludes: ['make'], size: [12, 10] } as const;
  const made: string[] = [];
  for (let id: string | undefined; made.length < 60;) {
    const shown = await order.after(id, settings);
    ({ id } = shown);
    if (!shown.overrides.make) continue;
    const { puzzle } = entries.find((one) => one.id === id)!;
    const state = stateOf({ ...settings, puzzle: { id } }, puzzle, shown.overrides);
    // A page that is loaded again, or follows, has nothing but what is written.
    const written = writeState(state, grammar, { step: 3, tick: Infinity });
    const read = readState(written, grammar, grammar.read(written.shown).settings);
    const { make, require, size } = settingsOf(read);
    expect({ mode: 'generate', make, require, size }).toEqual(shown.overrides);
    expect(make.strategy).toBe('strict');
    const { plan } = planFor(puzzle, { make, require, size });
    const generation = new Generation(plan, 'steps');
    let step = generation.step();
    while (step !== DONE && step !== STUCK) step = generation.step();
    expect({ id, step, score: generation.value(0) }).toEqual({ id, step: DONE, score: 0 });
    made.push(id);
  }
  expect(new Set(made).size).toBeGreaterThan(30);
});
