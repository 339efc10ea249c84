import { readBlocks, type Blocks } from '../generate/blocks.ts';
import { sizedFrame } from '../generate/sizes.ts';
import { readStrategy, type StrategyId } from '../generate/strategies/ids.ts';
import { readQuestion } from '../puzzle/text.ts';
import { isNatural } from '../solve/validate.ts';
import { exactly } from './interval.ts';
import { MeasuredGenerations, type GenerationFigures } from './measuredGenerations.ts';
import type { PaneKind } from './paneKind.ts';

/** How a board is divided, again and again. */
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

/** Panes that divide a board, with one seed after the other. */
export const generations: PaneKind<GenerationTypes> = {
  keys: { pane: 'generation', board: 'board', limit: 'seeds' },
  measures,
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
  row: (name, { strategy, blocks }, figures) => ({
    pane: name,
    strategy,
    blocks: String(blocks),
    runs: figures.runs,
    done: figures.done,
    stuck: figures.stuck,
    tries: figures.tries,
    steps: figures.steps,
    restarts: figures.restarts,
    'chi-squared': figures.chiSquared,
  }),
};
