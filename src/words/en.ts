import { enCaptions } from './enCaptions.ts';
import { enCode, enStack } from './enCode.ts';
import { enListings } from './enListings.ts';
import { enAsking } from './enAsking.ts';
import { enPractice } from './enPractice.ts';
import { calendarTitle } from '../puzzle/calendar.ts';
import type { Meaning } from '../puzzle/types.ts';
import { enCounting } from './enCounting.ts';
import { errors } from './enErrors.ts';
import { enExperiments } from './enExperiments.ts';
import { enGallery } from './enGallery.ts';
import { enAztec } from './enAztec.ts';
import { enHeadline } from './enHeadline.ts';
import { enGenerate } from './enGenerate.ts';
import { enPage } from './enPage.ts';
import { enScreens } from './enScreens.ts';
import { enRace, moment, timePace } from './enRace.ts';
import { enClass } from './enClass.ts';
import { enCli } from './enCli.ts';
import { enMoves } from './enMoves.ts';
import { enComparison } from './enComparison.ts';
import { enSearch } from './enSearch.ts';
import { enLesson } from './enLesson.ts';
import { enLessonErrors } from './enLessonErrors.ts';
import { enShelf } from './enShelf.ts';
import { enMatrix } from './enMatrix.ts';
import { enSettings } from './enSettings.ts';
import { enSheets } from './enSheets.ts';
import { enTree } from './enTree.ts';
import { either } from './enLists.ts';
import { count, number } from './enNumbers.ts';
import { short } from './short.ts';
import { enWall } from './enWall.ts';

const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** What is done where a value of an address is invalid, given the one that is used; '' for none. */
function insteadOf(used: string): string {
  if (used === '') return 'it is left out';
  return used === 'auto' ? 'it is chosen for you' : `“${used}” is used instead`;
}

/** Which solutions a number includes. */
const ofWhich = (unique: boolean): string =>
  `, turns and flips ${unique ? 'counted once' : 'included'}`;

/** Every word in English. The other languages have the same shape. */
export const en = {
  /** The language's own name. */
  language: 'English',

  ui: {
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

    timePace,

    timeline: 'Timeline',
    /** A moment on the timeline: a step, or ms of computing time. */
    moment: (at: number, known: number, unit: 'steps' | 'time') =>
      unit === 'steps'
        ? `step ${number(at)} of ${number(known)}`
        : `${moment(at, unit)} of ${moment(known, unit)}`,
    /** The same in short, without how far is known. */
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
        : `Finished: ${count(solutions, 'solution')}${ofWhich(unique)}`,
    lastSolution: 'this is the last one',
    /** Of a search that was left another time. */
    resumed: (steps: number) => `goes on after ${count(steps, 'step')}`,
    found: (solution: number) => `Solution ${number(solution)} found`,
    /** Of a full board. */
    image: 'an earlier solution, turned or flipped',

    choosePuzzle: 'Choose a puzzle',
    ownPuzzle: 'Your own text',

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
    /** Why something dropped or pasted is rejected. */
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
      search: 'How to search',
      count: 'How many solutions there are',
      gallery: 'The gallery of all puzzles',
      experiments: 'Experiments: what is said of searches, and whether it holds',
      help: 'This list',
    },
    whatPastingDoes: 'Open the puzzle text that was copied',
  },

  errors,

  /** The title of the puzzle of a day. */
  calendarTitle,
  /** A label on a cell of the tray: at most four letters. */
  label: (meaning: Meaning) =>
    'month' in meaning ? shortMonths[meaning.month - 1]! : String(meaning.day),

  /** A position, and a sentence of `errors`. */
  errorAt: (line: number, column: number, sentence: string) =>
    `Line ${line}, column ${column}: ${sentence}`,

  /** The dialog for the parts of a search. */
  search: {
    title: 'How to search',
    recommended: 'Recommended search',
    solver: 'Solver',
    order: 'Fill order',
    pieces: 'Order of pieces',
    names: 'Pieces to try first',
    unknownNames: (unknown: readonly string[], known: string) =>
      `The puzzle has no piece ${either(unknown)}; its pieces are: ${known}.`,
    seed: 'Seed',
    seedHint: (largest: number) =>
      `Decides what is left to chance: another whole number, up to ${number(largest)}, is another search.`,
    rules: 'Pruning rules',
    unique: 'Count turned and flipped solutions once',
    uniqueHint: 'Often a fraction of the work, where all solutions are wanted.',
  },

  ...enSearch,

  gallery: enGallery,

  comparison: enComparison,

  experiments: enExperiments,

  aztec: enAztec,
  wall: enWall,
  generate: enGenerate,
  captions: enCaptions,
  classroom: enClass,
  moves: enMoves,
  listings: enListings,
  code: enCode,
  stack: enStack,
  practice: enPractice,
  asking: enAsking,
  sound: {
    name: 'Sound',
    one: 'Hear the search: depth as pitch, dead ends and solutions; or be silent',
    several: 'Hear the searches, the first on the left, the last on the right; or be silent',
  },
  tree: enTree,
  shelf: enShelf,
  headline: enHeadline,
  sheets: enSheets,
  matrix: enMatrix,
  lesson: enLesson,
  lessonErrors: enLessonErrors,

  themes: {
    midnight: 'Midnight',
    paper: 'Paper',
    chocolate: 'Chocolate',
    glass: 'Stained glass',
    neon: 'Neon',
    blueprint: 'Blueprint',
    wood: 'Wood',
    distinct: 'Distinct colours',
  },

  /** Errors in the page's address. */
  address: {
    badValue: (name: string, value: string, used: string) =>
      `“${short(name)}=${short(value)}” in the address makes no sense; ${insteadOf(used)}.`,
    unknownPieces: (value: string, unknown: readonly string[], known: string) =>
      `“pieces=${short(value)}” in the address: the puzzle has no piece ${either(unknown)}, which is passed over; its pieces are: ${known}.`,
    unknownPuzzle: (value: string, used: string) =>
      `There is no puzzle “${short(value)}” here; “${used}” is shown instead. The gallery (G) has them all.`,
    badText: (sentence: string) => `The puzzle in the address cannot be read. ${sentence}`,
    unknownName: (name: string) => `“${short(name)}” in the address has no meaning and is ignored.`,
    notHeld: (value: string) =>
      `“hold=${short(value)}” in the address is passed over: there is no such piece or orientation, or it cannot stand for the symmetries of unique solutions.`,
    tooLong: (kilobytes: number) =>
      `The address is longer than ${number(kilobytes)} kB, and is passed over. A puzzle as large as that can be opened as a file.`,
    notPacked: 'It is not a packed puzzle text.',
    /** A name in a list of the address. */
    badName: (setting: string, name: string, known: readonly string[]) =>
      `“${short(name)}” in “${setting}” of the address has no meaning and is passed over; known are: ${known.join(', ')}.`,
    more: (more: number) => `${number(more)} other parts of the address make no sense either.`,
  },

  page: enPage,

  counting: enCounting,

  settings: enSettings,

  screens: enScreens,

  race: enRace,

  cli: enCli,
};

/** The shape of every dictionary. */
export type Words = typeof en;
