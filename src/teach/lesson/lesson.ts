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
  /** The kind of that question, if it can be answered by pointing; the nodes that are right, if it is for them. */
  readonly point: QuestionKind | undefined;
  readonly nodes: readonly number[] | undefined;
  /** The answer in words, for whoever asks, where what is said next is none. */
  readonly answer: LessonText | undefined;
  /** The steps that are carried out by hand before the lesson goes on; undefined if none are. */
  readonly hands: number | undefined;
  readonly end: LessonEnd | undefined;
}

/** What a lesson ends with, shown in place of the board. */
export interface LessonEnd {
  readonly remember: readonly LessonText[];
  /** What to try next. */
  readonly next: readonly { readonly query: string; readonly text: LessonText }[];
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

/** How many steps a moment comes after that of a stop. */
export const stepsSince = ({ query }: LessonStop, { step }: Pick<Moment, 'step'>): number =>
  step - Number(/(?:^|&)step=(\d+)/.exec(query)?.[1] ?? 0);

/** Whether a moment is that of a stop, or comes in what is carried out by hand there. */
export function isMomentOf(stop: LessonStop, moment: Moment): boolean {
  const [, tick] = /(?:^|&)step=\d+\.(\d+)/.exec(stop.query) ?? [];
  const since = stepsSince(stop, moment);
  if (since === 0) return tick === undefined || Number(tick) === moment.tick;
  return since > 0 && since <= (stop.hands ?? 0);
}

export const stopAt = (
  { scenes }: Pick<Lesson, 'scenes'>,
  { scene, stop }: LessonPlace,
): LessonStop => scenes[scene]!.stops[stop]!;

/** What answers the question of a stop in words: its own answer, or else what the class is told next in the scene. */
export function answersAt(
  lesson: Pick<Lesson, 'scenes'>,
  place: LessonPlace,
): readonly LessonText[] {
  const { isQuestion, answer } = stopAt(lesson, place);
  if (!isQuestion) return [];
  if (answer) return [answer];
  const { stops } = lesson.scenes[place.scene]!;
  const told = stops.slice(place.stop + 1).find((one) => !one.isQuestion);
  return told?.end?.remember ?? (told ? [told.text] : []);
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
  badNodes: { nodes: string };
  badHands: { hands: string; most: number };
  coveredBoard: Nothing;
  fewSteps: { stop: number; hands: number; left: number };
  /** `said` is a sentence on its address, or on one of those to try next. */
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
