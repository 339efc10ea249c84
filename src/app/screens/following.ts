import type { Puzzle } from '../../puzzle/types.ts';
import type { Director } from '../director.ts';
import type { Scene } from '../modes/scene.ts';
import { openAddress } from '../openAddress.ts';
import type { OpenRequest } from '../opener.ts';
import { displaySlice } from '../pageSlices.ts';
import { programmeSlice } from '../programmeSlice.ts';
import type { PageResources } from '../resources.ts';
import type { Settings } from '../settings.ts';
import { keysOf } from '../settingsSlice.ts';
import type { Beat, LedShowing } from './messages.ts';
import { screensSlice } from './screensSlice.ts';

/** The window that follows. */
interface Page {
  readonly resources: Pick<PageResources, 'grammar' | 'catalogue'>;
  settings(): Settings;
  scene(): Scene;
  open(request: OpenRequest): void;
  readonly director: Pick<Director<Scene, never>, 'goOn'>;
  /** Takes on settings that need no other scene. */
  apply(settings: Settings): void;
}

/** What belongs to a window, whatever the others show. */
const ownOf = ({ screen, ui }: Settings) => ({ screen, ui });
/** Where a run begins is said in another way. */
const beginnings = ['step', 'tick', 'paused'];
/** What may change while the same thing is on show. */
const looks = keysOf({
  ...displaySlice.defaults,
  ...screensSlice.defaults,
  ...programmeSlice.defaults,
}).filter((name) => !beginnings.includes(name) && !['screen', 'ui'].includes(name));

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

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

  /** What is on show has been named in this window. */
  take(id: string): void {
    this.shown = this.wanted = id;
    this.scene = this.page.scene();
  }

  /** Opens what the leader shows, and takes on its looks; as soon as it is heard, so that it is there with the next frame. */
  hear({ showing }: Pick<Beat, 'showing'>): void {
    const { page, wanted, looks } = this;
    if (showing.id !== wanted) {
      this.wanted = showing.id;
      this.looks = showing;
      const opened = (): void => {
        if (this.wanted === showing.id) this.take(showing.id);
        this.isLeaving = false;
      };
      if (page.settings().pictures === 'one') void this.open(showing, opened);
      // What a window of its own picture shows first is up to its address.
      else if (wanted === undefined) opened();
      else page.director.goOn(opened);
    } else if (showing.lasting !== looks?.lasting || showing.turn !== looks.turn) {
      this.looks = showing;
      page.apply({ ...page.settings(), ...this.looksOf(showing) });
      const { player } = page.scene();
      const { speed } = page.settings();
      if (player.speed !== speed) player.speed = speed;
    }
  }

  /** Leaves and plays as the leader does; to be called before each frame, with what was heard and how long ago, in ms. */
  play({ isLeaving, state }: Beat, age: number): void {
    const { page, showing } = this;
    const scene = page.scene();
    if (showing === undefined) return;
    if (page.settings().pictures === 'one') scene.player.led = { state, age };
    else if (scene.player.playing !== state.playing) scene.player.playing = state.playing;
    if (isLeaving === this.isLeaving) return;
    this.isLeaving = isLeaving;
    if (isLeaving) scene.leave();
    else scene.cancelLeave();
  }

  private looksOf({ lasting, turn }: LedShowing): Partial<Settings> {
    const { settings } = this.page.resources.grammar.read(lasting);
    return { ...Object.fromEntries(looks.map((name) => [name, settings[name]])), turn };
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
    const changes = Object.entries({ ...settings, ...own }).filter(
      ([name, value]) =>
        !beginnings.includes(name) && !isSame(value, before[name as keyof Settings]),
    );
    return {
      ...{ mode: settings.mode, settings: () => before, puzzle, opened },
      changes: Object.fromEntries(changes),
    };
  }
}
