import type { Measure, Side } from './sides.ts';

/** The least and the usual gap between pieces, in cell widths of these. */
const APART = 1;
const USUAL = 1.9;
/** The factor by which gaps are wider in rows that would be shorter than others. */
const WIDER = 1.3;

/** Pieces that follow each other along a side. */
export type Row = readonly Measure[];

/** The fewest and the most rows on a side. */
export type Rows = readonly [least: number, most: number];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const lengthOf = (row: Row): number => sum(row.map(({ long }) => long));
const depthOf = (row: Row): number => Math.max(...row.map(({ deep }) => deep));
const gapsIn = (row: Row): number => Math.max(1, row.length - 1);

/** Items in as many groups at most, all but the last as large. */
const chunked = <Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] => {
  const size = Math.ceil(items.length / count);
  const groups = Math.ceil(items.length / size);
  return Array.from({ length: groups }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
};

/**
 * The fewest rows in which pieces fit into a strip; undefined if they do not fit.
 *
 * @param slot the room of each piece in several rows, which are a grid
 */
export function rowsIn(
  pieces: Row,
  { long, deep }: Measure,
  [least, most]: Rows,
  slot: Measure,
): readonly Row[] | undefined {
  if (pieces.length === 0) return [];
  const last = Math.min(most, pieces.length);
  for (let count = Math.min(least, last); count <= last; count++) {
    const rows =
      count > 1
        ? chunked(
            pieces.map(() => slot),
            count,
          )
        : [pieces];
    if (sum(rows.map(depthOf)) + APART * (count - 1) > deep) return undefined;
    const lengths = rows.map((row) => lengthOf(row) + APART * (row.length - 1));
    if (Math.max(...lengths) <= long) return rows;
  }
  return undefined;
}

/** The gap within all rows of all sides, and the length of the longest one with it. */
export function spacingOf(
  sides: readonly { readonly rows: readonly Row[]; readonly long: number }[],
) {
  const rooms = sides.flatMap(({ rows, long }) =>
    rows.map((row) => (long - lengthOf(row)) / gapsIn(row)),
  );
  const gap = Math.min(USUAL, ...rooms);
  const rows = sides.flatMap((side) => side.rows);
  return {
    gap,
    longest: Math.max(0, ...rows.map((row) => lengthOf(row) + gap * (row.length - 1))),
  };
}

/** Where pieces lie along and across a strip, from its middle. */
type Places = readonly (readonly [along: number, across: number])[];

/**
 * The middle of each piece: in rows that begin and end alike or nearly, all pieces of a row at its edge towards the
 * board.
 */
export function spread(
  rows: readonly Row[],
  { long, deep, towards }: Pick<Side, 'long' | 'deep' | 'towards'>,
  { gap, longest }: ReturnType<typeof spacingOf>,
): Places {
  const depths = rows.map(depthOf);
  const most = Math.min(long, longest);
  const between = Math.min(USUAL, (deep - sum(depths)) / Math.max(1, rows.length - 1));
  let across = -(sum(depths) + between * (rows.length - 1)) / 2;
  return rows.flatMap((row, i) => {
    const length = lengthOf(row);
    const apart = Math.min(WIDER * gap, (most - length) / gapsIn(row));
    let along = -(length + apart * (row.length - 1)) / 2;
    const [start, end] = [across, across + depths[i]!];
    across = end + between;
    return row.map((piece) => {
      const middle = towards > 0 ? end - piece.deep / 2 : start + piece.deep / 2;
      const place = [along + piece.long / 2, middle] as const;
      along += piece.long + apart;
      return place;
    });
  });
}

/**
 * The middles of the slots of a grid, the first row next to the board; upright rows begin alike on all sides, and
 * level ones have the same middle.
 */
export function gridded(
  rows: readonly Row[],
  { long, deep, towards, isUpright }: Pick<Side, 'long' | 'deep' | 'towards' | 'isUpright'>,
  { gap, longest }: ReturnType<typeof spacingOf>,
): Places {
  const slot = rows[0]![0]!;
  const own = rows[0]!.length * (slot.long + gap) - gap;
  const length = longest > long ? own : longest;
  const between = Math.min(USUAL, (deep - rows.length * slot.deep) / (rows.length - 1));
  return rows.flatMap((row, i) =>
    row.map((_, at) => {
      const start = isUpright ? 0 : (rows[0]!.length - row.length) / 2;
      const along = (start + at) * (slot.long + gap) + (slot.long - length) / 2;
      return [along, towards * ((rows.length - 1) / 2 - i) * (slot.deep + between)] as const;
    }),
  );
}
