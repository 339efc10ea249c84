import type { Rgb } from '../../theme/colour.ts';
import type { Board } from '../board/board.ts';
import type { Layers } from '../board/layers.ts';
import { settleTime, smooth, type Frame } from '../motion.ts';
import type { CellMesh } from './cellMesh.ts';
import type { Flight } from './flights.ts';

/** The colour that leaves open cells as the shader draws them. */
const WHITE: Rgb = [1, 1, 1];
/** How long a solid piece takes to fade out, in ms. */
const FADE_OUT = 360;
/** The solidity of the trace of a tile that flies to another cell. */
const TRACE = 0.5;

/** A cell as it is drawn. It is changed in place, since a frame must not allocate. */
class DrawnCell {
  /** The colour, number of cells and first cell of its tile; out of date on an open cell. */
  colour = 0;
  size = 0;
  first = 0;
  /** Whether the name of its tile is here, and if so, the cell where it is instead while this one is covered. */
  isNamed = false;
  spare = 0;
  /** How far its tile has faded in, 0 to 1; below 0 until it may begin. */
  solidity = 0;
  /** Whether its tile is still in flight. */
  isInFlight = false;
  /** When its tile came, in the order of all changes. */
  laid = 0;
  /** The share of its tile that is left as the board leaves, and how far the open cell is lit as it arrives. */
  left = 1;
  lit = 1;
  /** The height at which its tile lies, in cell widths: below 0 as the board leaves. */
  height = 0;
  /** The first moment at which another tile may fade in, in ms. */
  freeAt = -Infinity;
  /** The removed tile that fades out, on top of the open cell. */
  readonly removed = { colour: 0, isNamed: false, solidity: 0 };
}

/** The cells of a board as they are drawn: tiles that lie there or fade out. */
export class DrawnCells {
  /** Cell → the tile drawn there, or −1: an array of its own, from which outlines of tiles are computed. */
  readonly owner: Int32Array;
  readonly list: readonly DrawnCell[];
  /** The colours of pieces. */
  colours: readonly Rgb[] = [];
  private readonly layers: Layers;
  /** Whether a removed tile stays until another one covers it, as in a crossfade. */
  private readonly crossfades: boolean;

  constructor({ cells, crossfades = false }: Pick<Board, 'cells' | 'crossfades'>, layers: Layers) {
    const count = cells.length;
    [this.layers, this.crossfades] = [layers, crossfades];
    this.owner = new Int32Array(count).fill(-1);
    this.list = Array.from({ length: count }, () => new DrawnCell());
  }

  /** The opacity of the tile on a cell, 0 to 1; 0 while it is in flight. */
  opacity(cell: number): number {
    const { isInFlight, solidity, left } = this.list[cell]!;
    return this.owner[cell]! < 0 || isInFlight ? 0 : smooth(solidity) * left;
  }

  /** Whether a tile visibly lies on a cell, and whether tiles do on all. */
  isLaid(cell: number): boolean {
    return this.opacity(cell) > 0.5;
  }

  get isFull(): boolean {
    return this.list.every((_, cell) => this.isLaid(cell));
  }

  /** The opacity of the removed tile on a cell, 0 to 1: less where another one lies. */
  removedOpacity(cell: number): number {
    const opacity = this.opacity(cell);
    const covered = this.crossfades ? opacity ** 3 : opacity;
    return smooth(this.list[cell]!.removed.solidity) * (1 - covered);
  }

  /** How long until a tile may begin to fade in on all of its cells, in ms. */
  waitOf(cells: ArrayLike<number>, now: number): number {
    let wait = 0;
    for (let i = 0; i < cells.length; i++)
      wait = Math.max(wait, this.list[cells[i]!]!.freeAt - now);
    return wait;
  }

  /** Begins to fade out the tile on a cell, unless a more opaque one fades there; returns whether it did. */
  fadeOut(cell: number): boolean {
    const { removed, colour, isNamed, solidity } = this.list[cell]!;
    const opacity = smooth(solidity);
    if (opacity <= this.removedOpacity(cell)) return false;
    removed.colour = colour;
    removed.isNamed = isNamed;
    removed.solidity = solidity;
    return true;
  }

  /** Leaves a trace of the tile that flies from a cell, so that no hole is seen there until another one lands. */
  leaveTrace(cell: number): void {
    if (this.fadeOut(cell))
      Object.assign(this.list[cell]!.removed, { isNamed: false, solidity: TRACE });
  }

  /** Draws a tile that has landed on the cells that are still its own, or on the one that it came to in a swap. */
  land({ tile, solidity, cells }: Flight): void {
    if (tile < 0) {
      this.list[cells[0]!]!.isInFlight = false;
      return this.paint(cells[0]!);
    }
    for (const cell of cells) {
      if (solidity > 0 && this.owner[cell] === tile) this.list[cell]!.solidity = solidity;
    }
    for (let cell = 0; cell < this.owner.length; cell++) {
      if (this.owner[cell] !== tile) continue;
      this.list[cell]!.isInFlight = false;
      this.paint(cell);
    }
  }

  /**
   * Fades in tiles that lie, and fades out removed ones.
   *
   * @param repaint whether all cells are painted, changed or not
   * @returns whether any tile still fades
   */
  settle({ elapsed, pace }: Frame, repaint: boolean): boolean {
    const gain = elapsed / settleTime(pace);
    let isAny = false;
    for (let cell = 0; cell < this.list.length; cell++) {
      const drawn = this.list[cell]!;
      const { solidity, removed } = drawn;
      const most = drawn.isInFlight ? 0 : 1;
      const fadesIn = this.owner[cell]! >= 0 && solidity < most;
      if (fadesIn) drawn.solidity = Math.min(most, solidity + gain);
      // Below a tile that is about to land, it stays until then.
      const stays = drawn.isInFlight || (this.crossfades && fadesIn);
      const fadesOut = removed.solidity > 0 && !stays;
      if (fadesOut) removed.solidity = Math.max(0, removed.solidity - elapsed / FADE_OUT);
      if (fadesIn || fadesOut) isAny = true;
      if (fadesIn || fadesOut || repaint) this.paint(cell);
    }
    return isAny;
  }

  /** Paints a cell: its tile over the removed one over the open cell. */
  paint(cell: number): void {
    this.cover(cell);
    const { colour } = this.list[cell]!.removed;
    this.colourCell(this.layers.fading, cell, colour, this.removedOpacity(cell));
  }

  /** Draws the tile on a cell, and the open cell as far as it is lit and shows through. */
  private cover(cell: number): void {
    const opacity = this.opacity(cell);
    const { colour, lit } = this.list[cell]!;
    const open = (1 - opacity) * (1 - this.removedOpacity(cell));
    this.layers.open.colour(cell, WHITE, open * lit);
    this.colourCell(this.layers.settled, cell, colour, opacity);
  }

  private colourCell(mesh: CellMesh, cell: number, colour: number, opacity: number): void {
    if (opacity === 0) mesh.hide(cell);
    else mesh.colour(cell, this.colours[colour]!, opacity);
  }
}
