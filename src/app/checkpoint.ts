import { defaults, type Settings } from '../settings/settings.ts';
import type { Anchor } from '../play/chunk.ts';
import { themes, type ThemeId } from '../theme/index.ts';
import type { Stage } from '../view/stage.ts';
import { Loan } from './loan.ts';
import type { Scene } from './modes/scene.ts';
import { openAddress, type FirstAddress } from './openAddress.ts';
import type { OrderState } from './playOrder.ts';
import type { PageResources } from './resources.ts';

/** Where a page is that plays while nobody is in control: what it takes to resume there. Plain data. */
export interface Checkpoint {
  /** The query of the programme: the settings without those that are changed for the present showing alone. */
  readonly programme: string;
  /** The query of what is on show, at its moment, and which settings are changed for it. */
  readonly showing: string;
  readonly lent: readonly string[];
  readonly turn: ThemeId;
  /** For how many seconds it has been played. */
  readonly played: number;
  /** A mark before its moment, if to come there from its beginning would take too long. */
  readonly anchor?: Anchor | undefined;
  readonly order: OrderState;
  /** The seeds of the stars. */
  readonly stars: readonly number[];
}

/** What is on show while nobody is in control. */
export interface Unattended {
  readonly settings: Settings;
  readonly scene: Pick<Scene, 'player' | 'anchor' | 'holdsMoment'>;
  /** The settings without those that are changed for it alone, and the names of these. */
  readonly programme: Settings;
  readonly lent: readonly string[];
}

/** The checkpoint of a page at this moment. */
export function checkpointOf(
  { settings, scene, programme, lent }: Unattended,
  { grammar }: Pick<PageResources, 'grammar'>,
  order: OrderState,
  { stars }: Pick<Stage, 'stars'>,
): Checkpoint {
  const { player, anchor } = scene;
  const step = Math.ceil(player.destination ?? player.at);
  return {
    programme: grammar.write({ ...programme, moment: defaults.moment }),
    showing: grammar.write({ ...settings, moment: { step, tick: Infinity } }),
    lent,
    turn: settings.turn,
    played: player.played,
    anchor,
    order,
    stars,
  };
}

/** Reads a checkpoint. Rejects if what it shows cannot be shown now. */
export async function openCheckpoint(
  { programme, showing, lent, turn, played, anchor }: Checkpoint,
  { catalogue, grammar, code }: Pick<PageResources, 'catalogue' | 'grammar' | 'code'>,
): Promise<FirstAddress> {
  const opened = await openAddress(showing, catalogue, grammar);
  const { settings: shown, puzzle, notices } = opened;
  if (notices.length > 0) throw new Error(notices[0]);
  if (!code.codeOf(shown.mode)) await code.load();
  const its = new Map<string, unknown>(Object.entries(shown));
  const changes = Object.fromEntries(lent.map((name) => [name, its.get(name)]));
  const before = { ...grammar.read(programme).settings, ...(turn in themes && { turn }) };
  const loan = new Loan(before, changes);
  const settings = { ...loan.settings, moment: shown.moment };
  const resumed = { loan, played, anchor };
  return { settings, puzzle, notices, unopened: undefined, resumed };
}
