import type { OrderState } from '../playlist/playlist.ts';
import type { Model } from '../../ui/index.tsx';
import type { PageResources, Page } from '../page.ts';
import { openAddress, type FirstAddress } from '../opening/openAddress.ts';
import { readState, writeState } from '../address/stateCodec.ts';
import type { Checkpoint, Checkpoints } from './checkpoints.ts';

/** Reads a checkpoint. Rejects if what it shows cannot be shown now. */
export async function openCheckpoint(
  checkpoint: Checkpoint,
  { catalogue, grammar, code }: Pick<PageResources, 'catalogue' | 'grammar' | 'code'>,
): Promise<FirstAddress> {
  const opened = await openAddress(checkpoint.shown, catalogue, grammar);
  const { settings: shown, puzzle, notices } = opened;
  if (notices.length > 0) throw new Error(notices[0]);
  if (!code.codeOf(shown.mode)) await code.load();
  const { base, overrides } = readState(checkpoint, grammar, shown);
  const { played, anchor } = checkpoint;
  const settings = { ...base, moment: shown.moment };
  return { settings, puzzle, notices, unopened: undefined, resumed: { overrides, played, anchor } };
}

const EVERY = 900;

interface KeptPage extends Page {
  readonly model: Pick<Model, 'isModeMissing'>;
}

/** Keeps a checkpoint every second while nobody is in control, and when the page is left. */
export class Checkpointing {
  private readonly page: KeptPage;
  private readonly checkpoints: Pick<Checkpoints, 'keep' | 'forget'>;
  private keptAt = -Infinity;
  /** The query of the address that the last one was kept for; undefined if none is kept. */
  private address: string | undefined;
  private scene: object | undefined;
  /** Where the playlist was when the scene was opened: what follows may have been drawn from it since. */
  private order: OrderState;

  constructor(page: KeptPage, checkpoints: Pick<Checkpoints, 'keep' | 'forget'>) {
    this.page = page;
    this.checkpoints = checkpoints;
    this.order = page.resources.order.state();
    addEventListener('pagehide', () => this.keep(true));
  }

  /** To be called after every frame. `now` in ms. */
  frame(now: number): void {
    // Whoever opens the present address again has to find its checkpoint.
    if (now - this.keptAt < EVERY && location.search === this.address) return;
    this.keptAt = now;
    this.keep(false);
  }

  private keep(isLeft: boolean): void {
    const { page, checkpoints } = this;
    // Where something else was asked for, the address leads to that.
    if (!page.isUnattended || page.model.isModeMissing) {
      if (this.address !== undefined) checkpoints.forget();
      this.address = undefined;
      return;
    }
    const { scene, resources } = page;
    if (scene !== this.scene) this.order = resources.order.state();
    this.scene = scene;
    this.address = location.search;
    checkpoints.keep(this.checkpoint(), this.address, isLeft);
  }

  private checkpoint(): Checkpoint {
    const { page, order } = this;
    const { player, anchor } = page.scene;
    const step = Math.ceil(player.destination ?? player.at);
    const written = writeState(page.state, page.resources.grammar, { step, tick: Infinity });
    return { ...written, played: player.played, anchor, order, stars: page.stage.stars };
  }
}
