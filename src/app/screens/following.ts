import { isSameSetting, pick, rows, type Settings } from '../../settings/settings.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { Director } from '../director.ts';
import type { Scene } from '../modes/scene.ts';
import { openAddress } from '../openAddress.ts';
import type { OpenRequest } from '../opener.ts';
import type { PageResources } from '../resources.ts';
import { beginning, takenOn } from './looks.ts';
import type { Beat, LedShowing } from './messages.ts';

/** The window that follows. */
interface Page {
  readonly resources: Pick<PageResources, 'grammar' | 'catalogue'>;
  settings(): Settings;
  scene(): Scene;
  open(request: OpenRequest): void;
  readonly director: Pick<
    Director<Scene, never>,
    'goOn' | 'leaveForNext' | 'cancelLeave' | 'isLeaving'
  >;
  /** Takes on settings that need no other scene. */
  apply(settings: Settings): void;
}

/** What belongs to a window, whatever the others show. */
const ownOf = ({ screen, ui }: Settings) => ({ screen, ui });
/** Shows what another window shows, as that says. */
export class Following {
  private readonly page: Page;
  /** What is shown, and what is being opened. */
  private shown: string | undefined;
  private wanted: string | undefined;
  private looks: LedShowing | undefined;
  private scene: Scene | undefined;
  private isLeaving = false;

  constructor(page: Page) {
    this.page = page;
  }

  /** The name of what is on show; undefined while it is not what the leader shows. */
  get showing(): string | undefined {
    return this.page.scene() === this.scene ? this.shown : undefined;
  }

  /** Whether something else has come since the leader named what was on show. */
  private get hasGoneOn(): boolean {
    return this.page.scene() !== this.scene;
  }

  /** What is on show has been named in this window. */
  take(id: string): void {
    this.shown = this.wanted = id;
    this.scene = this.page.scene();
    this.isLeaving = false;
  }

  /** Shows what the leader shows, and leaves it with it; as soon as that is heard, so that it is seen in the next frame. */
  hear({ showing, isLeaving }: Pick<Beat, 'showing' | 'isLeaving'>): void {
    if (showing.id !== this.wanted) this.goTo(showing);
    else this.dress(showing);
    if (this.isOwn && showing.id !== this.shown && this.hasGoneOn) this.take(showing.id);
    if (this.showing === showing.id) this.leave(isLeaving);
  }

  /** Stays with what is on show, if that was leaving: from now on no leader says what comes next. */
  stay(): void {
    this.leave(false);
  }

  /** Plays as the leader does; to be called before each frame, with what was heard and how long ago, in ms. */
  play({ showing, state }: Beat, age: number): void {
    // Of what is not on show here nothing is taken on.
    if (this.showing !== showing.id) return;
    const { player } = this.page.scene();
    if (!this.isOwn) player.led = { state, age };
    else if (player.playing !== state.playing) player.playing = state.playing;
  }

  /** Whether the window has a picture of its own. */
  private get isOwn(): boolean {
    return this.page.settings().pictures === 'each';
  }

  /** Opens what the leader has opened, or in a picture of its own the next one there. */
  private goTo(showing: LedShowing): void {
    const { page, wanted } = this;
    this.wanted = showing.id;
    this.looks = showing;
    const opened = (): void => {
      if (this.wanted === showing.id) this.take(showing.id);
    };
    if (!this.isOwn) void this.open(showing, opened);
    // What it shows first is up to its address; then it goes on by itself once it has left.
    else if (wanted === undefined || this.hasGoneOn) opened();
    else if (!page.director.isLeaving) page.director.goOn(opened);
  }

  /** Takes on how the leader shows it. */
  private dress(showing: LedShowing): void {
    const { page, looks } = this;
    if (showing.lasting === looks?.lasting && showing.turn === looks.turn) return;
    this.looks = showing;
    page.apply({ ...page.settings(), ...this.looksOf(showing) });
    const { player } = page.scene();
    const { speed } = page.settings();
    if (player.speed !== speed) player.speed = speed;
  }

  /** Leaves what is on show, or stays. */
  private leave(isLeaving: boolean): void {
    if (isLeaving === this.isLeaving) return;
    this.isLeaving = isLeaving;
    const { page } = this;
    // A picture of its own is followed by another one of its own.
    if (this.isOwn) {
      if (isLeaving) page.director.leaveForNext();
      else page.director.cancelLeave();
    } else if (isLeaving) page.scene().leave();
    else page.scene().cancelLeave();
  }

  private looksOf({ lasting, turn }: LedShowing): Partial<Settings> {
    const { settings } = this.page.resources.grammar.read(lasting);
    return { ...Object.fromEntries(takenOn.map((name) => [name, settings[name]])), turn };
  }

  private async open(showing: LedShowing, opened: () => void): Promise<void> {
    const { page } = this;
    const { grammar, catalogue } = page.resources;
    const its = await openAddress(showing.shown, catalogue, grammar).catch(() => undefined);
    if (this.wanted !== showing.id) return;
    // Without its puzzle, it stays as it is until something else is shown.
    if (its) page.open(this.request(showing, its, opened));
  }

  private request(
    { lasting, turn }: LedShowing,
    { settings, puzzle }: { readonly settings: Settings; readonly puzzle: Puzzle },
    opened: () => void,
  ): OpenRequest {
    const { page } = this;
    const own = { ...ownOf(page.settings()), turn };
    const before: Settings = { ...page.resources.grammar.read(lasting).settings, ...own };
    const shown = { ...settings, ...own };
    const changed = rows
      .map(([name]) => name)
      .filter((name) => !(name in beginning) && !isSameSetting(name, shown[name], before[name]));
    return {
      mode: settings.mode,
      settings: () => before,
      puzzle,
      opened,
      changes: pick(shown, changed),
    };
  }
}
