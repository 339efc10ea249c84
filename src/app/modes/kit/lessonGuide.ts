import type { Moment } from '../../../run/step.ts';
import { COURSE_LESSON } from '../../../teach/lesson/course.ts';
import { writeLessonPlace } from '../../../settings/lessonPlace.ts';
import {
  isMomentOf,
  placeFrom,
  stopAt,
  type Lesson,
  type LessonPlace,
} from '../../../teach/lesson/lesson.ts';
import { pick, type SettingName, type Settings } from '../../../settings/settings.ts';
import { stopQuery } from '../../address/lessonAddress.ts';
import { stopSettings } from '../../address/stopSettings.ts';
import type { LessonCommands, OpenLesson } from '../../../ui/lesson/model.ts';
import type { PageServices } from '../services.ts';
import { isOwn } from '../../library/ownLessons.ts';

type Services = Pick<PageServices, 'lessons' | 'links' | 'onChange'>;

type Owned<Name extends SettingName> = Pick<Settings, Name | 'lesson'>;

/** What a scene shows, as a lesson needs it. */
export interface ShownOfLesson {
  /** Whether board and search are those of some settings. */
  isOf(settings: Settings): boolean;
  /** The moment on show, and the one to which it is on its way, if it is. */
  moment(): Moment;
  destination(): Moment;
}

/** The place in a lesson. */
type Found = Omit<OpenLesson, 'isThere' | 'isReached'>;

/** Leads through a lesson, each stop of which is an address, and holds the settings that its scene changes. */
export class LessonGuide<Name extends SettingName = never> {
  readonly commands: LessonCommands;
  private readonly leading: Omit<LessonCommands, 'present'> = {
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
      this.change({ lesson: undefined });
    },
    home: () => {
      const { links } = this.services;
      const { lesson } = this.own;
      // Others have neither lessons of one's own, nor the file or the course of somebody.
      if (!lesson || isOwn(lesson) || lesson.id === COURSE_LESSON) return undefined;
      const first = writeLessonPlace({ id: lesson.id, scene: 0, stop: 0 });
      const link = new URL(`?lesson=${first}`, links.toMoment());
      return /^https?:$/.test(link.protocol) ? link.href : undefined;
    },
    visit: (query) => this.services.links.visit(query),
    answered: (answer) => {
      const { lesson } = this.own;
      if (lesson) this.services.lessons.answered(lesson, answer);
    },
  };
  private readonly services: Services;
  private readonly names: readonly SettingName[];
  private readonly shown: ShownOfLesson;
  private lessons: readonly Lesson[];
  /** The stop that was compared last with what is on show, as only another one has other settings. */
  private compared:
    | { readonly lesson: Lesson; readonly place: LessonPlace; readonly isOf: boolean }
    | undefined;
  /** The place that is being opened, until it is on show. */
  private opening: LessonPlace | undefined;
  own: Owned<Name>;

  /**
   * @param shown what the scene shows, of which nothing is asked before it is made
   * @param names the settings that the scene changes, beside the place in a lesson
   */
  constructor(
    services: Services,
    settings: Settings,
    shown: ShownOfLesson,
    names: readonly Name[] = [],
  ) {
    this.services = services;
    this.commands = { ...this.leading, present: services.lessons.present };
    this.shown = shown;
    this.names = [...names, 'lesson'];
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
    this.opening = undefined;
    const { lesson } = settings;
    if (lesson) this.services.lessons.shown(lesson);
    // A lesson of one's own may have another text. What it says is heard before its moment is explained.
    if (lesson && (isOwn(lesson) || !this.found)) this.load(() => this.services.onChange());
  }

  get now(): OpenLesson | undefined {
    const { found } = this;
    if (!found) return undefined;
    const isThere = this.isThere(found);
    const stop = stopAt(found.lesson, found.place);
    return { ...found, isThere, isReached: isThere && isMomentOf(stop, this.shown.moment()) };
  }

  private isThere({ lesson, place }: Found): boolean {
    const { compared, shown } = this;
    if (compared?.lesson !== lesson || compared.place !== place)
      this.compared = { lesson, place, isOf: shown.isOf(stopSettings(lesson, place)) };
    return this.compared!.isOf && isMomentOf(stopAt(lesson, place), shown.destination());
  }

  private get found(): Found | undefined {
    const { lesson: place } = this.own;
    const lesson = place && this.lessons.find(({ id }) => id === place.id);
    const stop = lesson?.scenes[place!.scene]?.stops[place!.stop];
    return stop === undefined ? undefined : { lesson: lesson!, place: place! };
  }

  private go(by: number): void {
    const { now, opening } = this;
    if (!now) return;
    const isReturn = by < 0 && !opening && !now.isThere;
    const next = isReturn ? now.place : placeFrom(now.lesson, opening ?? now.place, by);
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
    this.opening = place;
    this.services.links.visit(query.toString());
  }
}
