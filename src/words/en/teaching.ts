import type { PieceRefused } from '../../teach/moment.ts';
import type { Names } from '../../teach/names.ts';
import type { Judgement } from '../../teach/practice.ts';
import { YES, type Question, type QuestionKind } from '../../teach/questions.ts';
import type { TreePart } from '../../teach/skeleton.ts';
import { short } from '../format.ts';
import { typed, type ByTag, type Sentences } from '../sentences.ts';
import { obstacle } from './captions.ts';
import { count, number } from './numbers.ts';

/** A search that a person carries out by hand. */
export const practice = {
  name: 'Be the search',
  hint: 'Carry the search out by hand',
  /** The next thing to do. */
  asksItem: 'Your turn: which cell is next? Or does a piece come off? Point at it.',
  asksFewest:
    'Your turn: which cell or piece has the fewest ways left? Or does a piece come off? Point at it.',
  asksPiece: (item: string) =>
    `${item} is next. Which piece is tried on it? Pick one below the board.`,
  /** The placement of the search, after several mistakes. */
  shows: (piece: string) => `The search lays ${piece} as shown.`,
  asksWay: (piece: string) =>
    `Pick ${piece} again to turn it; point at the cell, or press Enter there, to lay it down.`,
  /** Replies to an action, by its judgement. */
  answers: typed<Sentences<ByTag<'kind', Judgement>, [names: Names, isFewest: boolean]>>({
    right: () => 'Right.',
    otherItem: ({ item }, names, isFewest) =>
      isFewest
        ? `Not this one: fewer ways are left for ${names.item(item)}, or as few, and it comes first.`
        : `Not this one: ${names.item(item)} is open before it.`,
    elsewhere: ({ item }, names) => `That does not cover ${names.item(item)}, which comes next.`,
    doesNotFit: () => 'That does not fit: something lies there, or the piece has been used.',
    triedAlready: () => 'That was tried here already, and nothing came of it.',
    notListed: () => 'The search does not try the piece this way round.',
    tooEarly: ({ placement, isTurned }, names) =>
      isTurned
        ? `Not yet: the search tries ${names.placed(placement)} another way round first.`
        : `Not yet: the search tries ${names.placed(placement)} first.`,
    someLeft: ({ placement }, names) =>
      `Not yet: something fits here that was not tried, ${names.placed(placement)}.`,
    notTheLast: ({ placement }, names) =>
      `The last piece placed comes off first: ${names.placed(placement)}.`,
    goBack: () => 'Nothing is left to try here. Take off the last piece.',
    isOver: () => 'Everything has been tried.',
  }),
};

/** A sentence for each kind of question. */
type Phrases<Phrase = string> = Readonly<
  Record<QuestionKind, (question: Question, names: Names) => Phrase>
>;

/** Questions on a search. */
export const asking = {
  name: 'Ask',
  hint: 'Ask a question here, and again every few steps, or stop that',
  reveal: 'Reveal',
  /** The way to the proof of an answer. */
  prove: 'Prove it',
  proveHint: 'Go to the next solution, or to the return from all below this placement',
  another: 'Another',
  end: 'End',
  /** A moment without questions, in the search and at its end. */
  nothing: 'Nothing is worth asking here. Go on: questions come as you do.',
  nothingLeft: 'The search is over, so nothing is left to ask. Go back for more questions.',
  /** The heading of the list of questions, and the button that shows it. */
  asked: 'What was asked',
  list: 'List',
  at: (step: number) => `Go to step ${number(step)}`,
  given: (answer: string) => `Answer: ${answer}.`,
  revealed: 'Revealed.',
  right: 'Right.',
  wrong: 'No.',
  asks: typed<Phrases>({
    cell: () => 'Which cell is covered next? Point at it.',
    piece: ({ item }, names) =>
      `Which piece is placed on ${names.item(item!)} next? Point at it below.`,
    fewest: () => 'Which cell or piece has the fewest ways left? Point at it.',
    fails: () => 'Does another piece go on? Or on which cell does the search fail?',
    solvable: () => 'Can this still be solved? Or which cell cannot be covered any more?',
    removed: () => 'How many pieces come off before the next one goes on?',
    ways: ({ item, piece }, names) =>
      `In how many ways can ${names.piece(piece!)} cover ${names.item(item!)}?`,
  }),
  /** Instructions to answer a question that stands elsewhere. */
  how: typed<Phrases>({
    cell: () => 'Point at the cell.',
    piece: ({ item }, names) => `Point at the piece for ${names.item(item!)}, below the board.`,
    fewest: () => 'Point at the cell, or at the piece below the board.',
    fails: () => 'Point at the cell, or choose “One goes on”.',
    solvable: () => 'Point at the cell that cannot be covered, or choose “It can”.',
    removed: () => 'Choose how many pieces come off.',
    ways: ({ item, piece }, names) =>
      `Choose the number of ways in which ${names.piece(piece!)} can cover ${names.item(item!)}.`,
  }),
  /** An answer to choose. */
  choice: (answer: number, kind: QuestionKind): string => {
    if (answer !== YES) return number(answer);
    return kind === 'fails' ? 'One goes on' : 'It can';
  },
  /** The right answer with its reason; undefined where the caption says it. */
  answers: typed<Partial<Phrases<string | undefined>>>({
    piece: ({ item, piece }, names) =>
      `It is ${names.piece(piece!)}: of what fits on ${names.item(item!)}, it is the first not tried yet.`,
    fails: ({ item, piece }, names) =>
      piece === undefined ? undefined : `${names.piece(piece)} fits on ${names.item(item!)}.`,
    solvable: ({ item }, names) =>
      item === undefined
        ? 'It can: the pieces that are left fill the rest.'
        : `It cannot: nothing that is left covers ${names.item(item)}.`,
    removed: ({ rights: [right = 0] }) =>
      right === 0
        ? 'None: there is something to try on the next cell.'
        : `${count(right, 'piece comes', 'pieces come')} off; then there is something left to try.`,
    ways: ({ item, piece, rights: [right = 0] }, names) =>
      `${names.piece(piece!)} can cover ${names.item(item!)} in ${count(right, 'way')}.`,
  }),
};

