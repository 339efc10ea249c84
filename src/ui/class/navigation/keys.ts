import { panelIds } from '../../../settings/panelIds.ts';
import { lateWords, type Words } from '../../../words/index.ts';
import type { KeyGroup, ModeKey } from '../../modeEntrance.ts';
import { leave, toggleCover, toggleLost, togglePanel, toggleWays, turn } from '../actions.ts';
import { askWays } from '../moment/asked.ts';
import { grains } from '../page/bar.tsx';
import { panels } from '../panels/panels.tsx';
import type { ClassState } from '../state.ts';
import { jumps } from './controls.tsx';
import { searchTarget } from './targetSearch.ts';
import { tools } from './tools.tsx';

/** A key by its label, its sentence in the list, and its function. */
type ClassKey = readonly [
  key: string,
  does: (say: Words) => string,
  press: (state: ClassState) => void,
];

/** What is told of the keys that go to a kind of target, ahead or back. */
const jumpTo = {
  solution: ({ keyList }: Words): string => keyList.solutions,
  deadEnd: ({ keyList }: Words): string => keyList.class.deadEnds,
};

const toolKeys = (group: KeyGroup): readonly ClassKey[] =>
  tools.filter((tool) => tool.group === group).map(({ key, does, press }) => [key, does, press]);

/** The keys of a class by group of the list. Presentation remotes send those of a page. */
const keys: Readonly<Record<KeyGroup, readonly ClassKey[]>> = {
  playing: [
    ['Page Down', (say) => say.classroom.onHint, (state) => turn(state, 1)],
    ['Page Up', (say) => say.classroom.backHint, (state) => turn(state, -1)],
    ...grains.map((grain, at): ClassKey => [
      String(at + 1),
      (say) => say.keyList.class.grains,
      (state) => state.commands.setGrain(grain),
    ]),
    ['Shift →', (say) => say.moves.over.ahead, (state) => state.commands.over(1)],
    ['Shift ←', (say) => say.moves.over.back, (state) => state.commands.over(-1)],
    ['Shift ↑', (say) => say.moves.out, (state) => state.commands.out()],
    ...jumps
      .toReversed()
      .map(({ key, kind, direction }): ClassKey => [
        key,
        jumpTo[kind],
        (state) => searchTarget(state, kind, direction),
      ]),
    [
      'Shift M',
      (say) => say.moves.goal.mistake.back,
      (state) => searchTarget(state, 'mistake', -1),
    ],
    [
      'Shift N',
      (say) => say.moves.goal.mistake.ahead,
      (state) => searchTarget(state, 'mistake', 1),
    ],
    ['N', (say) => say.moves.title, (state) => state.toggleTargetMenu()],
    ['Esc', (say) => say.keyList.class.leave, leave],
  ],
  puzzle: [],
  panels: [
    ...panelIds.flatMap((id): ClassKey[] => {
      const { key, words: said } = panels[id];
      if (key === undefined) return [];
      return [[key, (say) => said(say).title, (state) => togglePanel(state, id)]];
    }),
    ['X', (say) => say.keyList.class.fold, (state) => void (state.isFolded = !state.isFolded)],
  ],
  closer: [
    ['V', (say) => say.classroom.ways, toggleWays],
    ['Shift V', (say) => say.classroom.lostSince, toggleLost],
    ['Shift Q', (say) => say.play.askSolvable, ({ commands }) => commands.askSolvable()],
    ['Shift W', (say) => say.keyList.byHand.ways, askWays],
    ...toolKeys('closer'),
    [
      'Shift O',
      (say) => lateWords(say).program.title,
      (state) => void (state.isProgramOpen = true),
    ],
  ],
  page: [
    ...toolKeys('page'),
    ['Shift P', (say) => lateWords(say).sheets.title, (state) => toggleCover(state, 'sheets')],
  ],
};

/** Parts of labels that events call otherwise. */
const codes = { Esc: 'Escape', '←': 'ArrowLeft', '→': 'ArrowRight', '↑': 'ArrowUp' };

/** The name of a key in events. */
const codeOf = (label: string): string =>
  Object.entries(codes)
    .reduce((code, [part, name]) => code.replace(part, name), label)
    .replace('Shift ', 'Shift+')
    .replace(' ', '');

export const classKeys = (state: ClassState): readonly ModeKey[] =>
  (Object.keys(keys) as KeyGroup[]).flatMap((group) =>
    keys[group].map(([key, does, press]) => ({
      key,
      code: codeOf(key),
      group,
      does,
      press: () => press(state),
    })),
  );
