import type { Instance, Need } from './instance.ts';

/** The most required pieces that are watched: one per bit. */
const MOST_WATCHED = 32;

/** An option while an instance is built. */
export interface Option {
  /** Its cells, in no order, and the least and the greatest of them. */
  readonly cells: readonly number[];
  readonly first: number;
  readonly last: number;
  /** The same object for options of the same kind. */
  readonly kind: Kind;
}

/** The needs of options of one kind, and the number of options that each of them stands for. */
export interface Kind {
  readonly needs: readonly Need[];
  readonly factor: number;
}

export function optionOf(cells: readonly number[], kind: Kind): Option {
  let first = cells[0]!;
  let last = first;
  for (const cell of cells) {
    if (cell < first) first = cell;
    if (cell > last) last = cell;
  }
  return { cells, first, last, kind };
}

/** The options as arrays, by their first cells. */
export function arraysOf(
  options: readonly Option[],
  cells: number,
): Pick<Instance, 'firstOption' | 'reach' | 'width' | 'masks' | 'kind' | 'needs' | 'factors'> {
  const { firstOption, order } = byFirstCell(options, cells);
  let reach = 0;
  for (const { first, last } of options) reach = Math.max(reach, last - first);
  const width = Math.max(1, (reach + 31) >> 5);
  const masks = new Int32Array(options.length * width);
  const kinds = new Map<Kind, number>();
  const kind = new Int32Array(options.length);
  for (let i = 0; i < order.length; i++) {
    const option = options[order[i]!]!;
    writeMask(masks, i * width, option);
    if (!kinds.has(option.kind)) kinds.set(option.kind, kinds.size);
    kind[i] = kinds.get(option.kind)!;
  }
  const needs = Array.from(kinds.keys(), (one) => one.needs);
  const factors = Array.from(kinds.keys(), ({ factor }) => factor);
  return { firstOption, reach, width, masks, kind, needs, factors };
}

/** A counting sort, since most counts are so short that another one would be noticed. */
function byFirstCell(
  options: readonly Option[],
  cells: number,
): { firstOption: Int32Array; order: Int32Array } {
  const firstOption = new Int32Array(cells + 1);
  for (const { first } of options) firstOption[first + 1]!++;
  for (let cell = 0; cell < cells; cell++) firstOption[cell + 1]! += firstOption[cell]!;
  const next = firstOption.slice();
  const order = new Int32Array(options.length);
  for (let i = 0; i < options.length; i++) order[next[options[i]!.first]!++] = i;
  return { firstOption, order };
}

function writeMask(masks: Int32Array, at: number, { cells, first }: Option): void {
  for (let i = 0; i < cells.length; i++) {
    const bit = cells[i]! - first - 1;
    if (bit >= 0) masks[at + (bit >> 5)]! |= 1 << (bit & 31);
  }
}

/** Chooses the pieces to watch, and finds where the last of their options is. */
export function watch(
  options: readonly Option[],
  isRequired: readonly boolean[],
  cells: number,
): Pick<Instance, 'watched' | 'placeable'> {
  const count = new Int32Array(isRequired.length);
  const last = new Int32Array(isRequired.length).fill(-1);
  for (const option of options) note(option, count, last);
  const watched = [...isRequired.keys()]
    .filter((piece) => isRequired[piece])
    .sort((a, b) => count[a]! - count[b]!)
    .slice(0, MOST_WATCHED);
  // Bits that stand for no piece are set: nothing is missing there.
  const unused = watched.length < MOST_WATCHED ? -1 << watched.length : 0;
  const placeable = new Int32Array(cells + 1).fill(unused);
  for (const [bit, piece] of watched.entries())
    for (let cell = 0; cell <= last[piece]!; cell++) placeable[cell]! |= 1 << bit;
  return { watched, placeable };
}

/** Counts an option for its pieces, and notes where the last one is. */
function note({ first, kind }: Option, count: Int32Array, last: Int32Array): void {
  for (let i = 0; i < kind.needs.length; i++) {
    const piece = kind.needs[i]![0];
    count[piece]!++;
    last[piece] = Math.max(last[piece]!, first);
  }
}
