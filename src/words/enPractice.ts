import type { Judgement } from '../teach/practice/byHand.ts';
import type { Names } from '../teach/moment/names.ts';

/** What is answered to somebody who carries a search out by hand, by the judgement of what they did. */
export interface PracticeWords {
  readonly name: string;
  readonly hint: string;
  /** What is to be done next. */
  readonly asksItem: string;
  readonly asksFewest: string;
  readonly asksPiece: (item: string) => string;
  readonly asksWay: (piece: string) => string;
  /** After several mistakes: the piece is shown as the search lays it. */
  readonly shows: (piece: string) => string;
  readonly answers: {
    [Kind in Judgement['kind']]: (
      its: Extract<Judgement, { kind: Kind }>,
      names: Names,
      isFewest: boolean,
    ) => string;
  };
}

/** What is said in English to somebody who carries a search out by hand. */
export const enPractice: PracticeWords = {
  name: 'Be the search',
  hint: 'Carry the search out by hand',
  asksItem: 'Your turn: which cell is next? Or does a piece come off? Point at it.',
  asksFewest:
    'Your turn: which cell or piece has the fewest ways left? Or does a piece come off? Point at it.',
  asksPiece: (item) => `${item} is next. Which piece is tried on it? Pick one below the board.`,
  shows: (piece) => `The search lays ${piece} as shown.`,
  asksWay: (piece) =>
    `Pick ${piece} again to turn it; point at the cell, or press Enter there, to lay it down.`,
  answers: {
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
  },
};
