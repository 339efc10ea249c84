import type { ModeKey } from '../modeEntrance.ts';
import type { HandCommands } from './model.ts';

/** The keys of whoever lays pieces, on the page and in others, besides those among cells and pieces. */
export const handKeys = (commands: () => HandCommands): readonly ModeKey[] => [
  { key: 'T', does: ({ play }) => play.turnHint, press: () => commands().turn(1) },
  { key: 'X', does: ({ play }) => play.flipHint, press: () => commands().flip() },
  { key: 'A', does: ({ play }) => play.anewHint, press: () => commands().anew() },
  { key: 'I', does: ({ play }) => play.askHelp, press: () => commands().ask('hint') },
  {
    key: '←',
    code: 'ArrowLeft',
    does: ({ play }) => play.undoHint,
    press: () => commands().undo(),
  },
  {
    key: '→',
    code: 'ArrowRight',
    does: ({ play }) => play.redoHint,
    press: () => commands().redo(),
  },
];
