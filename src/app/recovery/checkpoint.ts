import type { Scene } from '../modes/scene.ts';
import type { Model } from '../../ui/index.tsx';
import type { PageResources, Page } from '../page.ts';
import { openAddress, type FirstAddress } from '../opening/openAddress.ts';
import { readState, writeState } from '../address/stateCodec.ts';
import type { Checkpoint, Checkpoints } from './checkpoints.ts';

/** Reads a checkpoint. Rejects if what it shows cannot be shown now. */
export async function openCheckpoint(
  checkpoint: Checkpoint,
  resources: Pick<PageResources, 'catalogue' | 'grammar' | 'code'>,
): Promise<FirstAddress> {
  const { grammar, code } = resources;
  const opened = await openAddress(checkpoint.shown, resources);
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

/**
 * Keeps a checkpoint every second while nobody is in control, and when the page is left. What it returns has
 * to be called after every frame, with its time in ms.
 */
export function keepCheckpoints(page: KeptPage, checkpoints: Checkpoints): (now: number) => void {
  const { order, grammar } = page.resources;
  let keptAt = -Infinity;
  /** The query of the address that the last one was kept for; undefined if none is kept. */
  let address: string | undefined;
  let shown: Scene | undefined;
  /** Where the playlist was when the scene was opened: what follows may have been drawn from it since. */
  let begun = order.state();

  const keep = (isLeft: boolean): void => {
    // Where something else was asked for, the address leads to that.
    if (!page.isUnattended || page.model.isModeMissing) {
      if (address !== undefined) checkpoints.forget();
      address = undefined;
      return;
    }
    const { scene, state, stage } = page;
    const { player, anchor } = scene;
    if (scene !== shown) begun = order.state();
    shown = scene;
    address = location.search;
    const step = Math.ceil(player.destination ?? player.at);
    const written = writeState(state, grammar, { step, tick: Infinity });
    const beside = {
      played: player.played,
      anchor,
      order: begun,
      jewels: stage.surroundings.jewels,
    };
    checkpoints.keep({ ...written, ...beside }, address, isLeft);
  };

  addEventListener('pagehide', () => keep(true));
  return (now) => {
    // Whoever opens the present address again has to find its checkpoint.
    if (now - keptAt < EVERY && location.search === address) return;
    keptAt = now;
    keep(false);
  };
}
