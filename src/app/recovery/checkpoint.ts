import type { OrderState } from '../playlist/playlist.ts';
import type { PageResources, Page } from '../page.ts';
import type { Anchor } from '../../play/chunk.ts';
import type { Stage } from '../../view/stage.ts';
import { openAddress, type FirstAddress } from '../address/openAddress.ts';
import { readState, writeState, type WrittenState } from '../stateCodec.ts';

/** The place of a page that plays while nobody is in control: all that it takes to resume there. Plain data. */
export interface Checkpoint extends WrittenState {
  /** The time that the item on show has been played, in seconds. */
  readonly played: number;
  /** A mark before its moment, if to come there from its beginning would take too long. */
  readonly anchor?: Anchor | undefined;
  readonly order: OrderState;
  readonly stars: readonly number[];
}

export function checkpointOf(
  {
    state,
    scene,
    resources,
  }: Pick<Page, 'state' | 'resources'> & {
    readonly scene: Pick<Page['scene'], 'player' | 'anchor'>;
  },
  order: OrderState,
  { stars }: Pick<Stage, 'stars'>,
): Checkpoint {
  const { player, anchor } = scene;
  const step = Math.ceil(player.destination ?? player.at);
  const written = writeState(state, resources.grammar, { step, tick: Infinity });
  return { ...written, played: player.played, anchor, order, stars };
}

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
