import { expect, test } from 'vitest';
import { Recovery } from './recovery.ts';

test('a page without graphics is reloaded, but not while a dialog is open', () => {
  let [reloads, isOccupied] = [0, true];
  const recovery = new Recovery({
    director: { skip: () => undefined },
    opener: { ready: () => undefined, restart: () => undefined },
    reloads: { ask: async () => void reloads++ },
    isLeftAlone: () => false,
    isOccupied: () => isOccupied,
  });
  recovery.graphicsLost();
  expect(reloads).toBe(0);
  isOccupied = false;
  recovery.graphicsLost();
  expect(reloads).toBe(1);
});
