import { expect, test } from 'vitest';
import { languages, words } from './index.ts';

test('of options that are gone none is counted', () => {
  for (const language of languages) {
    const { excerpt, others } = words(language).matrix;
    expect(excerpt('e1', 0)).not.toBe(excerpt('e1', 1));
    expect(others(0)).not.toMatch(/\d/);
    expect(others(61)).toContain('61');
  }
  const { excerpt, others } = words('en').matrix;
  expect([excerpt('e1', 0), others(0)]).toEqual(['No option is left for e1', 'and no others']);
});
