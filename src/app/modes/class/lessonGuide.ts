import { placeFrom, type Lesson, type LessonPlace } from '../../../teach/lesson.ts';
import type { OpenLesson } from '../../../ui/class/model.ts';
import type { Opening } from '../scene.ts';
import { writeLessonPlace, type ClassSettings } from './settings.ts';

/** The settings of looks, which a lesson leaves as they are. */
const LOOKS = ['theme', 'letters', 'lang', 'speed', 'ui'] as const;

/** Leads through a lesson, each stop of which is an address. */
export class LessonGuide {
  private readonly opening: Opening<ClassSettings>;
  private readonly place: () => ClassSettings['lesson'];
  /** None until they are loaded. */
  private lessons: readonly Lesson[] = [];

  /** @param place the place in a lesson that the settings name */
  constructor(opening: Opening<ClassSettings>, place: () => ClassSettings['lesson']) {
    this.opening = opening;
    this.place = place;
    if (place()) this.load(() => opening.onChange());
  }

  /** The lesson that is given, and the place in it. */
  get now(): OpenLesson | undefined {
    const place = this.place();
    const lesson = place && this.lessons.find(({ id }) => id === place.id);
    const stop = lesson?.scenes[place!.scene]?.stops[place!.stop];
    return stop === undefined ? undefined : { lesson: lesson!, place: place! };
  }

  /** Begins the first lesson. */
  begin(): void {
    this.load(() => this.open(this.lessons[0]!, { scene: 0, stop: 0 }));
  }

  /** Goes by a number of stops, if there are as many. */
  go(by: number): void {
    const { now } = this;
    const next = now && placeFrom(now.lesson, now.place, by);
    if (next) this.open(now.lesson, next);
  }

  private load(then: () => void): void {
    this.opening.lessons((lessons) => {
      this.lessons = lessons;
      then();
    });
  }

  private open(lesson: Lesson, place: LessonPlace): void {
    const query = new URLSearchParams(lesson.scenes[place.scene]!.stops[place.stop]);
    const now = new URL(this.opening.link()).searchParams;
    for (const name of LOOKS) if (now.has(name)) query.set(name, now.get(name)!);
    query.set('mode', this.opening.settings.mode);
    query.set('lesson', writeLessonPlace({ id: lesson.id, ...place }));
    this.opening.visit(query.toString());
  }
}
