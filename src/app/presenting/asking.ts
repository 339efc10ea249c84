import type { Connection, PresenterWish } from '../../ui/presenting/model.ts';
import type { ClassTells, Given, PresenterAsks } from './messages.ts';

/** For how long the page of a class may say nothing before it counts as silent, in ms. */
const SILENT_AFTER = 3000;

/** What a presenter's window asks, and how the page of the class replies. */
export class Asking {
  private given: Given | undefined;
  private heardAt: number | undefined;
  private askedAt: number | undefined;

  ask(wish?: PresenterWish): PresenterAsks {
    // What it was told so far is to be forgotten.
    if (wish === 'restart') this.given = undefined;
    return { kind: 'presenter', wish, given: this.given };
  }

  /** Takes a reply. `now` in ms, like those of `connection`. */
  hear({ lesson, since }: Pick<ClassTells, 'lesson' | 'since'>, now: number): void {
    this.given = lesson && { lesson: lesson.id, since };
    this.heardAt = now;
  }

  /** Whether the page that opened the window is there, and speaks; to be called a few times a second. */
  connection(opener: Pick<Window, 'closed'> | undefined, now: number): Connection {
    if (!opener) return 'never';
    if (opener.closed) return 'closed';
    this.askedAt ??= now;
    return now - (this.heardAt ?? this.askedAt) < SILENT_AFTER ? 'speaks' : 'silent';
  }
}
