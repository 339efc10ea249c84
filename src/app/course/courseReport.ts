import { readLessonPlace, writeLessonPlace } from '../../settings/lessonPlace.ts';
import type { CourseFile } from '../../teach/lesson/course.ts';
import type { GivenAnswer } from '../../teach/practice/givenAnswer.ts';
import {
  filled,
  languageIn,
  placesIn,
  type Lesson,
  type LessonPlace,
} from '../../teach/lesson/lesson.ts';
import {
  joined,
  noProgress,
  NOT_SEEN,
  readProgress,
  reached,
  RIGHT,
  SEEN,
  shareRight,
  shareSeen,
  writeProgress,
  WRONG,
  type Progress,
} from '../../teach/lesson/progress.ts';
import type { Interaction } from './editions.ts';
import type { Session } from './session.ts';

/** How long the course waits until it keeps what it was told, in ms: its answer may hold up the page. */
const KEEPS_AFTER = 1000;

/** Tells a course where somebody is in its lesson, and what was answered; nothing of it ever falls. */
export class CourseReport {
  readonly lesson: Lesson;
  /** Called with whether the course takes what it is told. */
  onTaken: (isTaken: boolean) => void = () => {};
  private readonly file: CourseFile;
  private readonly session: Session | undefined;
  private readonly places: readonly LessonPlace[];
  private progress: Progress;
  private place: LessonPlace = { scene: 0, stop: 0 };
  /** The first answers in this session, by the numbers of their stops. */
  private readonly answers = new Map<number, Interaction>();
  /** What the course has known before. */
  private before = { isComplete: false, score: 0 };
  private isLeft = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param session undefined without a course */
  constructor(file: CourseFile, lesson: Lesson, session: Session | undefined) {
    this.file = file;
    this.lesson = lesson;
    this.session = session;
    this.places = placesIn(lesson);
    this.progress = noProgress(this.places.length);
    this.begin();
  }

  get hasCourse(): boolean {
    return this.session !== undefined;
  }

  /** The place at which somebody was before. */
  get resumedAt(): LessonPlace {
    return this.place;
  }

  /** Notes the stop on show. */
  show(place: LessonPlace): void {
    const stop = this.numberOf(place);
    if (stop < 0 || (stop === this.numberOf(this.place) && this.progress[stop] !== NOT_SEEN))
      return;
    this.place = place;
    this.note(stop, SEEN);
  }

  /** Notes an answer at a stop, of which the first one counts. */
  answer(place: LessonPlace, given: GivenAnswer, language: string): void {
    const stop = this.numberOf(place);
    const question = this.file.questions.indexOf(stop);
    if (question < 0) return;
    if (this.progress[stop]! < WRONG) {
      const id = `question-${this.nameOf(place)}`;
      this.answers.set(stop, { ...given, id, place: question, ...this.asked(place, language) });
    }
    this.note(stop, given.isRight ? RIGHT : WRONG);
  }

  /** Has the course keep what it was told, at once. */
  keep(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { session } = this;
    if (!session || this.isLeft) return;
    if (!session.isOpen) this.begin();
    const isTaken = session.isOpen && this.tell();
    const isKept = session.commit();
    this.onTaken(isTaken && isKept);
  }

  /** Ends the session: the page is left. Browsers hide it after that. */
  leave(): void {
    this.keep();
    this.session?.end();
    this.isLeft = true;
  }

  /** Begins another session: the page that was left is there again. */
  comeBack(): void {
    this.isLeft = false;
    this.keep();
  }

  private begin(): void {
    const known = this.session?.begin(performance.now());
    if (!known) return;
    const { isComplete, score } = known;
    this.before = { isComplete, score: Math.max(score, this.before.score) };
    const kept = readProgress(known.kept, this.file.key, this.places.length);
    // What was answered in an earlier session is known.
    for (const [stop, standing] of kept.entries()) if (standing >= WRONG) this.answers.delete(stop);
    const isNew = this.progress.every((standing) => standing === NOT_SEEN);
    this.progress = joined(kept, this.progress);
    const place = readLessonPlace(`${this.lesson.id}:${known.place}`);
    if (isNew && place && this.numberOf(place) >= 0) this.place = place;
  }

  private note(stop: number, standing: Progress[number]): void {
    this.progress = reached(this.progress, stop, standing);
    if (this.session?.isOpen) this.tell();
    this.timer ??= setTimeout(() => this.keep(), KEEPS_AFTER);
  }

  private tell(): boolean {
    const { session, progress, file, before } = this;
    const seen = shareSeen(progress);
    const right = shareRight(progress, file.questions);
    const told = {
      place: this.nameOf(this.place),
      kept: writeProgress(file.key, progress),
      seen,
      score: right === undefined ? undefined : Math.max(right, before.score),
      isComplete: before.isComplete || seen === 1,
      interactions: [...this.answers.values()],
    };
    return session!.tell(told, performance.now());
  }

  /** A place as addresses write it. */
  private nameOf({ scene, stop }: LessonPlace): string {
    return writeLessonPlace({ id: this.lesson.id, scene, stop }).replace(/^.*:/, '');
  }

  /** What is asked at a place, in the language in which it is shown. */
  private asked({ scene, stop }: LessonPlace, shown: string) {
    const language = languageIn(this.lesson, shown);
    const its = this.lesson.scenes[scene]!;
    return { text: filled(its.stops[stop]!.text[language]!, its, String), language };
  }

  private numberOf({ scene, stop }: LessonPlace): number {
    return this.places.findIndex((one) => one.scene === scene && one.stop === stop);
  }
}
