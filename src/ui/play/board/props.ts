import type { BoardWords } from '../../../words/board.ts';
import type { OverlayProps } from '../../modeOverlay.ts';
import type { GameModel, HandCommands } from '../model.ts';

/** The props of all that lies over a board that is played by hand. */
export interface HandProps {
  readonly words: BoardWords;
  readonly model: Pick<OverlayProps['model'], 'ui'> & {
    readonly choices: Pick<OverlayProps['model']['choices'], 'lang' | 'theme'>;
  };
  readonly game: GameModel;
  readonly hand: HandCommands;
}
