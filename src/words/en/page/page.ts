import { READABLE_PACE } from '../../../play/tempo.ts';
import { formatter } from '../../format.ts';
import { gallery } from './gallery.ts';
import { count, moment, number, ofWhich } from '../numbers.ts';
import { today } from '../play/today.ts';

const threeDigits = formatter('en', { maximumSignificantDigits: 3 });

/** The controls of every mode, the settings, and the keys. */
export const ui = {
  controls: 'Controls',
  start: 'Start',
  back: 'Back',
  forward: 'Step',
  play: 'Play',
  pause: 'Pause',
  next: 'Next',
  count: 'Count',
  gallery: 'Gallery',
  fullscreen: 'Fullscreen',
  window: 'Window',
  settings: 'Settings',
  help: 'Keys',

  speed: 'Speed',
  slower: 'Slower',
  faster: 'Faster',
  auto: 'Auto',
  autoSpeed: 'at its own pace',
  maxSpeed: 'as fast as it can',
  /** `pace` is already formatted. */
  pace: (pace: string) => `${pace} steps/s`,
  /** Computing time per second of playing. */
  timePace: (microseconds: number) =>
    microseconds < 1000
      ? `${threeDigits(microseconds)} µs a second`
      : `${threeDigits(microseconds / 1000)} ms a second`,
  wholePage: 'Open the whole page',
  timeline: 'Timeline',
  /** A moment on the timeline: a step, or ms of computing time. */
  moment: (at: number, known: number, unit: 'steps' | 'time') =>
    unit === 'steps'
      ? `step ${number(at)} of ${number(known)}`
      : `${moment(at, unit)} of ${moment(known, unit)}`,
  /** A moment in short, without the end of what is known. */
  momentAlone: (at: number, unit: 'steps' | 'time') =>
    unit === 'steps' ? `step ${number(at)}` : moment(at, unit),

  progress: 'Progress',
  steps: (steps: number) => count(steps, 'step'),
  placements: (placements: number) => count(placements, 'placement'),
  depth: (depth: number, deepest: number) => `depth ${number(depth)} / ${number(deepest)}`,
  deadEnds: (deadEnds: number) => count(deadEnds, 'dead end'),
  solutions: (solutions: number) => count(solutions, 'solution'),
  finished: (solutions: number, unique: boolean) =>
    solutions === 0
      ? 'Finished: there is no solution'
      : `Finished: ${count(solutions, 'solution')}, ${ofWhich(unique)}`,
  lastSolution: 'this is the last one',
  /** Status of a search that was left another time. */
  resumed: (steps: number) => `goes on after ${count(steps, 'step')}`,
  found: (solution: number) => `Solution ${number(solution)} found`,
  /** Status of a full board. */
  image: 'an earlier solution, turned or flipped',

  choosePuzzle: 'Choose a puzzle',
  ownPuzzle: 'Your own puzzle',

  openText: 'Open a puzzle or a lesson',
  openTextHint:
    'First the board, a dot for each cell; then, after a blank line, each piece: its name, and its shape in the letter o below. Triangles are ^ and v, hexagons are two apart; then “lattice: triangle” or “lattice: hexagon” stands above the board. A board alone can be divided into new pieces.',
  puzzleText: 'Text of a puzzle or a lesson',
  chooseFile: 'Choose a file…',
  open: 'Open',
  divide: 'Divide it',
  noPieces: (cells: number) =>
    `A board of ${count(cells, 'cell')}, without pieces: it can be divided into new ones, or pieces can be drawn below it.`,
  cancel: 'Cancel',
  close: 'Close',
  notices: 'Notices',
  dismiss: 'Dismiss',
  dropHere: 'Drop a puzzle or a lesson here',
  /** Reasons to reject a text that was dropped or pasted. */
  notTaken: {
    tooLong: (limit: number) =>
      `This is too long: the text of a puzzle or a lesson has at most ${number(limit)} characters. It was left out.`,
    unreadable: () => 'This file cannot be read.',
  },

  keys: 'Keys',
  space: 'Space',
  whatKeysDo: {
    toggle: 'Play or pause',
    back: 'One step back',
    forward: 'One step on',
    start: 'Back to the empty board',
    slower: 'Slower',
    faster: 'Faster',
    fullscreen: 'Fullscreen, or leave it',
    next: 'The next puzzle',
    theme: 'The next theme',
    today: today.whatKeyDoes,
    search: 'How to search',
    count: 'How many solutions there are',
    gallery: 'The gallery of all puzzles',
    browse: 'Look through all solutions',
    compare: 'Compare orders of search',
    share: 'Share: link, frame, QR code',
    experiments: 'Experiments: claims to test',
    film: 'Film: video, GIF or pictures',
    picture: 'Picture, cut-outs, storyboard',
    help: 'This list',
  },
  whatPastingDoes: 'Open a copied puzzle text',
};

