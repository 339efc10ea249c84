import type { Replay } from '../../../run/process.ts';
import type { Look } from '../../../view/board/look.ts';
import type { Settings } from '../../../settings/settings.ts';
import { Player } from '../../../play/player.ts';
import type { Presentation } from '../../../play/transport.ts';
import type { Tape } from '../../../play/tape.ts';
import type { Status } from '../../../ui/index.tsx';
import { lookOf } from '../../appearance.ts';
import type { PageServices } from '../services.ts';
import { BoardScene, isPassing, type SceneOverlay } from '../scene.ts';
import type { PaneMoment } from './pane.ts';

/** For how long the end of a run stays while no user is in control, in ms. */
const STANDS = 8000;

export const runStatus = (figures: Pick<Status, 'steps' | 'pace' | 'finished'>): Status => ({
  placements: 0,
  deadEnds: 0,
  depth: 0,
  deepest: 0,
  solutions: 0,
  image: false,
  progress: 0,
  ...figures,
});

/** A scene of one run that is no search, such as a board that is divided. */
export abstract class RunScene<R extends Replay, Overlay extends SceneOverlay> extends BoardScene<
  Overlay,
  PageServices
> {
  abstract override readonly player: Player<R>;
  readonly search = undefined;

  /** The look of many small tiles, which have letters only where these are chosen. */
  protected override look(settings: Settings): Look {
    return { ...lookOf(settings), letters: settings.letters === true ? 'marks' : 'none' };
  }

  protected get isPassing(): boolean {
    return isPassing(this.player);
  }

  protected status(): Status {
    const { at: steps, pace, finished } = this.player;
    return runStatus({ steps, pace, finished });
  }

  protected momentOf(isJump: boolean): PaneMoment {
    const { replay, at: step, pace } = this.player;
    return { tiling: replay.tiling, step, pace: isJump ? Infinity : pace };
  }

  get stayFor(): number | undefined {
    return this.content.isInterlude ? this.stayAtEnd : undefined;
  }

  /** For how long its end stays, in ms; undefined while it goes on, is paused, or is held. */
  protected get stayAtEnd(): number | undefined {
    const { playing, holding } = this.player;
    return playing && !holding && this.isAtEnd ? STANDS : undefined;
  }

  protected get isAtEnd(): boolean {
    return this.player.finished;
  }

  /** A player of a run, which celebrates milestones; steered as the one before, or as the settings say. */
  protected begin(
    replay: R,
    tape: Tape,
    presentation: Partial<Presentation>,
    before?: Player<R>,
  ): Player<R> {
    const player = new Player(replay, tape, { onMilestone: () => this.celebrate() });
    player.speed = before?.speed ?? this.settings.speed;
    player.playing = before?.playing ?? true;
    player.present(presentation);
    return player;
  }

  protected celebrate(): void {
    for (const { view } of this.boards) view.celebrate(this.now);
  }
}
