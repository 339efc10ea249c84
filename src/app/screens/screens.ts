import type { Part } from '../../theme/viewport.ts';
import { RemoteClock } from '../../play/clocks.ts';
import { defaults, isSameSetting, type Settings } from '../../settings/settings.ts';
import { BUILD } from '../recovery/checkpoints.ts';
import { toggleFullscreen } from '../frames/fullscreen.ts';
import type { Page } from '../page.ts';
import type { Director } from '../playlist/director.ts';
import { withControl } from '../state.ts';
import { Following } from './following.ts';
import { Leadership } from './leadership.ts';
import { Leading } from './leading.ts';
import {
  openChannel,
  type Beat,
  type Channel,
  type Message,
  type WindowState,
} from './messages.ts';
import { openScreens } from './openScreens.ts';
import { partOf, type Size } from './picture.ts';

/** How often a window says how it is, and the leader what has been shown, in ms. */
const STATUS_EVERY = 200;
const MEMORY_EVERY = 1000;
/** For how long a window counts that has not been heard, in ms. */
const ABSENT = 1000;

export interface ScreenReport {
  readonly place: number;
  readonly count: number;
  readonly leads: boolean;
  readonly part: Part | undefined;
}

const isSamePart = (one: Part | undefined, other: Part | undefined): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => one?.[side] === other?.[side]);

/**
 * Several windows that show something together: one leads and says in each frame what it shows, and the
 * others show that. Times are in ms.
 */
export class Screens {
  private readonly page: Page;
  private readonly director: Director;
  private readonly showPart: (part: Part | undefined) => void;
  private readonly id = crypto.randomUUID?.() ?? String(Math.random());
  private readonly following: Following;
  private readonly leading: Leading;
  private joined: Settings['screen'] = defaults.screen;
  private channel: Channel | undefined;
  private leadership = new Leadership(this.id, 1);
  private clock = new RemoteClock();
  private beat: Beat | undefined;
  private readonly others = new Map<number, WindowState & { readonly heardAt: number }>();
  private part: Part | undefined;
  private drawnAt = 0;
  private statusAt = -Infinity;
  private remindedAt = -Infinity;
  private reminded = '';

  /** @param showPart called when the part of the picture that is shown changes; undefined is all of it */
  constructor(page: Page, director: Director, showPart: (part: Part | undefined) => void) {
    this.page = page;
    this.director = director;
    this.showPart = showPart;
    this.following = new Following(page, director);
    this.leading = new Leading(this.id, page);
    addEventListener('pagehide', () => this.channel?.send({ kind: 'left', window: this.id }));
    addEventListener('click', () => {
      if (this.part && !document.fullscreenElement) void toggleFullscreen(() => undefined);
    });
    // Who steers, leads.
    for (const kind of ['keydown', 'pointerdown', 'wheel'])
      addEventListener(kind, () => this.steer(), { capture: true, passive: true });
  }

  /** Whether what comes next is decided here, and nothing keeps another window from leaving what it shows. */
  get mayAdvance(): boolean {
    const { channel, leadership, page, drawnAt } = this;
    if (!channel) return true;
    if (!leadership.leads || page.settings.pictures === 'one') return leadership.leads;
    const { id } = this.leading.showing;
    return [...this.others.values()].every(
      ({ heardAt, showing, isDue }) => drawnAt - heardAt > ABSENT || (isDue && showing === id),
    );
  }

  get report(): ScreenReport | undefined {
    const { channel, page, leadership, part } = this;
    return channel && { ...page.settings.screen, leads: leadership.leads, part };
  }

  /** Opens windows on all screens, with one picture or one each; says why not if it cannot. */
  async open(pictures: Settings['pictures']): Promise<void> {
    const { page } = this;
    const issue = await openScreens(pictures, {
      address: (changes) => `?${page.resources.grammar.write({ ...page.settings, ...changes })}`,
      take: (changes) => {
        page.change(changes);
        this.join();
        this.steer();
      },
    });
    if (issue) page.notices.say(page.words.screens[issue]);
  }

  /** Users, or the host, steer this window. */
  steer(): void {
    if (!this.channel || this.leadership.leads) return;
    this.leadership.claim();
    this.lead();
  }

