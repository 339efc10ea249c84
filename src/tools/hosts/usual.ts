import { displaySlice } from '../../app/pageSlices.ts';
import { programmeSlice } from '../../app/programmeSlice.ts';
import { defaults } from '../../app/settings.ts';
import { controlsFor } from '../../settings/controlsFor.ts';

/** The values of an address that names none. */
export const usual = { ...displaySlice.write(defaults), ...programmeSlice.write(defaults) };

/** The controls of every host. */
export const controls = controlsFor(usual);
