/** The keys of every mode, as labelled on keyboards. */
export const keyNames = {
  toggle: 'Space',
  back: '←',
  forward: '→',
  start: 'Home',
  slower: '[',
  faster: ']',
  fullscreen: 'F',
  next: 'N',
  theme: 'Shift T',
  search: 'S',
  gallery: 'G',
  count: 'C',
  experiments: 'E',
  help: '?',
} as const;

export type Key = keyof typeof keyNames;
