import type { Help } from '../../../game/help.ts';
import type { LateWords, Overrides, Words } from '../../dictionary.ts';
import { CALL } from '../../../teach/code/listing.ts';
import { YES } from '../../../teach/practice/questions.ts';
import type { Names } from '../../../teach/moment/names.ts';
import type { AskedNode } from '../../../teach/practice/nodes.ts';
import { count, number } from '../numbers.ts';
import { listings, tree } from './panels.ts';

/** Options that are chosen by hand. */
export const play = {
  whatKeyDoes: 'Choose by hand, and back',
  about: 'Take an option, and put it on its items',
  board: 'Items',
  waiting: 'Options that are not chosen',
  take: (option: string) => `Take option ${option}`,
  openCell: (item: string) => `item ${item}, not covered`,
  coveredCell: (item: string, option: string) => `item ${item}, option ${option}`,
  fixedCell: (item: string, option: string) => `item ${item}, option ${option}, fixed`,
  lay: 'Choose',
  anewHint: 'Drop all options; redo brings them back',
  goOnHint: 'Let the search go on from here, with these options fixed',
  pieces: (chosen: number) => `${count(chosen, 'option')} chosen`,
  solvedWith({ hints, questions, isLive, isGiven }: Help, time?: string): string {
    const help = [
      hints > 0 ? count(hints, 'hint') : '',
      questions > 0 ? count(questions, 'question') : '',
      isLive ? 'the ways left told' : '',
      isGiven ? 'some options given' : '',
    ].filter((one) => one !== '');
    const solved = time === undefined ? 'Solved' : `Solved in ${time}`;
    return help.length === 0 ? `${solved}, without help` : `${solved}, with ${help.join(' and ')}`;
  },
  treeHint: 'All moves as a tree: a click goes back to any of them',
  firstBoard: 'No option chosen',
  rival: {
    hint: 'The search beside you, after as many steps as your tree of moves has: options chosen and dropped',
    standing: (steps, chosen, deadEnds, solutions) =>
      [
        chosen === undefined
          ? 'The search is over'
          : `After ${count(steps, 'step')}: ${count(chosen, 'option')} chosen`,
        ...(deadEnds > 0 ? [count(deadEnds, 'dead end')] : []),
        ...(solutions > 0 ? [count(solutions, 'solution')] : []),
      ].join(', '),
  },
  layMove: (option: string) => `${option} chosen`,
  askHint: 'Ask about the options chosen',
  waysOf: (option: string, ways: number) =>
    ways > 0 ? `Option ${option} can still be chosen` : `Option ${option} cannot be chosen now`,
  ahead: (ways: string) => `With this option: ${ways}`,
  lastGood: { none: 'It could not be solved even before the first option was chosen' },
  hintWhere: 'Look at the item that is marked',
  hintWhat: (option: string) => `Option ${option} covers the item that is marked`,
  hintHow: (option: string) => `Choose option ${option}`,
  edit: 'Edit',
  editHint: 'Change the puzzle: fix and free options, leave items out and bring them back',
  editing: 'Press an option to fix or free it, an item to leave it out or bring it back',
  closedCell: (item: string) => `item ${item}, left out`,
  edited: {
    close: (item: string) => `Item ${item} is left out, and with it the options that contain it.`,
    open: (item: string) => `Item ${item} is to be covered.`,
    fix: (option: string) => `Option ${option} is fixed; the same again frees it.`,
    free: (option: string) => `Option ${option} is free.`,
  },
  unedited: {
    last: (item: string) => `Item ${item} is the last one, and stays.`,
    alike: (option: string) =>
      `Option ${option} cannot be fixed here: its copies could not be told apart.`,
    large: (item: string) => `Item ${item} stays out: there would be too many.`,
  },
  noWay: (option: string, _item: string, why: string) =>
    `Option ${option} cannot be chosen: ${why}`,
  over: (option: string) => `Option ${option} in the hand; it cannot be chosen here`,
  fits: (option: string, items: string) => `Option ${option} would cover ${items}`,
  laid: (option: string, items: string) => `Option ${option} covers ${items}`,
  lifted: (option: string) => `Option ${option} is dropped`,
  returned: (option: string) => `Option ${option} is not chosen`,
  refused: (option: string) => `Option ${option} cannot be chosen`,
} satisfies Overrides<Words['play']>;

/** A search that a person carries out by hand. */
export const practice = {
  asksItem: 'Which item is next? Or is an option dropped? Point at it.',
  asksFewest: 'Which item has the fewest options left? Or is an option dropped? Point at it.',
  asksPiece: (item: string) =>
    `Item ${item} is next. Which option is tried for it? Pick one below.`,
  shows: (option: string) => `The search chooses option ${option}.`,
  asksWay: (option: string) =>
    `Option ${option} is picked: point at the item, or press Enter there, to choose it.`,
  answers: {
    otherItem: ({ item }, names, isFewest) =>
      isFewest
        ? `Not this one: item ${names.item(item)} has fewer options left, or as few, and it comes first.`
        : `Not this one: item ${names.item(item)} comes before it.`,
    elsewhere: ({ item }, names) => `That does not cover item ${names.item(item)}, which is next.`,
    doesNotFit: () => 'That cannot be chosen: it has an item in common with one chosen already.',
    triedAlready: () => 'That option was tried here already, and nothing came of it.',
    notListed: () => 'The search does not try that option here.',
    tooEarly: ({ placement }, names) =>
      `Not yet: the search tries option ${names.placed(placement)} first.`,
    someLeft: ({ placement }, names) =>
      `Not yet: an option that fits was not tried, ${names.placed(placement)}.`,
    notTheLast: ({ placement }, names) =>
      `The last option chosen is dropped first: ${names.placed(placement)}.`,
    goBack: () => 'Nothing is left to try here. Drop the last option.',
  },
} satisfies Overrides<Words['practice']>;

