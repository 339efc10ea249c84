import type { LessonIssue } from '../teach/lesson/lesson.ts';
import { describe, expect, test } from 'vitest';
import { PuzzleError, type PuzzleIssue } from '../puzzle/errors.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { languages, sentenceFor, lessonSentence } from './index.ts';

type Code = PuzzleIssue['code'];

/** A piece of at least 380 cells with eight orientations. */
const slab = (more: number): string =>
  [`Slab ${more}`, ...Array<string>(19).fill('o'.repeat(20)), 'o'.repeat(more)].join('\n');

/** For each error, a text that has it, and its message. */
const mistakes: Record<Code, readonly [text: string, said: string]> = {
  textTooLong: [
    '.'.repeat(65_537),
    'Line 1, column 1: a puzzle text has at most 65,536 characters.',
  ],
  tab: ['title: x\n\n..\t.', 'Line 3, column 3: there is a tab here; please use spaces.'],
  controlCharacter: [
    'title: 🧩\u202e',
    'Line 1, column 9: the invisible character U+202E cannot be used.',
  ],
  notAKey: [
    'title: x\n...',
    'Line 2, column 1: a line “key: value” was expected here; a blank line has to stand above the board.',
  ],
  unknownKey: [
    'titel: x',
    'Line 1, column 1: there is no key “titel”; the keys are: title, neutral, lattice, pieces, without, orientation, use, known, source.',
  ],
  keyTwice: ['use: all\nuse: all', 'Line 2, column 1: “use” is given for the second time.'],
  missingValue: ['title:', 'Line 1, column 1: “title” has no value.'],
  valueTooLong: [
    `source:  ${'x'.repeat(201)}`,
    'Line 1, column 10: “source” may have at most 200 characters.',
  ],
  badChoice: ['use: none', 'Line 1, column 6: “use” cannot be “none”; choose among: all, some.'],
  badNumber: ['known: -1', 'Line 1, column 8: “known” has to be a whole number, not “-1”.'],
  unknownSet: [
    'pieces: domino +  pentominos\n\n..',
    'Line 1, column 19: there is no set of pieces named “pentominos” on this lattice; the sets are: monomino, domino, tromino, tetromino, pentomino, hexomino, heptomino.',
  ],
  unknownPiece: [
    'pieces: pentomino\nwithout: F,  Q\n\n..',
    'Line 2, column 14: no set named here has a piece “Q” that could be left out.',
  ],
  missingBoard: ['title: x\n\n', 'Line 3, column 1: the board is missing.'],
  emptyBoard: ['\n##\n#', 'Line 2, column 1: the board has no cell.'],
  badBoardCharacter: [
    '..\n.*.',
    'Line 2, column 2: “*” cannot be used in a board; expected one of: . # or a space.',
  ],
  unknownLetter: [
    '..\n.o.',
    'Line 2, column 2: “o” is neither the letter of a piece nor one of: . #.',
  ],
  notThePiece: [
    'pieces: tromino\n\n#II\n....',
    'Line 3, column 2: the connected cells with this letter are not the piece “I3”, nor several copies of it.',
  ],
  unclearCopies: [
    '...\nAA\nAA\n\nA x3\noo\n',
    'Line 2, column 1: the copies of “A” that touch here cannot be told apart: their cells can be divided in several ways.',
  ],
  slowCopies: [
    `${`${'L'.repeat(32)}\n`.repeat(24)}\nL x*\nooo\no..\n`,
    'Line 1, column 1: so many copies of “L” touch here that it takes too long to tell them apart.',
  ],
  tooFewCopies: [
    'AA.AA\n\nA\noo\n',
    'Line 1, column 4: the board has more copies of “A” than the puzzle, which has 1.',
  ],
  badPieceCharacter: [
    '..\n\nA\no#',
    'Line 4, column 2: “#” cannot be used in a piece; expected one of: o . or a space.',
  ],
  misplacedCell: [
    'lattice: triangle\n\n ^v\n^^',
    'Line 4, column 2: “^” does not fit the cells before it; it has to be one column to the left or right.',
  ],
  tooManyCells: [
    `${'.'.repeat(200)}\n`.repeat(6),
    'Line 6, column 1: more than 1,000 cells are too many.',
  ],
  tooLarge: [
    `${' '.repeat(200)}.`,
    'Line 1, column 201: more than 200 columns or rows are too many.',
  ],
  missingName: [
    '..\n\n..',
    'Line 3, column 1: the name of a piece was expected here, above its shape.',
  ],
  offTable: [
    '..\n\n+-----+\n| AA  |\n+-----+',
    'Line 4, column 4: “A” cannot stand here: in a table each cell is the letter of its piece, with a space before the next cell.',
  ],
  outsideTable: [
    '..\n\nA | B\n+-----+\n| A A |\n+-----+',
    'Line 3, column 1: this line is outside the table of pieces.',
  ],
  tableInPlace: [
    'orientation: in-place\n\n..\n\n+-----+\n| A A |\n+-----+',
    'Line 5, column 1: a table with borders does not say where on the board its pieces lie; draw each below its name.',
  ],
  nameTooLong: [
    `..\n\n${'A'.repeat(41)} x2\noo`,
    'Line 3, column 1: the name of a piece has at most 40 characters.',
  ],
  commaInName: [
    '..\n\n  🧩, B x2\noo',
    'Line 3, column 4: “🧩, B” cannot be the name of a piece: commas stand between names.',
  ],
  badCopies: [
    '..\n\nA x1000\noo',
    'Line 3, column 4: “x1000” is no number of copies; expected x1 to x999, or x* for any number.',
  ],
  missingShape: [
    '..\n\nA\n\noo',
    'Line 3, column 1: the shape of the piece “A” is missing below its name.',
  ],
  emptyShape: ['..\n\nA\n..', 'Line 4, column 1: the shape of the piece “A” has no cell.'],
  notConnected: [
    '..\n\nA\no.\n.o',
    'Line 3, column 1: the cells of the piece “A” do not hang together.',
  ],
  sameName: [
    'pieces: pentomino\n\n..\n\nF\noo',
    'Line 5, column 1: there is already a piece named “F”.',
  ],
  sameShape: [
    'pieces: pentomino\n\n..\n\nCross\n.o\nooo\n.o',
    'Line 5, column 1: “Cross” has the shape of “X”; for several alike, give the number of copies, such as “X x2”.',
  ],
  noPieces: [
    '..\n',
    'Line 2, column 1: there are no pieces; draw some below the board, or name a set: “pieces: pentomino”.',
  ],
  tooManyPieces: [
    'pieces: fixed heptomino\n\n..',
    'Line 1, column 9: 760 different pieces are too many; at most 200 are allowed.',
  ],
  setTooOften: [
    `use: some\npieces: ${Array(1001).fill('domino').join(' + ')}\n\n..`,
    `Line 2, column ${9 + 999 * 9}: “domino” is named 1,001 times; at most 999 copies are allowed.`,
  ],
  tooManyWays: [
    `use: some\n\n${`${'.'.repeat(20)}\n`.repeat(20)}\n${[1, 2, 3, 4, 5].map(slab).join('\n\n')}`,
    'Line 112, column 1: turned in every way they may, the pieces have 15,320 cells together; for a board of 400 cells, at most 15,000 are allowed.',
  ],
  areasDiffer: [
    'pieces: pentomino\n\n....',
    'Line 3, column 1: the board has 4 cells, but the pieces have 60.',
  ],
};

