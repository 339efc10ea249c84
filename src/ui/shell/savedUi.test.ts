import { expect, test } from 'vitest';
import { readSavedUi } from './savedUi.ts';

const none = { panel: undefined, draft: undefined };

test('saved state is restored', () => {
  const kept = { panel: 'gallery', draft: { text: '..', wrong: 'Line 1' } } as const;
  expect(readSavedUi(structuredClone(kept))).toEqual(kept);
  expect(readSavedUi({ draft: { text: '..' } })).toEqual({ ...none, draft: { text: '..' } });
});

test.each([null, undefined, 7, 'gallery', [], { panel: 'kitchen' }, { draft: { text: 7 } }])(
  'invalid state is ignored: %j',
  (state) => {
    expect(readSavedUi(state)).toEqual(none);
  },
);
