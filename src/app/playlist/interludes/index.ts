import type { InterludeId } from '../../../puzzle/category.ts';
import type { Interlude } from './interlude.ts';
import { aztec } from './aztec.ts';
import { make } from './make.ts';
import { race } from './race.ts';
import { rain } from './rain.ts';
import { wall } from './wall.ts';

/** Every interlude, by its name in addresses. */
export const interludes: Readonly<Record<InterludeId, Interlude>> = {
  race,
  make,
  aztec,
  rain,
  wall,
};
