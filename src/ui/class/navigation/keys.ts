import { panelIds } from '../../../settings/panelIds.ts';
import { lateWords, type Words } from '../../../words/index.ts';
import type { ModeKey } from '../../modeEntrance.ts';
import { leave, toggleCover, toggleLost, togglePanel, toggleWays, turn } from '../actions.ts';
import { askWays } from '../moment/asked.ts';
import { grains } from '../page/bar.tsx';
import { panels } from '../panels/panels.tsx';
import type { ClassState } from '../state.ts';
import { jumps, wayName } from './controls.tsx';
import { searchTarget } from './targetSearch.ts';
import { tools } from './tools.tsx';

/** A key by its label, its sentence in the help, and its function. */
type ClassKey = readonly [
  key: string,
  does: (say: Words) => string,
  press: (state: ClassState) => void,
];

/** The keys of a class. Presentation remotes send those of a page. */
const keys: readonly ClassKey[] = [
  ['Page Down', (say) => say.classroom.onHint, (state) => turn(state, 1)],
  ['Page Up', (say) => say.classroom.backHint, (state) => turn(state, -1)],
  ...grains.map((grain, at): ClassKey => [
    String(at + 1),
    (say) => say.classroom.grainHint[grain],
    (state) => state.commands.setGrain(grain),
  ]),
  ['Shift →', (say) => say.moves.overHint.ahead, (state) => state.commands.over(1)],
  ['Shift ←', (say) => say.moves.overHint.back, (state) => state.commands.over(-1)],
  ['Shift ↑', (say) => say.moves.outHint, (state) => state.commands.out()],
  ...jumps.map(({ key, kind, direction }): ClassKey => [
    key,
    (say) => wayName(kind, direction, say),
    (state) => searchTarget(state, kind, direction),
  ]),
  ['Shift M', (say) => say.moves.goal.mistake.back, (state) => searchTarget(state, 'mistake', -1)],
  ['Shift N', (say) => say.moves.goal.mistake.ahead, (state) => searchTarget(state, 'mistake', 1)],
  ['N', (say) => say.moves.hint, (state) => state.toggleTargetMenu()],
  ['Esc', (say) => say.moves.leave, leave],
  ['V', (say) => say.classroom.waysHint, toggleWays],
  ['Shift V', (say) => say.classroom.lostHint, toggleLost],
  ['Shift Q', (say) => say.classroom.solvableHint, ({ commands }) => commands.askSolvable()],
  ['Shift W', (say) => say.classroom.waysOfPieceHint, askWays],
  ...panelIds.flatMap((id): ClassKey[] => {
    const { key, words: said } = panels[id];
    if (key === undefined) return [];
    return [[key, (say) => said(say).hint, (state) => togglePanel(state, id)]];
  }),
  ['X', (say) => say.tree.foldHint, (state) => void (state.isFolded = !state.isFolded)],
  ...tools.map(({ key, words, press }): ClassKey => [key, (say) => words(say)[1], press]),
  ['Shift O', (say) => lateWords(say).program.hint, (state) => void (state.isProgramOpen = true)],
  ['Shift P', (say) => lateWords(say).sheets.hint, (state) => toggleCover(state, 'sheets')],
];

/** Parts of labels that events call otherwise. */
const codes = { Esc: 'Escape', '←': 'ArrowLeft', '→': 'ArrowRight', '↑': 'ArrowUp' };

/** The name of a key in events. */
const codeOf = (label: string): string =>
  Object.entries(codes)
    .reduce((code, [part, name]) => code.replace(part, name), label)
    .replace('Shift ', 'Shift+')
    .replace(' ', '');

export const classKeys = (state: ClassState): readonly ModeKey[] =>
  keys.map(([key, does, press]) => ({
    key,
    code: codeOf(key),
    does,
    press: () => press(state),
  }));
