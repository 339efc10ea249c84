import type { Help } from '../../../game/help.ts';
import { count } from '../numbers.ts';

/** How many cells pieces have more than the board, in words; empty if any number of some may be used. */
function areas(over: number | undefined): string {
  if (over === undefined) return '';
  if (over === 0) return ' The board has as many cells as all pieces.';
  const cells = count(Math.abs(over), 'cell');
  return over > 0 ? ` ${cells} too few for all pieces.` : ` ${cells} too many for the pieces.`;
}

/** A board on which a person lays the pieces. */
export const play = {
  title: 'Play',
  whatKeyDoes: 'Lay the pieces by hand, and back',
  about: 'Take a piece, and lay it on the board',
  /** How a piece is turned, and perhaps flipped, that a mouse holds. */
  withMouse: (canFlip: boolean) =>
    `The wheel or T turns it${canFlip ? ', the right button or X flips it' : ''}`,
  board: 'Board',
  waiting: 'Pieces beside the board',
  take: (piece: string) => `Take ${piece}`,
  openCell: (cell: string) => `${cell}, open`,
  coveredCell: (cell: string, piece: string) => `${cell}, ${piece}`,
  fixedCell: (cell: string, piece: string) => `${cell}, ${piece}, fixed`,
  turn: 'Turn',
  flip: 'Flip',
  lay: 'Lay',
  undo: 'Undo',
  redo: 'Redo',
  anew: 'Begin anew',
  anewHint: 'Take all pieces off; redo brings them back',
  undoHint: 'Undo the last move',
  redoHint: 'Redo it',
  goOn: 'Go on',
  goOnHint: 'Let the search go on from here, with these pieces fixed',
  pieces: (laid: number) => `${count(laid, 'piece')} laid`,
  moves: (moves: number) => count(moves, 'move'),
  solved: 'Solved',
  /** `time` is already written, and undefined where it is not wanted. */
  solvedWith({ hints, questions, isLive, isGiven }: Help, time?: string): string {
    const help = [
      hints > 0 ? count(hints, 'hint') : '',
      questions > 0 ? count(questions, 'question') : '',
      isLive ? 'the ways left told' : '',
      isGiven ? 'some pieces given' : '',
    ].filter((one) => one !== '');
    const solved = time === undefined ? 'Solved' : `Solved in ${time}`;
    return help.length === 0 ? `${solved}, without help` : `${solved}, with ${help.join(' and ')}`;
  },
  tree: 'Moves',
  treeHint: 'All moves as a tree: a click goes back to any of them',
  firstBoard: 'The first board',
  /** The search on the same board, in equal steps. */
  rival: {
    title: 'Against the search',
    hint: 'The search on the same board, after as many steps as your tree of moves has: pieces laid and taken back',
    tree: 'The tree of the search',
    /** `laid` is undefined where the search is over. */
    standing: (steps: number, laid: number | undefined, deadEnds: number, solutions: number) =>
      [
        laid === undefined
          ? 'The search is over'
          : `After ${count(steps, 'step')}: ${count(laid, 'piece')} laid`,
        ...(deadEnds > 0 ? [count(deadEnds, 'dead end')] : []),
        ...(solutions > 0 ? [count(solutions, 'solution')] : []),
      ].join(', '),
  },
  layMove: (piece: string) => `${piece} laid`,
  ask: 'Ask',
  askHint: 'Ask about the board as it is',
  askHelp: 'A hint; once more, and it says more',
  askSolvable: 'Can it still be solved?',
  waysOf: (name: string, ways: number): string => `${name}: ${count(ways, 'way')} left`,
  askWays: 'In how many ways?',
  askLastGood: 'Back to my last good move',
  live: 'Always tell how many ways are left',
  looking: 'Counting …',
  unknown: 'Not known yet',
  ways: (ways: bigint) => (ways === 0n ? 'No way is left.' : `${count(ways, 'way')} left`),
  atLeast: (ways: bigint) => `At least ${count(ways, 'way')} left`,
  ahead: (ways: string) => `Laid here: ${ways}`,
  solvable: 'Yes, it can be solved from here',
  hopeless: 'No, it cannot be solved from here.',
  /** What came of the search for the last good move. */
  lastGood: {
    sought: 'Looking back …',
    found: 'It can still be solved from here',
    none: 'It could not be solved even before the first move',
    unknown: 'Not known yet',
  },
  hintWhere: 'Look at the cell that is marked',
  hintWhat: (piece: string) => `${piece} covers the cell that is marked`,
  hintHow: (piece: string) => `Lay ${piece} as it is drawn`,
  edit: 'Edit',
  editHint: 'Change the puzzle: fix and free pieces, close and open cells',
  editing: 'Press a piece to fix or free it, a cell to close or open it',
  closedCell: (cell: string) => `${cell}, closed`,
  /** What came of an edit; `over` is how many cells the pieces have more than the board. */
  edited: {
    close: (cell: string, over: number | undefined) => `${cell} is closed.${areas(over)}`,
    open: (cell: string, over: number | undefined) => `${cell} is open.${areas(over)}`,
    fix: (piece: string) => `${piece} is fixed; the same again frees it.`,
    free: (piece: string) => `${piece} is free.`,
  },
  /** Why an edit is refused. */
  unedited: {
    last: (cell: string) => `${cell} is the last cell, and stays open.`,
    alike: (piece: string) =>
      `${piece} cannot be fixed here: copies that touch could not be told apart.`,
    large: (cell: string) => `${cell} stays closed: the board would be too large.`,
  },
  noWay: (piece: string, cell: string, why: string) => `${piece} fits on ${cell} in no way. ${why}`,
  over: (piece: string) => `${piece} in the hand; it does not fit here`,
  fits: (piece: string, cells: string) => `${piece} would cover ${cells}`,
  laid: (piece: string, cells: string) => `${piece} covers ${cells}`,
  lifted: (piece: string) => `${piece} is off the board`,
  returned: (piece: string) => `${piece} is back beside the board`,
  refused: (piece: string) => `${piece} does not fit there`,
};
