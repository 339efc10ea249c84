import type { Size } from '../../theme/viewport.ts';

/** Pages of all proportions: screens, a phone and a wide monitor, each upright and sideways. */
export const pageSizes: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 960, height: 540 },
  { width: 640, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 2560, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 3840, height: 2160 },
];
