import { expect, test } from 'vitest';
import { defaults } from '../../settings/settings.ts';
import { isPuzzle } from '../library/catalogue.ts';
import { AddressGrammar } from './grammar.ts';

const grammar = new AddressGrammar(isPuzzle);
const readAddress = (query: string) => grammar.read(query);
const writeAddress = (settings: typeof defaults) => grammar.write(settings);

test('a moment is a step, and a number of the ticks after it', () => {
  const moment = (query: string) => {
    const { step, tick } = readAddress(query).settings.moment;
    return [step, tick];
  };
  expect(moment('')).toEqual([0, Infinity]);
  expect(moment('step=12')).toEqual([12, Infinity]);
  expect(moment('step=12.3')).toEqual([12, 3]);
  expect(moment('step=0.0')).toEqual([0, 0]);
  expect(writeAddress({ ...defaults, moment: { step: 12, tick: 10 } })).toBe('step=12.10');
});

test('a stretch is a beginning, an end, and whether it is repeated', () => {
  const stretch = (query: string) => readAddress(query).settings.stretch;
  expect(stretch('')).toEqual({ from: 0, to: Infinity, loops: false });
  expect(stretch('from=3&to=7&loop')).toEqual({ from: 3, to: 7, loops: true });
  expect(stretch('to=7')).toEqual({ from: 0, to: 7, loops: false });
  expect(stretch('from=7&to=7')).toEqual({ from: 7, to: 7, loops: false });
  const written = { ...defaults, stretch: { from: 3, to: Infinity, loops: true } };
  expect(writeAddress(written)).toBe('from=3&loop=1');
  // Moves by hand, and solutions that follow each other, are no run.
  expect(writeAddress({ ...written, mode: 'wall' })).toBe('mode=wall');
});

test.each([
  ['from=-1&to=9', 'from', '-1', '0', { from: 0, to: 9 }],
  ['from=3.5', 'from', '3.5', '0', {}],
  ['from=1e3', 'from', '1e3', '0', {}],
  ['from=99999999999999999999', 'from', '99999999999999999999', '0', {}],
  ['to=end', 'to', 'end', '', {}],
  ['loop=often', 'loop', 'often', '0', {}],
  ['from=9&to=3&loop', 'to', '3', '', { from: 9, loops: true }],
])('%s is reported, and what is wrong is left out', (query, name, value, used, rest) => {
  const { settings, invalidParams } = readAddress(query);
  expect(invalidParams).toEqual([{ name, value, used }]);
  expect(settings.stretch).toEqual({ ...defaults.stretch, ...rest });
});
