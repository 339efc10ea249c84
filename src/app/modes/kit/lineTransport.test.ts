import { expect, test } from 'vitest';
import { LineTransport } from './lineTransport.ts';

test('it goes to moments of its line alone, whatever it is asked for', () => {
  let now = 3;
  const gone: number[] = [];
  const transport = new LineTransport(
    () => ({ at: now, last: 3 }),
    (at) => gone.push((now = at)),
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
  expect(at(() => transport.seek(2))).toBe(2);
  expect(gone).toEqual([1, 2, 1, 0, 3, 2]);
});
