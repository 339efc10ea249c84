/** Names of all modes in addresses, first the one that a page starts with. */
export const modeIds = [
  'saver',
  'race',
  'generate',
  'class',
  'play',
  'aztec',
  'wall',
  'atlas',
  'walk',
] as const;

export type ModeId = (typeof modeIds)[number];
