import { lessonKeys, createLessonPart } from '../lesson/lessonPart.ts';
import { presentedLesson } from '../lesson/presented.ts';
import { batch, createMemo, createSignal, Show, type JSX } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { ModeOverlay, ControlProps } from '../modeOverlay.ts';
import { How, StatusFooter } from '../status/statusFooter.tsx';
import { titleAt } from '../status/titleAt.ts';
import { progressOf } from './panes/standing.ts';
import { createSound, type Sound } from '../sound/sound.ts';
import { soundKey } from '../sound/soundButton.tsx';
import type { EditProps, RaceCommands, RaceKind, RaceModel } from './model.ts';
import { heatKey } from './heat/choose.tsx';
import { RaceAnnouncer } from './announcer.tsx';
import { RaceView } from './raceView.tsx';
import type { Strip } from './strip.tsx';
import { BareRace } from './bare/bareRace.tsx';
import { createTold, sameItems } from './results.ts';

/** The overlay of all races of one kind, which shows one of them at a time. */
export interface RaceOverlay {
  readonly overlay: ModeOverlay;
  /** Shows a race; to be called whenever it has changed, and before the overlay is first on the page. */
  show(race: RaceModel, commands: RaceCommands): void;
  readonly sound: Sound;
  /** Whether what meters tell is shown anywhere. */
  isMeasured(): boolean;
}

/** Screens with room for charts beside large boards. */
const LARGE = '(min-width: 1200px) and (min-height: 900px)';

/** An overlay for one kind of runs, as no part of it could show panes of another kind. */
export function createRaceOverlay(kind: RaceKind): RaceOverlay {
  const Edit = (props: EditProps): JSX.Element => kind.Edit(props);
  const [shown, setShown] = createStore<{ race?: RaceModel }>({});
  const race = () => shown.race!;
  const [commands, setCommands] = createSignal<RaceCommands>();
  /** The id of the pane that is edited; the first pane if undefined. */
  const [edited, setEdited] = createSignal<number>();
  // The room is left to the boards at first, but on large screens.
  const first = matchMedia(LARGE).matches ? 'charts' : undefined;
  const [chosen, choose] = createSignal<{ readonly strip: Strip }>();
  const sound = createSound();
  let isMeasured = false;
  const lesson = createLessonPart(
    () => race().lesson,
    () => commands()!.lesson,
  );
  return {
    sound,
    isMeasured: () => isMeasured,
    show: (next, raceCommands) =>
      batch(() => {
        setCommands(raceCommands);
        setShown('race', next);
      }),
    overlay: {
      hasCaptions: kind.isTold,
      get keys() {
        return [
          ...(kind.isTold ? [soundKey(sound)] : []),
          ...(kind.isTold ? [heatKey(race, () => commands()!)] : []),
          ...(race().lesson ? lessonKeys(lesson) : []),
        ];
      },
      get mayBeBlank() {
        return race().lesson !== undefined;
      },
      presenting: {
        lesson: (language) => lesson.open && presentedLesson(lesson.open, language, undefined),
        grant(wish) {
          if (wish !== 'reveal') lesson.go(wish === 'on' ? 1 : -1);
        },
      },
      Bare: (props) => <BareRace {...props} race={race()} />,
      Panel(props) {
        /** Nobody is there to set anything up, or to read what was asked to be shown beside boards that play. */
        const isBare = (): boolean => {
          const { isInterlude, lesson, panes } = race();
          if (props.present || isInterlude) return !props.present;
          const isAsked = chosen()?.strip !== undefined || panes.some(({ caption }) => caption);
          return props.model.playing && !lesson && !isAsked;
        };
        return (
          <>
            <Show when={!isBare()} fallback={<BareRace {...props} race={race()} />}>
              <RaceView
                {...props}
                race={race()}
                raceCommands={commands()!}
                sound={sound}
                lesson={lesson}
                measure={(isOn) => (isMeasured = isOn)}
                opened={chosen() ? chosen()!.strip : first}
                openStrip={(strip) => choose({ strip })}
                edit={(pane) => {
                  setEdited(pane);
                  props.openDialog('search');
                }}
              />
            </Show>
            <Show when={props.present || !race().isInterlude}>
              <RaceAnnouncer {...props} race={race()} />
            </Show>
          </>
        );
      },
      StatusLine: (props) => <RaceLine {...props} race={race()} />,
      // A race has no search of its own: by default, its first pane is edited.
      SearchDialog: (props) => {
        const pane = () => race().panes.find(({ id }) => id === edited()) ?? race().panes[0]!;
        const subject = createMemo(() => pane().subject);
        const title = (): string => {
          const { panes } = race();
          const names = kind.names(
            panes.map((pane) => pane.subject),
            props.words,
          );
          return props.words.race.editTitle(names[panes.indexOf(pane())]!);
        };
        return (
          <Edit
            {...props}
            title={props.open ? title() : ''}
            subject={subject()}
            change={(parts) => commands()!.edit(pane().id, parts)}
            close={() => {
              setEdited(undefined);
              props.close();
            }}
          />
        );
      },
    },
  };
}

/** The puzzle, the leader or the result, and the figures of the race. */
function RaceLine(props: ControlProps & { readonly race: RaceModel }): JSX.Element {
  const say = () => props.words.race;
  const panes = () => props.race.panes;
  const kind = () => props.race.kind;
  const done = () => panes().filter(({ status, failed }) => status.finished && !failed).length;
  const told = createTold(props);
  const subjects = createMemo(() => panes().map(({ subject }) => subject), [], sameItems);
  const shared = createMemo(() => kind().shared?.(subjects(), props.words));
  return (
    <StatusFooter
      words={props.words}
      isEnded={props.race.over}
      hint={told().all}
      figures={[
        say().inAll(done(), panes().length),
        say().moment(props.shown.timeline.at, props.shown.timeline.unit),
      ]}
      progress={progressOf(props.race)}
    >
      <Show
        when={!props.race.lesson}
        fallback={props.race.over ? told().all : titleAt(props.model)}
      >
        <b>{titleAt(props.model)}</b>
        <Show when={told().first}> · {told().first}</Show>
        <Show when={shared()}>
          <How> · {shared()}</How>
        </Show>
      </Show>
    </StatusFooter>
  );
}
