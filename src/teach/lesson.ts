import type { LessonFigure } from './figures.ts';
import type { QuestionKind } from './questions.ts';
import type { When } from './situation.ts';

/** A text by language tag; all texts of a lesson are in the same languages. Figures in it are names in braces. */
export type LessonText = Readonly<Record<string, string>>;

/** A scene of a lesson: a question at a moment, and what is said of those that follow. */
export interface LessonScene {
  readonly title: LessonText;
  /** The queries of the moments. At the first one the question is asked, if there is one. */
  readonly stops: readonly string[];
  readonly ask: LessonText | undefined;
  /** The kind of that question, if it can be answered by pointing. */
  readonly point: QuestionKind | undefined;
  /** What is said at the other moments; at all of them, if nothing is asked. */
  readonly say: LessonText;
  /** For the teacher: what to do, and what is usually misunderstood. */
  readonly notes: LessonText | undefined;
  /** The figures of the texts, by name. */
  readonly expect: Readonly<Record<string, LessonFigure>>;
}

/** A lesson: scenes one after the other. */
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

/** The place a number of stops further, or back; undefined beyond the ends of the lesson. */
export function placeFrom(
  { scenes }: Lesson,
  { scene, stop }: LessonPlace,
  by: number,
): LessonPlace | undefined {
  const all = scenes.flatMap(({ stops }, scene) => stops.map((_, stop) => ({ scene, stop })));
  const at = all.findIndex((place) => place.scene === scene && place.stop === stop);
  return all[at + by];
}

/** The language of a lesson's texts that is shown to readers of another one, or of that one. */
export const languageIn = ({ title }: Pick<Lesson, 'title'>, language: string): string =>
  Object.hasOwn(title, language) ? language : Object.keys(title)[0]!;

/** Whether a question is asked at a stop of a scene. */
export const isAsked = ({ ask }: LessonScene, stop: number): boolean =>
  stop === 0 && ask !== undefined;

/** The kind of question that is answered by pointing at a place in a lesson, as long as its moment is on show. */
export function pointAt(
  { scenes }: Lesson,
  { scene, stop }: LessonPlace,
  { step, tick }: When,
): QuestionKind | undefined {
  const { stops, point } = scenes[scene]!;
  const [, written = '0'] = /(?:^|&)step=([\d.]+)/.exec(stops[stop]!) ?? [];
  const isThere = written === `${step}` || written === `${step}.${tick}`;
  return stop === 0 && isThere ? point : undefined;
}

/** What is asked or said at a stop of a scene. */
export const textAt = (scene: LessonScene, stop: number): LessonText =>
  (isAsked(scene, stop) ? scene.ask : undefined) ?? scene.say;

/** A text with its figures filled in. */
export const filled = (
  text: string,
  { expect }: LessonScene,
  number: (value: number) => string,
): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => number(expect[name]!.is));
