import { Show, type JSX } from 'solid-js';
import { streakOf } from '../../game/streak.ts';
import type { ControlProps } from '../modeOverlay.ts';
import type { PlayCommands, PlayModel } from '../play/model.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { Checkbox } from '../widgets/fields.tsx';
import { MonthGrid } from './monthGrid.tsx';
import './today.css';

interface CalendarDialogProps extends ControlProps {
  readonly open: boolean;
  readonly game: PlayModel;
  readonly hand: PlayCommands;
  close(): void;
}

/** The days solved by hand, and how many of them in a row; each day opens its puzzle. */
export function CalendarDialog(props: CalendarDialogProps): JSX.Element {
  const say = () => props.words.today;
  const streak = () => streakOf(props.game.days.solved, props.game.days.today);
  return (
    <Dialog {...props} title={say().calendar} class="calendar">
      <Show when={props.open}>
        <dl class="streak">
          <div>
            <dd>{streak().current}</dd>
            <dt>{say().current(streak().current)}</dt>
          </div>
          <div>
            <dd>{streak().longest}</dd>
            <dt>{say().longest}</dt>
          </div>
        </dl>
        <MonthGrid
          words={props.words}
          days={props.game.days}
          choose={(date) => {
            props.close();
            props.commands.openDay(date);
          }}
        />
        <ul class="legend">
          <li>
            <i class="in-time" />
            {say().inTime}
          </li>
          <li>
            <i class="late" />
            {say().late}
          </li>
        </ul>
        <p class="hint">{say().rule}</p>
        <Checkbox
          label={say().showTime}
          hint={say().showTimeHint}
          value={props.game.time !== undefined}
          choose={(isOn) => props.hand.showTime(isOn)}
        />
      </Show>
    </Dialog>
  );
}
