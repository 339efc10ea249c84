import { batch, createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { Dynamic } from 'solid-js/web';
import { lessonKeys } from '../lesson/lessonKeys.ts';
import { createLessonPart } from '../lesson/lessonPart.ts';
import type { ModeOverlay } from '../modeOverlay.ts';
import { createSound, type Sound } from '../sound.ts';
import { soundKey } from '../soundButton.tsx';
import { raceKinds } from './kinds.ts';
import type { RaceCommands, RaceModel } from './model.ts';
import type { EditProps } from './raceKind.ts';
import { RaceLine } from './raceLine.tsx';
import { RaceView } from './raceView.tsx';

/** The overlay of all races, which shows one of them at a time. */
export interface RaceOverlay {
  readonly overlay: ModeOverlay;
  /** Shows a race; to be called whenever it has changed, and before the overlay is first on the page. */
  show(race: RaceModel, commands: RaceCommands): void;
  readonly sound: Sound;
}

export function createRaceOverlay(): RaceOverlay {
  const [race, setRace] = createStore<RaceModel>({
    ...{ kind: 'search', equal: 'steps', until: 'first', panes: [], over: false, charted: 0 },
    lesson: undefined,
  });
  const [commands, setCommands] = createSignal<RaceCommands>();
  /** The id of the pane that is edited; the first pane if undefined. */
  const [edited, setEdited] = createSignal<number>();
  const sound = createSound();
  const lesson = createLessonPart(
    () => race.lesson,
    () => commands()!.lesson,
  );
  const keysOfLesson = lessonKeys(lesson);
  const first = (): number | undefined => race.panes[0]?.id;
  return {
    sound,
    show: (next, its) =>
      batch(() => {
        setCommands(its);
        setRace(next);
      }),
    overlay: {
      // Of searches alone there is something to be told.
      get hasCaptions() {
        return race.kind === 'search';
      },
      get keys() {
        return [
          ...(race.kind === 'search' ? [soundKey(sound, 'several')] : []),
          ...(race.lesson ? keysOfLesson : []),
        ];
      },
      boards: () => race.panes.length,
      about: (_, { headline }) => headline.race(race.panes.length),
      Panel: (props) => (
        <RaceView
          {...props}
          race={race}
          raceCommands={commands()!}
          sound={sound}
          lesson={lesson}
          edit={(pane) => {
            setEdited(pane);
            props.search();
          }}
        />
      ),
      StatusLine: (props) => <RaceLine {...props} race={race} />,
      // A race has no search of its own: by default, its first pane is edited.
      SearchDialog: (props) => (
        <Dynamic
          component={(its: EditProps) => raceKinds[race.kind].Edit(its)}
          {...props}
          race={race}
          raceCommands={commands()!}
          id={props.open ? (edited() ?? first()) : undefined}
          close={() => {
            setEdited(undefined);
            props.close();
          }}
        />
      ),
    },
  };
}