/** A lesson, besides its own texts. */
export const lesson = {
  title: 'Lesson',
  hint: 'Give a lesson, or end it',
  scene: (scene: number, of: number): string => `${number(scene)}/${number(of)}`,
  /** A mark at the last stop. */
  isOver: '· the end',
  back: 'Previous stop',
  on: 'Next stop',
  backHint: 'Back to the previous stop of the lesson',
  onHint: 'On to the next stop of the lesson',
  notes: 'Notes',
  notesHint: 'Show the notes for the teacher, or put them away',
  end: 'End the lesson',
  number,

  choose: 'Lessons',
  chooseHint:
    'A lesson of your own is a text file: drop it anywhere on this page, paste it, or open it here.',
  scenes: (scenes: number): string => `${number(scenes)} ${scenes === 1 ? 'scene' : 'scenes'}`,
  own: 'your own',
  remove: (title: string): string => `Remove “${title}”`,
  unknown: (place: string): string =>
    `There is no lesson “${short(place)}” here, or no such scene. Somebody’s own lesson is known to their browser alone; its file can be dropped here.`,
  /** The frame of an error of `lessonErrors`. */
  inLesson: (said: string): string => `The lesson cannot be read: ${said}`,
  inScene: (scene: number, said: string): string =>
    `The lesson cannot be read. Scene ${number(scene)}: ${said}`,
};

/** Worksheets. */
export const sheets = {
  title: 'Worksheets',
  hint: 'Worksheets to print: pieces to cut out, a trace and a tree to fill in, and the answers',
  print: 'Print',
  close: 'Close',
  paper: 'For A4 and Letter, in black and white; the answers are on pages of their own.',
  name: 'Name',
  date: 'Date',
  cutOut: 'Board and pieces',
  scale: (millimetres: number): string =>
    `Cut out the pieces. Printed at 100%, a cell is ${millimetres} mm wide.`,
  trace: 'Trace the search',
  inOrder: (pieces: readonly string[]): string =>
    `The first open cell is always filled next. On it pieces are tried in this order: ${pieces.join(', ')}; each as drawn, then turned clockwise, then flipped and turned.`,
  fewest: 'What is filled next is the cell or piece with the fewest ways left.',
  rows: (shown: number): string =>
    `Each row is a step: a piece goes on (+) or comes off (−). The first ${count(shown, 'row is', 'rows are')} filled in.`,
  goesOn: 'The search goes on after these steps.',
  column: {
    step: 'Step',
    item: 'Next',
    tried: 'Tried',
    why: 'Why not',
    board: 'On the board',
  },
  /** The reasons why pieces cannot cover a cell. */
  why: (refused: readonly PieceRefused[], names: Names): string =>
    refused.length === 0 ? '' : `${refused.map((one) => obstacle(one, names)).join('; ')}.`,
  /** A number of pieces that do not fit. */
  none: (pieces: number): string => `${count(pieces, 'piece does', 'pieces do')} not fit.`,
  placed: (name: string): string => `+ ${name}`,
  removed: (name: string): string => `− ${name}`,
  pieces: (names: readonly string[]): string => names.join(', '),
  end: 'end',
  tree: 'The tree of the search',
  treePart: {
    whole: 'A circle is a piece placed; below it are those placed next.',
    levels:
      'A circle is a piece placed; below it are those placed next. A triangle stands for all the placements of a branch: their number is below it.',
    steps:
      'A circle is a piece placed; below it are those placed next. The tree has the steps of the trace.',
  } satisfies Record<TreePart, string>,
  fillIn:
    'Write the name of its piece in each circle. Put a cross below each dead end, and a diamond around each solution.',
  answers: 'Answers',
  question: 'Question',
  answer: 'Answer',
  number,
};
