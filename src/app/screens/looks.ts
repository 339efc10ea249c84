import { defaults, inScope, pick } from '../../settings/settings.ts';

/** The beginning of a run: another window is told separately where the run is by now. */
export const beginning = pick(defaults, inScope('moment'));

const looksNames = inScope('window', 'look', 'run', 'playlist').filter((name) => name !== 'turn');

/** The look and behaviour of a page, whatever it shows: settings that may change while the same thing is on show. */
export const looks = pick(defaults, [...looksNames, ...inScope('moment')]);

/** The settings that a window takes on while the same thing is on show. */
export const takenOn = looksNames.filter((name) => name !== 'ui');
