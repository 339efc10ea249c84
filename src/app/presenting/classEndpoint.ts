import type { Presenting } from '../../ui/modeOverlay.ts';
import { lateWords, words, type Language } from '../../words/index.ts';
import { presenterAddress } from './address.ts';
import { LessonTime } from './lessonTime.ts';
import { post, readAsking, type PresenterAsks } from './messages.ts';

/** The size of a presenter's window where it is one of its own, in px. */
const SIZE = 'width=1120,height=720';

/** The page in which a lesson is given. */
export interface PresentedPage {
  language(): Language;
  /** What its mode tells; undefined where no lesson can be given. */
  presenting(): Presenting | undefined;
  /** The boards on show, as the texts of SVG files. */
  boards(): Promise<readonly string[]>;
  /** Whether its screen is black. */
  isBlank(): boolean;
  blank(isBlank: boolean): void;
  say(sentence: string): void;
  takeControl(): void;
}

/**
 * A page in which a lesson is given, as its presenter's window speaks to it. That asks, and is told in reply,
 * so that it finds the page again when either of them has been loaded anew. No other window is answered.
 */
export class ClassEndpoint {
  private readonly page: PresentedPage;
  private readonly time = new LessonTime();
  private window: Window | undefined;

  constructor(page: PresentedPage) {
    this.page = page;
    addEventListener('message', ({ source, origin, data }) => {
      const from = source as Window | null;
      // Windows of files all have the same origin, null.
      const isOurs = origin === self.origin && from?.opener === self;
      const asks = isOurs ? readAsking(data) : undefined;
      if (asks) void this.answer(from!, asks);
    });
  }

  /** Opens the window, or brings the one that is open to the front; the page says so if the browser refuses. */
  open(): void {
    if (this.window && !this.window.closed) {
      this.window.focus();
      return;
    }
    const { page } = this;
    const language = page.language();
    const opened = window.open(presenterAddress(language), '', `popup,${SIZE}`);
    if (opened) this.window = opened;
    else page.say(lateWords(words(language)).presenting.blocked);
  }

  begin(lesson: string): void {
    this.time.begin(lesson, Date.now());
  }

  end(): void {
    this.time.end();
  }

  private async answer(from: Window, { wish, given }: PresenterAsks): Promise<void> {
    const { page, time } = this;
    this.window = from;
    time.learn(given);
    if (wish) this.grant(wish);
    // Without that code, there are words alone.
    const boards = await page.boards().catch(() => []);
    const lang = page.language();
    const lesson = page.presenting()?.lesson(lang);
    const since = time.since ?? Date.now();
    post(from, { kind: 'class', lang, lesson, boards, isBlank: page.isBlank(), since });
  }

  private grant(wish: NonNullable<PresenterAsks['wish']>): void {
    this.page.takeControl();
    if (wish === 'restart') this.time.restart(Date.now());
    else if (wish === 'blank') this.page.blank(!this.page.isBlank());
    else this.page.presenting()?.grant(wish);
  }
}
