import { Show, type JSX } from 'solid-js';
import type { ControlProps } from '../modeOverlay.ts';
import type { PlayCommands, PlayModel } from '../play/model.ts';
import { CalendarDialog } from './calendarDialog.tsx';
import { ShareDialog } from './shareDialog.tsx';
import { Announcement } from '../status/statusFooter.tsx';
import { comesTo, SolvedDay } from './solvedDay.tsx';

export type SheetId = 'calendar' | 'share';

interface DaySheetsProps extends ControlProps {
  readonly game: PlayModel;
  readonly hand: PlayCommands;
  /** The sheet that is open. */
  readonly sheet: SheetId | undefined;
  show(sheet: SheetId | undefined): void;
}

/** The calendar; and what came of a day once its puzzle is solved on the board, to be shared. */
export function DaySheets(props: DaySheetsProps): JSX.Element {
  const close = (): void => props.show(undefined);
  const solvedDate = () => (props.game.isSolved ? props.game.days.date : undefined);
  return (
    <>
      <CalendarDialog {...props} open={props.sheet === 'calendar'} close={close} />
      <Announcement text={comesTo(props.game, props.words)} />
      <Show when={solvedDate()}>
        {(date) => (
          <>
            <SolvedDay {...props} share={() => props.show('share')} />
            <ShareDialog {...props} open={props.sheet === 'share'} date={date()} close={close} />
          </>
        )}
      </Show>
    </>
  );
}
