import { idOf, kindOf, stepOf, type Kind, type Step } from '../run/step.ts';

/** Two cells exchange their blocks. */
export const SWAP = 0;
/** A cell comes to another block, or from none, or to none. */
export const ASSIGN = 1;
/** A swap of two cells is considered, and not made. */
const REFUSE = 2;
/** Nothing leads on from here, so all begins anew. */
export const RESTART: Step = 3;
/** Nothing leads on from here, and that is the end. */
export const STUCK: Step = 4;
/** Every block is connected and has its size. */
export const DONE: Step = 5;

/** The kinds of events of a generation. */
export const generationKinds: readonly Kind[] = [
  { name: 'swap', isNumbered: true },
  { name: 'assign', isNumbered: true },
  { name: 'refuse', isNumbered: false },
  { name: 'restart', isNumbered: false, isMilestone: true },
  { name: 'stuck', isNumbered: false, isMilestone: true },
  { name: 'done', isNumbered: false, isMilestone: true },
];

/** The swap of two cells of a frame with so many. */
export const swapOf = (one: number, other: number, cells: number): Step =>
  stepOf(SWAP, one * cells + other);

/** A swap of two cells that is considered, and not made. */
export const refusalOf = (one: number, other: number, cells: number): Step =>
  stepOf(REFUSE, one * cells + other);

export const isSwap = (event: Step): boolean => kindOf(event) === SWAP;
export const isAssignment = (event: Step): boolean => kindOf(event) === ASSIGN;
export const isRefusal = (event: Step): boolean => kindOf(event) === REFUSE;

/** The two cells that a swap, or its refusal, is about. */
export const pairIn = (event: Step, cells: number): readonly [number, number] => [
  Math.floor(idOf(event) / cells),
  idOf(event) % cells,
];

/**
 * A cell goes from a block to another, of so many; −1 is none. The event has the sum of the two, so
 * it is its own inverse.
 */
export const assignmentOf = (cell: number, from: number, to: number, blocks: number): Step =>
  stepOf(ASSIGN, cell * 2 * blocks + from + to + 2);

/** The cell of an assignment, and the sum of its two blocks. */
export function assignmentIn(event: Step, blocks: number): { cell: number; sum: number } {
  const id = idOf(event);
  return { cell: Math.floor(id / (2 * blocks)), sum: (id % (2 * blocks)) - 2 };
}
