import { expect, test } from 'vitest';
import { moved, newGame, wentTo } from '../../../game/tree.ts';
import { GameTransport } from './gameTransport.ts';

test('it goes to moves of its line alone, whatever it is asked for', () => {
  let game = moved(moved(moved(newGame, { on: 1 }), { on: 5 }), { on: 9 });
  const transport = new GameTransport(
    () => game,
    (node) => (game = wentTo(game, node)),
  );
  const at = (does: () => void): number => {
    does();
    return transport.at;
  };
  expect(at(() => transport.seek(1.5))).toBe(1);
  expect(at(() => transport.step(1.5))).toBe(2);
  expect(at(() => transport.step(-0.5))).toBe(1);
  expect(at(() => transport.seek(-0.5))).toBe(0);
  expect(at(() => transport.seek(Infinity))).toBe(3);
  expect(at(() => transport.seek(2.99))).toBe(2);
});
