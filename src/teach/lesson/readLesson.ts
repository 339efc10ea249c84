import { readSearch } from '../../solve/saved/searchText.ts';
import { isNatural, isRecord } from '../../solve/saved/validate.ts';
import {
  LessonError,
  type LessonFault,
  type Lesson,
  type LessonEnd,
  type LessonScene,
  type LessonStop,
  type LessonText,
} from './lesson.ts';
import { lessonMeasures, type LessonFigure } from './figures.ts';
import { questionKinds } from '../practice/questions.ts';

/** Throws unless the condition holds. */
function check(isSound: boolean, fault: LessonFault): asserts isSound {
  if (!isSound) throw new LessonError({ ...fault, scene: 0 });
}

type Written = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A language tag, such as `en` or `pt-BR`. */
const isLanguage = (tag: string): boolean => /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(tag);

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** The text of a file as JSON. Throws a `LessonError`. */
export function parseLesson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = String(error);
    const [, line, position] = /line (\d+)|position (\d+)/.exec(why) ?? [];
    const at = /end of/i.test(why) ? text.trimEnd().length : Number(position);
    const counted = Number.isNaN(at) ? 0 : text.slice(0, at).split('\n').length;
    throw new LessonError({ code: 'notJson', scene: 0, line: Number(line ?? counted) });
  }
}

/** Reads a lesson from the parsed content of its file. Throws a `LessonError`. */
export function readLesson(id: string, content: unknown): Lesson {
  check(isRecord(content), { code: 'notARecord', part: '' });
  checkKeys(content, ['title', 'scenes']);
  const { title, scenes } = content;
  check(title !== undefined, { code: 'missing', part: 'title' });
  check(isRecord(title), { code: 'notByLanguage', part: 'title' });
  const languages = Object.keys(title);
  for (const language of languages) check(isLanguage(language), { code: 'badLanguage', language });
  check(languages.length > 0, { code: 'notByLanguage', part: 'title' });
  const titles = readText(title, 'title', {}, languages);
  check(Array.isArray(scenes) && scenes.length > 0, { code: 'noScenes' });
  const read = scenes.map((scene: unknown, i) => {
    try {
      return readScene(scene, languages);
    } catch (error) {
      throw error instanceof LessonError
        ? new LessonError({ ...error.issue, scene: i + 1 })
        : error;
    }
  });
  return { id, title: titles, scenes: read };
}

function checkKeys(record: object, known: readonly string[]): void {
  for (const key of Object.keys(record))
    check(known.includes(key), { code: 'unknownKey', key, keys: known.join(', ') });
}

/** The text of a part of a scene or stop, such as `say`. */
type ReadText = (of: Written, part: string) => LessonText;

function readScene(scene: unknown, languages: readonly string[]): LessonScene {
  check(isRecord(scene), { code: 'notARecord', part: '' });
  checkKeys(scene, ['title', 'stops', 'ask', 'point', 'nodes', 'say', 'notes', 'expect']);
  const { stops: written, ask, notes, expect = {} } = scene;
  check(Array.isArray(written) && written.length > 0, { code: 'noStops' });
  check(isRecord(expect), { code: 'notARecord', part: 'expect' });
  const figures = Object.fromEntries(
    Object.entries(expect).map(([name, figure]) => [name, readFigure(name, figure)]),
  );
  const text: ReadText = (of, part) => readText(of[part], part, figures, languages);
  const point = readPoint(scene);
  const texts = {
    title: text(scene, 'title'),
    say: text(scene, 'say'),
    ask: ask === undefined ? undefined : text(scene, 'ask'),
    notes: notes === undefined ? undefined : text(scene, 'notes'),
  };
  const usual = (at: number): Said =>
    at === 0 && texts.ask
      ? { text: texts.ask, isQuestion: true, ...point }
      : { text: texts.say, isQuestion: false, ...noPoint };
  const stops = written.map((stop: unknown, at) => readStop(stop, usual(at), text));
  const used = new Set(
    [...Object.values(texts), ...stops.flatMap(textsOf)].flatMap((one) =>
      Object.values(one ?? {}).flatMap(namesIn),
    ),
  );
  for (const figure of Object.keys(figures))
    check(used.has(figure), { code: 'unusedFigure', figure });
  return { ...texts, stops, expect: figures };
}

/** What is said at a stop. */
type Said = Pick<LessonStop, 'text' | 'isQuestion' | 'point' | 'nodes'>;

/** All texts of a stop. */
const textsOf = ({ text, answer, end }: LessonStop): LessonText[] => [
  text,
  ...(answer ? [answer] : []),
  ...(end?.remember ?? []),
  ...(end?.next.map((one) => one.text) ?? []),
];

