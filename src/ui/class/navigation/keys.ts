import { panelIds } from '../../../settings/panelIds.ts';
import type { Words } from '../../../words/index.ts';
import type { ModeKey } from '../../modeEntrance.ts';
import { solutionKeys } from '../../shelf/keys.ts';
import {
  leave,
  switchPractice,
  switchQuestions,
  toggleCover,
  togglePanel,
  toggleWays,
  toggleWords,
  turn,
  turnFocus,
} from '../actions.ts';
import { panels } from '../panels/panels.tsx';
import type { ClassState } from '../state.ts';
import { searchTarget } from './targetSearch.ts';

/** A key by its label, its sentence in the help, its function, and its code in events if that differs. */
type ClassKey = readonly [
  key: string,
  does: (say: Words) => string,
  press: (state: ClassState) => void,
  code?: string,
];

/** The keys of a class. Presentation remotes send the keys of a page, and those that blank the screen. */
const keys: readonly ClassKey[] = [
  ['Page Down', (say) => say.classroom.onHint, (state) => turn(state, 1), 'PageDown'],
  ['Page Up', (say) => say.classroom.backHint, (state) => turn(state, -1), 'PageUp'],
  ['1', (say) => say.classroom.grainHint.places, (state) => state.commands.setGrain('places')],
  ['2', (say) => say.classroom.grainHint.tries, (state) => state.commands.setGrain('tries')],
  [
    '3',
    (say) => say.classroom.grainHint['dead-ends'],
    (state) => state.commands.setGrain('dead-ends'),
  ],
  [
    'Shift →',
    (say) => say.moves.overHint.ahead,
    (state) => state.commands.over(1),
    'Shift+ArrowRight',
  ],
  [
    'Shift ←',
    (say) => say.moves.overHint.back,
    (state) => state.commands.over(-1),
    'Shift+ArrowLeft',
  ],
  ['Shift ↑', (say) => say.moves.outHint, (state) => state.commands.out(), 'Shift+ArrowUp'],
  ['D', (say) => say.moves.goal.deadEnd.ahead, (state) => searchTarget(state, 'deadEnd', 1)],
  [
    'Shift D',
    (say) => say.moves.goal.deadEnd.back,
    (state) => searchTarget(state, 'deadEnd', -1),
    'Shift+d',
  ],
  ['N', (say) => say.moves.hint, (state) => state.toggleTargetMenu()],
  ['Esc', (say) => say.moves.leave, leave, 'Escape'],
  ['V', (say) => say.classroom.waysHint, toggleWays],
  ...panelIds.flatMap((id): ClassKey[] => {
    const { key, words: said } = panels[id];
    if (key === undefined) return [];
    return [[key, (say) => said(say).hint, (state) => togglePanel(state, id)]];
  }),
  ['X', (say) => say.tree.foldHint, (state) => void (state.isFolded = !state.isFolded)],
  ['L', (say) => say.lesson.hint, ({ lesson }) => lesson.toggle()],
  ['I', (say) => say.lesson.notesHint, ({ lesson }) => lesson.toggleNotes()],
  ['Q', (say) => say.classroom.codeHint, (state) => toggleCover(state, 'code')],
  ['Shift P', (say) => say.sheets.hint, (state) => toggleCover(state, 'sheets'), 'Shift+p'],
  ['H', (say) => say.practice.hint, switchPractice],
  ['A', (say) => say.asking.hint, switchQuestions],
  ['U', (say) => say.sound.one, ({ sound }) => sound.toggle()],
  ['W', (say) => say.classroom.noWordsHint, toggleWords],
  ['Z', (say) => say.classroom.focusHint, turnFocus],
  ['B', (say) => say.classroom.blankHint, (state) => toggleCover(state, 'blank')],
  ['.', (say) => say.classroom.blankHint, (state) => toggleCover(state, 'blank')],
];

export const classKeys = (state: ClassState): readonly ModeKey[] => [
  ...solutionKeys((direction) => searchTarget(state, 'solution', direction)),
  ...keys.map(([key, does, press, code = key.toLowerCase()]) => ({
    key,
    code,
    does,
    press: () => press(state),
  })),
];
