import { CALL } from '../../../teach/code/listing.ts';
import type { Names } from '../../../teach/moment/names.ts';
import type { AskedNode } from '../../../teach/practice/nodes.ts';
import type { Judgement } from '../../../teach/practice/byHand.ts';
import { YES, type Question, type QuestionKind } from '../../../teach/practice/questions.ts';
import type { Wrong } from '../../../teach/practice/wrong.ts';
import { short } from '../../format.ts';
import { typed, type ByTag, type Sentences } from '../../sentences.ts';
import { count, number } from '../numbers.ts';
import { listings, tree } from './panels.ts';

/** A search that a person carries out by hand. */
export const practice = {
  name: 'Be the search',
  hint: 'Carry the search out by hand',
  asksItem: 'Your turn: which cell is next? Or does a piece come off? Point at it.',
  asksFewest:
    'Your turn: which cell or piece has the fewest ways left? Or does a piece come off? Point at it.',
  asksPiece: (item: string) =>
    `${item} is next. Which piece is tried on it? Pick one below the board.`,
  /** The placement of the search, after several mistakes. */
  shows: (piece: string) => `The search lays ${piece} as shown.`,
  asksWay: (piece: string) =>
    `Pick ${piece} again to turn it; point at the cell, or press Enter there, to lay it down.`,
  /** The step that is next, of those that a lesson has carried out by hand. */
  step: (step: number, of: number): string => `Step ${number(step)} of ${number(of)}.`,
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

/** A node, and how many pieces came off after it. */
function nodeIs({ placement, entered, kind, removed }: AskedNode, names: Names): string {
  if (placement === undefined) return `${tree.root}.`;
  const own = tree.node(names.placed(placement), entered, kind);
  return removed === 0
    ? `${own}.`
    : `${own}; then ${count(removed, 'piece comes', 'pieces come')} off.`;
}

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
  /** The reply to a wrong answer, which may be given once more. */
  again: (reply: string): string => `${reply} Try again.`,
  /** Why an answer is wrong, without the right one. */
  wrongs: typed<Sentences<ByTag<'kind', Wrong>, [names: Names]>>({
    notFirst: ({ item }, names) => `No: another open cell comes before ${names.item(item)}.`,
    noWay: ({ piece, item }, names) =>
      `No: ${names.piece(piece)} fits on ${names.item(item)} in no way.`,
    notSo: ({ piece, item }, names) =>
      `No: ${names.piece(piece)} fits on ${names.item(item)}, but not in a way that the search tries.`,
    triedThere: ({ piece, item }, names) =>
      `No: nothing is left to try of ${names.piece(piece)} on ${names.item(item)}.`,
    triedLater: ({ piece }, names) =>
      `No: something else that fits is tried before ${names.piece(piece)}.`,
    notFewest: ({ item, ways }, names) =>
      `No: ${count(ways, 'way is', 'ways are')} left for ${names.item(item)}, and fewer for something else.`,
    covered: ({ item, piece }, names) =>
      `No: ${names.piece(piece)} can still cover ${names.item(item)}.`,
    later: () => 'Nothing fits there either, but the search does not come to it.',
    notCome: ({ item }, names) => `No: the search does not come to ${names.item(item)}.`,
    noneGoesOn: () => 'No: on the next cell there is nothing to try.',
    someCell: () => 'No: there is a cell that nothing can cover any more.',
    moreComeOff: () => 'No: after that, there is still nothing left to try.',
    fewerComeOff: () => 'No: before that, there is something left to try.',
    moreWays: () => 'No: there are more.',
    fewerWays: () => 'No: there are fewer.',
    otherNode: ({ node }, names) => `No. That is ${nodeIs(node, names)}`,
    callIsOver: () => 'No: this call is over, and the one that made it goes on where it stopped.',
    callBegins: () => 'No: the piece lies, and what is left is for another call.',
  }),
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
    node: () => 'Which node of the tree is it? Point at it.',
    line: () => 'Which line runs next? Point at it.',
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
    node: () => 'Point at the node in the tree.',
    line: () => 'Point at the line of the pseudocode.',
  }),
  choice: (answer: number, { kind, listing }: Pick<Question, 'kind' | 'listing'>): string => {
    if (listing) return listings[listing][answer]!;
    if (kind === 'node') return `step ${number(answer)}`;
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
    node: ({ node }, names) => nodeIs(node!, names),
    line: ({ listing, rights: [right = 0] }) =>
      right === CALL
        ? 'The search calls itself: another call, one level deeper.'
        : `The call that made this one goes on after it: ${listings[listing!][right]!}.`,
  }),
};

/** A lesson, besides its own texts. */
export const lesson = {
  title: 'Lesson',
  hint: 'Give a lesson, or end it',
  scene: (scene: number, of: number): string => `${number(scene)}/${number(of)}`,
  isOver: '· the end',
  /** In place of what is said of a stop, once another moment is on show. */
  left: 'This is not the stop’s moment. Page Up leads back to it, Page Down to the next stop.',
  takeHome: 'To take home',
  remember: 'To remember',
  next: 'To try next',
  /** Below a QR code. */
  atHome: 'At home: this lesson, from its beginning',
  back: 'Previous stop',
  on: 'Next stop',
  backHint: 'Back to the previous stop of the lesson',
  onHint: 'On to the next stop of the lesson',
  notes: 'Notes',
  end: 'End the lesson',
  number,
  choose: 'Lessons',
  chooseHint:
    'A lesson of your own is a text file: drop it anywhere on this page, paste it, or open it here.',
  scenes: (scenes: number): string => count(scenes, 'scene'),
  own: 'your own',
  remove: (title: string): string => `Remove “${title}”`,
  unknown: (place: string): string =>
    `There is no lesson “${short(place)}” here, or no such scene. Somebody’s own lesson is known to their browser alone; its file can be dropped here.`,
  /** The frame of an error of `lessonErrors`. */
  inLesson: (said: string): string => `The lesson cannot be read: ${said}`,
  inScene: (scene: number, said: string): string =>
    `The lesson cannot be read. Scene ${number(scene)}: ${said}`,
};
