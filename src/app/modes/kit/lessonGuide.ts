import { placeFrom, type Lesson, type LessonPlace } from '../../../teach/lesson/lesson.ts';
import type { Settings } from '../../../settings/settings.ts';
import { stopQuery } from '../../address/lessonAddress.ts';
import type { LessonCommands, OpenLesson } from '../../../ui/lesson/model.ts';
import type { PageServices } from '../services.ts';
import { isOwn } from '../../library/ownLessons.ts';

/** What the guide needs of a scene and the page. */
interface Room {
  readonly services: Pick<PageServices, 'lessons' | 'links' | 'onChange'>;
  /** The place in a lesson that the settings name. */
  readonly settings: () => Pick<Settings, 'lesson' | 'notes'>;
  readonly change: (changes: Partial<Settings>) => void;
}

/** Leads through a lesson, each stop of which is an address. */
export class LessonGuide {
  readonly commands: LessonCommands = {
    all: (take) =>
      this.load(() => take(this.lessons.map((lesson) => ({ lesson, isOwn: isOwn(lesson) })))),
    begin: (lesson) => {
      this.room.services.links.keepMoment();
      this.open(lesson, { scene: 0, stop: 0 });
    },
    remove: ({ id }) => this.room.services.lessons.remove(id),
    go: (by) => this.go(by),
    end: () => {
      this.room.services.links.keepMoment();
      this.room.change({ lesson: undefined, notes: false });
    },
    setNotes: (notes) => this.room.change({ notes }),
  };
  private readonly room: Room;
  private lessons: readonly Lesson[];

  constructor(room: Room) {
    this.room = room;
    this.lessons = room.services.lessons.atHand;
    this.follow();
  }

  /** Loads the lesson that the settings name where it is not at hand, such as one just opened. */
  follow(): void {
    const { settings, services } = this.room;
    const { lesson } = settings();
    // A lesson of one's own may have another text. What it says is heard before its moment is explained.
    if (lesson && (isOwn(lesson) || !this.now)) this.load(() => services.onChange());
  }

  get now(): OpenLesson | undefined {
    const { lesson: place, notes } = this.room.settings();
    const lesson = place && this.lessons.find(({ id }) => id === place.id);
    const stop = lesson?.scenes[place!.scene]?.stops[place!.stop];
    return stop === undefined ? undefined : { lesson: lesson!, place: place!, hasNotes: notes };
  }

  private go(by: number): void {
    const { now } = this;
    const next = now && placeFrom(now.lesson, now.place, by);
    if (next) this.open(now.lesson, next);
  }

  private load(then: () => void): void {
    this.room.services.lessons.load((lessons) => {
      this.lessons = lessons;
      then();
    });
  }

  private open(lesson: Lesson, place: LessonPlace): void {
    const query = stopQuery(lesson, place)!;
    if (this.room.settings().notes) query.set('notes', '1');
    this.room.services.links.visit(query.toString());
  }
}
