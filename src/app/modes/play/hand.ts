import { refusalAt } from '../../../game/refusal.ts';
import type { Point } from '../../../puzzle/lattices/index.ts';
import { lattices } from '../../../puzzle/lattices/index.ts';
import type { Problem } from '../../../solve/problem.ts';
import { fits, stateAfter } from '../../../solve/state.ts';
import type { PieceRefused } from '../../../teach/moment/explanation.ts';
import type { Grip, HeldPiece, WaitingPiece } from '../../../ui/play/model.ts';
import type { BoardView } from '../../../view/board/boardView.ts';
import type { Transform } from '../../../view/board/look.ts';
import type { Pose } from '../../../view/pieces/pose.ts';
import { Snapping, type Way } from './snapping.ts';

/** How much larger a piece is that a finger holds, and how far above the finger, in cell widths. */
const UNDER_FINGER = { size: 1.12, above: 1.4 };

/** A piece in the hand. */
interface Held extends Way {
  readonly piece: number;
  /** Its middle on the page, in CSS pixels. */
  readonly at: Point;
  /** The placement from which it was taken; undefined if it waited beside the board. */
  readonly from: number | undefined;
  /** From the pointer to its middle, in CSS pixels. */
  readonly grip: Point;
  readonly isUnderFinger: boolean;
  /** The cell that it is to cover; undefined while a pointer moves it. */
  readonly cell: number | undefined;
  /** Why it can lie on that cell in no way at all; undefined if it can. */
  readonly refusal: PieceRefused | undefined;
}

/** A person's hand: the piece in it, and where that would lie. */
export class Hand {
  private readonly problem: Problem;
  private readonly view: BoardView;
  private held: Held | undefined;
  /** The placements that lie, but for the one in the hand. */
  lying: readonly number[] = [];
  private place: Transform = { x: 0, y: 0, cell: 1 };
  /** Whether the piece is not drawn yet, as it is still on its way off the board. */
  private isDue = false;
  private readonly snapping: Snapping;

  constructor(problem: Problem, view: BoardView) {
    [this.problem, this.view] = [problem, view];
    this.snapping = new Snapping(problem, view.remaining!.shapes, view.layout.board);
  }

  /** Notes where the board is drawn now. */
  set boardAt(place: Transform) {
    this.place = place;
    if (this.held) this.draw();
  }

  /** The piece that is held, and the placement from which it was taken, if it was. */
  get now(): Pick<Held, 'piece' | 'from'> | undefined {
    return this.held;
  }

  /** What is shown of the piece in the hand. */
  get shown(): HeldPiece | undefined {
    if (!this.held) return undefined;
    const { piece, from, cell, refusal } = this.held;
    const at = this.middle;
    return {
      piece,
      at,
      cell,
      refusal,
      isLifted: from !== undefined,
      placement: this.target,
      canFlip: this.canFlip,
      canTurn: this.canTurn,
    };
  }

  /** The pieces that wait beside the board, each once. */
  get waiting(): readonly WaitingPiece[] {
    const { remaining } = this.view;
    if (!remaining) return [];
    return [...this.problem.puzzle.pieces.keys()].flatMap((piece) => {
      const copy = remaining.nextOf(piece);
      const { hasRoom } = remaining.seats;
      return copy === undefined
        ? []
        : [{ piece, box: hasRoom ? remaining.seats.boxOf(copy) : undefined }];
    });
  }

  /** The placement where the piece would lie; undefined if it fits nowhere near. */
  get target(): number | undefined {
    const { held, snapping } = this;
    if (!held) return undefined;
    if (held.cell !== undefined) return this.over(held.cell)?.placement;
    return snapping.nearest(held.piece, held, this.onBoard(held.at), this.fitting());
  }

  /** What would lie if the piece were laid; undefined if it fits nowhere near. */
  get ahead(): readonly number[] | undefined {
    const { target } = this;
    return target === undefined ? undefined : [...this.lying, target];
  }

  private over(cell: number) {
    const held = this.held!;
    return this.snapping.over(held.piece, held, cell, this.fitting());
  }

  /** Whether a placement fits beside those that lie. */
  private fitting(): (placement: number) => boolean {
    const state = stateAfter(this.problem, Int32Array.from(this.lying));
    return (placement) => fits(state, placement);
  }

  /**
   * Takes a piece that waits, as it lies there.
   *
   * @param lying the placements that lie
   * @returns whether one is left
   */
  take(piece: number, grip: Grip | undefined, lying: readonly number[]): boolean {
    const { remaining } = this.view;
    const copy = remaining?.nextOf(piece);
    if (copy === undefined) return false;
    const { hasRoom, list } = remaining!.seats;
    // Without a seat it is held by its middle, as it is drawn in the puzzle.
    const [x, y] = grip?.at ?? [this.place.x, this.place.y];
    // On its way to its seat it is pointed at there, and held as it is to lie there.
    const seat = hasRoom ? list[copy]!.to : { x, y, size: 1, angle: 0, front: 1 };
    return this.takeFrom(seat, piece, grip, lying);
  }

