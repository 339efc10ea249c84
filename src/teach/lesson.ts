import { isNatural, isRecord } from '../solve/validate.ts';
import { readSearch } from '../solve/searchText.ts';
import { lessonMeasures, type LessonFigure } from './figures.ts';

/** A text by language tag. Figures in it are names in braces. */
type LessonText = Readonly<Record<string, string>>;

/** A scene of a lesson: a question at a moment, and what is said of those that follow. */
export interface LessonScene {
  readonly title: LessonText;
  /** The queries of the moments, two at least; the lesson adds the mode. At the first one the question is asked. */
  readonly stops: readonly string[];
  readonly ask: LessonText;
  /** What is said at the other moments. */
  readonly say: LessonText;
  /** For the teacher: what to do, and what is usually misunderstood. */
  readonly notes: LessonText;
  /** The figures of the texts, by name. */
  readonly expect: Readonly<Record<string, LessonFigure>>;
}

/** A lesson: scenes one after the other. */
export interface Lesson {
  readonly id: string;
  readonly title: LessonText;
  readonly scenes: readonly LessonScene[];
}

/** Throws unless the condition holds. */
type Check = (isSound: boolean, what: string) => asserts isSound;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

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

/** A text with its figures filled in. */
export const filled = (
  text: string,
  { expect }: LessonScene,
  number: (value: number) => string,
): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => number(expect[name]!.is));

/**
 * Reads a lesson from the parsed content of its file.
 *
 * @param languages the tags of the languages that its texts have to be in
 * @throws Error that says what is wrong
 */
export function readLesson(id: string, content: unknown, languages: readonly string[]): Lesson {
  const check: Check = (isSound, what) => {
    if (!isSound) throw new Error(`The lesson “${id}”: ${what}.`);
  };
  check(isRecord(content), 'is no object');
  const { title, scenes } = content;
  checkKeys(content, ['title', 'scenes'], check);
  const titles = readText(title, 'title', {}, languages, check);
  check(Array.isArray(scenes) && scenes.length > 0, 'has no scenes');
  const read = scenes.map((scene: unknown, i) => {
    const inScene: Check = (isSound, what) => check(isSound, `scene ${i + 1} ${what}`);
    return readScene(scene, languages, inScene);
  });
  return { id, title: titles, scenes: read };
}

function checkKeys(record: object, known: readonly string[], check: Check): void {
  for (const key of Object.keys(record)) check(known.includes(key), `has an unknown key “${key}”`);
}

function readScene(scene: unknown, languages: readonly string[], check: Check): LessonScene {
  check(isRecord(scene), 'is no object');
  const { stops, expect } = scene;
  checkKeys(scene, ['title', 'stops', 'say', 'ask', 'notes', 'expect'], check);
  check(Array.isArray(stops) && stops.length > 1 && stops.every(isText), 'has less than two stops');
  check(isRecord(expect), 'has no figures to expect');
  const figures = Object.fromEntries(
    Object.entries(expect).map(([name, figure]) => {
      const ofFigure: Check = (isSound, what) => check(isSound, `has a figure “${name}” ${what}`);
      ofFigure(/^\w+$/.test(name), 'whose name is not made of letters alone');
      return [name, readFigure(figure, ofFigure)];
    }),
  );
  const text = (part: string): LessonText => readText(scene[part], part, figures, languages, check);
  const texts = { title: text('title'), say: text('say'), ask: text('ask'), notes: text('notes') };
  const used = new Set(Object.values(texts).flatMap((one) => Object.values(one).flatMap(namesIn)));
  for (const name of Object.keys(figures))
    check(used.has(name), `has a figure “${name}” that no text has`);
  return { ...texts, stops, expect: figures };
}

function readText(
  text: unknown,
  part: string,
  figures: object,
  languages: readonly string[],
  check: Check,
): LessonText {
  check(isRecord(text), `has no ${part}`);
  checkKeys(text, languages, (isSound, what) => check(isSound, `${what} in its ${part}`));
  return Object.fromEntries(
    languages.map((language) => {
      const written = text[language];
      const where = `${part} in “${language}”`;
      check(isText(written), `has no ${where}`);
      for (const name of namesIn(written))
        check(
          Object.hasOwn(figures, name),
          `names a figure “${name}” in its ${where} that it does not expect`,
        );
      check(
        !/\d/.test(written),
        `has a number in its ${where}, where the name of a figure belongs`,
      );
      return [language, written];
    }),
  );
}

function readFigure(figure: unknown, check: Check): LessonFigure {
  check(isRecord(figure), 'that is no object');
  const { measure, puzzle, search: written = '', step, piece, is } = figure;
  checkKeys(figure, ['measure', 'puzzle', 'search', 'step', 'piece', 'is'], (isSound, what) =>
    check(isSound, `that ${what}`),
  );
  const known = lessonMeasures.find((one) => one === measure);
  check(known !== undefined, `with no such measure: “${String(measure)}”`);
  check(isText(puzzle), 'of no puzzle');
  const search = readSearch(String(written));
  check(search !== undefined, `of no search: “${String(written)}”`);
  check(step === undefined || isNatural(step), 'after no number of steps');
  const isOfPiece = known === 'ways' || known === 'size';
  check(isOfPiece ? isText(piece) : piece === undefined, isOfPiece ? 'of no piece' : 'of a piece');
  check(isNatural(is), 'that is no number');
  return { measure: known, puzzle, search, step, piece: piece as string | undefined, is };
}
