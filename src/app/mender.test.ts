import { expect, test } from 'vitest';
import { Mender } from './mender.ts';

test('a page without graphics is reloaded, but not while a dialog is open', () => {
  let [reloads, isOccupied] = [0, true];
  const mender = new Mender({
    director: { skip: () => undefined },
    opener: { ready: () => undefined, restart: () => undefined },
    reloads: { ask: async () => void reloads++ },
    isLeftAlone: () => false,
    isOccupied: () => isOccupied,
  });
  mender.graphicsLost();
  expect(reloads).toBe(0);
  isOccupied = false;
  mender.graphicsLost();
  expect(reloads).toBe(1);
});
