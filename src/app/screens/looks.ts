import { defaults, inScope, pick } from '../../settings/settings.ts';

const looksNames = inScope('window', 'look', 'run', 'playlist').filter((name) => name !== 'turn');

/** The look and behaviour of a page, whatever it shows: settings that may change while the same thing is on show. */
export const looks = pick(defaults, [...looksNames, ...inScope('moment')]);

/** The settings that a window takes on while the same thing is on show. */
export const takenOn = looksNames.filter((name) => name !== 'ui');
