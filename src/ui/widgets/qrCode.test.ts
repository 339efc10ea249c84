import { expect, test } from 'vitest';
import { codeOf } from './qrCode.ts';

test('a link has a code unless it is too long for one', () => {
  const link = 'https://example.org/fitful/?mode=class&step=2';
  const code = codeOf(link)!;
  expect(code.path).toMatch(/^M2 2h1v1h-1zM3 2/);
  expect(codeOf(`${link}3`)!.path).not.toBe(code.path);
  expect(codeOf('x'.repeat(2953))?.size).toBe(177 + 4);
  expect(codeOf('x'.repeat(2954))).toBeUndefined();
  expect(codeOf('あ'.repeat(985))).toBeUndefined();
});
