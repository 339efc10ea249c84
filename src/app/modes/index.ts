import type { Mode } from './mode.ts';
import { race } from './race/index.ts';
import { saver } from './saver/index.ts';

/** Every mode; the first is the one that a page begins with, the others have their buttons in this order. */
export const modes: readonly Mode[] = [saver, race];