/** Reads a stop: an address, or one with a question or sentence of its own. */
function readStop(stop: unknown, usual: Said, text: ReadText): LessonStop {
  const plain = { answer: undefined, hands: undefined, end: undefined };
  if (isText(stop)) return { ...usual, ...plain, query: queryOf(stop) };
  check(isRecord(stop) && isText(stop['at']), { code: 'noStops' });
  checkKeys(stop, ['at', 'ask', 'answer', 'point', 'nodes', 'say', 'hands', 'end']);
  const query = queryOf(stop['at']);
  const [isQuestion, isSaid] = [stop['ask'] !== undefined, stop['say'] !== undefined];
  check(!(isQuestion && isSaid), { code: 'twoTexts', part: query });
  const point = readPoint(stop);
  const own = isQuestion || isSaid;
  const said = own ? { text: text(stop, isQuestion ? 'ask' : 'say'), isQuestion, ...point } : usual;
  check(isQuestion || stop['answer'] === undefined, { code: 'missing', part: 'ask' });
  const answer = stop['answer'] === undefined ? undefined : text(stop, 'answer');
  const [hands, end] = [readHands(stop, said), readEnd(stop, text)];
  // What is done on a board needs it to be seen.
  const isCovered = end && (hands !== undefined || said.point !== undefined);
  check(!isCovered, { code: 'coveredBoard' });
  return { query, ...said, answer, hands, end };
}

/** The most steps that a stop has carried out by hand. */
const MOST_STEPS = 99;

function readHands({ hands }: Written, { point }: Said): number | undefined {
  const isSound = isNatural(hands) && hands > 0 && hands <= MOST_STEPS && point === undefined;
  check(hands === undefined || isSound, {
    code: 'badHands',
    hands: textOf(hands),
    most: MOST_STEPS,
  });
  return hands;
}

function readEnd({ end }: Written, text: ReadText): LessonEnd | undefined {
  if (end === undefined) return undefined;
  check(isRecord(end), { code: 'notARecord', part: 'end' });
  checkKeys(end, ['remember', 'next']);
  const { remember, next = [] } = end;
  check(Array.isArray(remember) && remember.length > 0, { code: 'missing', part: 'remember' });
  check(Array.isArray(next), { code: 'notARecord', part: 'next' });
  return {
    remember: remember.map((one: unknown) => text({ remember: one }, 'remember')),
    next: next.map((one: unknown) => {
      check(isRecord(one) && isText(one['at']), { code: 'missing', part: 'at' });
      checkKeys(one, ['at', 'say']);
      return { query: queryOf(one['at']), text: text(one, 'say') };
    }),
  };
}

const noPoint = { point: undefined, nodes: undefined };

/** Reads the kind of a question that is answered by pointing, and the nodes that are right. */
function readPoint({ point: written, nodes, ask }: Written): Pick<LessonStop, 'point' | 'nodes'> {
  const point = questionKinds.find((kind) => kind === written);
  check(written === undefined || point !== undefined, {
    code: 'badPoint',
    kinds: questionKinds.join(', '),
    point: textOf(written),
  });
  check(point === undefined || ask !== undefined, { code: 'missing', part: 'ask' });
  const areNodes = Array.isArray(nodes) && nodes.length > 0 && nodes.every(isNatural);
  const isSound = point === 'node' ? areNodes : nodes === undefined;
  check(isSound, { code: 'badNodes', nodes: textOf(nodes) });
  return { point, nodes: nodes as readonly number[] | undefined };
}

/** Any value as it is quoted in an error; too deep a one is not. */
function textOf(value: unknown): string {
  if (isText(value)) return value;
  try {
    return JSON.stringify(value ?? '');
  } catch {
    return '…';
  }
}

/** The query of an address that may be written whole. */
const queryOf = (address: string): string => address.replace(/^[^?]*\?/, '').replace(/#.*$/, '');

function readText(
  text: unknown,
  part: string,
  figures: object,
  languages: readonly string[],
): LessonText {
  check(text !== undefined, { code: 'missing', part });
  check(isRecord(text), { code: 'notByLanguage', part });
  const tags = languages.join(', ');
  for (const language of Object.keys(text))
    check(languages.includes(language), { code: 'otherLanguage', part, language, languages: tags });
  return Object.fromEntries(
    languages.map((language) => {
      const written = text[language];
      check(isText(written), { code: 'missingLanguage', part, language });
      for (const figure of namesIn(written))
        check(Object.hasOwn(figures, figure), { code: 'unknownFigure', part, figure });
      return [language, written];
    }),
  );
}

function readFigure(name: string, figure: unknown): LessonFigure {
  check(/^\w+$/.test(name), { code: 'badFigureName', figure: name });
  check(isRecord(figure), { code: 'notARecord', part: `expect.${name}` });
  checkKeys(figure, ['measure', 'puzzle', 'search', 'step', 'piece', 'is']);
  const { measure, puzzle, search: written = '', step, piece, is } = figure;
  const sound = (isSound: boolean, key: string): void =>
    check(isSound, { code: 'badFigure', figure: name, key, value: textOf(figure[key]) });
  const known = lessonMeasures.find((one) => one === measure);
  sound(known !== undefined, 'measure');
  sound(isText(puzzle), 'puzzle');
  const search = typeof written === 'string' ? readSearch(written) : undefined;
  sound(search !== undefined, 'search');
  sound(step === undefined || isNatural(step), 'step');
  sound(isNatural(is), 'is');
  const isOfPiece = known === 'ways' || known === 'size';
  check(isOfPiece ? isText(piece) : piece === undefined, {
    code: 'pieceOfFigure',
    figure: name,
    measure: known!,
  });
  return { ...figure, measure: known!, search: search! } as LessonFigure;
}