  private takeFrom(
    { x, y, size, angle, front }: Pose,
    piece: number,
    grip: Grip | undefined,
    lying: readonly number[],
  ): true {
    const { at, isFinger } = grip ?? { at: [x, y], isFinger: false };
    // The point at which it is held stays there as it grows.
    const scale = this.place.cell / size;
    const offset: Point = [(x - at[0]) * scale, (y - at[1]) * scale];
    this.lying = lying;
    this.hold(
      { piece, angle, front: front < 0 ? -1 : 1, from: undefined },
      { at, isFinger },
      offset,
    );
    return true;
  }

  /** Takes a piece off the board, as it lies there. */
  lift(placement: number, grip: Grip | undefined, lying: readonly number[]): void {
    const { x, y, angle, front } = this.snapping.poseOf(placement);
    const { cell, x: left, y: top } = this.place;
    const middle: Point = [left + x * cell, top + y * cell];
    const { at, isFinger } = grip ?? { at: middle, isFinger: false };
    const piece = this.problem.placements.piece[placement]!;
    this.lying = lying.filter((one) => one !== placement);
    const offset: Point = [middle[0] - at[0], middle[1] - at[1]];
    this.hold({ piece, angle, front, from: placement }, { at, isFinger }, offset);
  }

  /** Moves the piece with the pointer. */
  move(at: Point): void {
    if (!this.held) return;
    const { grip } = this.held;
    this.held = {
      ...this.held,
      cell: undefined,
      refusal: undefined,
      at: [at[0] + grip[0], at[1] + grip[1]],
    };
    this.draw();
  }

  /** Moves the piece over a cell, which it is to cover. */
  aim(cell: number): void {
    if (!this.held) return;
    const refusal = refusalAt(this.problem, this.lying, cell, this.held.piece);
    this.held = { ...this.held, cell, refusal, isUnderFinger: false };
    this.draw();
  }

  /** Turns the piece clockwise, or counterclockwise if negative, as far as its lattice has it. */
  turn(by: 1 | -1): void {
    if (!this.held || !this.canTurn) return;
    const { turns } = lattices[this.problem.puzzle.lattice];
    this.held = { ...this.held, angle: this.held.angle + (by * 2 * Math.PI) / turns };
    this.draw();
  }

  /** Flips the piece about its upright axis. */
  flip(): void {
    if (!this.held || !this.canFlip) return;
    this.held = { ...this.held, angle: -this.held.angle, front: -this.held.front };
    this.draw();
  }

  /** Lets the piece go. */
  release(): void {
    this.held = undefined;
    this.view.remaining?.hold(undefined);
  }

  /** To be called in each frame, after the board was drawn. */
  frame(): void {
    if (this.isDue) this.draw();
  }

  private draw(): void {
    const { held, view } = this;
    const copy = held && view.remaining?.nextOf(held.piece);
    this.isDue = held !== undefined && copy === undefined;
    if (!held || copy === undefined) return;
    const at = this.middle;
    const { angle, front, isUnderFinger } = held;
    const size = this.place.cell * (isUnderFinger ? UNDER_FINGER.size : 1);
    view.remaining!.hold({ copy, pose: { x: at[0], y: at[1], angle, front, size } });
  }

  /** The middle of the piece on the page, in CSS pixels. */
  private get middle(): Point {
    const { at, cell } = this.held!;
    if (cell === undefined) return at;
    const [x, y] = this.over(cell)?.middle ?? this.view.layout.board.sites[cell]!.middle;
    const { cell: width, x: left, y: top } = this.place;
    return [left + x * width, top + y * width];
  }

  private get canTurn(): boolean {
    return this.freedom === 'free' || this.freedom === 'one-sided';
  }

  private get canFlip(): boolean {
    return this.freedom === 'free';
  }

  private get freedom() {
    return this.held && this.problem.puzzle.pieces[this.held.piece]!.freedom;
  }

  private hold(
    piece: Pick<Held, 'piece' | 'angle' | 'front' | 'from'>,
    { at, isFinger }: Grip,
    offset: Point,
  ): void {
    // A finger does not hide what it holds.
    const grip: Point = isFinger ? [0, -UNDER_FINGER.above * this.place.cell] : offset;
    this.held = {
      ...piece,
      cell: undefined,
      refusal: undefined,
      grip,
      isUnderFinger: isFinger,
      at: [at[0] + grip[0], at[1] + grip[1]],
    };
    this.draw();
  }

  private onBoard([x, y]: Point): Point {
    const { cell, x: left, y: top } = this.place;
    return [(x - left) / cell, (y - top) / cell];
  }
}
