import type { Problem } from '../../solve/problem.ts';
import { bytesOfDiagram } from './diagram.ts';
import { Layers } from './layers.ts';
import type { Reach } from './listing.ts';
import { PathOrbits } from './orbits.ts';
import { partsOf } from './parts.ts';
import { Paths } from './paths.ts';
import { within } from './progress.ts';
import { type Drawn, Solutions } from './solutions.ts';

/**
 * Makes the diagrams of all solutions of a problem. Yields the share of the parts that are done, 0 to 1; returns how far
 * the layers came if they take more memory.
 *
 * @param memory bytes that layers and diagrams may take, about
 * @param isConditioned whether conditions will be set: then each image of a part gets paths of its own
 */
export function* solutionsOf(
  problem: Problem,
  memory: number,
  isConditioned = false,
): Generator<number, Solutions | Reach, undefined> {
  const parts = partsOf(problem);
  const drawn: Drawn[] = [];
  let left = memory;
  for (const [i, { plain, held, images, stabiliser }] of parts.entries()) {
    const one = plain();
    const of = one.instance.weight.length;
    const layers = new Layers(one);
    const making = layers.make(left);
    while (!making.next().done) yield (i + layers.progress) / parts.length;
    const { diagram, cell: cells } = layers;
    if (!diagram) return { cells, of };
    const share = (i + layers.progress) / parts.length;
    const paths = yield* within(Paths.over(diagram), share, (i + 1) / parts.length);
    left -= bytesOfDiagram(diagram) + (isConditioned ? 1 + images.length : 1) * paths.bytes;
    if (left < 0) return { cells, of };
    const orbits = new PathOrbits(one, stabiliser);
    drawn.push({ diagram, paths, held, images, orbits });
  }
  return Solutions.of(problem, drawn);
}
