import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Arrival } from '../view/changeover.ts';

test('the search begins once the title stands, by the times of its style sheet', () => {
  const style = readFileSync(new URL('../ui/status/headline.css', import.meta.url), 'utf8');
  const [, fade, wait] = /\.headline\.on \{[^}]*transition: opacity ([\d.]+)s ([\d.]+)s/.exec(
    style,
  )!;
  const arrival = new Arrival('own');
  arrival.pass(0);
  let [titled, searched] = [0, 0];
  for (let age = 0; age <= 3000; age += 10) {
    if (!arrival.isTitled) titled = age + 10;
    if (arrival.waits) searched = age + 10;
    arrival.pass(10);
  }
  expect(searched - titled).toBeCloseTo(1000 * (Number(fade) + Number(wait)));
});
