import type { Instance } from '../plan/instance.ts';
import { FrontierGraph } from '../sweep/frontierGraph.ts';
import { DEAD, DeadRegions, Frontiers } from '../sweep/frontiers.ts';
import type { RemainingPieces } from '../sweep/remainingPieces.ts';
import { grown } from '../sweep/wordTable.ts';

/** Frontiers followed between two pauses, about. */
const SLICE = 2 ** 10;
/** Room at first, in moves. */
const INITIAL = 1024;
/** Bits for an option and the cell it leads to together. */
const MOVE_BITS = 31;

/** The options that fit each frontier of a cell, ascending, and the frontiers they lead to. */
export interface CellMoves {
  /** Frontier → its first move; one longer. */
  readonly first: Int32Array;
  /** Move → its option and the cell it leads to, packed. */
  readonly move: Int32Array;
  /** Move → the frontier it leads to, among those of its cell; 0 at the end of the board. */
  readonly to: Int32Array;
}

export const bytesOfMoves = ({ first, move, to }: CellMoves): number =>
  first.byteLength + move.byteLength + to.byteLength;

/** Bits for a cell, or the end of the board, in the packed moves of an instance. */
export const cellBitsOf = ({ weight }: Instance): number => 32 - Math.clz32(weight.length);

/** Whether the options of an instance are few enough for that. */
export const isPackable = (instance: Instance): boolean =>
  instance.kind.length < 2 ** (MOVE_BITS - cellBitsOf(instance));

/** The frontiers of an instance that options lead to, whichever pieces are left, as a graph. */
export class Moves {
  /** The cell whose frontiers are being followed; the number of cells in the end. */
  cell = 0;

  private readonly instance: Instance;
  /** Cell → the moves of its frontiers. */
  private readonly of: CellMoves[] = [];
  private readonly frontiers: readonly Frontiers[];
  private readonly graph: FrontierGraph;
  private readonly remaining: RemainingPieces;
  private readonly cellBits: number;
  /** Bytes of `of`. */
  private kept = 0;
  /** The moves of the cell at hand. */
  private move = new Int32Array(INITIAL);
  private to = new Int32Array(INITIAL);
  private size = 0;

  /** @param instance one that has cells, and no mirrors */
  constructor(instance: Instance, remaining: RemainingPieces) {
    const deadRegions = new DeadRegions(instance);
    this.instance = instance;
    this.remaining = remaining;
    this.cellBits = cellBitsOf(instance);
    this.frontiers = Array.from(
      instance.weight,
      (_, cell) => new Frontiers(instance, cell, deadRegions),
    );
    this.graph = new FrontierGraph(instance, this.frontiers);
  }

  /** Bytes of all that is kept, with room to grow. */
  get bytes(): number {
    const { instance, frontiers, kept, move, to } = this;
    const size = frontiers.reduce((sum, list) => sum + list.size, 0);
    return kept + move.byteLength + to.byteLength + size * Frontiers.bytesEach(instance);
  }

  /** Finds them, until they take more memory. Yields the work, in frontiers followed. */
  *find(memory: number): Generator<number, void, undefined> {
    const { frontiers } = this;
    frontiers[0]!.find(new Int32Array(this.instance.width));
    for (; this.cell < frontiers.length; this.cell++) {
      const list = frontiers[this.cell]!;
      const first = new Int32Array(list.size + 1);
      this.size = 0;
      for (let start = 0; start < list.size; start += SLICE) {
        const end = Math.min(start + SLICE, list.size);
        this.followAll(list, start, end, first);
        yield end - start;
        if (this.bytes > memory) return;
      }
      const { move, to, size } = this;
      const moves = { first, move: move.slice(0, size), to: to.slice(0, size) };
      this.of.push(moves);
      this.kept += bytesOfMoves(moves);
      list.clear();
    }
  }

  /** Hands over the moves of the last cell that has not been handed over. */
  take(): CellMoves {
    const moves = this.of.pop()!;
    this.kept -= bytesOfMoves(moves);
    return moves;
  }

  /** Writes the moves of a range of frontiers, and where each one's end. */
  private followAll(list: Frontiers, start: number, end: number, first: Int32Array): void {
    for (let frontier = start; frontier < end; frontier++) {
      if (!list.isDead(frontier)) this.follow(list, frontier);
      first[frontier + 1] = this.size;
    }
  }

  /** Writes the moves of a frontier. */
  private follow(list: Frontiers, frontier: number): void {
    const { graph, remaining, cellBits } = this;
    const { firstOption } = this.instance;
    const cells = this.frontiers.length;
    const end = firstOption[list.cell + 1]!;
    for (let option = firstOption[list.cell]!; option < end; option++) {
      if (!graph.fits(list, frontier, option)) continue;
      graph.follow(list, frontier, option, remaining);
      const isEnd = graph.cell === cells;
      if (!isEnd && graph.frontier === DEAD) continue;
      if (this.size === this.to.length) this.grow();
      this.move[this.size] = (option << cellBits) | graph.cell;
      this.to[this.size++] = isEnd ? 0 : graph.frontier;
    }
  }

  private grow(): void {
    this.move = grown(this.move, 2 * this.size);
    this.to = grown(this.to, 2 * this.size);
  }
}
