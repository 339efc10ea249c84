const count = new Intl.NumberFormat('en');
const some = (n: number, one: string, many: string): string =>
  `${count.format(n)} ${n === 1 ? one : many}`;

/** The words on the page around the picture, in English. */
export const en = {
  // Figures
  steps: (n: number) => some(n, 'step', 'steps'),
  placements: (n: number) => some(n, 'placement', 'placements'),
  depth: (now: number, deepest: number) => `depth ${now} / ${deepest}`,
  deadEnds: (n: number) => some(n, 'dead end', 'dead ends'),
  solutions: (n: number) => some(n, 'solution', 'solutions'),
  pace: (n: string) => `${n} steps/s`,
  progress: 'Share of the search done',
  found: (n: number) => `Solution ${count.format(n)} found`,
  finished: (n: number) => `The search is over: ${some(n, 'solution', 'solutions')}`,

  // Controls
  controls: 'Controls',
  play: 'Play',
  pause: 'Pause',
  back: 'Back',
  forward: 'Step',
  start: 'Start',
  timeline: 'Timeline',
  moment: (step: number, known: number) =>
    `step ${count.format(step)} of ${count.format(known)} so far`,
  speed: 'Speed',
  slower: 'Slower',
  faster: 'Faster',
  auto: 'Auto',
  autoSpeed: 'as it suits',
  maxSpeed: 'as fast as can be',
  next: 'Next',
  fullscreen: 'Full',
  window: 'Window',
  settings: 'Settings',
  help: 'Help',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',

  // Settings
  puzzle: 'Puzzle',
  ownPuzzle: 'Your own puzzle',
  order: 'Fill order',
  counting: 'Solutions',
  all: 'All',
  unique: 'Unique only',
  theme: 'Theme',
  language: 'Language',
  letters: 'Letters on the pieces',

  // Your own puzzle
  openText: 'Your own puzzle',
  openTextHint: 'Draw the board, then every piece, with an empty line between them.',
  puzzleText: 'Puzzle as text',
  open: 'Solve it',
  fileRefused: 'This file is too large for a puzzle, or cannot be read.',
  drop: 'Drop a puzzle here',

  // Keys
  keys: 'Keys',
  space: 'Space',
  whatKeysDo: {
    toggle: 'Play or pause',
    back: 'One step back; hold to repeat',
    forward: 'One step on; hold to repeat',
    start: 'Back to the empty board',
    slower: 'Slower',
    faster: 'Faster',
    fullscreen: 'Full screen, and back',
    next: 'Next puzzle',
    help: 'This list',
  },
  whatPastingDoes: 'Open a puzzle you have copied; dropping a file does too',
};

export type UiWords = typeof en;
