import { inflateRawSync } from 'node:zlib';
import { calendar, type Day } from '../../puzzle/calendar.ts';
import { findEntry } from '../../puzzle/catalogue.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { readParams } from '../../settings/params.ts';
import { checkStops, stopParams } from '../../settings/lessonStops.ts';
import { puzzleIdOf, type Settings } from '../../settings/settings.ts';
import { compile } from '../../solve/problem.ts';
import { chosenSearch, plainSearch, searchOn } from '../../solve/search.ts';
import { askedAt } from '../../teach/lesson/asked.ts';
import { LessonError, placesIn, stopAt, type Lesson } from '../../teach/lesson/lesson.ts';
import type { LessonPlace } from '../../teach/lesson/lesson.ts';
import { Situations } from '../../teach/moment/situation.ts';
import { readPuzzle, words, type Language } from '../../words/index.ts';
import { catalogue, recipeNamed } from '../puzzles.ts';

/** A stop of which a kind of question is named. */
interface Pointed extends LessonPlace {
  /** Its number among all stops, from 0. */
  readonly number: number;
  readonly kind: string;
  /** Whether it is asked there, by the page, on any day. */
  readonly isAsked: boolean;
}

/**
 * The stops of a lesson at which a question is to be answered by pointing.
 *
 * @throws LessonError for a stop that is no address, or has more steps carried out by hand than its search has
 */
export function pointedIn(lesson: Lesson, language: Language, today: Day): readonly Pointed[] {
  const listed = catalogue(today);
  const isPuzzle = (id: string): boolean => findEntry(listed, id) !== undefined || calendar.has(id);
  const named = (id: string): Puzzle => findEntry(listed, id)?.puzzle ?? calendar.get(id)!();
  const paramsOf = (query: string) => [...new URLSearchParams(query)] as const;
  const read = (place: LessonPlace) => {
    const written = paramsOf(stopAt(lesson, place).query);
    return readParams(stopParams(written, { id: lesson.id, ...place }), isPuzzle);
  };
  checkStops(lesson, language, read, (query) => readParams(paramsOf(query), isPuzzle));
  return placesIn(lesson).flatMap((place, number) => {
    const { settings } = read(place);
    const puzzle = puzzleOf(settings, named, place, language);
    checkHands(lesson, place, settings, puzzle);
    const kind = stopAt(lesson, place).point;
    if (kind === undefined) return [];
    // Tomorrow the puzzle of the day is another one.
    const isSteady = puzzleIdOf(settings) !== 'today' && settings.mode === 'class';
    return {
      ...place,
      number,
      kind,
      isAsked: isSteady && isAskedAt(lesson, place, settings, puzzle),
    };
  });
}

/** The puzzle of a stop. Throws a `LessonError` for a text that is none. */
function puzzleOf(
  settings: Settings,
  named: (id: string) => Puzzle,
  { scene, stop }: LessonPlace,
  language: Language,
): Puzzle {
  if ('id' in settings.puzzle) return named(settings.puzzle.id);
  const { address } = words(language);
  const text = unpacked(settings.puzzle.packed);
  const puzzle = text === undefined ? address.notPacked : readPuzzle(text, language);
  if (typeof puzzle !== 'string') return puzzle;
  const said = text === undefined ? puzzle : address.badText(puzzle);
  throw new LessonError({ code: 'badStop', scene: scene + 1, stop: stop + 1, said });
}

/** The longest text that is unpacked, in bytes. */
const LONGEST = 200_000;

function unpacked(packed: string): string | undefined {
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: LONGEST });
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
}

/** The search of a stop. */
function searchAt(settings: Settings, puzzle: Puzzle) {
  const problem = compile(puzzle);
  const id = puzzleIdOf(settings);
  const recipe = () => (id === undefined ? plainSearch : recipeNamed(id));
  const search = searchOn(problem, chosenSearch(settings.search, settings.unique, recipe));
  return { problem, search, situations: new Situations(problem, search) };
}

/** Throws a `LessonError` where more steps are carried out by hand than are left. */
function checkHands(lesson: Lesson, place: LessonPlace, settings: Settings, puzzle: Puzzle): void {
  const { hands } = stopAt(lesson, place);
  if (hands === undefined || settings.mode !== 'class') return;
  const { step, tick } = settings.moment;
  const left = searchAt(settings, puzzle).situations.at({ step: step + hands, tick }).step - step;
  const at = { scene: place.scene + 1, stop: place.stop + 1 };
  if (left < hands)
    throw new LessonError({ code: 'fewSteps', ...at, hands, left: Math.max(0, left) });
}

/** Whether the page asks what a stop names. */
function isAskedAt(
  lesson: Lesson,
  place: LessonPlace,
  settings: Settings,
  puzzle: Puzzle,
): boolean {
  const { problem, search, situations } = searchAt(settings, puzzle);
  const situation = situations.at(settings.moment);
  const stop = stopAt(lesson, place);
  return askedAt(problem, search, situation, stop, settings) !== undefined;
}
