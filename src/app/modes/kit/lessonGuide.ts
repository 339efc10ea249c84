import { placeFrom, type Lesson, type LessonPlace } from '../../../teach/lesson/lesson.ts';
import { pick, type SettingName, type Settings } from '../../../settings/settings.ts';
import { stopQuery } from '../../address/lessonAddress.ts';
import type { LessonCommands, OpenLesson } from '../../../ui/lesson/model.ts';
import type { PageServices } from '../services.ts';
import { isOwn } from '../../library/ownLessons.ts';

type Services = Pick<PageServices, 'lessons' | 'links' | 'onChange'>;

type Owned<Name extends SettingName> = Pick<Settings, Name | 'lesson' | 'notes'>;

/** Leads through a lesson, each stop of which is an address, and holds the settings that its scene changes. */
export class LessonGuide<Name extends SettingName = never> {
  readonly commands: LessonCommands = {
    all: (take) =>
      this.load(() => take(this.lessons.map((lesson) => ({ lesson, isOwn: isOwn(lesson) })))),
    begin: (lesson) => {
      this.services.links.keepMoment();
      this.open(lesson, { scene: 0, stop: 0 });
    },
    remove: ({ id }) => this.services.lessons.remove(id),
    go: (by) => this.go(by),
    end: () => {
      this.services.links.keepMoment();
      this.change({ lesson: undefined, notes: false });
    },
    answered: (answer) => {
      const { lesson } = this.own;
      if (lesson) this.services.lessons.answered(lesson, answer);
    },
    setNotes: (notes) => this.change({ notes }),
  };
  private readonly services: Services;
  private readonly names: readonly SettingName[];
  private lessons: readonly Lesson[];
  own: Owned<Name>;

  /** @param names the settings that the scene changes, beside the place in a lesson */
  constructor(services: Services, settings: Settings, names: readonly Name[] = []) {
    this.services = services;
    this.names = [...names, 'lesson', 'notes'];
    this.lessons = services.lessons.atHand;
    this.own = pick(settings, this.names) as Owned<Name>;
    this.follow(settings);
  }

  change(changes: Partial<Settings>): void {
    this.own = { ...this.own, ...changes };
    this.services.onChange();
  }

  /** Takes on settings, and loads the lesson that they name where it is not at hand, as one just opened. */
  follow(settings: Settings): void {
    this.own = pick(settings, this.names) as Owned<Name>;
    const { lesson } = settings;
    if (lesson) this.services.lessons.shown(lesson);
    // A lesson of one's own may have another text. What it says is heard before its moment is explained.
    if (lesson && (isOwn(lesson) || !this.now)) this.load(() => this.services.onChange());
  }

  get now(): OpenLesson | undefined {
    const { lesson: place, notes } = this.own;
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
    this.services.lessons.load((lessons) => {
      this.lessons = lessons;
      then();
    });
  }

  private open(lesson: Lesson, place: LessonPlace): void {
    const query = stopQuery(lesson, place)!;
    if (this.own.notes) query.set('notes', '1');
    this.services.links.visit(query.toString());
  }
}
