import { readSpeed } from '../play/tempo.ts';
import { readSeed } from '../solve/saved/searchText.ts';
import { schema } from '../settings/schema.ts';
import { defaultId, defaults, type Settings } from './settings.ts';
import { among, readFlag, within, writeFlag, type SettingsSlice } from './settingsSlice.ts';

type Subject = Pick<Settings, 'mode' | 'puzzle'>;
type Watched = Pick<Settings, 'awake' | 'leave'>;
type Display = Omit<
  Settings,
  | keyof Subject
  | keyof Watched
  | 'search'
  | 'unique'
  | 'size'
  | 'programme'
  | 'turn'
  | 'screen'
  | 'pictures'
>;

/** The values of the display in an address: step and ticks are one of them. */
interface DisplayValues extends Omit<Display, 'step' | 'tick'> {
  readonly step: Pick<Settings, 'step' | 'tick'>;
}

interface SubjectValues {
  readonly mode: string;
  readonly puzzle: string;
  readonly text: string;
}

const isWhole = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) <= Number.MAX_SAFE_INTEGER;

/** Reads `12`, or `12.3` for the moment after three of the ticks that follow step 12. */
function readStep(value: string): DisplayValues['step'] | undefined {
  const [step = '', tick, ...others] = value.split('.');
  if (others.length > 0 || !isWhole(step) || !isWhole(tick ?? '0')) return undefined;
  return { step: Number(step), tick: tick === undefined ? Infinity : Number(tick) };
}

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

const { awake, leave } = defaults;

/** How the page behaves while it is watched rather than used. */
export const watchedSlice: SettingsSlice<Watched> = {
  defaults: { awake, leave },
  readers: { awake: readFlag, leave: readFlag },
  write: (its) => ({ awake: writeFlag(its.awake), leave: writeFlag(its.leave) }),
  settingsOf: (values) => ({ awake, leave, ...values }),
};

const { speed, step, tick, paused, theme, hour, letters, captions, titles, lang, shuffle, ui } =
  defaults;
const display: Display = {
  speed,
  step,
  tick,
  paused,
  theme,
  hour,
  letters,
  captions,
  titles,
  lang,
  shuffle,
  ui,
};

/** Which moment is shown, and how the page looks. */
export const displaySlice: SettingsSlice<Display, DisplayValues> = {
  defaults: display,
  readers: {
    speed: readSpeed,
    step: readStep,
    paused: readFlag,
    theme: among(...schema.theme.values),
    hour: (value) => among('auto')(value) ?? within(schema.hour)(value),
    letters: (value) => among('auto')(value) ?? readFlag(value),
    captions: readFlag,
    titles: readFlag,
    lang: among(...schema.lang.values),
    shuffle: (value) => among('auto')(value) ?? readSeed(value),
    ui: readFlag,
  },
  write: (its) => ({
    speed: String(its.speed),
    step: its.tick === Infinity ? String(its.step) : `${its.step}.${its.tick}`,
    paused: writeFlag(its.paused),
    theme: its.theme,
    hour: String(its.hour),
    letters: writeFlag(its.letters),
    captions: writeFlag(its.captions),
    titles: writeFlag(its.titles),
    lang: its.lang,
    shuffle: String(its.shuffle),
    ui: writeFlag(its.ui),
  }),
  settingsOf: ({ step, ...values }) => ({ ...display, ...values, ...step }),
};
