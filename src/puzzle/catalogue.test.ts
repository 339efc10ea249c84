import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';

const text = 'pieces: domino\n\n..\n';

test('puzzles are sorted by name, with numbers by value', () => {
  const files = ['b-10x6.txt', '../../assets/puzzles/b-6x10.txt', 'a.txt'];
  const entries = readCatalogue(Object.fromEntries(files.map((file) => [file, text])));
  expect(entries.map(({ id }) => id)).toEqual(['a', 'b-6x10', 'b-10x6']);
  expect(entries[0]!.puzzle.pieces[0]!.name).toBe('I2');
});

test('a text is read once, on first access, and no error is lost', () => {
  const [good, bad] = readCatalogue({ 'a.txt': `title: A\n${text}`, 'b.txt': 'title: B\n\n?' });
  expect(good!.title).toBe('A');
  expect(good!.puzzle).toMatchObject(good!.question);
  expect(good!.puzzle).toBe(good!.puzzle);
  expect(() => bad!.question).toThrow('badBoardCharacter');
  expect(() => bad!.puzzle).toThrow('badBoardCharacter');
});
