import type { LessonIssue } from '../teach/lesson/lesson.ts';
import { expect, test } from 'vitest';
import { languages, lessonSentence } from './index.ts';

/** One of each. */
const issues: { readonly [Code in LessonIssue['code']]: Extract<LessonIssue, { code: Code }> } = {
  notJson: { code: 'notJson', scene: 0, line: 3 },
  notARecord: { code: 'notARecord', scene: 1, part: 'expect' },
  unknownKey: { code: 'unknownKey', scene: 0, key: 'scens', keys: 'title, scenes' },
  missing: { code: 'missing', scene: 2, part: 'say' },
  notByLanguage: { code: 'notByLanguage', scene: 2, part: 'ask' },
  badLanguage: { code: 'badLanguage', scene: 0, language: 'english' },
  missingLanguage: { code: 'missingLanguage', scene: 2, part: 'say', language: 'fr' },
  otherLanguage: { code: 'otherLanguage', scene: 2, part: 'say', language: 'fr', languages: 'en' },
  noScenes: { code: 'noScenes', scene: 0 },
  noStops: { code: 'noStops', scene: 1 },
  twoTexts: { code: 'twoTexts', scene: 1, part: 'step=2' },
  badPoint: { code: 'badPoint', scene: 1, point: 'cells', kinds: 'cell, piece' },
  badStop: { code: 'badStop', scene: 1, stop: 4, said: 'There is no puzzle “x”.' },
  noLessonThere: { code: 'noLessonThere', scene: 1, stop: 4, mode: 'saver' },
  unknownFigure: { code: 'unknownFigure', scene: 1, part: 'say', figure: 'many' },
  unusedFigure: { code: 'unusedFigure', scene: 1, figure: 'many' },
  badFigureName: { code: 'badFigureName', scene: 1, figure: 'a b' },
  badFigure: { code: 'badFigure', scene: 1, figure: 'many', key: 'search', value: 'knuth' },
  pieceOfFigure: { code: 'pieceOfFigure', scene: 1, figure: 'many', measure: 'ways' },
};

test.each(languages)('what is wrong with a lesson is said whole (%s)', (language) => {
  const said = Object.values(issues).map((issue) => {
    const sentence = lessonSentence(issue, language);
    for (const [name, value] of Object.entries(issue)) {
      const isSaid = !['code', 'measure'].includes(name) && (name !== 'scene' || value !== 0);
      if (isSaid) expect(sentence).toContain(String(value));
    }
    expect(sentence).not.toMatch(/undefined|NaN|object Object/);
    expect(sentence).toMatch(/[.。]$/);
    return sentence;
  });
  expect(new Set(said).size).toBe(said.length);
});

test('without a known line or a part, sentences are whole, too', () => {
  expect(lessonSentence({ code: 'notJson', scene: 0, line: 0 }, 'en')).toBe(
    'The lesson cannot be read: this is not valid JSON: often a comma or a quotation mark is missing, or there is one too many.',
  );
  expect(lessonSentence({ code: 'notARecord', scene: 2, part: '' }, 'en')).toBe(
    'The lesson cannot be read. Scene 2: names and their values, between { and }, were expected here.',
  );
});
