import { expect, test } from 'vitest';
import type { Film } from '../../play/film/film.ts';
import { words } from '../../words/index.ts';
import { BadAddress, filmBy } from './browserFilm.ts';

const film: Film = {
  from: 0,
  to: 1,
  unit: 'steps',
  speed: 1,
  fps: 1,
  width: 160,
  height: 120,
  format: 'png',
};

const { address, page: own } = words('en');
const fault = address.badValue('equal', 'luck', 'steps');

/** A page that says something, and films as soon as it is asked to. */
const saying = (...notices: readonly string[]) => ({
  evaluate: (code: string): Promise<unknown> => {
    if (code.includes('.notice')) return Promise.resolve(notices);
    if (code.endsWith('report')) return Promise.resolve({ done: 0, frames: 1 });
    return Promise.resolve(true);
  },
  close: () => Promise.resolve(),
});

test("only what is said of somebody's address ends a film", async () => {
  const begins = { done: false, value: { done: 0, frames: 1 } };
  expect(await filmBy(saying(), film, own).next()).toEqual(begins);
  expect(await filmBy(saying(own.graphicsLost), film, own).next()).toEqual(begins);
  expect(await filmBy(saying(fault), film).next()).toEqual(begins);
  const refused = filmBy(saying(own.noWorkers, fault), film, own).next();
  await expect(refused).rejects.toEqual(new BadAddress(fault));
});
