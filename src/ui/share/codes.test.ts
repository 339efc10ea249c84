import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/share.ts';
import { boardTag, embedded, frameTag } from './codes.ts';

const link = 'https://fitful.example/?puzzle=domino-5x2&step=3&paused=1';

test('a frame has the address of the link, and says first that it is one', () => {
  expect(embedded(link, true)).toBe(
    'https://fitful.example/?embed&puzzle=domino-5x2&step=3&paused=1',
  );
  expect(embedded('https://fitful.example/a', false)).toBe('https://fitful.example/a?embed&ui=0');
  expect(frameTag(embedded(link, true), '5 × 2 “<a>"')).toBe(
    '<iframe src="https://fitful.example/?embed&amp;puzzle=domino-5x2&amp;step=3&amp;paused=1" title="5 × 2 “&lt;a>&quot;" width="480" height="360" style="border: 0; max-width: 100%" loading="lazy"></iframe>',
  );
});

test('the attributes of an element are the names of the address, with their values as they are', () => {
  expect(boardTag(link, true)).toBe(
    '<fitful-board puzzle="domino-5x2" step="3" paused="1"></fitful-board>',
  );
  const anyName = fc.constantFrom('puzzle', 'panes', 'text', 'rules');
  fc.assert(
    fc.property(fc.array(fc.tuple(anyName, fc.string()), { maxLength: 4 }), (params) => {
      const query = new URLSearchParams(params);
      const tag = boardTag(`https://fitful.example/?${query}&embed=1`, false);
      const read = [...tag.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value!.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
      ]);
      expect(read).toEqual([...query, ['ui', '0']].map(([name, value]) => [name, value]));
    }),
    runs(200),
  );
});
