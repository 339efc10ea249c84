import type { ModeKey } from '../modeEntrance.ts';
import type { HandCommands } from './model.ts';

/** The keys that turn and flip what is held, which no option can be. */
export const turningKeys = (commands: () => HandCommands): readonly ModeKey[] => [
  {
    key: 'T',
    group: 'playing',
    does: ({ keyList }) => keyList.byHand.turn,
    press: () => commands().turn(1),
  },
  {
    key: 'X',
    group: 'playing',
    does: ({ keyList }) => keyList.byHand.turn,
    press: () => commands().flip(),
  },
];

/** The keys of whoever lays pieces, on the page and in others, besides those that turn them and those among cells and pieces. */
export const handKeys = (commands: () => HandCommands): readonly ModeKey[] => [
  {
    key: '←',
    code: 'ArrowLeft',
    group: 'playing',
    does: ({ keyList }) => keyList.byHand.undo,
    press: () => commands().undo(),
  },
  {
    key: '→',
    code: 'ArrowRight',
    group: 'playing',
    does: ({ keyList }) => keyList.byHand.undo,
    press: () => commands().redo(),
  },
  {
    key: 'A',
    group: 'playing',
    does: ({ keyList }) => keyList.byHand.anew,
    press: () => commands().anew(),
  },
  {
    key: 'I',
    group: 'closer',
    does: ({ keyList }) => keyList.byHand.hint,
    press: () => commands().ask('hint'),
  },
];
