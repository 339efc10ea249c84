import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySearch } from '../../testing/random/anySearch.ts';
import { plainSearch } from '../search.ts';
import { readParts, readSearch, writeSearch } from './searchText.ts';
import { readUntil } from '../../run/until.ts';

test('a search reads back as it was written, also from a list', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const text = writeSearch(search);
      expect(readSearch(text)).toEqual(search);
      expect(text).not.toContain('~');
    }),
  );
});

test('parts left out have their defaults', () => {
  expect(readSearch('')).toEqual(plainSearch);
  expect(readSearch('dlx')).toEqual({ ...plainSearch, solver: 'dlx' });
  expect(readSearch('::islands,parity')).toEqual({ ...plainSearch, rules: ['islands', 'parity'] });
  expect(readSearch(':rows:none:F,I:7:unique')).toEqual({
    ...plainSearch,
    order: 'rows',
    pieces: ['F', 'I'],
    seed: 7,
    unique: true,
  });
  expect(writeSearch({ ...plainSearch, seed: 3 })).toBe('backtrack::::3');
  expect(writeSearch(plainSearch)).toBe('backtrack');
});

test('invalid text is not read', () => {
  const wrong = [
    'knuth',
    ':up',
    '::island',
    '::islands,islands',
    '::::-1',
    '::::4294967296',
    ':::::yes',
    ':::::::',
    'toString',
  ];
  expect(wrong.filter((text) => readSearch(text) !== undefined)).toEqual([]);
});

test('an end is the first solution, all of it, or a number of steps', () => {
  expect(readUntil('first')).toBe('first');
  expect(readUntil('all')).toBe('all');
  expect(readUntil('20000000')).toBe(20_000_000);
  const wrong = ['', '0', '-5', '1.5', '1e6', 'last', '9007199254740993'];
  expect(wrong.filter((text) => readUntil(text) !== undefined)).toEqual([]);
});

test('names are case-insensitive, except those of pieces', () => {
  expect(readSearch('DLX:Rows:Islands,PARITY::3:Unique')).toEqual({
    solver: 'dlx',
    order: 'rows',
    rules: ['islands', 'parity'],
    pieces: 'given',
    seed: 3,
    unique: true,
    hold: '',
  });
  expect(readSearch(':::F,l')?.pieces).toEqual(['F', 'l']);
});

test.each([
  ['backtrack:colums', 'order', 'colums'],
  ['dlx::::unique', 'seed', 'unique'],
  ['::islands,islands', 'rules', 'islands,islands'],
  ['knuth:up', 'solver', 'knuth'],
  [':::::unique::7', undefined, '7'],
])('the invalid part of %s is reported', (text, part, told) => {
  expect(readParts(text)).toEqual({ part, text: told });
});
