import { RasterView, type Look } from '../../teach/tree/rasterView.ts';
import type { Problem } from '../../solve/problem.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import { END, IMAGE, kindOf, PLACE, SOLUTION } from '../../solve/step.ts';
import { fates, type Fate, type Interval, type TreeRaster } from '../../teach/tree/treeRaster.ts';

/** The most steps that are followed. */
export const MOST = 300;

interface Branch {
  readonly tried: number;
  readonly listed: number;
}

/** A node as a search shows it; left at Infinity if it was not. */
interface Node {
  readonly level: number;
  readonly share: Interval;
  readonly entered: number;
  left: number;
  fate: Fate;
}

/** The nodes after a step and all its ticks. */
interface Visit {
  readonly step: number;
  readonly branches: readonly Branch[];
  readonly progress: number;
}

/** Follows a search, and multiplies its branches. */
export function follow(problem: Problem, search: Search) {
  const solver = startSearch(problem, search, 'steps');
  const root: Node = {
    level: 0,
    share: { begin: 0, end: 1 },
    entered: 0,
    left: Infinity,
    fate: 'vain',
  };
  const nodes = [root];
  const path = [root];
  const moments: Visit[] = [];
  const branches = (): Branch[] =>
    Array.from({ length: solver.depth }, (_, level) => ({
      tried: solver.triedAt(level),
      listed: solver.listedAt(level),
    }));
  let moment: Visit = { step: 0, branches: [], progress: 0 };
  for (;;) {
    moment = { step: solver.steps, branches: branches(), progress: solver.progress() };
    const event = solver.step();
    const kind = event === END ? END : kindOf(event);
    if (kind === SOLUTION || kind === IMAGE) {
      for (const node of path) node.fate = 'fruitful';
      path.at(-1)!.fate = kind === SOLUTION ? 'solution' : 'image';
      continue;
    }
    moments.push(moment);
    if (kind === END || solver.steps > MOST) break;
    if (kind === PLACE) {
      if (path.at(-1)!.fate !== 'fruitful') path.at(-1)!.fate = 'vain';
      const share = shareOf(branches());
      const node: Node = {
        level: path.length,
        share,
        entered: solver.steps,
        left: Infinity,
        fate: 'failed',
      };
      nodes.push(node);
      path.push(node);
    } else path.pop()!.left = solver.steps;
  }
  return { nodes, moments };
}

/** The share of a node: that of its parent, divided evenly. */
function shareOf(branches: readonly Branch[]): Interval {
  let [begin, end] = [0, 1];
  for (const { tried, listed } of branches) {
    const each = (end - begin) / listed;
    const from = begin + each * (tried - 1);
    if (tried < listed) end = begin + each * tried;
    begin = from;
  }
  return { begin, end };
}

/** The contents of all pixels of a raster at a moment. */
export function pixelsOf(raster: TreeRaster, moment: Visit): string[] {
  const view = new RasterView(raster, moment);
  const pixels: string[] = [];
  for (let level = 0; level < raster.levels; level++)
    for (let column = 0; column < raster.columns; column++) {
      const pixel = view.at(level, column);
      if (pixel) pixels.push(`${level} ${column} ${pixel.look} ${pixel.step}`);
    }
  return pixels;
}

/** The same by brute force: every node, in every column that it has a part of. */
export function bruteForce(
  raster: Pick<TreeRaster, 'columns' | 'levels'>,
  nodes: readonly Node[],
  { step, progress }: Visit,
  part: Interval = { begin: 0, end: 1 },
): string[] {
  const pixels: string[] = [];
  const { columns } = raster;
  const scaled = (share: number): number =>
    ((share - part.begin) / (part.end - part.begin)) * columns;
  const now = Math.max(0, Math.min(columns - 1, Math.floor(scaled(progress))));
  for (let level = 0; level < raster.levels; level++) {
    const row = nodes.filter((node) => node.level === level && node.entered <= step);
    for (let column = 0; column < columns; column++) {
      const here = row.filter(
        ({ share }) => scaled(share.begin) < column + 1 && scaled(share.end) > column,
      );
      if (here.length === 0) continue;
      const isPath = here.some(({ left }) => left > step);
      const best = Math.max(...here.map(({ fate }) => fates.indexOf(fate)));
      const like = isPath ? here : here.filter(({ fate }) => fate === fates[best]);
      const look: Look = isPath ? (column > now ? 'ahead' : 'path') : fates[best]!;
      pixels.push(`${level} ${column} ${look} ${Math.min(...like.map(({ entered }) => entered))}`);
    }
  }
  return pixels;
}
