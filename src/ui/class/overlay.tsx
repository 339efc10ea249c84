import { batch, createMemo } from 'solid-js';
import { isSame } from '../widgets/isSame.ts';
import type { ModeOverlay } from '../modeOverlay.ts';
import { show } from './actions.ts';
import type { ClassCommands, ClassModel } from './model.ts';
import { noMarks } from './moment/atMoment.ts';
import { presentKey } from '../lesson/lessonPart.ts';
import { classKeys } from './navigation/keys.ts';
import { ClassPage } from './page/page.tsx';
import { practiceMarks } from './practice/practice.ts';
import { presentingOf } from './presenting.ts';
import { hasOpenQuestion, shownMoment } from './questions/questions.ts';
import { createState } from './state.ts';

export type ClassOverlay = ReturnType<typeof createClassOverlay>;

/** The overlay of all searches that are explained, which shows one of them at a time. */
export function createClassOverlay() {
  const state = createState();
  const keys = classKeys(state);
  const presentedKeys = [...keys, presentKey(state.lesson)];
  const overlay: ModeOverlay = {
    without: ['next'],
    get keys() {
      return state.lesson.present ? presentedKeys : keys;
    },
    mayBeBlank: true,
    presenting: presentingOf(state),
    Page: (props) => {
      const moment = createMemo(() => shownMoment(state), undefined, { equals: isSame });
      const marks = createMemo(() =>
        hasOpenQuestion(state) || state.moment.isComing ? noMarks : practiceMarks(state),
      );
      return <ClassPage {...props} state={state} moment={moment()} marks={marks()} />;
    },
  };
  return {
    overlay,
    state,
    /** Shows a moment, before the overlay is first on the page and whenever the moment has changed. */
    show: (moment: ClassModel, commands: ClassCommands): void =>
      batch(() => show(state, moment, commands)),
  };
}
