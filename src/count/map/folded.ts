import type { Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import { imageOf, keyOf } from '../asked/images.ts';
import type { Link } from './links.ts';

/** Solutions with all their images, each once: a solution is followed by those that are not listed before. */
export function withImages(
  problem: Problem,
  solutions: readonly (readonly number[])[],
): (readonly number[])[] {
  const all = symmetries(problem);
  const found = new Map<string, readonly number[]>();
  for (const solution of solutions)
    for (const symmetry of all) {
      const image = imageOf(symmetry, solution);
      const key = keyOf(image);
      if (!found.has(key)) found.set(key, image);
    }
  return [...found.values()];
}

/** Solutions that are images of each other as one. */
interface Folded {
  /** How many classes of images there are. */
  readonly classes: number;
  /** The links between classes: there is one where some solutions of both are linked. */
  readonly links: readonly Link[];
  /** The number of links from a solution to an image of itself, which join no classes. */
  readonly own: number;
}

/** Folds a map of all solutions by the symmetries of their problem. */
export function folded(
  problem: Problem,
  solutions: readonly (readonly number[])[],
  links: readonly Link[],
): Folded {
  const others = symmetries(problem).slice(1);
  const numbers = new Map(solutions.map((solution, number) => [keyOf(solution), number]));
  const classOf = new Int32Array(solutions.length).fill(-1);
  let classes = 0;
  for (const [number, solution] of solutions.entries()) {
    if (classOf[number]! >= 0) continue;
    classOf[number] = classes;
    for (const symmetry of others)
      classOf[numbers.get(keyOf(imageOf(symmetry, solution)))!] = classes;
    classes++;
  }
  const found = new Set<number>();
  let own = 0;
  for (const link of links) {
    const [one, other] = [classOf[link[0]]!, classOf[link[1]]!];
    if (one === other) own++;
    else found.add(Math.min(one, other) * classes + Math.max(one, other));
  }
  return {
    classes,
    links: [...found].map((link): Link => [Math.floor(link / classes), link % classes]),
    own,
  };
}
