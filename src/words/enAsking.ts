import type { Names } from '../teach/moment/names.ts';
import { YES, type Question, type QuestionKind } from '../teach/practice/questions.ts';
import { count, number } from './enNumbers.ts';

/** What is said of a question, by its kind. */
export interface AskingWords {
  readonly name: string;
  readonly hint: string;
  readonly reveal: string;
  /** The way to what proves an answer. */
  readonly prove: string;
  readonly proveHint: string;
  readonly another: string;
  readonly end: string;
  /** Nothing is worth asking at this moment. */
  readonly nothing: string;
  /** The same where the search is over. */
  readonly nothingLeft: string;
  /** The list of what was asked, and the button that shows it. */
  readonly asked: string;
  readonly list: string;
  /** Where a question was asked, what was answered, and that nothing was. */
  readonly at: (step: number) => string;
  readonly given: (answer: string) => string;
  readonly revealed: string;
  readonly right: string;
  readonly wrong: string;
  /** A cell was named to which the same happens, later. */
  readonly later: string;
  readonly asks: Readonly<Record<QuestionKind, (its: Question, names: Names) => string>>;
  /** How a question is answered that stands elsewhere. */
  readonly how: Readonly<Record<QuestionKind, (its: Question, names: Names) => string>>;
  /** An answer to choose. */
  readonly choice: (answer: number, kind: QuestionKind) => string;
  /** The right answer with its reason; undefined where what happens at the moment says it. */
  readonly answers: Readonly<
    Partial<Record<QuestionKind, (its: Question, names: Names) => string | undefined>>
  >;
}

/** What is said in English where questions are asked. */
export const enAsking: AskingWords = {
  name: 'Ask',
  hint: 'Ask a question here, and again every few steps, or stop that',
  reveal: 'Reveal',
  prove: 'Prove it',
  proveHint: 'Go to the next solution, or to the return from all below this placement',
  another: 'Another',
  end: 'End',
  nothing: 'Nothing is worth asking here. Go on: questions come as you do.',
  nothingLeft: 'The search is over, so nothing is left to ask. Go back for more questions.',
  asked: 'What was asked',
  list: 'List',
  at: (step) => `Go to step ${number(step)}`,
  given: (answer) => `Answer: ${answer}.`,
  revealed: 'Revealed.',
  right: 'Right.',
  wrong: 'No.',
  later: 'Nothing fits there either, but the search does not come to it.',
  asks: {
    cell: () => 'Which cell is covered next? Point at it.',
    piece: ({ item }, names) =>
      `Which piece is placed on ${names.item(item!)} next? Point at it below.`,
    fewest: () => 'Which cell or piece has the fewest ways left? Point at it.',
    fails: () => 'Does another piece go on? Or on which cell does the search fail?',
    solvable: () => 'Can this still be solved? Or which cell cannot be covered any more?',
    removed: () => 'How many pieces come off before the next one goes on?',
    ways: ({ item, piece }, names) =>
      `In how many ways can ${names.piece(piece!)} cover ${names.item(item!)}?`,
  },
  how: {
    cell: () => 'Point at the cell.',
    piece: ({ item }, names) => `Point at the piece for ${names.item(item!)}, below the board.`,
    fewest: () => 'Point at the cell, or at the piece below the board.',
    fails: () => 'Point at the cell, or choose “One goes on”.',
    solvable: () => 'Point at the cell that cannot be covered, or choose “It can”.',
    removed: () => 'Choose how many pieces come off.',
    ways: ({ item, piece }, names) =>
      `Choose the number of ways in which ${names.piece(piece!)} can cover ${names.item(item!)}.`,
  },
  choice: (answer, kind) => {
    if (answer !== YES) return number(answer);
    return kind === 'fails' ? 'One goes on' : 'It can';
  },
  answers: {
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
  },
};
