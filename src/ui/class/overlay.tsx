import { batch, createMemo } from 'solid-js';
import type { ModeOverlay } from '../modeOverlay.ts';
import { show } from './actions.ts';
import type { ClassCommands, ClassModel, Place } from './model.ts';
import { noMarks } from './moment/atMoment.ts';
import { classKeys } from './navigation/keys.ts';
import { ClassPage } from './page/page.tsx';
import { practiceMarks } from './practice/practice.ts';
import { hasOpenQuestion, shownMoment } from './questions/questions.ts';
import { createState } from './state.ts';

/** The overlay of all searches that are explained, which shows one of them at a time. */
export interface ClassOverlay {
  readonly overlay: ModeOverlay;
  /** Shows a moment, before the overlay is first on the page and whenever the moment has changed. */
  show(moment: ClassModel, commands: ClassCommands): void;
  /** Takes the place of the board. */
  place(place: Place): void;
  /** Takes the placements that can be seen to lie on the board. */
  lay(placements: readonly number[]): void;
}

export function createClassOverlay(): ClassOverlay {
  const state = createState();
  return {
    show: (moment, commands) => batch(() => show(state, moment, commands)),
    place(place) {
      const { x, y, cell } = state.place;
      const isSame = x === place.x && y === place.y && cell === place.cell;
      if (!isSame) state.place = place;
    },
    lay(placements) {
      const { laid } = state;
      const isSame = laid.length === placements.length && laid.every((p, i) => p === placements[i]);
      if (!isSame) state.laid = placements;
    },
    overlay: {
      without: ['next'],
      keys: classKeys(state),
      Page: (props) => {
        const moment = createMemo(() => shownMoment(state));
        const marks = createMemo(() =>
          hasOpenQuestion(state) || state.moment.isComing ? noMarks : practiceMarks(state),
        );
        return (
          <ClassPage
            {...props}
            state={state}
            moment={moment()}
            marks={marks()}
            lesson={state.lesson}
          />
        );
      },
    },
  };
}
