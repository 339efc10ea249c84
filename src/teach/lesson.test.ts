import { describe, expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { plainSearch } from '../solve/search.ts';
import { measuredFigure } from './figures.ts';
import { filled, placeFrom, readLesson } from './lesson.ts';

const figure = {
  ...{ measure: 'placements', puzzle: 'square-bar-corner', search: 'backtrack:rows' },
  ...{ step: 11, is: 7 },
};
const scene = {
  ...{ title: { en: 'One' }, stops: ['step=1', 'step=2'], say: { en: 'After {many}.' } },
  ...{ ask: { en: 'Why?' }, notes: { en: 'None' }, expect: { many: figure } },
};
const written = { title: { en: 'All' }, scenes: [scene] };

const withScene = (changes: object): object => ({ ...written, scenes: [{ ...scene, ...changes }] });
const withFigure = (changes: object): object =>
  withScene({ expect: { many: { ...figure, ...changes } } });

describe('a lesson', () => {
  test('is read, with its searches', () => {
    const search = { ...plainSearch, order: 'rows' };
    expect(readLesson('some', written, ['en'])).toEqual({
      ...{ ...written, id: 'some' },
      scenes: [{ ...scene, expect: { many: { ...figure, search, piece: undefined } } }],
    });
  });

  test('has its figures filled in', () => {
    const [read] = readLesson('some', written, ['en']).scenes;
    expect(filled(read!.say.en!, read!, (value) => `<${value}>`)).toBe('After <7>.');
  });

  test('is walked stop by stop, on to the next scene and back', () => {
    const lesson = readLesson('some', { ...written, scenes: [scene, scene] }, ['en']);
    expect(placeFrom(lesson, { scene: 0, stop: 0 }, 1)).toEqual({ scene: 0, stop: 1 });
    expect(placeFrom(lesson, { scene: 0, stop: 1 }, 1)).toEqual({ scene: 1, stop: 0 });
    expect(placeFrom(lesson, { scene: 1, stop: 0 }, -1)).toEqual({ scene: 0, stop: 1 });
    expect(placeFrom(lesson, { scene: 1, stop: 1 }, 1)).toBeUndefined();
    expect(placeFrom(lesson, { scene: 0, stop: 0 }, -1)).toBeUndefined();
  });

  test.each([
    [null, 'is no object'],
    [{ ...written, scens: [] }, 'has an unknown key “scens”'],
    [{ ...written, title: { en: '' } }, 'has no title in “en”'],
    [{ ...written, title: { en: 'All', fr: 'Tout' } }, 'has an unknown key “fr” in its title'],
    [{ ...written, scenes: [] }, 'has no scenes'],
    [{ ...written, scenes: [scene, 4] }, 'scene 2 is no object'],
    [withScene({ link: '' }), 'scene 1 has an unknown key “link”'],
    [withScene({ stops: ['step=1'] }), 'scene 1 has less than two stops'],
    [withScene({ stops: ['', 'step=1'] }), 'scene 1 has less than two stops'],
    [withScene({ ask: undefined }), 'scene 1 has no ask'],
    [withScene({ notes: {} }), 'scene 1 has no notes in “en”'],
    [withScene({ expect: undefined }), 'scene 1 has no figures to expect'],
    [withScene({ expect: {} }), 'names a figure “many” in its say in “en” that it does not expect'],
    [withScene({ notes: { en: 'In all 15.' } }), 'has a number in its notes in “en”'],
    [withScene({ say: { en: 'Done.' } }), 'has a figure “many” that no text has'],
    [withFigure({ unit: 's' }), 'a figure “many” that has an unknown key “unit”'],
    [withFigure({ measure: 'seconds' }), 'a figure “many” with no such measure: “seconds”'],
    [withFigure({ puzzle: '' }), 'a figure “many” of no puzzle'],
    [withFigure({ search: 'knuth' }), 'a figure “many” of no search: “knuth”'],
    [withFigure({ step: -1 }), 'a figure “many” after no number of steps'],
    [withFigure({ piece: 'L' }), 'a figure “many” of a piece'],
    [withFigure({ measure: 'ways' }), 'a figure “many” of no piece'],
    [withFigure({ is: '7' }), 'a figure “many” that is no number'],
  ])('is rejected with a message that names the error: %j', (content, said) => {
    expect(() => readLesson('some', content, ['en'])).toThrow('The lesson “some”: ');
    expect(() => readLesson('some', content, ['en'])).toThrow(said);
  });
});

test('a figure of what is not there is none', () => {
  const domino = parsePuzzle('\n..\n\nA\noo\n');
  const search = plainSearch;
  const measured = (measure: 'ways' | 'size' | 'region' | 'published' | 'removed') =>
    measuredFigure({ measure, puzzle: '', search, step: 0, piece: 'B', is: 0 }, domino);
  expect(measured('ways')).toBeUndefined();
  expect(measured('size')).toBeUndefined();
  expect(measured('region')).toBeUndefined();
  expect(measured('published')).toBeUndefined();
  expect(measured('removed')).toBe(0);
});
