import { askedHold } from '../../../lag/heldPiece.ts';
import type { Tape } from '../../../play/tape.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import type { SearchMark } from '../../../solve/played/searchProcess.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { Search } from '../../../solve/search.ts';
import { PathLookup, type Situation } from '../../../teach/moment/situation.ts';
import type { Lost } from '../../../ui/status/lost.ts';
import { Mistakes, type StartWorker } from './mistakes.ts';

interface Searched {
  readonly problem: Problem;
  readonly search: Search;
  readonly tape: Pick<Tape<SearchMark>, 'anchorBefore'>;
}

/** The most steps that are followed again to find out when a mistake was made. */
const LONGEST_WAY = 100_000;

/** Tells since which piece no solution is left, at moments of a search on show. */
export class LostSince {
  private readonly searched: Searched;
  private readonly mistakes: Mistakes;
  /** Made when a mistake is first looked up. */
  private paths: PathLookup | undefined;
  /** The mistake that was looked up last, and when it was made. */
  private last: { readonly path: string; readonly step: number } | undefined;

  /** @param changed called once all is known that was asked, or can be known */
  constructor(searched: Searched, start: StartWorker, changed: () => void = () => {}) {
    const { problem, search } = searched;
    this.searched = searched;
    const [text, hold] = [printPuzzle(problem.puzzle), askedHold(problem, search)];
    this.mistakes = new Mistakes({ start, text, hold, changed });
  }

  /** Asks about a path, if about any, and no more about others. */
  ask(path: readonly number[] | undefined): void {
    this.mistakes.ask(path);
  }

  /** Whether it is still being found out. */
  get isAsking(): boolean {
    return this.mistakes.isAsking;
  }

  /** The placements of a path up to which some solution is left, −1 if there is none at all; undefined if not known. */
  solvableTo(path: readonly number[]): number | undefined {
    return this.mistakes.of(path);
  }

  /** Since when no solution is left at a moment; undefined if one is, or while that is not known. */
  at({ path, step }: Pick<Situation, 'path' | 'step'>): Lost | undefined {
    const solvable = this.mistakes.of(path);
    if (solvable === undefined || solvable === path.length) return undefined;
    const since = solvable < 0 ? 0 : this.madeAt(path.slice(0, solvable + 1), step);
    return { solvable, ago: since === undefined ? undefined : step - since };
  }

  close(): void {
    this.mistakes.close();
  }

  private madeAt(path: readonly number[], step: number): number | undefined {
    const name = path.join();
    if (this.last?.path === name) return this.last.step;
    const { problem, search, tape } = this.searched;
    this.paths ??= new PathLookup(problem, search);
    const made = this.paths.madeAt(path, step, (at) => tape.anchorBefore(at), LONGEST_WAY);
    this.last = made === undefined ? undefined : { path: name, step: made };
    return made;
  }
}
