import type { LessonIssueParams } from '../teach/lesson/lesson.ts';
import { number } from './enNumbers.ts';
import { short } from './short.ts';

/** A sentence for everything that can be wrong with the file of a lesson, without the scene. */
export type LessonErrorWords = {
  [Code in keyof LessonIssueParams]: (its: LessonIssueParams[Code]) => string;
};

const expected: Readonly<Record<string, string>> = {
  puzzle: 'the id of a puzzle',
  search: 'a search, such as “backtrack:rows”',
  step: 'a number of steps',
  is: 'a number',
};

/** Those sentences in English. */
export const enLessonErrors: LessonErrorWords = {
  notJson: ({ line }) =>
    `this is not valid JSON${line > 0 ? `; look near line ${number(line)}` : ''}: often a comma or a quotation mark is missing, or there is one too many.`,
  notARecord: ({ part }) =>
    part === ''
      ? 'names and their values, between { and }, were expected here.'
      : `“${part}” has to be names and their values, between { and }.`,
  unknownKey: ({ key, keys }) => `there is no “${short(key)}”; there can be: ${keys}.`,
  missing: ({ part }) => `“${part}” is missing.`,
  notByLanguage: ({ part }) =>
    `“${part}” has to say which language it is in, such as: {"en": "Dead end"}.`,
  badLanguage: ({ language }) =>
    `“${short(language)}” is no language; expected something like “en”, “ja” or “fr”.`,
  missingLanguage: ({ part, language }) => `“${part}” has no text in “${language}”.`,
  otherLanguage: ({ part, language, languages }) =>
    `“${part}” has a text in “${short(language)}”, but the title of the lesson is in: ${languages}.`,
  noScenes: () => '“scenes” has to be a list with at least one scene.',
  noStops: () =>
    '“stops” has to be a list of addresses, such as ["puzzle=square-bar-corner&order=rows&step=2"], or of stops with texts of their own, such as [{"at": "…", "say": {"en": "…"}}].',
  twoTexts: ({ part }) => `the stop “${short(part)}” can have “ask” or “say”, but not both.`,
  badPoint: ({ point, kinds }) =>
    `“point” has to be the kind of a question, not “${short(point)}”: ${kinds}.`,
  badStop: ({ stop, said }) => `stop ${number(stop)}: ${said}`,
  noLessonThere: ({ stop, mode }) =>
    `stop ${number(stop)} leads to “mode=${short(mode)}”, where no lesson is given; expected: class or race.`,
  unknownFigure: ({ part, figure }) =>
    `“${part}” names a figure “{${figure}}” that “expect” does not have.`,
  unusedFigure: ({ figure }) => `“expect” has a figure “${figure}” that no text names.`,
  badFigureName: ({ figure }) =>
    `“${short(figure)}” cannot be the name of a figure: letters, digits and _ alone.`,
  badFigure: ({ figure, key, value }) =>
    key === 'measure'
      ? `the figure “${figure}” cannot measure “${short(value)}”.`
      : `“${key}” of the figure “${figure}” has to be ${expected[key]}, not “${short(value)}”.`,
  pieceOfFigure: ({ figure, measure }) =>
    measure === 'ways' || measure === 'size'
      ? `the figure “${figure}” has to name a “piece”.`
      : `the figure “${figure}” is of no piece.`,
};
