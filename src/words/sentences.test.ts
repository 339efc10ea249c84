import { expect, test } from 'vitest';
import { joined } from './sentences.ts';

test('sentences are joined by a space, but none after a Japanese full stop', () => {
  expect(joined(['One.', '', false, 'Two.', undefined])).toBe('One. Two.');
  expect(joined(['1位。', '2位。', 'Knuth 2000。'])).toBe('1位。2位。Knuth 2000。');
  expect(joined([undefined, ''])).toBe('');
});
