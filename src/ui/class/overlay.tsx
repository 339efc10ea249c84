import { batch, createSignal } from 'solid-js';
import { createLessonPart } from '../lesson/lessonPart.ts';
import type { ModeOverlay } from '../modeOverlay.ts';
import { createSound } from '../sound.ts';
import { createAsking } from './asking.ts';
import { createCovers } from './covers.ts';
import { createGoTo } from './goTo.ts';
import { createHand } from './hand.ts';
import { createView } from './view.ts';
import { heardAt } from './heard.ts';
import { classKeys } from './keys.ts';
import { noMarks } from './marks.ts';
import type { ClassCommands, ClassModel, Place } from './model.ts';
import { toggled, type PanelId } from '../../settings/panelIds.ts';
import { ClassPage } from './page.tsx';
import { createPointing } from './pointing.ts';
import './page.css';
import './bar.css';
import './board.css';
import './tray.css';
import './classShelf.css';
import './caption.css';
import './controls.css';
import './covers.css';

/** The overlay of all searches that are explained, which shows one of them at a time. */
export interface ClassOverlay {
  readonly overlay: ModeOverlay;
  /** Shows a moment; to be called whenever it has changed, and before the overlay is first on the page. */
  show(moment: ClassModel, commands: ClassCommands): void;
  /** Says where the board is. */
  place(place: Place): void;
  /** Says which placements have come to lie on it, and can be seen. */
  lay(placements: readonly number[]): void;
}

export function createClassOverlay(): ClassOverlay {
  const [shown, show] = createSignal<ClassModel>();
  const [teach, setTeach] = createSignal<ClassCommands>();
  const [place, setPlace] = createSignal<Place>(
    { x: 0, y: 0, cell: 0 },
    { equals: (a, b) => a.x === b.x && a.y === b.y && a.cell === b.cell },
  );
  const [laid, lay] = createSignal<readonly number[]>([], {
    equals: (a, b) => a.join() === b.join(),
  });
  const [isFolded, setFolded] = createSignal(false);
  const [isGrouped, group] = createSignal(false);
  const pointing = createPointing(() => shown()?.problem);
  const covers = createCovers();
  const sound = createSound();
  const actions = () => ({
    ...teach()!,
    toggleWays: () => teach()!.setWays(shown()!.ways === undefined),
    togglePanel: (id: PanelId) => teach()!.setPanels(toggled(shown()!.panels, id)),
    toggleFolds: () => void setFolded((now) => !now),
    toggleLesson: () => lesson.toggle(),
    toggleNotes: () => lesson.toggleNotes(),
    turn: (by: number) => {
      if (asking.isOn && asking.isOpen && by > 0) asking.reveal();
      else if (lesson.open) lesson.go(by);
      else teach()!.step(by);
    },
    toggleCode: () => covers.toggle('code'),
    toggleSheets: () => covers.toggle('sheets'),
    toggleBlank: () => covers.toggle('blank'),
    toggleHand: () => {
      goTo.cancel();
      asking.end();
      hand.toggle();
    },
    toggleAsking: () => {
      goTo.cancel();
      if (hand.isOn) hand.toggle();
      asking.toggle();
    },
    jump: (kind: 'solution' | 'deadEnd', direction: 1 | -1) => goTo.choose(kind, direction),
    toggleGoTo: () => goTo.toggleMenu(),
    leave: () => {
      if (covers.leave()) return;
      if (!goTo.isUnderWay) asking.finish();
      goTo.cancel();
    },
    group: (grouped: boolean) => void group(grouped),
    toggleSound: () => sound.toggle(),
    toggleWords: () => view.toggleWords(),
    turnFocus: () => view.turnFocus(),
  });
  const lesson = createLessonPart(
    () => shown()?.lesson,
    () => teach()!.lesson,
  );
  const view = createView(() => shown()!.panels.length > 0 || lesson.open?.hasNotes === true);
  const goTo = createGoTo(
    () => shown()!,
    () => teach()!,
  );
  const hand = createHand(
    () => shown()!,
    () => teach()!,
  );
  const asking = createAsking(
    () => shown()!,
    () => teach()!,
  );
  return {
    show: (moment, commands) =>
      batch(() => {
        const before = shown();
        setTeach(() => commands);
        show(() => moment);
        // Steps alone are carried out by hand, or asked about, however tries came to be shown.
        if (moment.grain === 'tries' && before?.grain !== 'tries') {
          hand.end();
          asking.end();
        }
        if (moment.isComing) return;
        if (!asking.isOpen) sound.play(heardAt(moment, before?.isComing ? undefined : before));
        // Playing waits for the answer.
        else if (asking.isOn && moment !== before) commands.goTo(moment.situation.step);
      }),
    place: (now) => void setPlace(now),
    lay: (placements) => void lay(placements),
    overlay: {
      without: ['next'],
      keys: classKeys(actions),
      Page: (props) => (
        <ClassPage
          {...props}
          moment={asking.shows}
          act={actions()}
          place={place()}
          laid={laid()}
          cover={covers.now}
          hand={hand}
          asking={asking}
          marks={asking.isOpen || asking.shows.isComing ? noMarks : hand.marks}
          view={view}
          goTo={goTo}
          pointing={pointing}
          hasSound={sound.isOn}
          isFolded={isFolded()}
          isGrouped={isGrouped()}
          lesson={lesson}
        />
      ),
    },
  };
}
