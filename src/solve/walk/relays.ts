import { coveredBy, type Problem } from '../problem.ts';
import { subsets } from './subsets.ts';

/** Pieces of a solution that are laid anew: the placements that go, and those that come in their place. */
export interface Relay {
  readonly lifted: readonly number[];
  readonly laid: readonly number[];
}

/**
 * Finds the solutions that differ from a given one by some pieces: it takes these off, and looks for every other way to
 * fill the cells that they leave with the same pieces.
 */
export class Relays {
  private readonly problem: Problem;
  /** Cell × pieces + piece → the placements of the piece whose first cell it is. */
  private readonly beginning: readonly (readonly number[])[];
  /** Cell → whether it is left open. */
  private readonly isOpen: Uint8Array;
  /** Piece → how many of its copies are left to lay. */
  private readonly left: Uint8Array;

  constructor(problem: Problem) {
    const { cells, pieces, placements } = problem;
    const beginning: number[][] = Array.from({ length: cells.length * pieces.length }, () => []);
    for (let placement = 0; placement < placements.count; placement++) {
      const first = placements.cellOf[placements.start[placement]!]!;
      beginning[first * pieces.length + placements.piece[placement]!]!.push(placement);
    }
    this.problem = problem;
    this.beginning = beginning;
    this.isOpen = new Uint8Array(cells.length);
    this.left = new Uint8Array(pieces.length);
  }

  /** Every way to lay exactly so many pieces of a solution anew. */
  *of(solution: readonly number[], many: number): Generator<Relay, void> {
    for (const chosen of subsets(solution.length, many))
      yield* this.instead(chosen.map((at) => solution[at]!));
  }

  /** Every way to lay some placements of a solution anew, none of them as it lies. */
  *instead(lifted: readonly number[]): Generator<Relay, void> {
    const { problem, isOpen, left } = this;
    const cells: number[] = [];
    for (const placement of lifted) cells.push(...coveredBy(problem, placement));
    cells.sort((one, other) => one - other);
    const found: number[][] = [];
    for (const cell of cells) isOpen[cell] = 1;
    for (const placement of lifted) left[problem.placements.piece[placement]!]!++;
    this.complete(cells, 0, lifted, [], found);
    for (const cell of cells) isOpen[cell] = 0;
    for (const placement of lifted) left[problem.placements.piece[placement]!] = 0;
    for (const laid of found) yield { lifted, laid };
  }

  /** Fills the open cells from one on, in every way. */
  private complete(
    cells: readonly number[],
    from: number,
    lifted: readonly number[],
    laid: number[],
    found: number[][],
  ): void {
    const { problem, isOpen, left, beginning } = this;
    let at = from;
    while (at < cells.length && isOpen[cells[at]!] === 0) at++;
    if (at === cells.length) {
      found.push([...laid]);
      return;
    }
    const { start, cellOf, piece } = problem.placements;
    const pieces = problem.pieces.length;
    for (let i = 0; i < lifted.length; i++) {
      const one = piece[lifted[i]!]!;
      // Of several copies the first stands for all.
      if (left[one] === 0 || lifted.findIndex((other) => piece[other] === one) !== i) continue;
      for (const placement of beginning[cells[at]! * pieces + one]!) {
        if (lifted.includes(placement)) continue;
        const [begin, end] = [start[placement]!, start[placement + 1]!];
        let fits = true;
        for (let own = begin; own < end; own++) fits &&= isOpen[cellOf[own]!] === 1;
        if (!fits) continue;
        for (let own = begin; own < end; own++) isOpen[cellOf[own]!] = 0;
        left[one]!--;
        laid.push(placement);
        this.complete(cells, at + 1, lifted, laid, found);
        laid.pop();
        left[one]!++;
        for (let own = begin; own < end; own++) isOpen[cellOf[own]!] = 1;
      }
    }
  }
}
