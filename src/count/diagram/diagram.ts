/**
 * A decision diagram: a graph without cycles whose paths, from the root to the end, stand for solutions one to one.
 * Solutions that continue alike share nodes, so a diagram is small where solutions are many.
 *
 *     root ──X──▶ ○ ──L──▶ ○ ──I──▶ end        an edge is a choice, such as a placement, in the order of
 *      └────P──▶ ○ ──L──▶ ─┘                   the choices of its node
 *
 * The end is node 0, the root is the last node, and edges lead to smaller numbers.
 */
export interface Diagram {
  /** Node → its first edge; one longer. */
  readonly first: Int32Array;
  /** Edge → the node it leads to. */
  readonly to: Int32Array;
  /** Edge → its choice. */
  readonly label: Int32Array;
}

/** Label → 1 if its edges may be used, else 0; all may be, if left out. */
export type Allowed = Uint8Array | undefined;

export const rootOf = ({ first }: Diagram): number => first.length - 2;

const withoutEdges = (nodes: number): Diagram => ({
  first: new Int32Array(nodes + 1),
  to: new Int32Array(0),
  label: new Int32Array(0),
});

/** The root is the end: a single path, without choices. */
export const EMPTY_PATH = withoutEdges(1);
/** No path leads from the root to the end. */
export const NO_PATH = withoutEdges(2);

/** Bytes of all lists. */
export const bytesOfDiagram = ({ first, to, label }: Diagram): number =>
  first.byteLength + to.byteLength + label.byteLength;
