import type { Instance } from '../plan/instance.ts';
import type { RemainingPieces } from '../sweep/remainingPieces.ts';
import { grown } from '../sweep/wordTable.ts';
import { bytesOfMoves, cellBitsOf, type CellMoves, type Moves } from './moves.ts';

/** Frontiers completed between two pauses, about. */
const SLICE = 2 ** 10;
/** The most words of a set; by measurement. */
const WORDS = 2 ** 4;
/** Room at first, in multisets. */
const INITIAL = 64;

/** The frontiers of a cell that can be completed, their moves, and with which pieces. */
interface CellSets extends CellMoves {
  /** Frontier × words → the set of multisets left that complete it. */
  readonly sets: Int32Array;
}

/** What options of one kind do to a set: each multiset of it grows by the pieces that they need. */
interface Growth {
  /** The multisets that are not too many then. */
  readonly from: Int32Array;
  /** How far their bits move, in words and in bits. */
  readonly words: number;
  readonly bits: number;
}

/**
 * The multisets of pieces left with which each frontier can be completed, as sets of bits, found back from the full
 * board. Where pieces are many, only those with the fewest options are told apart, so that sets are small: what is not
 * among them cannot be completed, what is among them perhaps.
 *
 *     pieces told apart   I  L  X                   a bit for each of the 2³ multisets of these;
 *     bit                 1  2  4, added up         to take an I off moves bits 0, 2, 4, 6 to 1, 3, 5, 7
 */
export class Completable {
  /** Words of a set. */
  readonly words: number;
  /** Cell → its frontiers, from the cell `from` on; at last the end of the board, as a frontier without moves. */
  readonly of: CellSets[];
  from: number;

  private readonly instance: Instance;
  private readonly remaining: RemainingPieces;
  /** Piece → how far a copy of it moves a bit; 0 if its copies are not told apart. */
  private readonly steps: Int32Array;
  /** Kind → how far an option of it moves a bit. */
  readonly stepOf: Int32Array;
  private readonly growths: readonly Growth[];
  /** Multiset → its bit, and 1 more; 0 if it is not known. */
  private bits = new Int32Array(INITIAL);
  /** Bytes of `of`. */
  private kept = 0;
  /** Bytes of the numbers of frontiers, while these are needed. */
  private numbered = 0;
  /** Bytes of the moves and sets of the cell at hand, before those that lead to nothing are left out. */
  private atHand = 0;

  /** @param instance one whose options are placements */
  constructor(instance: Instance, remaining: RemainingPieces) {
    const { copies, isRequired, needs, weight } = instance;
    this.instance = instance;
    this.remaining = remaining;
    this.from = weight.length;
    const { steps, size } = stepsOf(instance);
    this.steps = steps;
    this.words = Math.ceil(size / 32);
    const full = new Int32Array(this.words).fill(-1);
    for (const [piece, step] of steps.entries()) {
      if (step === 0 || !isRequired[piece]!) continue;
      const none = withAtMost(0, size, step, copies[piece]!);
      for (let i = 0; i < this.words; i++) full[i]! &= none[i]!;
    }
    this.of = Array.from(weight, () => NONE);
    const { first, move, to } = NONE;
    // Written out, so that all cells have one shape.
    this.of.push({ first, move, to, sets: full });
    this.stepOf = Int32Array.from(needs, ([need]) => steps[need![0]]!);
    this.growths = Array.from(needs, ([need]) => {
      const piece = need![0];
      const step = steps[piece]!;
      const from = withAtMost(copies[piece]! - 1, size, step, copies[piece]!);
      return { from, words: step >> 5, bits: step & 31 };
    });
  }

  /** Bytes of all that is kept. */
  get bytes(): number {
    return this.kept + this.numbered + this.atHand + this.bits.byteLength;
  }

  /** Finds the sets, and takes the moves, but for those that lead to nothing. Yields the work, in frontiers. */
  *find(moves: Moves): Generator<number, void, undefined> {
    /** Cell → frontier → its number among those that can be completed, or −1; for cells that moves still lead to. */
    const numberOf: (Int32Array | undefined)[] = [];
    numberOf[this.from] = new Int32Array(1);
    this.numbered = 4;
    let work = 0;
    while (this.from > 0) {
      const list = moves.take();
      const size = list.first.length - 1;
      this.from--;
      numberOf[this.from] = new Int32Array(size);
      this.numbered += 4 * size;
      this.complete(list, numberOf);
      this.kept += bytesOfMoves(this.of[this.from]!) + this.of[this.from]!.sets.byteLength;
      const passed = this.from + this.instance.reach + 1;
      if (passed < numberOf.length) {
        this.numbered -= numberOf[passed]!.byteLength;
        numberOf[passed] = undefined;
      }
      work += size;
      if (work < SLICE) continue;
      yield work;
      work = 0;
    }
    this.numbered = 0;
    this.atHand = 0;
  }

