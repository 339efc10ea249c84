import { openCells, type State } from '../state.ts';
import { KeySet } from './keySet.ts';
import type { Memory, Rule, ActiveRule } from './rule.ts';

/**
 * The same open cells with the same pieces left were searched before without a full board. Nodes
 * without children are not stored: failing again is as fast as looking them up.
 */
export const repeats: Rule = { start: (state) => new Repeats(state) };

class Repeats implements ActiveRule {
  readonly memory: Memory = { failed: () => this.failed(), clear: () => this.seen.clear() };
  private readonly state: State;
  private readonly seen: KeySet;
  /**
   * Depth × width → the key of the node there: the covered cells as bits, then the copies used of
   * each piece.
   */
  private readonly keys: Int32Array;
  private readonly width: number;
  /** Piece → the word of a key with its number of copies, −1 for any number, and the first bit of it. */
  private readonly wordOf: Int32Array;
  private readonly shiftOf: Int32Array;
  /** Depth → the placement from this depth's key to the next one; −1 if there is no next key. */
  private readonly placed: Int32Array;
  /** The number of checks so far, and up to the node at each depth. */
  private checks = 0;
  private readonly checksAt: Float64Array;

  constructor(state: State) {
    const { cells, pieces } = state.problem;
    this.state = state;
    this.wordOf = new Int32Array(pieces.length).fill(-1);
    this.shiftOf = new Int32Array(pieces.length);
    let word = (cells.length + 31) >> 5;
    let shift = 0;
    for (const [piece, { copies }] of pieces.entries()) {
      if (copies === Infinity) continue;
      const bits = 32 - Math.clz32(copies);
      if (shift + bits > 32) {
        word++;
        shift = 0;
      }
      this.wordOf[piece] = word;
      this.shiftOf[piece] = shift;
      shift += bits;
    }
    this.width = word + 1;
    this.seen = new KeySet(this.width);
    this.keys = new Int32Array((cells.length + 1) * this.width);
    this.placed = new Int32Array(cells.length + 1).fill(-1);
    this.checksAt = new Float64Array(cells.length + 1);
  }

  isViolated(): boolean {
    const { state, placed } = this;
    const { path, depth } = state;
    let level = 0;
    while (level < depth && placed[level] === path[level]) level++;
    for (; level < depth; level++) this.makeKey(level, path[level]!);
    this.checksAt[depth] = ++this.checks;
    return this.seen.has(this.keys, depth * this.width);
  }

  reason(): readonly number[] {
    return openCells(this.state);
  }

  private failed(): void {
    const depth = this.state.depth + 1;
    const hadNothingBelow = this.checksAt[depth] === this.checks;
    if (!hadNothingBelow) this.seen.add(this.keys, depth * this.width);
  }

  /** Computes the key of the node after a placement. */
  private makeKey(level: number, placement: number): void {
    const { keys, width, placed, wordOf, shiftOf } = this;
    const { piece, start, cellOf } = this.state.problem.placements;
    const from = level * width;
    const to = from + width;
    for (let i = 0; i < width; i++) keys[to + i] = keys[from + i]!;
    const end = start[placement + 1]!;
    for (let i = start[placement]!; i < end; i++) {
      const cell = cellOf[i]!;
      keys[to + (cell >> 5)]! |= 1 << (cell & 31);
    }
    const used = piece[placement]!;
    if (wordOf[used]! >= 0) keys[to + wordOf[used]!]! += 1 << shiftOf[used]!;
    placed[level] = placement;
    placed[level + 1] = -1;
  }
}
