import { aztec } from './aztec/index.ts';
import { classMode } from './class/index.ts';
import { generate } from './generate/index.ts';
import type { Mode } from './mode.ts';
import { play } from './play/index.ts';
import { race } from './race/index.ts';
import { saver } from './saver/index.ts';
import { atlas } from './atlas/index.ts';
import { walk } from './walk/index.ts';
import { wall } from './wall/index.ts';

/** Every mode: first that of the start, then in the order of their buttons, those without one last. */
export const modes: readonly Mode[] = [
  saver,
  race,
  generate,
  classMode,
  play,
  atlas,
  aztec,
  wall,
  walk,
];
