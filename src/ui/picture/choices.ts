import { createStore } from 'solid-js/store';
import type { CutPreset } from '../../drawing/cutFile.ts';
import { USUAL_CUT } from '../../drawing/cutting.ts';
import type { ThemeId } from '../../theme/index.ts';

/** What can be made. */
export type Made = 'picture' | 'cut' | 'story';

/** What is chosen in the dialog; a number is undefined while what is written is none, or out of its range. */
export interface Choices {
  readonly made: Made;
  /** The place of the board that is pictured, from 0. */
  readonly board: number;
  /** Undefined for that of the page. */
  readonly theme: ThemeId | undefined;
  readonly width: number | undefined;
  readonly isTransparent: boolean;
  /** Undefined for what the page does. */
  readonly hasLetters: boolean | undefined;
  readonly edge: number | undefined;
  readonly kerf: number | undefined;
  readonly gap: number | undefined;
  readonly hasTray: boolean;
  readonly layout: 'apart' | 'laid';
  readonly line: CutPreset | 'plain' | 'own';
  readonly colour: string;
  readonly thickness: number | undefined;
  readonly moments: 'turns' | 'stretch';
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly count: number | undefined;
  readonly columns: number;
  readonly inColour: boolean;
}

const first: Choices = {
  made: 'picture',
  board: 0,
  theme: undefined,
  width: 1280,
  isTransparent: false,
  hasLetters: undefined,
  ...USUAL_CUT,
  layout: 'apart',
  line: 'plain',
  colour: '#000000',
  thickness: 0.1,
  moments: 'turns',
  from: 0,
  to: 40,
  count: 9,
  columns: 3,
  inColour: false,
};

/** What is chosen, and how to change it; it stays while the dialog is closed. */
export function createChoices() {
  const [choices, set] = createStore<Choices>(first);
  return { choices, change: (changes: Partial<Choices>): void => set(changes) };
}

export type ChoicesOf = ReturnType<typeof createChoices>;
