import {
  LessonError,
  placesIn,
  stopAt,
  type Lesson,
  type LessonPlace,
} from '../teach/lesson/lesson.ts';
import { words, type Language } from '../words/index.ts';
import { sentenceOf } from './invalid.ts';
import { lessonModes, writeLessonPlace, type PlaceInLesson } from './lessonPlace.ts';
import type { Params, readParams } from './params.ts';
import { inScope, usualInModes, writeSetting } from './settings.ts';

const looks = inScope('look').filter((name) => name in usualInModes.class);
const written = looks.map((name) => [name, writeSetting(name, usualInModes.class[name])] as const);
/** The parameters that a stop need not name: the mode and look of a class; and what is added in a race. */
const usual: Params = [['mode', 'class'], ...written];
const usualInRaces: Params = [...usual, ['captions', '1']];

/** The parameters of a stop, completed by the usual ones and its place. */
export function stopParams(named: Params, place: PlaceInLesson): Params {
  const first = (name: string) => named.find(([one]) => one === name);
  const others = first('mode')?.[1] === 'race' ? usualInRaces : usual;
  const own = named.filter(([name]) => name !== 'lesson');
  const added = others.filter(([name]) => !first(name));
  return [...own, ...added, ['lesson', writeLessonPlace(place)]];
}

/**
 * Throws a `LessonError` for a stop that is no address, or where no lesson can be given, and for what to try
 * next that is none.
 */
export function checkStops(
  lesson: Lesson,
  language: Language,
  read: (place: LessonPlace) => ReturnType<typeof readParams>,
  readNext: (query: string) => ReturnType<typeof readParams>,
): void {
  for (const place of placesIn(lesson)) {
    const { settings, invalidParams } = read(place);
    const next = stopAt(lesson, place).end?.next ?? [];
    const at = { scene: place.scene + 1, stop: place.stop + 1 };
    const [wrong] = [
      ...invalidParams,
      ...next.flatMap(({ query }) => readNext(query).invalidParams),
    ];
    const said = wrong && sentenceOf(wrong, words(language));
    if (said !== undefined) throw new LessonError({ code: 'badStop', ...at, said });
    const { mode } = settings;
    if (!lessonModes.includes(mode)) throw new LessonError({ code: 'noLessonThere', ...at, mode });
  }
}
