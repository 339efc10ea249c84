import type { JSX } from 'solid-js';
import type { ControlProps } from '../modeOverlay.ts';
import { Menu } from '../widgets/menu.tsx';
import { AskIcon } from './icons.tsx';
import type { HandCommands, GameModel } from './model.ts';

interface AskMenuProps extends ControlProps {
  readonly game: GameModel;
  readonly hand: HandCommands;
  /** Called once, with what opens the menu, or closes it. */
  readonly control: (toggle: () => void) => void;
}

/** What can be asked about the position. */
export function AskMenu(props: AskMenuProps): JSX.Element {
  const say = () => props.words.play;
  const disabled = () => props.game.isSolved;
  return (
    <Menu
      label={say().ask}
      hint={`${say().askHint} (Q)`}
      class="button upwards"
      control={props.control}
      items={[
        { text: say().askHelp, disabled: disabled(), run: () => props.hand.ask('hint') },
        { text: say().askSolvable, disabled: disabled(), run: () => props.hand.ask('solvable') },
        { text: say().askWays, disabled: disabled(), run: () => props.hand.ask('ways') },
        { text: say().askLastGood, disabled: disabled(), run: () => props.hand.ask('lastGood') },
        {
          text: say().live,
          checked: props.game.told.isLive,
          run: () => props.hand.setLive(!props.game.told.isLive),
        },
      ]}
    >
      <AskIcon />
      <span class="caption">{say().ask}</span>
    </Menu>
  );
}
