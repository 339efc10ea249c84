import { framePuzzle } from '../../generate/puzzles.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import type { Puzzle, Question } from '../../puzzle/types.ts';
import { checkStops } from '../../settings/lessonStops.ts';
import type { ModeId } from '../../settings/modeIds.ts';
import { defaults, subjectOf } from '../../settings/settings.ts';
import { LessonError, type LessonPlace } from '../../teach/lesson/lesson.ts';
import { generateEntrance } from '../../ui/generate/entrance.ts';
import {
  blocksNotice,
  lessonSentence,
  readBoard,
  readPuzzle,
  words,
  type Language,
} from '../../words/index.ts';
import { languageOf } from '../appearance.ts';
import { stopQuery } from '../address/lessonAddress.ts';
import { pack } from '../address/packed.ts';
import { isLessonText, ownLesson } from '../library/ownLessons.ts';
import type { Page, PageResources } from '../page.ts';
import { visit } from './links.ts';
import { inMode, inOtherMode } from './requests.ts';

/** Opens the puzzle or the lesson of a text, or returns the sentence that says what is wrong with it. */
export const openText = (page: Page, text: string): string | undefined =>
  isLessonText(text)
    ? openLesson(text, languageOf(page.settings), page.resources, (query) => visit(page, query))
    : openPuzzle(page, text);

function openPuzzle(page: Page, text: string): string | undefined {
  const language = languageOf(page.settings);
  const puzzle = readPuzzle(text, language);
  if (typeof puzzle === 'string') return noPieces(text, language) ?? puzzle;
  openHere(page, puzzle);
  return undefined;
}

/** Whether a text is a frame: a board without pieces. */
export const isFrame = (page: Page, text: string): boolean =>
  frameIn(text, languageOf(page.settings)) !== undefined;

/** Divides the frame of a text into pieces, or returns the sentence that says why it cannot. */
export function divideText(page: Page, text: string): string | undefined {
  const language = languageOf(page.settings);
  const frame = frameIn(text, language);
  if (!frame) return openPuzzle(page, text);
  const puzzle = framePuzzle(frame);
  if ('code' in puzzle) return blocksNotice(puzzle, language);
  if (page.settings.mode === generateEntrance.id) openHere(page, puzzle);
  else openIn(page, generateEntrance.id, puzzle);
  return undefined;
}

export function openIn(page: Page, id: ModeId, puzzle: Puzzle): void {
  const mode = page.resources.modes.find((one) => one.id === id)!;
  packed(page, puzzle, (text) => page.open(inOtherMode(mode, puzzle, text)));
}

/** The address at which a puzzle is opened in the mode that the page starts with. */
export async function linkTo(page: Page, puzzle: Puzzle): Promise<string> {
  const text = await pack(printPuzzle(puzzle));
  const query = page.resources.grammar.write({ ...defaults, puzzle: { packed: text } });
  return new URL(`?${query}`, location.href).href;
}

const openHere = (page: Page, puzzle: Puzzle): void =>
  packed(page, puzzle, (text) =>
    page.open(inMode(page.settings.mode, puzzle, subjectOf({ packed: text }))),
  );

function frameIn(text: string, language: Language): Question | undefined {
  const question = readBoard(text, language);
  if (typeof question === 'string') return undefined;
  const { sets, drawn } = question.asked;
  return sets.length + drawn.length === 0 ? question : undefined;
}

function noPieces(text: string, language: Language): string | undefined {
  const frame = frameIn(text, language);
  return frame && words(language).ui.noPieces(frame.board.cells.length);
}

/** Packs a puzzle's text, and goes on unless something else was to be opened meanwhile. */
function packed(page: Page, puzzle: Puzzle, then: (text: string) => void): void {
  void page.latest.run(pack(printPuzzle(puzzle)), then);
}

/**
 * Keeps the lesson of a text, and opens it: a query leads there. Returns the sentence that says what is
 * wrong, if anything is.
 */
export function openLesson(
  text: string,
  language: Language,
  { grammar, catalogue, course }: Pick<PageResources, 'grammar' | 'catalogue' | 'course'>,
  open: (query: string) => void,
): string | undefined {
  // A course gives one lesson, and no other one.
  if (course) return words(language).page.noOtherLesson;
  try {
    const lesson = ownLesson(text);
    const read = (place: LessonPlace) => grammar.read(String(stopQuery(lesson, place)));
    checkStops(lesson, language, read, (query) => grammar.read(query));
    catalogue.ownLessons.keep(text);
    open(String(stopQuery(lesson, { scene: 0, stop: 0 })));
    return undefined;
  } catch (error) {
    if (error instanceof LessonError) return lessonSentence(error.issue, language);
    throw error;
  }
}
