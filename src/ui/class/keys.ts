import type { Accessor } from 'solid-js';
import { words, type Language, type Words } from '../../words/index.ts';
import { solutionKeys } from '../shelf/keys.ts';
import type { ModeKey } from '../modeEntrance.ts';
import type { ClassActions } from './actions.ts';
import { panelIds } from '../../settings/panelIds.ts';
import { panels } from './panels.tsx';

interface ClassKey extends Pick<ModeKey, 'key' | 'code'> {
  readonly does: (say: Words) => string;
  readonly press: (actions: ClassActions) => void;
}

/** Presentation remotes send the keys of a page, and those that blank the screen. */
const keys: readonly ClassKey[] = [
  {
    key: 'Page Down',
    code: 'PageDown',
    does: (say) => say.classroom.onHint,
    press: (act) => act.turn(1),
  },
  {
    key: 'Page Up',
    code: 'PageUp',
    does: (say) => say.classroom.backHint,
    press: (act) => act.turn(-1),
  },
  {
    key: '1',
    does: (say) => say.classroom.grainHint.places,
    press: (act) => act.setGrain('places'),
  },
  { key: '2', does: (say) => say.classroom.grainHint.tries, press: (act) => act.setGrain('tries') },
  {
    key: '3',
    does: (say) => say.classroom.grainHint['dead-ends'],
    press: (act) => act.setGrain('dead-ends'),
  },
  {
    key: 'Shift →',
    code: 'Shift+ArrowRight',
    does: (say) => say.moves.overHint.ahead,
    press: (act) => act.over(1),
  },
  {
    key: 'Shift ←',
    code: 'Shift+ArrowLeft',
    does: (say) => say.moves.overHint.back,
    press: (act) => act.over(-1),
  },
  {
    key: 'Shift ↑',
    code: 'Shift+ArrowUp',
    does: (say) => say.moves.outHint,
    press: (act) => act.out(),
  },
  { key: 'D', does: (say) => say.moves.goal.deadEnd.ahead, press: (act) => act.jump('deadEnd', 1) },
  {
    key: 'Shift D',
    code: 'Shift+d',
    does: (say) => say.moves.goal.deadEnd.back,
    press: (act) => act.jump('deadEnd', -1),
  },
  { key: 'N', does: (say) => say.moves.hint, press: (act) => act.toggleGoTo() },
  {
    key: 'Esc',
    code: 'Escape',
    does: (say) => say.moves.leave,
    press: (act) => act.leave(),
  },
  { key: 'V', does: (say) => say.classroom.waysHint, press: (act) => act.toggleWays() },
  ...panelIds.flatMap((id) => {
    const { key, words: said } = panels[id];
    if (key === undefined) return [];
    const does = (say: Words): string => said(say).hint;
    return [{ key, does, press: (act: ClassActions) => act.togglePanel(id) }];
  }),
  { key: 'X', does: (say) => say.tree.foldHint, press: (act) => act.toggleFolds() },
  { key: 'L', does: (say) => say.lesson.hint, press: (act) => act.toggleLesson() },
  { key: 'I', does: (say) => say.lesson.notesHint, press: (act) => act.toggleNotes() },
  { key: 'Q', does: (say) => say.classroom.codeHint, press: (act) => act.toggleCode() },
  {
    key: 'Shift P',
    code: 'Shift+p',
    does: (say) => say.sheets.hint,
    press: (act) => act.toggleSheets(),
  },
  { key: 'H', does: (say) => say.practice.hint, press: (act) => act.toggleHand() },
  { key: 'A', does: (say) => say.asking.hint, press: (act) => act.toggleAsking() },
  { key: 'U', does: (say) => say.sound.one, press: (act) => act.toggleSound() },
  { key: 'W', does: (say) => say.classroom.noWordsHint, press: (act) => act.toggleWords() },
  { key: 'Z', does: (say) => say.classroom.focusHint, press: (act) => act.turnFocus() },
  { key: 'B', does: (say) => say.classroom.blankHint, press: (act) => act.toggleBlank() },
  { key: '.', does: (say) => say.classroom.blankHint, press: (act) => act.toggleBlank() },
];

/** The keys of the mode. */
export const classKeys = (actions: Accessor<ClassActions>): readonly ModeKey[] => [
  ...solutionKeys((direction) => actions().jump('solution', direction)),
  ...keys.map(({ does, press, ...key }) => ({
    ...key,
    words: (language: Language) => does(words(language)),
    press: () => press(actions()),
  })),
];
