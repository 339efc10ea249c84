import type { Side } from '../../../teach/merged/cuts.ts';
import type { MergedNode } from '../../../teach/merged/mergedTree.ts';

/** A node of a merged tree in a picture: as wide as its share of all placements, below its parent. */
export interface Slab {
  readonly node: MergedNode;
  readonly parent: Slab | undefined;
  /** Its left edge and its width, as shares of the picture. */
  readonly x: number;
  readonly width: number;
  readonly level: number;
}

/** The least width of what is drawn. */
const LEAST = 1 / 1500;

/** Lays out the nodes of a merged tree that can be seen, each after its parent. */
export function icicle(root: MergedNode): readonly Slab[] {
  const slabs: Slab[] = [];
  /** Lays out a node, and returns its right edge, or its left one if it cannot be seen. */
  const lay = (node: MergedNode, x: number, parent: Slab | undefined): number => {
    const width = root.size === 0 ? 1 : node.size / root.size;
    if (parent && width < LEAST) return x;
    const slab: Slab = { node, parent, x, width, level: parent ? parent.level + 1 : 0 };
    slabs.push(slab);
    let from = x;
    for (const child of node.children) from = lay(child, from, slab);
    return x + width;
  };
  lay(root, 0, undefined);
  return slabs;
}

/** The placements below a slab that have no slabs of their own: those of both searches, or of one alone. */
export interface Rest extends Pick<Slab, 'x' | 'width' | 'level'> {
  readonly only: Side | undefined;
}

/** The placements below a node: of the merged tree, and of each search. */
function below({ placement, only, placements, size }: MergedNode): [number, number, number] {
  const own = placement === undefined ? 0 : 1;
  const [first, second] = placements;
  return [size - own, first - (only === 1 ? 0 : own), second - (only === 0 ? 0 : own)];
}

/** What is too narrow for slabs of its own, together, on the right of the slabs below a slab. */
export function restsOf(slabs: readonly Slab[]): readonly Rest[] {
  const root = slabs[0]!.node;
  const left = new Map(slabs.map((slab) => [slab, below(slab.node)] as const));
  for (const { node, parent } of slabs) {
    if (!parent) continue;
    const [size, first, second] = left.get(parent)!;
    const [one, other] = node.placements;
    left.set(parent, [size - node.size, first - one, second - other]);
  }
  return [...left].flatMap(([{ x, width, level }, [size, first, second]]) => {
    let from = x + width - size / root.size;
    const parts = [
      { only: undefined, of: first + second - size },
      { only: 0, of: size - second },
      { only: 1, of: size - first },
    ] as const;
    return parts.flatMap(({ only, of }): Rest[] => {
      if (of === 0) return [];
      from += of / root.size;
      return [{ only, x: from - of / root.size, width: of / root.size, level: level + 1 }];
    });
  });
}

/** The placements that lead to a slab. */
export function pathTo({ node, parent }: Slab): readonly number[] {
  const before = parent ? pathTo(parent) : [];
  return node.placement === undefined ? before : [...before, node.placement];
}

/** The slab at a place of the picture, down to a level. */
export function slabAt(slabs: readonly Slab[], x: number, level: number): Slab {
  const above = slabs.filter((one) => one.level <= level && x >= one.x && x < one.x + one.width);
  return above.reduce((best, one) => (one.level > best.level ? one : best), slabs[0]!);
}

/** The slab to which an arrow key leads: the parent, the widest child, or the next one of the level. */
export function nextSlab(slabs: readonly Slab[], now: Slab, key: string): Slab | undefined {
  if (key === 'ArrowUp') return now.parent;
  if (key === 'ArrowDown') {
    const children = slabs.filter(({ parent }) => parent === now);
    return children.toSorted((one, other) => other.width - one.width)[0];
  }
  const row = slabs.filter(({ level }) => level === now.level);
  return row[row.indexOf(now) + (key === 'ArrowLeft' ? -1 : 1)];
}
