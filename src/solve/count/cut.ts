import type { Entries } from './entries.ts';
import type { Sweep } from './sweep.ts';
import { WORTH } from './worth.ts';

/** Into how many parts entries are cut, if they are so many. */
const PARTS = 1 << 8;

/** A share of all work: where it begins, and how much it is. */
export interface Stretch {
  readonly from: number;
  readonly size: number;
}

/** What is left of a stretch once a share of it is behind. */
export const restOf = ({ from, size }: Stretch, share: number): Stretch => ({
  from: from + size * share,
  size: size * (1 - share),
});

/** What a sweep has before it, taken out and cut into parts that it can begin one after the other. */
export class Cut {
  readonly parts: number;
  /** How many bytes it keeps. */
  readonly bytes: number;
  /** About how many entries are written while it is made, or a part is begun. */
  readonly work: number;
  /** How many ways the sweep had found so far. */
  readonly found: bigint;
  private readonly sweep: Sweep;
  private readonly entries: Entries;
  private readonly part: number;
  private readonly stretch: Stretch;

  /** @param rest the share of all work that is before the sweep */
  constructor(sweep: Sweep, { from, size }: Stretch) {
    this.sweep = sweep;
    this.found = sweep.found;
    this.entries = sweep.takeAll();
    const { cells, words, stocks, left, ways } = this.entries;
    this.bytes = [cells, words, stocks, left, ...ways].reduce(
      (sum, list) => sum + list.byteLength,
      0,
    );
    this.work = WORTH.cut + this.entries.size + WORTH.piece * left.length;
    this.part = Math.max(1, Math.ceil(this.entries.size / PARTS));
    this.parts = Math.max(1, Math.ceil(this.entries.size / this.part));
    this.stretch = { from, size: size / this.parts };
  }

  /** Lets the sweep begin a part, with room for so many bytes, and returns which share of the work that is. */
  begin(part: number, room: number): Stretch {
    const first = part * this.part;
    this.sweep.begin(this.entries, room, first, Math.min(this.entries.size, first + this.part));
    const { from, size } = this.stretch;
    return { from: from + part * size, size };
  }
}
