import { Presence } from '../../view/board/presence.ts';
import { Arrival } from '../../view/changeover.ts';

/** The presence of a board that has been leaving for some ms. */
export const presentFor = (leaving: number, arrival = new Arrival('atOnce')): Presence =>
  Object.assign(new Presence(), { arrival, leaving });
