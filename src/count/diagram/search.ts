import type { PlainInstance } from '../plan/instanceBuilder.ts';
import { passCovered } from '../sweep/frontierGraph.ts';
import { DeadRegions } from '../sweep/frontiers.ts';
import { allPieces, LACKING, RemainingPieces } from '../sweep/remainingPieces.ts';

/** Options tried between two interruptions. */
const SLICE = 2 ** 12;

/**
 * Searches for the solutions of an instance that its diagram has, in the same order, in next to no memory. Yields the
 * placements of each, a list that is reused; and undefined now and then, so that the search can be interrupted.
 */
export function* searched({
  instance,
  placementOf,
}: PlainInstance): Generator<readonly number[] | undefined, void, undefined> {
  const { firstOption, masks, width, kind, placeable, weight } = instance;
  const cells = weight.length;
  const deadRegions = new DeadRegions(instance);
  const remaining = new RemainingPieces(instance);
  const path: number[] = [];
  // Depth → first open cell, multiset left, next option, and the cells after the first one that are covered.
  const cellAt = [0];
  const multisetAt = [remaining.numberOf(allPieces(instance))];
  const optionAt = [0];
  const words = [new Int32Array(width)];
  const union = new Int32Array(width);
  const isCovered = (multiset: number): boolean => remaining.requiredCount[multiset] === 0;
  if (cells === 0) {
    if (isCovered(multisetAt[0]!)) yield path;
    return;
  }
  for (let tried = 1; ; tried++) {
    if (tried % SLICE === 0) yield undefined;
    const depth = path.length;
    const cell = cellAt[depth]!;
    const option = optionAt[depth]!;
    if (option === firstOption[cell + 1]) {
      if (depth === 0) return;
      path.pop();
      continue;
    }
    optionAt[depth] = option + 1;
    const covered = words[depth]!;
    let clash = 0;
    for (let i = 0; i < width; i++) {
      clash |= covered[i]! & masks[option * width + i]!;
      union[i] = covered[i]! | masks[option * width + i]!;
    }
    if (clash !== 0) continue;
    const before = multisetAt[depth]!;
    const after = remaining.next[kind[option]!]!;
    const multiset = after[before]! || remaining.computeNext(before, kind[option]!);
    if (multiset === LACKING) continue;
    const target = (words[depth + 1] ??= new Int32Array(width));
    const next = cell + passCovered(union, target);
    if (next === cells) {
      if (!isCovered(multiset)) continue;
      path.push(placementOf[option]!);
      yield path;
      path.pop();
      continue;
    }
    if ((remaining.required[multiset]! & ~placeable[next]!) !== 0) continue;
    if (deadRegions.isDead(next, target)) continue;
    path.push(placementOf[option]!);
    cellAt[depth + 1] = next;
    multisetAt[depth + 1] = multiset;
    optionAt[depth + 1] = firstOption[next]!;
  }
}
