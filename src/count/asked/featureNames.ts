/** Something that a full board has or not. */
export const features = [
  'crossroads',
  'fault',
  'three-colours',
  'three-colours-corners',
  'three-colours-balanced',
  'three-colours-corners-balanced',
  'flip',
  'exchange',
  'halves',
  'symmetry',
] as const;
export type Feature = (typeof features)[number];
