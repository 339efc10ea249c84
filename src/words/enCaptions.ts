import type { PieceLeaving } from '../teach/moment/laying.ts';
import type { Names } from '../teach/moment/names.ts';
import type { Moment, PieceRefused } from '../teach/moment/moment.ts';
import type { RuleId } from '../solve/rules/index.ts';
import { count, number } from './enNumbers.ts';

/** One sentence or two for each kind of moment, from what it is and the names of cells and pieces. */
export type CaptionWords = {
  [Kind in Moment['kind']]: (its: Extract<Moment, { kind: Kind }>, names: Names) => string;
};

type Refused = Extract<Moment, { kind: 'refused' }>;

/** With more pieces than that, they are only counted. */
const MOST_NAMED = 3;

const list = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

const unique = (parts: readonly string[]): string[] => [...new Set(parts)];

/** What keeps a piece from a cell. */
export function obstacle({ piece, ways, leaving, overlapped }: PieceRefused, names: Names): string {
  const p = names.piece(piece);
  if (ways === 0) return `${p} may not be placed that way round`;
  const others = list(unique(overlapped.map((other) => names.piece(other))), 'or');
  if (leaving === ways) return `${p} leaves the board`;
  return leaving === 0 ? `${p} lies on ${others}` : `${p} leaves the board or lies on ${others}`;
}

/** Which pieces leave the board, whichever way they are laid. */
function leavingBoard(leaving: readonly PieceLeaving[], names: Names): string {
  const pieces = leaving.map(({ piece }) => names.piece(piece));
  if (pieces.length === 0) return '';
  if (pieces.length > MOST_NAMED) return ` ${count(pieces.length, 'piece')} would leave the board.`;
  return ` ${list(pieces, 'and')} would leave the board.`;
}

const violated: Record<RuleId, (its: Refused, names: Names) => string> = {
  islands: ({ cells, sizes }) =>
    `This gap has ${count(cells.length, 'cell')}; the pieces left have ${list(sizes.map(number), 'or')}.`,
  parity: ({ colours }) => {
    const [dark = 0, ...others] = colours.map(({ length }) => length);
    const shades = others.length === 1 ? ['light'] : ['grey', 'light'];
    const each = [
      `${count(dark, 'open cell is', 'open cells are')} dark`,
      ...others.map((cells, i) => `${number(cells)} ${shades[i]}`),
    ];
    return `With neighbours coloured differently, ${list(each, 'and')}: the pieces left cannot cover so many of each.`;
  },
  'dead-cells': ({ cells }, names) =>
    `Nothing that is left fits on ${list(cells.slice(0, MOST_NAMED).map(names.cell), 'or')}.`,
  repeats: () =>
    'The same cells were open before, with the same pieces left, and nothing came of it.',
};

/** What is said in English of the moments of a search. */
export const enCaptions: CaptionWords = {
  next: ({ item, ways, isFewest, refused, leaving }, names) => {
    const name = names.item(item);
    if (isFewest && ways === 0) return `No way is left for ${name}.`;
    if (isFewest && ways === 1) return `Only one way is left for ${name}: it is forced.`;
    if (isFewest) return `${name} has the fewest ways left: ${number(ways)}.`;
    const next = `Next: cell ${name}, the first that is open.${leavingBoard(leaving, names)}`;
    if (refused.length === 0) return next;
    if (refused.length > MOST_NAMED)
      return `${next} ${count(refused.length, 'piece does', 'pieces do')} not fit there.`;
    const verb = refused.length === 1 ? 'does' : 'do';
    return `${next} ${list(refused.map(names.piece), 'and')} ${verb} not fit there.`;
  },
  again: ({ item, tried, ways }, names) =>
    `Back to ${names.item(item)}: of ${count(ways, 'way')} that fit, ${number(tried)} tried. On to the next.`,
  try: ({ placement, isUsedUp, overlapped, alike }, names) => {
    const p = names.placed(placement);
    if (isUsedUp) return `${p} has been used already.`;
    const ways = alike.length === 1 ? 'This way' : `These ${number(alike.length)} ways`;
    return `${ways} round, ${p} lies on ${list(unique(overlapped.map(names.placed)), 'and')}.`;
  },
  place: ({ placement, depth }, names) =>
    `${names.placed(placement)} fits: place it. It is piece ${number(depth)} on the board.`,
  refused: (its, names) => `${violated[its.rule](its, names)} Go back.`,
  full: ({ solution }) => `The board is full: solution ${number(solution)}.`,
  image: ({ solution }) => {
    const which = solution === undefined ? 'an earlier solution' : `solution ${number(solution)}`;
    return `Full, but it is ${which} turned or flipped. Not counted again.`;
  },
  leftover: ({ pieces }, names) =>
    `The board is full, but ${list(pieces.map(names.piece), 'and')} ${pieces.length === 1 ? 'is' : 'are'} left over. Go back.`,
  cover: ({ item }, names) =>
    names.isCell(item)
      ? `${names.item(item)} is covered: all other ways to cover it drop out.`
      : `${names.item(item)} is used: its other ways drop out.`,
  uncover: ({ item }, names) =>
    names.isCell(item)
      ? `${names.item(item)} is open again: the other ways to cover it come back.`
      : `${names.item(item)} is left again: its other ways come back.`,
  stuck: ({ item, pieces, refused }, names) => {
    const name = names.item(item);
    if (!names.isCell(item)) return `Dead end: ${name} fits nowhere any more. Go back.`;
    if (pieces === 0) return `Dead end: no piece is left for ${name}. Go back.`;
    if (refused.length > 2)
      return `Dead end: none of the ${count(pieces, 'piece')} left fits on ${name}. Go back.`;
    const obstacles = refused.map((one) => obstacle(one, names)).join(', ');
    return `Dead end: on ${name}, ${obstacles}. Go back.`;
  },
  exhausted: ({ item, ways, placement }, names) => {
    const several = ways === 2 ? 'Both ways' : `All ${number(ways)} ways`;
    const all = ways === 1 ? 'The only way' : several;
    const tried = ways === 1 ? 'that fits has been tried' : 'that fit have been tried';
    return `${all} for ${names.item(item)} ${tried}. Go back further: take off ${names.placed(placement)}.`;
  },
  remove: ({ placement }, names) => `Take off ${names.placed(placement)}, the last piece placed.`,
  end: ({ solutions, placements }) => {
    const pieces = count(placements, 'placement');
    return solutions > 0
      ? `Everything has been tried: ${count(solutions, 'solution')} in ${pieces}.`
      : `Everything has been tried, in ${pieces}, and nothing worked. This proves that there is no solution.`;
  },
};
