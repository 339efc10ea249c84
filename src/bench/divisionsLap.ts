import { boxOf, sizedFrame } from '../generate/sizes.ts';
import { divisionsOf } from '../generate/uniform/divisions.ts';

/** How long a sweep takes in a process of its own, which has swept nothing yet, and how much memory. */
export interface Lap {
  readonly count: number;
  readonly seconds: number;
  readonly megabytes: number;
}

/** Counts the divisions of n × n cells into n blocks of n. */
function run(n: number): Lap {
  const board = boxOf(n, n);
  const sized = 'code' in board ? board : sizedFrame(board, n);
  if ('code' in sized) throw new Error(sized.code);
  const before = performance.now();
  const found = divisionsOf(sized.frame, sized.sizes);
  if ('code' in found) throw new Error(found.code);
  const seconds = (performance.now() - before) / 1000;
  return { count: Number(found.count), seconds, megabytes: process.resourceUsage().maxRSS / 1024 };
}

process.send!(run(Number(process.argv[2])));
