import type { Lesson, LessonPlace } from '../../teach/lesson/lesson.ts';
import type { GivenAnswer } from '../../teach/practice/givenAnswer.ts';

/** A lesson that is given, and the place in it. */
export interface OpenLesson {
  readonly lesson: Lesson;
  readonly place: LessonPlace;
  /** Whether the board, the search and the moment of its stop are on show or on their way, which its text is about. */
  readonly isThere: boolean;
  /** Whether that moment itself is on show: before, nothing is asked, nor done by hand, nor taken home. */
  readonly isReached: boolean;
}

/** A lesson to choose. */
export interface LessonChoice {
  readonly lesson: Lesson;
  /** Whether it was opened here, rather than coming with the page. */
  readonly isOwn: boolean;
}

export interface LessonCommands {
  /** Loads all lessons, and hands them over. */
  all(take: (lessons: readonly LessonChoice[]) => void): void;
  begin(lesson: Lesson): void;
  /** Forget a lesson of one's own. */
  remove(lesson: Lesson): void;
  /** Go by a number of stops; back to the one of now, where it has been left. */
  go(by: number): void;
  end(): void;
  /** A link to the beginning of the lesson, for those who go home; undefined where it leads them nowhere. */
  home(): string | undefined;
  /** Open an address that the lesson names. */
  visit(query: string): void;
  /** Take the answer to the question of the stop on show. */
  answered(answer: GivenAnswer): void;
  /** Open the presenter's window, with notes and answers, or bring it to the front; undefined in a course, where neither are to be had. */
  readonly present: (() => void) | undefined;
}
