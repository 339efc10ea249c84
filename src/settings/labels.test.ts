import { expect, test } from 'vitest';
import { languages } from '../words/index.ts';
import { labelsIn } from './labels.ts';
import { dialogSettings, hostSettings } from './settings.ts';

test.each(languages)(
  'every setting that is offered, and each of its values, has words: %s',
  (language) => {
    const labels = labelsIn(language);
    const offered = [...hostSettings, ...dialogSettings];
    expect(offered.length).toBeGreaterThan(10);
    for (const { name, range } of offered) {
      const { title, of } = labels(name);
      const texts = range.values.map(of);
      expect(title).not.toBe('');
      expect(new Set(texts).size).toBe(texts.length);
      // A value that has no words of its own would be shown as an address writes it.
      const raw = texts.filter((text) => /^[a-z-]+$/.test(text) && language !== 'en');
      expect({ name, raw }).toEqual({ name, raw: [] });
    }
  },
);
