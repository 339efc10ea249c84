import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { defaults, type SettingName, type Settings } from '../settings/settings.ts';
import {
  changedNames,
  settingsOf,
  stateOf,
  withItem,
  withoutOverrides,
  withSettings,
} from './state.ts';

const puzzle = parsePuzzle('title: 2\n\n..\n..\n\nA x2\noo\n');

/** Random changes of some settings. */
const anyChanges: fc.Arbitrary<Partial<Settings>> = fc.record(
  {
    mode: fc.constantFrom<Settings['mode'][]>('saver', 'race', 'generate'),
    search: fc.constantFrom<Settings['search'][]>({ order: 'peel' }, { solver: 'dlx' }, 'recipe'),
    unique: fc.boolean(),
    speed: fc.constantFrom<Settings['speed'][]>('auto', 30, 'max'),
    theme: fc.constantFrom<Settings['theme'][]>('auto', 'paper', 'glass'),
    minutes: fc.constantFrom<Settings['minutes'][]>('auto', 2),
    themes: fc.subarray<Settings['themes'][number]>(['paper', 'glass']),
  },
  { requiredKeys: [] },
);

test('the settings that an item overrides are as they were once it is over, but for those that a person has changed since', () => {
  let kept = 0;
  fc.assert(
    fc.property(anyChanges, anyChanges, fc.array(anyChanges), (first, overrides, changes) => {
      const base = { ...defaults, ...first };
      const during = withItem(stateOf(base, puzzle), { id: 'x', puzzle, overrides }, {});
      expect(settingsOf(during)).toEqual({ ...base, puzzle: { id: 'x' }, ...overrides });
      let state = during;
      const chosen: Partial<Record<SettingName, unknown>> = {};
      for (const change of changes) {
        const names = changedNames(change, settingsOf(state));
        for (const name of names) chosen[name] = change[name];
        state = withSettings(state, change);
        expect(settingsOf(state)).toMatchObject(change);
      }
      const after = settingsOf(withoutOverrides(state));
      expect(after).toEqual({ ...base, puzzle: { id: 'x' }, ...chosen });
      if (Object.keys(chosen).some((name) => name in overrides)) kept++;
    }),
  );
  expect(kept).toBeGreaterThan(20);
});

test('settings that are chosen as they are change nothing, however they are written', () => {
  const panes = defaults.panes.map((pane) => ({ ...pane, rules: [...pane.rules] }));
  const overrides = { mode: 'race', panes: defaults.panes } as const;
  const state = withItem(stateOf(defaults, puzzle), { id: 'x', puzzle, overrides }, {});
  expect(withSettings(state, { panes, mode: 'race', speed: 'auto' })).toEqual(state);
});