/** A node, and how many options were dropped after it. */
function nodeIs({ placement, entered, kind, removed }: AskedNode, names: Names): string {
  if (placement === undefined) return `${tree.root}.`;
  const own = tree.node(names.placed(placement), entered, kind);
  return removed === 0
    ? `${own}.`
    : `${own}; then ${count(removed, 'option is', 'options are')} dropped.`;
}

/** Questions about a moment. */
export const asking = {
  proveHint: 'Go to the next solution, or to the return from all below this choice',
  wrongs: {
    notFirst: ({ item }, names) =>
      `No: another item that is not covered comes before ${names.item(item)}.`,
    noWay: ({ piece, item }, names) =>
      `No: option ${names.piece(piece)} cannot cover item ${names.item(item)}.`,
    notSo: ({ piece, item }, names) =>
      `No: option ${names.piece(piece)} covers item ${names.item(item)}, but the search does not try it.`,
    triedThere: ({ piece, item }, names) =>
      `No: option ${names.piece(piece)} has been tried for item ${names.item(item)}.`,
    triedLater: ({ piece }, names) =>
      `No: another option that fits is tried before ${names.piece(piece)}.`,
    notFewest: ({ item, ways }, names) =>
      `No: ${count(ways, 'option is', 'options are')} left for item ${names.item(item)}, and fewer for another.`,
    covered: ({ item, piece }, names) =>
      `No: option ${names.piece(piece)} can still cover item ${names.item(item)}.`,
    later: () => 'No option is left for it either, but the search does not come to it.',
    notCome: ({ item }, names) => `No: the search does not come to item ${names.item(item)}.`,
    noneGoesOn: () => 'No: there is no option to try for the next item.',
    someCell: () => 'No: there is an item that no option can cover any more.',
    otherNode: ({ node }, names) => `No. That is ${nodeIs(node, names)}`,
    callBegins: () => 'No: the option is chosen, and what is left is for another call.',
  },
  asks: {
    cell: () => 'Which item is covered next? Point at it.',
    piece: ({ item }, names) =>
      `Which option is chosen for item ${names.item(item!)} next? Point at it below.`,
    fewest: () => 'Which item has the fewest options left? Point at it.',
    fails: () => 'Is another option chosen? Or for which item does the search fail?',
    solvable: () => 'Can this still be solved? Or which item cannot be covered any more?',
    removed: () => 'How many options are dropped before the next one is chosen?',
    ways: ({ item, piece }, names) =>
      `In how many ways can option ${names.piece(piece!)} cover item ${names.item(item!)}?`,
  },
  how: {
    cell: () => 'Point at the item.',
    piece: ({ item }, names) => `Point at the option for item ${names.item(item!)}, below.`,
    fewest: () => 'Point at the item.',
    fails: () => 'Point at the item, or choose “One is chosen”.',
    solvable: () => 'Point at the item that cannot be covered, or choose “It can”.',
    removed: () => 'Choose how many options are dropped.',
    ways: ({ item, piece }, names) =>
      `Choose the number of ways in which option ${names.piece(piece!)} can cover item ${names.item(item!)}.`,
  },
  choice: (answer, { kind, listing }) => {
    if (listing) return listings[listing][answer]!;
    if (kind === 'node') return `step ${number(answer)}`;
    if (answer !== YES) return number(answer);
    return kind === 'fails' ? 'One is chosen' : 'It can';
  },
  answers: {
    piece: ({ item, piece }, names) =>
      `It is option ${names.piece(piece!)}: of those that can cover item ${names.item(item!)}, it is the first not tried yet.`,
    fails: ({ item, piece }, names) =>
      piece === undefined
        ? undefined
        : `Option ${names.piece(piece)} can cover item ${names.item(item!)}.`,
    solvable: ({ item }, names) =>
      item === undefined
        ? 'It can: options that are left cover the rest.'
        : `It cannot: no option that is left covers item ${names.item(item)}.`,
    removed: ({ rights: [right = 0] }) =>
      right === 0
        ? 'None: there is an option to try for the next item.'
        : `${count(right, 'option is', 'options are')} dropped; then there is something left to try.`,
    ways: ({ item, piece, rights: [right = 0] }, names) =>
      `Option ${names.piece(piece!)} can cover item ${names.item(item!)} in ${count(right, 'way')}.`,
    node: ({ node }, names) => nodeIs(node!, names),
    line: ({ listing, rights: [right = 0] }) =>
      right === CALL
        ? 'The search calls itself: another call, one level deeper.'
        : `The call that made this one goes on after it: ${listings[listing!][right]!}.`,
  },
} satisfies Overrides<LateWords['asking']>;
