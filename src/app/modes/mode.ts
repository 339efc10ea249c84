import type { Scene } from './scene.ts';
import type { ModeId } from '../../settings/modeIds.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { Settings } from '../../settings/settings.ts';
import type { ModeEntrance } from '../../ui/index.tsx';
import type { LeftMode } from '../state.ts';
import type { PageServices, SceneContent } from './services.ts';

/**
 * The part of a mode that may be loaded later. There is one as long as the page lives; what it creates
 * besides scenes, such as its overlay, outlasts them.
 */
export interface ModeCode {
  open(content: SceneContent, services: PageServices): Scene;
}

export type Subject = Pick<Scene, 'puzzle' | 'search' | 'lying'>;

/** Where a mode goes on. */
interface Return {
  readonly puzzle: Puzzle;
  readonly changes: Partial<Settings>;
}

/**
 * A mode of the page, as far as it has to be known from the start: for addresses, buttons and keys.
 * Everything else comes with `load`.
 */
export interface Mode {
  readonly id: ModeId;
  /** Its button and key. Without them, it can only be opened by an address. */
  readonly entrance?: ModeEntrance;
  /** The settings to change on entering it; `before`: those it was left with, for the same puzzle. */
  enter(subject: Subject, settings: Settings, before?: Settings): Partial<Settings>;
  /**
   * The puzzle to go on with, and the settings to change, where what is on show came of how it was left; undefined
   * where it did not.
   */
  comeBack?(subject: Subject, left: LeftMode): Return | undefined;
  /** The mode that its button leads back to, whatever led there; undefined if that is where it leads. */
  back?(settings: Settings): ModeId | undefined;
  /** Loads and creates its code, or rejects. Omitted by the first mode, whose code is the page's own. */
  load?(): Promise<ModeCode>;
}
