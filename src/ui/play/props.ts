import type { OverlayProps } from '../modeOverlay.ts';
import type { PlayCommands, PlayModel } from './model.ts';

/** The props of all that lies over a board that is played by hand. */
export interface PlayProps extends OverlayProps {
  readonly game: PlayModel;
  readonly hand: PlayCommands;
}
