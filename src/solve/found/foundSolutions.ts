import { restrict } from '../symmetry/hold.ts';
import type { Problem } from '../problem.ts';
import type { Search } from '../search.ts';
import type { SearchMark } from '../played/searchProcess.ts';
import { idOf, IMAGE, kindOf, PLACE, REMOVE, SOLUTION, stepOf, type Step } from '../step.ts';
import { symmetries, type Symmetry } from '../symmetry/symmetry.ts';
import { FullBoards } from './fullBoards.ts';
import { Orbits } from './orbits.ts';

/** A part of a search: its first mark, its events, and the steps of its solutions. */
interface Stretch {
  readonly start: unknown;
  readonly events: Int32Array;
  readonly milestones: readonly number[];
}

/** The numbers of solutions, and of uncounted images, that are images of each other. */
export interface Orbit {
  readonly solutions: readonly number[];
  readonly images: readonly number[];
}

/**
 * The solutions that a search has found so far, sorted into images of each other. After a search was
 * resumed from a mark, only those found since.
 */
export class FoundSolutions {
  /** The number of the first solution here, counted from 0: that of solutions before the search was resumed. */
  before = 0;
  /** The step from which the search was resumed; 0 if it was not. */
  since = 0;
  /** The solutions in the order found. */
  readonly solutions: FullBoards;
  /** The images of solutions that do not count, in the order reached. */
  readonly images: FullBoards;
  private readonly problem: Problem;
  private readonly search: Pick<Search, 'unique' | 'hold'>;
  /** Made on first use, since the symmetries of a large puzzle take a while. */
  private madeSorter: Orbits | undefined;
  /** The numbers of solutions, and of images, sorted into orbits so far. */
  private sorted = 0;
  private assigned = 0;
  /** Orbit → the images in it. */
  private readonly imagesOf: number[][] = [];
  private hasBegun = false;

  /** @param most the most placements kept of solutions, and as many of images */
  constructor(problem: Problem, search: Pick<Search, 'unique' | 'hold'>, most?: number) {
    this.problem = problem;
    this.search = search;
    this.solutions = new FullBoards(most);
    this.images = new FullBoards(most);
  }

  get isComplete(): boolean {
    return this.before === 0 && !this.isCut;
  }

  /** Whether there were more solutions than are kept. */
  get isCut(): boolean {
    return this.solutions.total > this.solutions.kept;
  }

  /** Adds the full boards of a part of the search; parts come in order. */
  add({ start, events, milestones }: Stretch): void {
    if (!this.hasBegun) this.begin(start as SearchMark);
    const hasImages = this.search.unique && events.includes(stepOf(IMAGE, 0));
    if (milestones.length === 0 && !hasImages) return;
    const mark = start as SearchMark;
    const path = new Int32Array(this.problem.cells.length);
    path.set(mark.path);
    let depth = mark.path.length;
    let step = mark.steps;
    for (let i = 0; i < events.length; i++) {
      const event = events[i]!;
      const kind = kindOf(event);
      if (kind === PLACE) path[depth++] = idOf(event);
      else if (kind === REMOVE) depth--;
      else this.note(event, step, path.subarray(0, depth));
      if (kind === PLACE || kind === REMOVE) step++;
    }
  }

  /** Adds the full board that an event reports, if it reports one. */
  note(event: Step, step: number, path: ArrayLike<number>): void {
    const kind = kindOf(event);
    if (kind === SOLUTION) this.solutions.add(step, path);
    else if (kind === IMAGE) this.images.add(step, path);
  }

  /** The number of the first kept solution of which a full board is an image. */
  solutionLike(path: ArrayLike<number>): number | undefined {
    const orbits = this.sort();
    const orbit = orbits.find(path);
    return orbit === undefined ? undefined : this.before + orbits.members[orbit]![0]!;
  }

  /** The most full boards that may be images of each other; 1 if none are. */
  get order(): number {
    return this.sorter.order;
  }

  /** The orbits among the first solutions and images, up to these numbers of them. */
  orbits(solutions: number, images: number): readonly Orbit[] {
    const orbits = this.sort();
    const before = (boards: readonly number[], end: number): readonly number[] =>
      boards.length === 0 || boards.at(-1)! < end ? boards : boards.filter((board) => board < end);
    const found: Orbit[] = [];
    for (const [orbit, members] of orbits.members.entries()) {
      if (members[0]! >= solutions) break;
      const reached = before(this.imagesOf[orbit] ?? [], images);
      found.push({ solutions: before(members, solutions), images: reached });
    }
    return found;
  }

  /** The step of the nearest solution after a step, or before it; undefined if none is kept. */
  nearest(step: number, direction: 1 | -1): number | undefined {
    const { solutions, before, since } = this;
    const mayBeOthers = direction > 0 && step < since && before > 0;
    if (mayBeOthers) return undefined;
    const board = direction > 0 ? solutions.upTo(step) : solutions.upTo(step - 1) - 1;
    // There may be more between the last one kept and the step.
    const isCertain = direction > 0 || board + 1 < solutions.kept || !this.isCut;
    return isCertain && board >= 0 && board < solutions.kept ? solutions.step(board) : undefined;
  }

  private begin({ solutions, steps }: SearchMark): void {
    this.hasBegun = true;
    this.before = solutions;
    this.since = steps;
  }

  private get sorter(): Orbits {
    const { solutions, problem, search } = this;
    return (this.madeSorter ??= new Orbits(groupOf(problem, search), (board) =>
      solutions.path(board),
    ));
  }

  private sort(): Orbits {
    const { solutions, images, imagesOf } = this;
    const orbits = this.sorter;
    while (this.sorted < solutions.kept) orbits.add(this.sorted++);
    for (; this.assigned < images.kept; this.assigned++) {
      const orbit = orbits.find(images.path(this.assigned));
      if (orbit !== undefined) (imagesOf[orbit] ??= []).push(this.assigned);
    }
    return orbits;
  }
}

/** The symmetries by which solutions are compared: the identity alone if a held piece breaks them. */
function groupOf(
  problem: Problem,
  { unique, hold }: Pick<Search, 'unique' | 'hold'>,
): readonly Symmetry[] {
  const group = unique ? restrict(problem, unique, hold).group : [];
  if (group.length > 0) return group;
  const all = symmetries(problem);
  return unique ? all.slice(0, 1) : all;
}
