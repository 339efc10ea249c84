import { parsePuzzle } from '../puzzle/text.ts';
import type { Experiment } from './experiment.ts';
import { Heat, type Figures } from './heat.ts';
import { compile } from './problem.ts';
import type { Search } from './search.ts';
import type { Until } from '../run/until.ts';

/** A heat to be run, as plain data that says all of it, to any worker. */
export interface HeatTask {
  /** The puzzle as text. */
  readonly text: string;
  readonly search: Search;
  readonly until: Until;
}

/** The heats of an experiment, one a pane, race by race; `textOf` gives a puzzle of the catalogue as text. */
export const heatsOf = (
  { races }: Experiment,
  textOf: (puzzle: string) => string,
): readonly HeatTask[] =>
  races.flatMap(({ puzzle, until, panes }) => {
    const text = textOf(puzzle);
    return panes.map((search) => ({ text, search, until }));
  });

/** What there is of each of these heats, by race and pane. */
export function byRace<One>({ races }: Experiment, all: readonly One[]): One[][] {
  const left = [...all];
  return races.map(({ panes }) => left.splice(0, panes.length));
}

/** How far a heat is. */
export interface HeatNews {
  readonly figures: Figures;
  readonly done: boolean;
}

/** About as many as are made in some hundredths of a second. */
const STEPS_A_LAP = 500_000;

/** The most that is behind while there is something ahead. */
const ALMOST = 0.999;

/** Runs a heat in laps of some hundredths of a second. */
export class HeatRunner {
  private readonly heat: Heat;
  private done = false;

  constructor({ text, search, until }: HeatTask) {
    this.heat = new Heat(compile(parsePuzzle(text)), search, until);
  }

  /** Goes on for some hundredths of a second; true once the heat is done. */
  lap(): boolean {
    return (this.done = this.heat.run(STEPS_A_LAP));
  }

  news(): HeatNews {
    return { figures: this.heat.figures, done: this.done };
  }
}

/** Keeps the book of heats: which are to be run, and how far all of them are. */
export class Heats {
  private readonly tasks: readonly HeatTask[];
  private readonly heard: (HeatNews | undefined)[];
  /** Those that nobody runs. */
  private readonly waiting: HeatTask[];
  /** Heat → how often it was given back. */
  private readonly returns = new Map<HeatTask, number>();

  constructor(tasks: readonly HeatTask[]) {
    this.tasks = tasks;
    this.waiting = [...tasks];
    this.heard = tasks.map(() => undefined);
  }

  /** A heat that nobody runs, for somebody who will; undefined if there is none. */
  take(): HeatTask | undefined {
    return this.waiting.shift();
  }

  /** Has a heat back that was taken, as whoever ran it is gone: it begins anew. Returns how often that came of it. */
  giveBack(task: HeatTask): number {
    const returns = (this.returns.get(task) ?? 0) + 1;
    this.returns.set(task, returns);
    this.waiting.unshift(task);
    return returns;
  }

  /** Hears of a heat that was taken. */
  hear(task: HeatTask, news: HeatNews): void {
    this.heard[this.tasks.indexOf(task)] = news;
  }

  get done(): boolean {
    return this.heard.every((news) => news?.done);
  }

  /** The figures of each heat, once something was heard of it. */
  get figures(): readonly (Figures | undefined)[] {
    return this.heard.map((news) => news?.figures);
  }

  /** The share of each heat that is behind, 0 to 1; 1 for those alone that are done. */
  get progress(): readonly number[] {
    return this.tasks.map(({ until }, i) => {
      const news = this.heard[i];
      if (!news) return 0;
      if (news.done) return 1;
      const { steps, progress } = news.figures;
      const share = typeof until === 'number' ? Math.max(progress, steps / until) : progress;
      return Math.min(share, ALMOST);
    });
  }
}