/** Names of the settings on offer, and of their values. */
export const settings = {
  names: {
    theme: { title: 'Theme' },
    themes: { title: 'Themes that take turns' },
    hour: { title: 'Light' },
    speed: { title: 'Speed' },
    play: { title: 'Puzzles that follow each other', hint: 'Nothing chosen: all of them.' },
    minutes: { title: 'Each board stays' },
    interludes: { title: 'Interludes' },
    every: { title: 'An interlude follows' },
    letters: { title: 'Letters on the pieces' },
    captions: {
      title: 'Say what happens at each step',
      get hint() {
        return `Below the board, while paused and at up to ${count(READABLE_PACE, 'step')} a second.`;
      },
    },
    titles: { title: 'Titles while the controls are hidden' },
    lang: { title: 'Language' },
  },
  leftAlone: 'Left on its own',
  always: 'always',
  never: 'never',
  whereNeeded: 'where they are needed',
  systemLanguage: 'as the system',
  takeTurns: 'By turns',
  clock: 'of the time of day',
  oClock: (hour: number) => `of ${hour}:00`,
  untilSolved: 'until it is solved',
  minutes: (minutes: number) => `${minutes} min`,
  boards: (boards: number) => (boards === 1 ? 'every board' : `every ${boards} boards`),
  parts: {
    squares: gallery.lattices.square,
    triangles: gallery.lattices.triangle,
    hexagons: gallery.lattices.hexagon,
    impossible: 'Without a solution',
  },
  interludes: {
    race: 'A race of four searches',
    make: 'A puzzle that makes itself, then is solved',
    aztec: 'Dominoes at random, and their arctic circle',
    rain: 'All solutions of a puzzle, several at a time',
    walk: 'A walk from solution to solution',
    wall: 'A wall of the puzzles solved so far',
  },
};

/** The page itself: its start and its failures. */
export const page = {
  /** A description of Fitful, where it is installed. */
  what: 'Polyform puzzles that solve themselves, step by step',
  noGraphics: 'This page draws with WebGL, which this browser does not offer.',
  graphicsLost:
    'The browser gives this page no graphics at present. If they do not come back by themselves, restart it.',
  noWorkers:
    'Searches run in web workers. This browser, or the page that this one is embedded in, does not allow them.',
  /** Notice of the page before any of its code has run. */
  noScript: 'Fitful needs JavaScript, which is switched off here.',
  notYetStarted: (needsServer: boolean) =>
    `Fitful has not started yet. If it does not in a moment, reload the page. It needs a current browser${needsServer ? ', and a web server: it cannot be opened as a file' : ''}.`,
  noStyles:
    'The style sheet of this page could not be loaded. Check the connection, then reload the page.',
  notStarted: (reason: string) => `This page could not start. ${reason}`,
  notLoaded: 'The puzzle could not be loaded. Check the connection, then try again.',
  modeNotLoaded: 'What you asked for could not be loaded. Check the connection, then try again.',
  loading: 'One moment …',
  again: 'Try again',
  addressTooLong:
    'For that the page has to be loaded anew, but its address, which holds your puzzle, is too long for this server. Keep the puzzle’s text (Settings, “Open a puzzle or a lesson”), choose another puzzle, then try again.',
  gameNotKept:
    'This browser does not keep your game: it goes on, but will be gone once the page is left.',
  noSuchPosition:
    'The pieces that the address says to lie (laid=) cannot lie so in this puzzle. They are left out.',
  noCourse:
    'This lesson is not opened by a course, so nobody is told what you answer. All else is the same.',
  noOtherLesson:
    'This page gives the lesson of a course, and no other one. Open your lesson on a page of Fitful outside the course.',
  notReported:
    'The course does not take your answers at the moment. Go on: they are sent again. If this stays, tell whoever gives the course.',
  noFullscreen: 'The browser did not allow fullscreen.',
  searchFailed: 'The search stopped unexpectedly. It is tried again from time to time.',
  oneFileOnly: (name: string) => `Only “${name}” was opened: one file at a time.`,
};

export const themes = {
  midnight: 'Midnight',
  paper: 'Paper',
  chocolate: 'Chocolate',
  glass: 'Stained glass',
  neon: 'Neon',
  blueprint: 'Blueprint',
  wood: 'Wood',
  distinct: 'Distinct colours',
};

export const sound = {
  name: 'Sound',
  one: 'Hear the search: depth as pitch, dead ends and solutions; or be silent',
  several: 'Hear the searches, the first on the left, the last on the right; or be silent',
};
