import { extname } from 'node:path';
import { limits } from '../../puzzle/errors.ts';
import { COURSE_LESSON } from '../../teach/lesson/course.ts';
import { languageIn, LessonError, placesIn } from '../../teach/lesson/lesson.ts';
import { parseLesson, readLesson } from '../../teach/lesson/readLesson.ts';
import { lateWords, lessonSentence, words } from '../../words/index.ts';
import { CliError, DONE, FAILED } from '../cliError.ts';
import type { Call, Command } from '../command.ts';
import { readText } from '../files.ts';
import { checkWritable, writeBytes } from '../outFile.ts';
import { mostStops, scormPackage } from './scormPackage.ts';
import { pointedIn } from './stops.ts';

/** More bytes than any lesson that the page takes. */
const MOST_BYTES = 4 * limits.text;

/** `lesson`: checks the file of a lesson, and makes a package for a course of it. */
export const lesson: Command = {
  options: ['scorm', 'edition'],
  operands: 1,
  async *run(call, [name]) {
    const { options, say, language } = call;
    const { scorm, edition = '1.2' } = options;
    if (name === undefined) throw new CliError(say.missingLesson());
    if (scorm === undefined && options.edition !== undefined)
      throw new CliError(say.needs('--edition', '--scorm x.zip'));
    if (scorm !== undefined && extname(scorm).toLowerCase() !== '.zip')
      throw new CliError(say.badFormat('--scorm', scorm, ['.zip']));
    const page = scorm === undefined ? undefined : pageFor(scorm, call);
    const { counting } = lateWords(words(language));
    const text = await readText(name, MOST_BYTES, say.lessonTooLarge(name), counting);
    const { lesson, pointed } = lessonIn(text, name, call);
    const titled = languageIn(lesson, language);
    const title = lesson.title[titled]!;
    const questions = pointed.filter(({ isAsked }) => isAsked).map(({ number }) => number);
    for (const { isAsked, scene, stop, kind } of pointed)
      if (!isAsked) call.warn(say.notAsked(scene + 1, stop + 1, kind));
    const counts = {
      scenes: lesson.scenes.length,
      stops: placesIn(lesson).length,
      questions: questions.length,
    };
    yield `${say.lesson(title, counts)}\n`;
    if (scorm === undefined || page === undefined) return DONE;
    const most = mostStops(edition);
    if (counts.stops > most) throw new CliError(say.tooManyStops(edition, counts.stops, most));
    if (questions.length === 0) call.warn(say.noScore());
    const file = scormPackage(page, { edition, lesson, text, title, language: titled, questions });
    writeBytes(scorm, file, call);
    yield `${say.packed(scorm, edition, file.length)}\n`;
    return DONE;
  },
};

/** The page for a package, once it is sure that its file can be written. */
function pageFor(scorm: string, call: Call): string {
  checkWritable(scorm, call);
  const page = call.oneFile();
  if (page === undefined) throw new CliError(call.say.noOneFile(), FAILED);
  return page;
}

/** The lesson of a text, and what is asked in it. */
function lessonIn(text: string, name: string, { say, language, today }: Call) {
  try {
    const lesson = readLesson(COURSE_LESSON, parseLesson(text));
    return { lesson, pointed: pointedIn(lesson, language, today) };
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    throw new CliError(say.inFile(name, lessonSentence(error.issue, language)));
  }
}
