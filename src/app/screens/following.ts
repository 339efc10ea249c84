import type { Scene } from '../modes/scene.ts';
import { pick, type Settings } from '../../settings/settings.ts';
import type { Director } from '../playlist/director.ts';
import { openAddress, type OpenedAddress } from '../opening/openAddress.ts';
import type { OpenRequest, Page } from '../page.ts';
import { loadWords, type Language } from '../../words/index.ts';
import { languageOf } from '../appearance.ts';
import { settingsOf, type PageState } from '../state.ts';
import { readState } from '../address/stateCodec.ts';
import { takenOn } from './leading.ts';
import type { Beat, LedItem } from './messages.ts';

/** Shows what another window shows, as that says. */
export class Following {
  private readonly page: Page;
  private readonly director: Director;
  private readonly load: (language: Language) => Promise<unknown>;
  /** What is shown, and what is being opened. */
  private shown: string | undefined;
  private wanted: string | undefined;
  private looks: LedItem | undefined;
  private scene: Scene | undefined;
  private isLeaving = false;

  /** @param load loads the words of a language */
  constructor(
    page: Page,
    director: Director,
    load: (language: Language) => Promise<unknown> = loadWords,
  ) {
    [this.page, this.director, this.load] = [page, director, load];
  }

  /** The name of what is on show; undefined while it is not what the leader shows. */
  get showing(): string | undefined {
    return this.hasGoneOn ? undefined : this.shown;
  }

  /** Whether something else has come since the leader named what was on show. */
  private get hasGoneOn(): boolean {
    return this.page.scene !== this.scene;
  }

  /** What is on show has been named in this window. */
  take(id: string): void {
    this.shown = this.wanted = id;
    this.scene = this.page.scene;
    this.isLeaving = false;
  }

  /** Shows what the leader shows, and leaves it with it; at once, so that it is seen in the next frame. */
  hear({ showing, isLeaving }: Pick<Beat, 'showing' | 'isLeaving'>): void {
    if (showing.id !== this.wanted) this.goTo(showing);
    else void this.dress(showing);
    if (this.isOwn && showing.id !== this.shown && this.hasGoneOn) this.take(showing.id);
    if (this.showing === showing.id) this.leave(isLeaving);
  }

  /** Cancels that the scene on show leaves, as there is no leader any more who says what comes next. */
  stay(): void {
    this.leave(false);
  }

  /** Plays as the leader does; to be called before each frame with what was heard, `age` ms ago. */
  play({ showing, state }: Beat, age: number): void {
    // Of what is not on show here nothing is taken on.
    if (this.showing !== showing.id) return;
    const { player } = this.page.scene;
    if (!this.isOwn) player.follow({ state, age });
    else if (player.playing !== state.playing) player.playing = state.playing;
  }

  private get isOwn(): boolean {
    return this.page.settings.pictures === 'each';
  }

  /** Opens what the leader has opened, or in a picture of its own the next one there. */
  private goTo(showing: LedItem): void {
    const { wanted } = this;
    this.wanted = showing.id;
    this.looks = showing;
    const opened = (): void => {
      if (this.wanted === showing.id) this.take(showing.id);
    };
    if (!this.isOwn) void this.open(showing, opened);
    // What it shows first is up to its address; then it goes on by itself once it has left.
    else if (wanted === undefined || this.hasGoneOn) opened();
    else if (!this.director.isLeaving) this.director.next(opened);
  }

  /** Takes on how the leader shows it. */
  private async dress(showing: LedItem): Promise<void> {
    const { page } = this;
    if (showing.base === this.looks?.base && showing.turn === this.looks.turn) return;
    this.looks = showing;
    const looks = this.looksOf(showing);
    try {
      await this.load(languageOf({ ...page.settings, ...looks }));
    } catch {
      // Without the words of its language, it stays as it is until it is to look otherwise.
      return;
    }
    if (this.looks !== showing) return;
    page.change(looks);
    const { player } = page.scene;
    const { speed } = page.settings;
    if (player.speed !== speed) player.speed = speed;
  }

  private leave(isLeaving: boolean): void {
    if (isLeaving === this.isLeaving) return;
    this.isLeaving = isLeaving;
    const { page } = this;
    // A picture of its own is followed by another one of its own.
    if (this.isOwn) {
      if (isLeaving) this.director.leaveForNext();
      else this.director.cancelLeave();
    } else if (isLeaving) page.scene.leave();
    else page.scene.cancelLeave();
  }

  private looksOf({ base, turn }: LedItem): Partial<Settings> {
    const { settings } = this.page.resources.grammar.read(base);
    return { ...pick(settings, takenOn), turn };
  }

  private async open(showing: LedItem, opened: () => void): Promise<void> {
    const { page } = this;
    const opening = await openAddress(showing.shown, page.resources).catch(() => undefined);
    if (this.wanted !== showing.id) return;
    // Without its puzzle, it stays as it is until something else is shown.
    if (opening) page.open(this.request(showing, opening, opened));
  }

  private request(showing: LedItem, shown: OpenedAddress, opened: () => void): OpenRequest {
    const { grammar } = this.page.resources;
    const { base, overrides } = readState(showing, grammar, shown.settings);
    const { mode } = { ...base, ...overrides };
    const next = (state: PageState): PageState => {
      // The place of a window and its controls are its own, whatever the others show.
      const own = pick(settingsOf(state), ['screen', 'ui']);
      return { ...state, base: { ...base, ...own }, overrides };
    };
    return { mode, puzzle: shown.puzzle, next, opened, ...(this.isLeaving && { arrival: 'own' }) };
  }
}
