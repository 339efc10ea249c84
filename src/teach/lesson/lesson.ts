import type { LessonFigure } from './figures.ts';
import type { QuestionKind } from '../practice/questions.ts';
import type { Moment } from '../../run/step.ts';

/** A text by language tag, the same languages for all texts of a lesson. Names in braces are figures. */
export type LessonText = Readonly<Record<string, string>>;

/** A moment of a lesson, and what is asked or said there. */
export interface LessonStop {
  /** The query of its address. */
  readonly query: string;
  readonly text: LessonText;
  readonly isQuestion: boolean;
  /** The kind of that question, if it can be answered by pointing. */
  readonly point: QuestionKind | undefined;
}

/** A scene of a lesson: moments that belong together. */
export interface LessonScene {
  readonly title: LessonText;
  readonly stops: readonly LessonStop[];
  /** The question of the first stop that has no text of its own. */
  readonly ask: LessonText | undefined;
  /** The text of all other stops that have none of their own. */
  readonly say: LessonText;
  /** For the teacher: what to do, and what is usually misunderstood. */
  readonly notes: LessonText | undefined;
  readonly expect: Readonly<Record<string, LessonFigure>>;
}

export interface Lesson {
  readonly id: string;
  readonly title: LessonText;
  readonly scenes: readonly LessonScene[];
}

/** A place in a lesson: a scene and one of its stops, both counted from 0. */
export interface LessonPlace {
  readonly scene: number;
  readonly stop: number;
}

/** All stops of a lesson, in order. */
export const placesIn = ({ scenes }: Pick<Lesson, 'scenes'>): readonly LessonPlace[] =>
  scenes.flatMap(({ stops }, scene) => stops.map((_, stop) => ({ scene, stop })));

/** The place a number of stops further, or back; undefined beyond the ends of the lesson. */
export function placeFrom(
  lesson: Lesson,
  { scene, stop }: LessonPlace,
  by: number,
): LessonPlace | undefined {
  const all = placesIn(lesson);
  const at = all.findIndex((place) => place.scene === scene && place.stop === stop);
  return all[at + by];
}

/** The language of a lesson's texts that is shown to readers of another one, or of that one. */
export const languageIn = ({ title }: Pick<Lesson, 'title'>, language: string): string =>
  Object.hasOwn(title, language) ? language : Object.keys(title)[0]!;

/** The kind of question that a place in a lesson asks, as long as its moment is on show. */
export function pointAt(
  { scenes }: Lesson,
  { scene, stop }: LessonPlace,
  { step, tick }: Moment,
): QuestionKind | undefined {
  const { query, point } = scenes[scene]!.stops[stop]!;
  const [, written = '0'] = /(?:^|&)step=([\d.]+)/.exec(query) ?? [];
  const isThere = written === `${step}` || written === `${step}.${tick}`;
  return isThere ? point : undefined;
}

/** A text with its figures filled in. */
export const filled = (
  text: string,
  { expect }: LessonScene,
  number: (value: number) => string,
): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => number(expect[name]!.is));

/** No parameters. */
type Nothing = object;

/** The possible errors in the file of a lesson, with the parameters of their messages. */
export interface LessonIssueParams {
  /** `line` is 0 if the browser does not say where. */
  notJson: { line: number };
  notARecord: { part: string };
  unknownKey: { key: string; keys: string };
  missing: { part: string };
  notByLanguage: { part: string };
  badLanguage: { language: string };
  missingLanguage: { part: string; language: string };
  otherLanguage: { part: string; language: string; languages: string };
  noScenes: Nothing;
  noStops: Nothing;
  /** `part` is the address of the stop. */
  twoTexts: { part: string };
  badPoint: { point: string; kinds: string };
  /** `said` is a sentence on its address. */
  badStop: { stop: number; said: string };
  noLessonThere: { stop: number; mode: string };
  unknownFigure: { part: string; figure: string };
  unusedFigure: { figure: string };
  badFigureName: { figure: string };
  badFigure: { figure: string; key: string; value: string };
  pieceOfFigure: { figure: string; measure: string };
}

/** An error, whichever scene has it. */
export type LessonFault = {
  [Code in keyof LessonIssueParams]: { readonly code: Code } & Readonly<LessonIssueParams[Code]>;
}[keyof LessonIssueParams];

/** An error, and the scene that has it, counted from 1; 0 if it is none of a scene. */
export type LessonIssue = LessonFault & { readonly scene: number };

/** An invalid lesson. Its message is for developers; `words/` has the messages for users. */
export class LessonError extends Error {
  readonly issue: LessonIssue;

  constructor(issue: LessonIssue) {
    super(JSON.stringify(issue));
    this.name = 'LessonError';
    this.issue = issue;
  }
}