  before(now: number): void {
    this.join();
    const { channel, leadership, leading, beat, page } = this;
    if (!channel) return;
    const led = leadership.leads;
    leadership.pass(now - this.drawnAt);
    this.drawnAt = now;
    if (leadership.leads && !led) this.lead();
    if (leadership.leads) leading.update();
    if (leadership.leads || beat === undefined) return;
    page.take(withControl(page.state, beat.isUserControlled));
    this.following.play(beat, Math.max(0, (this.clock.at(now) ?? now) - beat.frame));
  }

  after(now: number): void {
    const { channel, leadership, page, leading, following } = this;
    if (!channel) return;
    const size = { width: innerWidth, height: innerHeight };
    const { place } = page.settings.screen;
    if (leadership.leads) leading.update();
    if (now - this.statusAt >= STATUS_EVERY) {
      this.statusAt = now;
      const showing = leadership.leads ? leading.showing.id : following.showing;
      const isDue = page.scene.stayFor !== undefined;
      channel.send({ kind: 'status', window: this.id, place, size, showing, isDue });
    }
    if (leadership.leads) this.say(channel, now, size);
    this.layOut(leadership.leads ? this.sizes(size) : (this.beat?.sizes ?? []), place);
  }

  private say(channel: Channel, frame: number, size: Size): void {
    const { page, leadership, leading } = this;
    const { player, waits } = page.scene;
    const state = waits ? { ...player.state, pace: 0 } : player.state;
    this.beat = {
      kind: 'beat',
      ...leadership.term,
      frame,
      sent: performance.now(),
      showing: leading.showing,
      isLeaving: this.director.isLeaving,
      isUserControlled: page.state.isUserControlled,
      state,
      sizes: this.sizes(size),
    };
    channel.send(this.beat);
    const { id } = this.beat.showing;
    if (frame - this.remindedAt < MEMORY_EVERY && id === this.reminded) return;
    this.remindedAt = frame;
    this.reminded = id;
    const { surroundings } = page.stage;
    channel.send({ kind: 'memory', surroundings, order: page.resources.order.state() });
  }

  /** The sizes of all windows; where one is not known, as if it were like this one. */
  private sizes(own: Size): readonly Size[] {
    const { place, count } = this.page.settings.screen;
    return Array.from({ length: count }, (_, at) =>
      at + 1 === place ? own : (this.others.get(at + 1)?.size ?? own),
    );
  }

  private layOut(sizes: readonly Size[], place: number): void {
    const isWhole = this.page.settings.pictures === 'each' || sizes.length < place;
    const part = isWhole ? undefined : partOf(sizes, place);
    if (isSamePart(part, this.part)) return;
    this.part = part;
    this.page.stage.setPart(part);
    this.showPart(part);
  }

  /** Becomes one of those windows, or none of them, as the settings say. */
  private join(): void {
    const { screen } = this.page.settings;
    if (isSameSetting('screen', screen, this.joined)) return;
    this.joined = screen;
    const { place, count } = screen;
    this.channel?.send({ kind: 'left', window: this.id });
    this.channel?.close();
    this.channel = undefined;
    this.page.scene.player.follow(undefined);
    this.others.clear();
    this.beat = undefined;
    this.layOut([], 1);
    if (count === 1) return;
    this.leadership = new Leadership(this.id, place);
    // A window of another build has messages of its own, and goes alone until it has the newer one.
    const name = `fitful ${location.pathname} ${count} ${BUILD}`;
    this.channel = openChannel(name, (message) => this.receive(message));
  }

  private receive(message: Message): void {
    const now = performance.now();
    const { page, leadership } = this;
    if (message.kind === 'status') this.others.set(message.place, { ...message, heardAt: now });
    else if (message.kind === 'left') leadership.lose(message.window);
    else if (message.kind === 'memory') {
      if (leadership.leads || page.settings.pictures === 'each') return;
      page.stage.surroundings = message.surroundings;
      page.resources.order.resume(message.order);
    } else {
      const { leads, term } = leadership;
      if (!leadership.hear(message)) return;
      if (leads) this.following.take(this.leading.update().id);
      if (message.leader !== term.leader) this.clock = new RemoteClock();
      this.clock.note(message.sent, now);
      this.beat = message;
      this.following.hear(message);
    }
  }

  /** Goes on from where the window was that led so far. */
  private lead(): void {
    const { page, leading, following } = this;
    page.scene.player.follow(undefined);
    following.stay();
    if (following.showing !== undefined) leading.take(following.showing);
  }
}