  /** Whether the empty board can perhaps be completed. */
  get hasAny(): boolean {
    return this.of[0]!.sets.length > 0;
  }

  /** Whether a frontier can perhaps be completed with a multiset, given by its bit. */
  has({ sets }: CellSets, frontier: number, bit: number): boolean {
    return ((sets[frontier * this.words + (bit >> 5)]! >>> (bit & 31)) & 1) === 1;
  }

  /** The bit of a multiset. */
  bitOf(multiset: number): number {
    if (multiset >= this.bits.length) this.bits = grown(this.bits, 2 * multiset);
    return (this.bits[multiset]! || (this.bits[multiset] = this.computeBit(multiset) + 1)) - 1;
  }

  private computeBit(multiset: number): number {
    const row = this.remaining.copiesLeft(multiset);
    const { steps } = this;
    let bit = 0;
    for (let piece = 0; piece < steps.length; piece++)
      if (steps[piece]! > 0) bit += row[piece]! * steps[piece]!;
    return bit;
  }

  /** Completes the frontiers of the cell `from`; moves are written over those already read. */
  private complete(list: CellMoves, numberOf: readonly (Int32Array | undefined)[]): void {
    const { first, move, to } = list;
    const { words, growths, instance, of, from } = this;
    const { kind } = instance;
    const cellBits = cellBitsOf(instance);
    const size = first.length - 1;
    const sets = new Int32Array(size * words);
    this.atHand = bytesOfMoves(list) + sets.byteLength;
    const numbers = numberOf[from]!;
    let live = 0;
    let kept = 0;
    for (let frontier = 0; frontier < size; frontier++) {
      const start = kept;
      const end = first[frontier + 1]!;
      for (let i = first[frontier]!; i < end; i++) {
        const packed = move[i]!;
        const cell = packed & ((1 << cellBits) - 1);
        const target = numberOf[cell]![to[i]!]!;
        if (target < 0) continue;
        const source = of[cell]!.sets;
        const growth = growths[kind[packed >> cellBits]!]!;
        if (!addGrown(sets, live * words, source, target * words, growth)) continue;
        move[kept] = packed;
        to[kept++] = target;
      }
      numbers[frontier] = kept > start ? live : -1;
      if (kept > start) first[live++] = start;
    }
    first[live] = kept;
    of[from] = {
      first: first.slice(0, live + 1),
      move: move.slice(0, kept),
      to: to.slice(0, kept),
      sets: sets.slice(0, live * words),
    };
  }
}

const NONE: CellSets = {
  first: new Int32Array(1),
  move: new Int32Array(0),
  to: new Int32Array(0),
  sets: new Int32Array(0),
};

/** Chooses the pieces that are told apart: piece → how far a copy moves a bit; and the bits of a set. */
function stepsOf({ copies, kind, needs }: Instance): { steps: Int32Array; size: number } {
  const ofKind = new Int32Array(needs.length);
  for (let i = 0; i < kind.length; i++) ofKind[kind[i]!]!++;
  const options = new Int32Array(copies.length);
  for (const [one, [need]] of needs.entries()) options[need![0]] = ofKind[one]!;
  const rarest = [...copies.keys()].sort((a, b) => options[a]! - options[b]!);
  const steps = new Int32Array(copies.length);
  let size = 1;
  for (const piece of rarest) {
    const larger = size * (copies[piece]! + 1);
    if (copies[piece] === 0 || larger > 32 * WORDS) continue;
    steps[piece] = size;
    size = larger;
  }
  return { steps, size };
}

/** The set of multisets with at most so many copies of a piece; of all, if these are not told apart. */
function withAtMost(most: number, size: number, step: number, copies: number): Int32Array {
  const set = new Int32Array(Math.ceil(size / 32));
  for (let bit = 0; bit < size; bit++)
    if (step === 0 || Math.floor(bit / step) % (copies + 1) <= most)
      set[bit >> 5]! |= 1 << (bit & 31);
  return set;
}

/** Adds a set after its growth to another one; returns whether anything is left of it. */
function addGrown(
  into: Int32Array,
  at: number,
  source: Int32Array,
  start: number,
  { from, words, bits }: Growth,
): boolean {
  let any = 0;
  for (let i = 0; i < from.length - words; i++) {
    const word = source[start + i]! & from[i]!;
    if (word === 0) continue;
    any = 1;
    into[at + words + i]! |= word << bits;
    if (bits > 0 && i + words + 1 < from.length) into[at + words + i + 1]! |= word >>> (32 - bits);
  }
  return any === 1;
}
