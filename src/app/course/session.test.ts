import { expect, test } from 'vitest';
import { findApi, Session } from './session.ts';
import { scormEditions } from '../../teach/lesson/course.ts';
import { COUNT, editions } from './editions.ts';

/** A window, whose parent is itself if it has none. */
function windowIn({ parent, opener, ...own }: Record<string, unknown> = {}) {
  const made: Record<string, unknown> = { opener: opener ?? null, ...own };
  return Object.assign(made, { parent: parent ?? made }) as {
    readonly parent: unknown;
    readonly opener: unknown;
  };
}

const api = { LMSInitialize: () => 'true' };
const other = { LMSInitialize: () => 'true' };

/** A window of another site: only its neighbours can be seen. */
const foreign = (neighbours: { parent?: unknown; opener?: unknown }) =>
  new Proxy(windowIn(neighbours), {
    get: (its, name) => {
      if (name === 'parent' || name === 'opener') return its[name];
      throw new DOMException('Blocked a frame.', 'SecurityError');
    },
  });

test('a course is found around the page, the nearest first', () => {
  const top = windowIn({ API: api });
  expect(findApi(windowIn({ parent: windowIn({ parent: top }) }), '1.2')).toBe(api);
  expect(findApi(windowIn({ parent: windowIn({ parent: top, API: other }) }), '1.2')).toBe(other);
  // What the opener has comes last.
  const around = windowIn({ parent: top });
  expect(findApi(windowIn({ parent: around, opener: windowIn({ API: other }) }), '1.2')).toBe(api);
});

test('a course is found in the window that opened the page, or a frame around it', () => {
  const opener = windowIn({ parent: windowIn({ API: api }) });
  expect(findApi(windowIn({ opener }), '1.2')).toBe(api);
  expect(findApi(windowIn({ parent: windowIn({ opener }) }), '1.2')).toBe(api);
});

test('windows of other sites are passed over', () => {
  const top = windowIn({ API: api });
  expect(findApi(windowIn({ parent: foreign({ parent: top }) }), '1.2')).toBe(api);
  expect(findApi(windowIn({ parent: foreign({}) }), '1.2')).toBe(undefined);
});

test('something else of that name is no course, and the other edition is none for this one', () => {
  for (const API of ['API', 7, null, {}, { LMSInitialize: 'true' }])
    expect(findApi(windowIn({ parent: windowIn({ API }) }), '1.2')).toBe(undefined);
  const modern = { Initialize: () => 'true' };
  const top = windowIn({ API: api, API_1484_11: modern });
  expect(findApi(windowIn({ parent: top }), '2004')).toBe(modern);
  expect(findApi(windowIn({ parent: windowIn({ API: api }) }), '2004')).toBe(undefined);
});

test('the search ends, however windows are nested', () => {
  const one = windowIn();
  const two = windowIn({ parent: one, opener: one });
  Object.assign(one, { parent: two, opener: two });
  expect(findApi(one, '1.2')).toBe(undefined);
  let looked = 0;
  const endless = (): object =>
    Object.defineProperties(
      {},
      { parent: { get: endless }, opener: { get: endless }, API: { get: () => void looked++ } },
    );
  expect(findApi(endless() as never, '1.2')).toBe(undefined);
  expect(looked).toBe(500);
});

test.each(scormEditions)(
  'a course of SCORM %s that does not tell how many answers it has keeps all of them',
  (edition) => {
    for (const count of [undefined, '2']) {
      const told = new Map<string, string>();
      const { calls } = editions[edition];
      const api: Record<string, (name: string, value: string) => string> = Object.fromEntries(
        Object.values(calls).map((name) => [name, () => 'true']),
      );
      api[calls.get] = (name) => (name === COUNT ? (count ?? '') : '');
      api[calls.set] = (name, value) => {
        told.set(name, value);
        return 'true';
      };
      const answer = (place: number) => ({
        id: `question-${place}`,
        place,
        text: 'Which?',
        language: 'en',
        given: 'a1',
        rights: ['a1'],
        isRight: true,
      });
      const standing = { place: '1', kept: '', seen: 0, score: 0, isComplete: false };
      for (const place of [0, 3]) {
        const session = new Session(api, edition);
        session.begin(0);
        session.tell({ ...standing, interactions: [answer(place)] }, 0);
        session.end();
      }
      const ids = [...told].filter(([name]) => /^cmi.interactions.*id$/.test(name));
      const kept = [
        ['cmi.interactions.0.id', 'question-0'],
        ['cmi.interactions.3.id', 'question-3'],
      ];
      // A course that counts is told the next number.
      expect(ids).toEqual(count ? [[`cmi.interactions.${count}.id`, 'question-3']] : kept);
    }
  },
);
