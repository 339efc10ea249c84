import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutTo, wellFormed } from './pictureText.ts';

test('only characters that XML forbids are replaced', () => {
  expect(wellFormed('a\uffff\ufffe\u0000\u000b\ud800b')).toBe(`a${'\ufffd'.repeat(5)}b`);
  expect(wellFormed('\t “🧩” \u0085 ピース\n')).toBe('\t “🧩” \u0085 ピース\n');
});

test('a text is cut where room ends, but never within a character', () => {
  const widthOf = (text: string) => [...text].length;
  expect(cutTo(5, 'Rows', widthOf)).toBe('Rows');
  expect(cutTo(8, 'Rows · Islands', widthOf)).toBe('Rows ·…');
  expect(cutTo(3, '🧩🧩🧩🧩', widthOf)).toBe('🧩🧩…');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, room) => {
      expect(widthOf(cutTo(room, text, widthOf))).toBeLessThanOrEqual(room);
    }),
  );
});
