import type { Given } from './messages.ts';

/**
 * Since when a lesson is given; times are in ms since 1970. A page that was loaded anew learns it from its
 * presenter's window, which has been told before.
 */
export class LessonTime {
  private given: Given | undefined;
  private hasLearnt = false;

  get since(): number | undefined {
    return this.given?.since;
  }

  /** A lesson is given; its time goes on where it was given already. */
  begin(lesson: string, now: number): void {
    if (this.given?.lesson !== lesson) this.given = { lesson, since: now };
  }

  end(): void {
    this.given = undefined;
  }

  restart(now: number): void {
    if (this.given) this.given = { ...this.given, since: now };
  }

  /** Takes what a presenter's window knows; the first time only, as it knows nothing newer after that. */
  learn(known: Given | undefined): void {
    if (!this.hasLearnt && this.given && known?.lesson === this.given.lesson)
      this.given = { ...known, since: Math.min(known.since, this.given.since) };
    this.hasLearnt = true;
  }
}
