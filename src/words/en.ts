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
import { enGenerate } from './enGenerate.ts';
import { enPage } from './enPage.ts';
import { enRace, moment, timePace } from './enRace.ts';
import { enClass } from './enClass.ts';
import { enMoves } from './enMoves.ts';
import { enComparison } from './enComparison.ts';
import { enSearch } from './enSearch.ts';
import { enLesson } from './enLesson.ts';
import { enLessonErrors } from './enLessonErrors.ts';
import { enShelf } from './enShelf.ts';
import { enMatrix } from './enMatrix.ts';
import { enSheets } from './enSheets.ts';
import { enTree } from './enTree.ts';
import { enUsage } from './enUsage.ts';
import { count, number } from './enNumbers.ts';
import { memorySize } from './memorySize.ts';
import { once } from './once.ts';
import { handful, short } from './short.ts';

const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const listed = once(() => new Intl.ListFormat('en', { type: 'disjunction' }));
const either = (names: readonly string[]): string => {
  const { few, more } = handful(names);
  const rest = more > 0 ? [`${number(more)} more`] : [];
  return listed().format([...few.map((name) => `“${name}”`), ...rest]);
};

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

    progress: 'Progress',
    steps: (steps: number) => count(steps, 'step'),
    placements: (placements: number) => `placed ${count(placements, 'time')}`,
    depth: (depth: number, deepest: number) => `depth ${number(depth)} / ${number(deepest)}`,
    deadEnds: (deadEnds: number) => count(deadEnds, 'dead end'),
    solutions: (solutions: number) => count(solutions, 'solution'),
    finished: (solutions: number, unique: boolean) =>
      solutions === 0
        ? 'Finished: there is no solution'
        : `Finished: ${count(solutions, 'solution')}${ofWhich(unique)}`,
    lastSolution: 'this is the last one',
    found: (solution: number) => `Solution ${number(solution)} found`,
    /** Of a full board. */
    image: 'an earlier solution, turned or flipped',

    choosePuzzle: 'Choose a puzzle',
    ownPuzzle: 'Your own text',
    theme: 'Theme',
    letters: 'Letters on the pieces',
    captions: 'Say what happens at each step',
    /** `pace` in steps a second. */
    captionsHint: (pace: number) =>
      `Below the board, while paused and at up to ${count(pace, 'step')} a second.`,
    languageChoice: 'Language',

    openText: 'Open a puzzle or a lesson',
    openTextHint:
      'First the board, a dot for each cell; then, after a blank line, each piece: its name, and its shape in the letter o below. Triangles are ^ and v, hexagons are two apart; then “lattice: triangle” or “lattice: hexagon” stands above the board.',
    puzzleText: 'Text of a puzzle or a lesson',
    chooseFile: 'Choose a file…',
    open: 'Open',
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

  generate: enGenerate,
  captions: enCaptions,
  classroom: enClass,
  moves: enMoves,
  listings: enListings,
  code: enCode,
  stack: enStack,
  practice: enPractice,
  asking: enAsking,
  tree: enTree,
  shelf: enShelf,
  sheets: enSheets,
  matrix: enMatrix,
  lesson: enLesson,
  lessonErrors: enLessonErrors,

  themes: {
    midnight: 'Midnight',
    paper: 'Paper',
    chocolate: 'Chocolate',
  },

  /** Errors in the page's address. */
  address: {
    badValue: (name: string, value: string, used: string) =>
      `“${short(name)}=${short(value)}” in the address makes no sense; ${used === 'auto' ? 'it is chosen for you' : `“${used}” is used instead`}.`,
    unknownPieces: (value: string, unknown: readonly string[], known: string) =>
      `“pieces=${short(value)}” in the address: the puzzle has no piece ${either(unknown)}, which is passed over; its pieces are: ${known}.`,
    unknownPuzzle: (value: string, used: string) =>
      `There is no puzzle “${short(value)}” here; “${used}” is shown instead. The gallery (G) has them all.`,
    badText: (sentence: string) => `The puzzle in the address cannot be read. ${sentence}`,
    unknownName: (name: string) => `“${short(name)}” in the address has no meaning and is ignored.`,
    notHeld: (value: string) =>
      `“hold=${short(value)}” in the address is passed over: there is no such piece or orientation, or it cannot stand for the symmetries of unique solutions.`,
    notPacked: 'It is not a packed puzzle text.',
    more: (more: number) => `${number(more)} other parts of the address make no sense either.`,
  },

  page: enPage,

  counting: enCounting,

  race: enRace,

  cli: {
    usage: enUsage,
    noCommand: (commands: string) =>
      `a command is missing; choose among: ${commands}. “--help” says what they do.`,
    unknownCommand: (command: string, commands: string) =>
      `there is no command “${command}”; choose among: ${commands}.`,
    unknownOption: (option: string, command: string) => `“${command}” has no option ${option}.`,
    missingValue: (option: string) => `${option} needs a value.`,
    needlessValue: (option: string) => `${option} takes no value.`,
    badChoice: (option: string, value: string, choices: string) =>
      `${option} cannot be “${value}”; choose among: ${choices}.`,
    badNumber: (option: string, value: string) =>
      `${option} has to be a whole number from 1, not “${value}”.`,
    badSeed: (option: string, value: string, largest: number) =>
      `${option} has to be a whole number from 0 to ${number(largest)}, not “${value}”.`,
    workFailed: (cause: string) =>
      `a process that did part of the work ended unexpectedly (${cause}), and so did those that took its place.`,
    cannotPrint: (cause: string) =>
      `the output cannot be written${cause === '' ? '' : ` (${cause})`}.`,
    tooMany: (option: string, most: number) => `${option} can be at most ${number(most)}.`,
    badSize: (option: string, text: string) =>
      `${option} has to be columns and rows, such as 10x10, not “${text}”.`,
    badSizes: (option: string, text: string) =>
      `${option} has to be whole numbers with commas in between, such as 5,5,4, not “${text}”.`,
    badMemory: (option: string, text: string) =>
      `${option} has to be an amount such as 512M or 2G, not “${text}”.`,
    tooMuchMemory: (option: string, allowed: number) =>
      `${option} can be at most ${memorySize(allowed)}: there is no more in this machine.`,
    badPart: (option: string, text: string) =>
      `${option} has to be I/N, such as 2/8, with N at most 9999, not “${text}”.`,
    unknownPiece: (name: string, names: string) =>
      `the puzzle has no piece “${name}”; its pieces are: ${names}.`,
    together: (one: string, other: string) => `${one} and ${other} cannot go together.`,
    missingPuzzle: () =>
      'which puzzle? Give a name from the list, a file, or - for standard input.',
    nothingListed: (words: string) =>
      `no puzzle has “${short(words)}” in its name, title or lattice.`,
    needlessWord: (word: string) => `“${word}” is one word too many.`,
    unknownPuzzle: (name: string, alike: readonly string[]) =>
      `there is no puzzle and no file named “${name}”; ${alike.length > 0 ? `did you mean ${either(alike)}? “list” shows all` : '“list” shows the'} puzzles.`,
    unreadableFile: (name: string) => `the file “${name}” cannot be read.`,
    fileTooLarge: (name: string) => `“${name}” is too large for a puzzle text.`,
    inFile: (name: string, sentence: string) => `${name}: ${sentence}`,
    badSpeed: (option: string, text: string, slowest: number, fastest: number) =>
      `${option} has to be auto, max, or a number of steps a second from ${slowest} to ${number(fastest)}, not “${text}”.`,
    needs: (option: string, other: string) => `${option} makes no sense without ${other}.`,
    unknownHold: (text: string, names: string) =>
      `--hold cannot be “${short(text)}”: it takes a piece, or a piece, a colon and the number of one of its orientations; the pieces are: ${names}.`,
    cannotHold: (piece: string, others: readonly string[]) =>
      `“${piece}” cannot be held for unique solutions: the symmetries have to leave it in none of its orientations, and there has to be one of it. ${others.length > 0 ? `Those that can are: ${others.join(', ')}` : 'No piece of this puzzle can'}. “${piece}:1” searches with one orientation alone.`,
    watchNeedsTerminal: () => '--watch needs a terminal to draw in.',
    noSolution: 'there is no solution.',
    /** Above a solution that is one of several. */
    solution: (solution: number) => `No ${number(solution)}`,
    /** Below the last of several. */
    total: (solutions: number, isAll: boolean) =>
      isAll
        ? `${count(solutions, 'solution')} in all`
        : `the first ${count(solutions, 'solution')}`,
    columns: {
      id: 'name',
      title: 'title',
      lattice: 'lattice',
      cells: 'cells',
      pieces: 'pieces',
      known: 'unique',
    },
    watching: (placements: number, depth: number, solutions: number) =>
      `placed ${count(placements, 'time')} · depth ${number(depth)} · ${count(solutions, 'solution')}`,
  },
};

/** The shape of every dictionary. */
export type Words = typeof en;
