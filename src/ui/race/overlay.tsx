import { createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { ModeOverlay } from '../modeOverlay.ts';
import { EditPane } from './editPane.tsx';
import type { RaceCommands, RaceModel } from './model.ts';
import { RaceLine } from './raceLine.tsx';
import { RaceView } from './raceView.tsx';

/** Creates the overlay of a race, and a function that updates it. */
export function raceOverlay(
  initial: RaceModel,
  raceCommands: RaceCommands,
): { readonly overlay: ModeOverlay; readonly update: (race: RaceModel) => void } {
  const [race, setRace] = createStore(initial);
  /** The id of the pane that is edited; the first pane if undefined. */
  const [edited, setEdited] = createSignal<number>();
  const first = (): number | undefined => race.panes[0]?.id;
  return {
    update: (next) => setRace(next),
    overlay: {
      boards: () => race.panes.length,
      Panel: (props) => (
        <RaceView
          {...props}
          race={race}
          raceCommands={raceCommands}
          edit={(pane) => {
            setEdited(pane);
            props.search();
          }}
        />
      ),
      StatusLine: (props) => <RaceLine {...props} race={race} />,
      // A race has no search of its own: by default, its first pane is edited.
      SearchDialog: (props) => (
        <EditPane
          {...props}
          race={race}
          id={props.open ? (edited() ?? first()) : undefined}
          edit={(pane, change) => raceCommands.edit(pane, change)}
          close={() => {
            setEdited(undefined);
            props.close();
          }}
        />
      ),
    },
  };
}