function problemIn(text: string): PuzzleIssue {
  try {
    parsePuzzle(text);
  } catch (error) {
    if (error instanceof PuzzleError) return error.issue;
    throw error;
  }
  throw new Error('The text was read.');
}

describe.each(Object.entries(mistakes))('%s', (code, [text, said]) => {
  const problem = problemIn(text);

  test('is located, and has its message in English', () => {
    expect(problem.code).toBe(code);
    expect(sentenceFor(problem, 'en')).toBe(said);
  });

  test('has a message in Japanese', () => {
    const sentence = sentenceFor(problem, 'ja');
    const at = `${problem.line}行${problem.column}文字目：`;
    expect(sentence.slice(0, at.length)).toBe(at);
    const rest = sentence.slice(at.length);
    expect(rest).toMatch(/[ぁ-んァ-ヶ]/);
    expect(rest).not.toMatch(/undefined|NaN|\[object/);
    const { line: _line, column: _column, code: _code, ...params } = problem;
    for (const value of Object.values(params)) expect(rest).toContain(value.toLocaleString('ja'));
  });
});

test.each([
  ['use', (long: string) => `use: ${long}`],
  ['known', (long: string) => `known: ${long}`],
  ['a key', (long: string) => `${long}: 1`],
  ['pieces', (long: string) => `pieces: ${long}\n\n..`],
  ['without', (long: string) => `pieces: domino\nwithout: ${long}\n\n..`],
  ['copies', (long: string) => `..\n\nA x1${long}\noo`],
])('the message for a very long error is short: %s', (_, text) => {
  for (const language of languages) {
    const said = sentenceFor(problemIn(text('y'.repeat(60_000))), language);
    expect(said).toMatch(/y{70}y*…/);
    expect(said.length).toBeLessThan(350);
  }
});

/** One of each. */
const issues: { readonly [Code in LessonIssue['code']]: Extract<LessonIssue, { code: Code }> } = {
  notJson: { code: 'notJson', scene: 0, line: 3 },
  notARecord: { code: 'notARecord', scene: 1, part: 'expect' },
  unknownKey: { code: 'unknownKey', scene: 0, key: 'scens', keys: 'title, scenes' },
  missing: { code: 'missing', scene: 2, part: 'say' },
  notByLanguage: { code: 'notByLanguage', scene: 2, part: 'ask' },
  badLanguage: { code: 'badLanguage', scene: 0, language: 'english' },
  missingLanguage: { code: 'missingLanguage', scene: 2, part: 'say', language: 'fr' },
  otherLanguage: { code: 'otherLanguage', scene: 2, part: 'say', language: 'fr', languages: 'en' },
  noScenes: { code: 'noScenes', scene: 0 },
  noStops: { code: 'noStops', scene: 1 },
  twoTexts: { code: 'twoTexts', scene: 1, part: 'step=2' },
  badPoint: { code: 'badPoint', scene: 1, point: 'cells', kinds: 'cell, piece' },
  badNodes: { code: 'badNodes', scene: 1, nodes: '[0.5]' },
  badHands: { code: 'badHands', scene: 1, hands: '0', most: 99 },
  fewSteps: { code: 'fewSteps', scene: 1, stop: 2, hands: 5, left: 2 },
  coveredBoard: { code: 'coveredBoard', scene: 1 },
  badStop: { code: 'badStop', scene: 1, stop: 4, said: 'There is no puzzle “x”.' },
  noLessonThere: { code: 'noLessonThere', scene: 1, stop: 4, mode: 'saver' },
  unknownFigure: { code: 'unknownFigure', scene: 1, part: 'say', figure: 'many' },
  unusedFigure: { code: 'unusedFigure', scene: 1, figure: 'many' },
  badFigureName: { code: 'badFigureName', scene: 1, figure: 'a b' },
  badFigure: { code: 'badFigure', scene: 1, figure: 'many', key: 'search', value: 'knuth' },
  pieceOfFigure: { code: 'pieceOfFigure', scene: 1, figure: 'many', measure: 'ways' },
};

test.each(languages)('what is wrong with a lesson is said whole (%s)', (language) => {
  const said = Object.values(issues).map((issue) => {
    const sentence = lessonSentence(issue, language);
    for (const [name, value] of Object.entries(issue)) {
      const isSaid = !['code', 'measure'].includes(name) && (name !== 'scene' || value !== 0);
      if (isSaid) expect(sentence).toContain(String(value));
    }
    expect(sentence).not.toMatch(/undefined|NaN|object Object/);
    expect(sentence).toMatch(/[.。]$/);
    return sentence;
  });
  expect(new Set(said).size).toBe(said.length);
});

test('without a known line or a part, sentences are whole, too', () => {
  expect(lessonSentence({ code: 'notJson', scene: 0, line: 0 }, 'en')).toBe(
    'The lesson cannot be read: this is not valid JSON: often a comma or a quotation mark is missing, or there is one too many.',
  );
  expect(lessonSentence({ code: 'notARecord', scene: 2, part: '' }, 'en')).toBe(
    'The lesson cannot be read. Scene 2: names and their values, between { and }, were expected here.',
  );
});
