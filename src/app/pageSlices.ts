import { readSpeed } from '../play/tempo.ts';
import { themes } from '../theme/index.ts';
import { languages } from '../words/index.ts';
import { defaultId, defaults, type Settings } from './settings.ts';
import { among, keysOf, readFlag, writeFlag, type SettingsSlice } from './settingsSlice.ts';

type Subject = Pick<Settings, 'mode' | 'puzzle'>;
type Display = Omit<Settings, 'mode' | 'puzzle' | 'search' | 'unique'>;

interface SubjectValues {
  readonly mode: string;
  readonly puzzle: string;
  readonly text: string;
}

const readWhole = (value: string): number | undefined =>
  /^\d+$/.test(value) && Number(value) <= Number.MAX_SAFE_INTEGER ? Number(value) : undefined;

/** Which puzzle is shown, and in which mode. */
export const subjectSlice = (
  modeIds: readonly string[],
  isPuzzle: (id: string) => boolean,
): SettingsSlice<Subject, SubjectValues> => ({
  defaults: { mode: defaults.mode, puzzle: defaults.puzzle },
  readers: {
    mode: among(...modeIds),
    puzzle: (value) => (isPuzzle(value) ? value : undefined),
    // Validated when it is unpacked.
    text: (value) => value,
  },
  write: ({ mode, puzzle }) => ({
    mode,
    puzzle: 'id' in puzzle ? puzzle.id : defaultId,
    text: 'packed' in puzzle ? puzzle.packed : '',
  }),
  settingsOf: ({ mode = defaults.mode, puzzle = defaultId, text }) => ({
    mode,
    puzzle: text ? { packed: text } : { id: puzzle },
  }),
});

const { speed, step, paused, theme, letters, lang, ui } = defaults;
const display: Display = { speed, step, paused, theme, letters, lang, ui };

/** Which moment is shown, and how the page looks. */
export const displaySlice: SettingsSlice<Display> = {
  defaults: display,
  readers: {
    speed: readSpeed,
    step: readWhole,
    paused: readFlag,
    theme: among(...keysOf(themes)),
    letters: readFlag,
    lang: among(...languages, 'auto'),
    ui: readFlag,
  },
  write: ({ speed, step, paused, theme, letters, lang, ui }) => ({
    speed: String(speed),
    step: String(step),
    paused: writeFlag(paused),
    theme,
    letters: writeFlag(letters),
    lang,
    ui: writeFlag(ui),
  }),
  settingsOf: (values) => ({ ...display, ...values }),
};
