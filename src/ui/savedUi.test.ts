import { expect, test } from 'vitest';
import { readSavedUi } from './savedUi.ts';

const none = { panel: undefined, draft: undefined };

test('what was kept is found again', () => {
  const kept = { panel: 'gallery', draft: { text: '..', wrong: 'Line 1' } } as const;
  expect(readSavedUi(structuredClone(kept))).toEqual(kept);
  expect(readSavedUi({ draft: { text: '..' } })).toEqual({ ...none, draft: { text: '..' } });
});

test.each([null, undefined, 7, 'gallery', [], { panel: 'kitchen' }, { draft: { text: 7 } }])(
  'nothing is made of %j',
  (state) => {
    expect(readSavedUi(state)).toEqual(none);
  },
);
