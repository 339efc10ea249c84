import { readBlocks, type Blocks, sizedFrame, type SizedFrame } from '../generate/sizes.ts';
import { Generation } from '../generate/generation.ts';
import { readStrategy, type StrategyId } from '../generate/asked.ts';
import { strategies } from '../generate/strategies/index.ts';
import type { Strategy } from '../generate/strategies/strategy.ts';
import { divisionsOf, renumbered } from '../generate/uniform/divisions.ts';
import { readQuestion } from '../puzzle/text.ts';
import { END } from '../run/step.ts';
import { isNatural } from '../solve/saved/validate.ts';
import { exactly } from './interval.ts';
import type { PaneKind, Run } from './paneKind.ts';

export interface Dividing {
  readonly strategy: StrategyId;
  readonly blocks: Blocks;
}

const measures = ['done', 'stuck', 'tries', 'steps', 'chiSquared'] as const;
type GenerationMeasure = (typeof measures)[number];

export interface GenerationTypes {
  readonly pane: Dividing;
  /** The number of seeds, from 0 on. */
  readonly limit: number;
  readonly figures: GenerationFigures;
  readonly measure: GenerationMeasure;
}

/** Reads `strategy:blocks`. */
function readDividing(text: string): Dividing | undefined {
  const [strategyName = '', blocksText = '', ...others] = text.split(':');
  const strategy = readStrategy(strategyName);
  const blocks = readBlocks(blocksText);
  return strategy && blocks !== undefined && others.length === 0 ? { strategy, blocks } : undefined;
}

const write = ({ strategy, blocks }: Dividing): string => `${strategy}:${String(blocks)}`;

/** Panes that divide a board once with each seed. */
export const generations: PaneKind<GenerationTypes> = {
  keys: { pane: 'generation', board: 'board', limit: 'seeds' },
  measures,
  lagMeasures: [],
  columns: ['stuck', 'done', 'tries', 'steps'],
  takesBoxes: true,
  limits: 'a number of seeds',
  readPane: readDividing,
  writePane: write,
  readLimit: (value) => (isNatural(value) && value > 0 ? value : undefined),
  start(text, { strategy, blocks }, seeds) {
    const divided = sizedFrame(readQuestion(text), blocks);
    if ('code' in divided) throw new Error(`Not to be divided so: ${divided.code}.`);
    return new MeasuredGenerations(divided, strategy, seeds);
  },
  // With the first of their seeds.
  watched: (panes) => ({ strategies: panes.map((pane) => `${write(pane)}:0`).join('~') }),
  measured: (figures, measure) => exactly(figures[measure] ?? Infinity),
  row: (pane, { strategy, blocks }, { chiSquared, ...figures }) => ({
    pane,
    strategy,
    blocks: String(blocks),
    ...figures,
    'chi-squared': chiSquared,
  }),
};

/** The figures of dividing a board repeatedly: sums over all runs. */
export interface GenerationFigures {
  readonly runs: number;
  /** Runs that reached a division. */
  readonly done: number;
  readonly stuck: number;
  /** Swaps considered, made or not. */
  readonly tries: number;
  /** Swaps made, and cells that moved to another block. */
  readonly steps: number;
  readonly restarts: number;
  /**
   * Pearson's chi-squared of the divisions against the uniform distribution: about one less than
   * their number if all are equally likely. Null if too few were made.
   */
  readonly chiSquared: number | null;
}

/** The length of a time slice, some hundredths of a second. */
const EVENTS_PER_SLICE = 20_000;
/** The least expected number of each division for a chi-squared, as is usual. */
const LEAST_EXPECTED = 5;
/** The most states of a sweep that counts divisions: enough for boards with few enough of them. */
const MOST_STATES = 10_000;

/** Divides a board by one strategy, once with each seed from 0 on. */
export class MeasuredGenerations implements Run<GenerationFigures> {
  private readonly divided: SizedFrame;
  private readonly id: StrategyId;
  private readonly strategy: Strategy;
  private readonly seeds: number;
  /** The number of divisions; undefined if each is expected too rarely. */
  private readonly divisions: number | undefined;
  /** Division → the number of times it was made. */
  private readonly made = new Map<string, number>();
  private generation: Generation;
  private runs = 0;
  private done = 0;
  private tries = 0;
  private steps = 0;
  private restarts = 0;

  constructor(divided: SizedFrame, strategy: StrategyId, seeds: number) {
    this.divided = divided;
    this.id = strategy;
    this.strategy = strategies[strategy](divided);
    this.seeds = seeds;
    const found = divisionsOf(divided.frame, divided.sizes, MOST_STATES);
    const isExpected = !('code' in found) && Number(found.count) * LEAST_EXPECTED <= seeds;
    this.divisions = isExpected ? Number(found.count) : undefined;
    this.generation = this.begin();
  }

  runSlice(): boolean {
    for (let i = 0; i < EVENTS_PER_SLICE && this.runs < this.seeds; i++)
      if (this.generation.step() === END) this.finishRun();
    return this.runs === this.seeds;
  }

  get progress(): number {
    return this.runs / this.seeds;
  }

  get figures(): GenerationFigures {
    const { runs, done, tries, steps, restarts, chiSquared } = this;
    return { runs, done, stuck: runs - done, tries, steps, restarts, chiSquared };
  }

  private begin(): Generation {
    const { divided, id, strategy, runs } = this;
    return new Generation({ ...divided, strategy: id, seed: runs }, 'everything', strategy);
  }

  private finishRun(): void {
    const { draft, steps } = this.generation;
    this.runs++;
    this.tries += draft.tries;
    this.steps += steps;
    this.restarts += draft.restarts;
    if (draft.division.score === 0) {
      this.done++;
      if (this.divisions !== undefined) this.note(draft.division.owner);
    }
    this.generation = this.begin();
  }

  private note(owner: Int32Array): void {
    // Divisions have no order of blocks.
    const division = renumbered(owner).join();
    this.made.set(division, (this.made.get(division) ?? 0) + 1);
  }

  private get chiSquared(): number | null {
    const { divisions, done, made } = this;
    if (divisions === undefined || done === 0) return null;
    const expected = done / divisions;
    let sum = (divisions - made.size) * expected;
    for (const observed of made.values()) sum += (observed - expected) ** 2 / expected;
    return Math.round(sum);
  }
}
