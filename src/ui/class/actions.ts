import type { ClassCommands } from './model.ts';
import type { PanelId } from '../../settings/panelIds.ts';

/** What users can do here: by keys, and by buttons. */
export interface ClassActions extends ClassCommands {
  toggleWays(): void;
  togglePanel(id: PanelId): void;
  toggleFolds(): void;
  toggleLesson(): void;
  toggleNotes(): void;
  /** Go by a number of stops: of the lesson if one is given, else of the search. */
  turn(by: number): void;
  toggleCode(): void;
  toggleSheets(): void;
  toggleBlank(): void;
  toggleHand(): void;
  toggleAsking(): void;
  toggleSound(): void;
  /** Go to the nearest of its kind, ahead or back. */
  jump(kind: 'solution' | 'deadEnd', direction: 1 | -1): void;
  toggleGoTo(): void;
  /** Leaves what covers the board or the screen, else what is under way. */
  leave(): void;
  /** Puts solutions that are images of each other side by side, or all in the order found. */
  group(isGrouped: boolean): void;
  toggleWords(): void;
  turnFocus(): void;
}
