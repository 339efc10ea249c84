import type { ModeOverlay } from '../modeOverlay.ts';
import { pageKeys, type Key } from '../shell/pageKeys.ts';

/** The keys that steer what is played. */
const steering: readonly Key[] = ['toggle', 'back', 'forward', 'start', 'slower', 'faster'];

const others = (Object.keys(pageKeys) as Key[]).filter((key) => !steering.includes(key));

/** The overlay of a mode in the frame of another page, where keys do no more than the row of controls. */
export const inFrame = (overlay: ModeOverlay): ModeOverlay => ({
  ...overlay,
  keys: [],
  mayBeBlank: false,
  without: [...(overlay.without ?? []), ...others],
});
