import type { TransportState } from '../../play/transport.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { themeOf, type Settings } from '../../settings/settings.ts';
import { withMargins, type Size, type Viewport } from '../../theme/viewport.ts';
import { blockOf } from '../../ui/race/bare/block.ts';
import { Arrival } from '../../view/changeover.ts';
import { Jewels } from '../../view/jewels/jewels.ts';
import { Stage } from '../../view/stage.ts';
import { hourOf } from '../appearance.ts';
import type { ModeCode } from '../modes/mode.ts';
import type { Scene } from '../modes/scene.ts';
import type { PageServices } from '../modes/services.ts';

/** What is filmed: a puzzle in a mode, by the mode's code with an overlay of its own. */
export interface FilmSubject {
  readonly settings: Settings;
  readonly puzzle: Puzzle;
  readonly code: ModeCode;
}

/** The longest time that passes at once, and for how long a picture may take to come to rest, in ms. */
const LONGEST = 1000 / 30;
const COMES_TO_REST = 4000;
/** How often a run that computes is looked at, in ms. */
const LOOK_EVERY = 4;

/** Services of a page for a scene of which nobody knows: nothing is kept, said or opened. */
const nothing: Omit<PageServices, 'stage' | 'arrival' | 'workers' | 'onFailure'> = {
  lessons: {
    atHand: [],
    load: () => {},
    remove: () => {},
    shown: () => {},
    present: () => {},
    answered: () => {},
  },
  links: {
    toMoment: () => '',
    toPuzzle: () => Promise.resolve(''),
    visit: () => {},
    keepMoment: () => {},
  },
  games: {
    date: undefined,
    of: () => undefined,
    keep: () => {},
    byHand: () => new Map(),
    isTimed: () => false,
    showTime: () => {},
  },
  isFilmed: true,
  onSolution: () => {},
  onImpossible: () => {},
  onChange: () => {},
  untouched: () => Infinity,
  takeControl: () => {},
  solved: () => {},
  leaveMode: () => {},
  openIn: () => {},
  unedited: (puzzle) => puzzle,
  original: () => {
    throw new Error('No board is edited.');
  },
  openEdited: () => {},
};

/**
 * A scene on a stage that nobody sees, beside that of the page, by a clock that only its caller advances. It follows
 * a state that it is given, as a window follows another one, and waits until that can be shown.
 */
export class FilmScene {
  /** What `draw` has drawn; there until its task ends. */
  readonly surface: HTMLCanvasElement;
  private readonly host: HTMLElement;
  private readonly stage: Stage;
  private readonly scene: Scene;
  private now = 0;
  private failure: Error | undefined;

  /** Opens a scene at the state of its first frame. Rejects if there is no second graphics context. */
  static async open(
    subject: FilmSubject,
    workers: PageServices['workers'],
    size: Size,
  ): Promise<FilmScene> {
    const host = hidden(size);
    try {
      return new FilmScene(
        host,
        await Stage.open(host, themeOf(subject.settings), {
          density: 1,
          jewels: (theme) => new Jewels(theme),
        }),
        {
          ...subject,
          workers,
          size,
        },
      );
    } catch (error) {
      host.remove();
      throw error;
    }
  }

  private constructor(
    host: HTMLElement,
    stage: Stage,
    {
      settings,
      puzzle,
      code,
      workers,
      size,
    }: FilmSubject & Pick<PageServices, 'workers'> & { readonly size: Size },
  ) {
    this.host = host;
    this.stage = stage;
    stage.setHour(hourOf(settings, new Date()));
    this.surface = host.querySelector('canvas')!;
    this.surface.addEventListener('webglcontextlost', () => {
      this.failure = new Error('The graphics context is lost.');
    });
    const onFailure: PageServices['onFailure'] = (trouble) => {
      if (trouble !== undefined) this.failure = new Error(`The run has failed: ${trouble}.`);
    };
    const services = { ...nothing, stage, arrival: new Arrival('atOnce'), workers, onFailure };
    this.scene = code.open({ puzzle, settings, isInterlude: false }, services);
    this.scene.player.playing = false;
    stage.setViewports(viewportsOf(this.scene, size));
  }

  /** Goes to the state of its first frame and lets the picture come to rest there. */
  async begin(state: TransportState, signal: AbortSignal): Promise<void> {
    await this.bring(state, signal);
    // The stage lays out the board with its first frame.
    this.draw(0);
    this.comeToRest();
  }

  /**
   * Goes to a state once the run has been computed so far: as a run that is played, or to where it is paused.
   *
   * @returns whether the run goes on so far
   */
  async bring(state: TransportState, signal: AbortSignal): Promise<boolean> {
    const { player } = this.scene;
    if (state.playing) player.follow({ state, age: 0 });
    else player.seek(state.at);
    for (;;) {
      signal.throwIfAborted();
      player.advance(0);
      if (this.failure) throw this.failure;
      if (player.destination === undefined) return player.at >= state.at;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  }

  /** Lets time pass until the picture would look the same in the next frame. */
  comeToRest(): void {
    for (let passed = 0; passed < COMES_TO_REST; passed += LONGEST) if (!this.pass(LONGEST)) return;
  }

  /** Lets some ms pass, then draws. */
  draw(elapsed: number): void {
    const parts = Math.max(1, Math.ceil(elapsed / LONGEST - 1e-6));
    for (let part = 0; part < parts; part++) this.pass(elapsed / parts);
    this.stage.frame(this.now);
    if (this.failure) throw this.failure;
  }

  /** Ends the run and frees the graphics context. */
  close(): void {
    this.scene.end();
    this.scene.remove();
    this.stage.destroy();
    this.host.remove();
  }

  /** Lets time pass without drawing; whether the picture changes. */
  private pass(elapsed: number): boolean {
    this.now += elapsed;
    const isNew = this.scene.frame(this.now, elapsed);
    this.scene.updateOverlay();
    return isNew;
  }
}

/** An element of a size that is laid out but not seen. */
function hidden({ width, height }: Size): HTMLElement {
  const host = document.createElement('div');
  host.inert = true;
  host.ariaHidden = 'true';
  host.style.cssText = `position: fixed; top: 0; left: 0; width: ${width}px; height: ${height}px;
    visibility: hidden; pointer-events: none; contain: strict;`;
  document.body.append(host);
  return host;
}

/** Where the boards are: as on a page of that size without controls, but without the texts of a race. */
function viewportsOf(
  { trays, overlay }: Pick<Scene, 'trays' | 'overlay'>,
  size: Size,
): readonly Viewport[] {
  const [tray] = trays;
  if (tray === undefined || trays.length === 1) {
    const { free, ...board } = withMargins({ top: 0, right: 0, bottom: 0, left: 0 }, size);
    // There is nothing around the board of a page.
    return [overlay.Page ? board : { ...board, free: free! }];
  }
  const name = { whole: 0, word: 0, first: 0, others: 0 };
  const { panes } = blockOf(trays.length, tray, size, { dots: 1, name });
  const [top, bottom] = [
    Math.min(...panes.map(({ tray: { y } }) => y)),
    Math.max(...panes.map(({ tray: { y, height } }) => y + height)),
  ];
  // There are no texts below them, so they are in the middle.
  const down = Math.round((size.height - bottom - top) / 2);
  return panes.map(({ tray: { x, y, width, height } }) => {
    const air = (tray.margin * width) / tray.width;
    return {
      top: y + down - air,
      right: size.width - x - width - air,
      bottom: size.height - y - down - height - air,
      left: x - air,
      isOpen: true,
    };
  });
}
