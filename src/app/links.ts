import { lessonModes } from '../settings/lessonPlace.ts';
import { inScope, pick, type Settings } from '../settings/settings.ts';
import { languageOf } from './appearance.ts';
import type { LatestOnly } from './latestOnly.ts';
import { openLesson } from './lesson/openLesson.ts';
import type { Scene } from './modes/scene.ts';
import { openShow, type OpenedAddress } from './openAddress.ts';
import type { PageResources } from './resources.ts';

/** The page that follows links. */
interface Page {
  readonly resources: Pick<PageResources, 'catalogue' | 'grammar' | 'order'>;
  readonly latest: LatestOnly;
  scene(): Scene;
  settings(): Settings;
  /** Takes on settings that need no other scene. */
  apply(settings: Settings): void;
  open(opened: Pick<OpenedAddress, 'settings' | 'puzzle'>): void;
  setNotices(notices: readonly string[]): void;
}

/** Follows links to moments: entries of the history, and the stops of lessons. */
export class Links {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the query of an address. */
  open(query: string): void {
    this.read(query, (opened) => this.page.open(opened));
  }

  /** Opens it as it was; the scene on show goes there if it can. */
  comeBack(query: string): void {
    this.read(query, (opened) => this.goTo(opened));
  }

  /** Opens it in the looks of now, where a lesson is given; the scene on show goes there if it can. */
  visit(query: string): void {
    const { page } = this;
    this.read(query, ({ settings: named, puzzle }) => {
      const now = page.settings();
      const kept = pick(
        now,
        lessonModes.includes(now.mode)
          ? inScope('window', 'screens', 'look')
          : inScope('window', 'screens'),
      );
      const speed = named.mode === now.mode ? now.speed : named.speed;
      const settings = { ...named, ...kept, speed };
      this.goTo({ settings, puzzle });
    });
  }

  /** Opens the lesson of a text, or returns the sentence that says what is wrong with it. */
  openLesson(text: string): string | undefined {
    const { page } = this;
    const language = languageOf(page.settings());
    return openLesson(text, language, page.resources, (query) => this.visit(query));
  }

  private goTo(opened: Pick<OpenedAddress, 'settings' | 'puzzle'>): void {
    const { page } = this;
    if (page.scene().revisit?.(opened.settings)) page.apply(opened.settings);
    else page.open(opened);
  }

  private read(query: string, take: (opened: OpenedAddress) => void): void {
    const { page } = this;
    void page.latest.run(openShow(query, page.resources), (opened) => {
      page.setNotices(opened.notices);
      take(opened);
    });
  }
}
