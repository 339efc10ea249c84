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
  const lay = (node: MergedNode, x: number, parent: Slab | undefined): void => {
    const width = root.size === 0 ? 1 : node.size / root.size;
    if (parent && width < LEAST) return;
    const slab: Slab = { node, parent, x, width, level: parent ? parent.level + 1 : 0 };
    slabs.push(slab);
    let from = x;
    for (const child of node.children) {
      lay(child, from, slab);
      from += child.size / root.size;
    }
  };
  lay(root, 0, undefined);
  return slabs;
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
