import type { SkylineRecord } from './background/skyline.ts';
import type { DriftTimes } from './drift.ts';
import type { PlacedJewel } from './jewels/jewel.ts';

/** The parts of a picture besides its boards, as plain data. */
export interface Surroundings {
  readonly skyline: SkylineRecord;
  readonly jewels: readonly PlacedJewel[];
  readonly drift: DriftTimes;
}
