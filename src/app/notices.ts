import type { Words } from '../words/index.ts';

/** Runs asynchronous requests and shows the result of the latest one only. */
export class LatestOnly {
  private asked = 0;
  private shown = 0;
  private readonly notices: Notices;

  constructor(notices: Notices) {
    this.notices = notices;
  }

  get isPending(): boolean {
    return this.shown < this.asked;
  }

  /**
   * Waits for a result, and shows it unless there has been another request since.
   *
   * @param instead called if the promise rejects
   * @param failure the notice to show then, if it is not the usual one
   */
  run<Made>(
    making: Promise<Made>,
    show: (made: Made) => void,
    instead?: () => void,
    failure: NoticeId = 'notLoaded',
  ): Promise<void> {
    const asked = ++this.asked;
    const end = (then: () => void): void => {
      if (asked !== this.asked) return;
      this.shown = asked;
      then();
    };
    const failed = (): void => {
      this.notices.say({ id: failure });
      instead?.();
    };
    return making.then(
      (made) => {
        this.notices.withdraw(failure);
        end(() => show(made));
      },
      () => end(failed),
    );
  }

  supersede(): void {
    this.shown = ++this.asked;
  }
}

/** Notices of the page itself, by the name of their sentence in the dictionary. */
type NoticeId = keyof Pick<
  Words['page'],
  | 'graphicsLost'
  | 'noWorkers'
  | 'notLoaded'
  | 'modeNotLoaded'
  | 'noFullscreen'
  | 'searchFailed'
  | 'gameNotKept'
  | 'noSuchPosition'
  | 'noCourse'
  | 'notReported'
>;

/** A notice of the page, which is translated when it is shown, or a sentence as it stands. */
export type Notice = { readonly id: NoticeId } | string;

const keyOf = (notice: Notice): string => (typeof notice === 'string' ? notice : notice.id);

/** The notices on the page, each shown until it is dismissed or withdrawn. */
export class Notices {
  private all: readonly Notice[];
  private readonly changed: () => void;

  constructor(first: readonly Notice[], changed: () => void) {
    this.all = first;
    this.changed = changed;
  }

  sentences({ page }: Pick<Words, 'page'>): readonly string[] {
    return this.all.map((notice) => (typeof notice === 'string' ? notice : page[notice.id]));
  }

  replace(notices: readonly Notice[]): void {
    this.all = notices;
    this.changed();
  }

  /** Shows a notice below all others. */
  say(notice: Notice): void {
    this.replace([...this.without(notice), notice]);
  }

  set(id: NoticeId, isSaid: boolean): void {
    if (isSaid) this.say({ id });
    else this.withdraw(id);
  }

  withdraw(id: NoticeId): void {
    const others = this.without({ id });
    if (others.length < this.all.length) this.replace(others);
  }

  private without(notice: Notice): readonly Notice[] {
    return this.all.filter((one) => keyOf(one) !== keyOf(notice));
  }
}
