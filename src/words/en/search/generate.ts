import type { DifficultyLevel, Requirements, StrategyId } from '../../../generate/asked.ts';
import type { ExaminationReport, WorkReport } from '../../../generate/workReport.ts';
import type { Board } from '../../../puzzle/types.ts';
import { capitalised, roundedInteger, formatter } from '../../format.ts';
import { part, type Parts } from '../../sentences.ts';
import { count, number } from '../numbers.ts';

const decimal = formatter('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

type Generating = Readonly<
  Record<'score' | 'steps' | 'tries' | 'whole' | 'blocks' | 'restarts' | 'temperature', number>
>;

interface Made {
  readonly board: Board;
  /** The board's name in the catalogue, if it has one. */
  readonly name: string | undefined;
  readonly sizes: readonly number[];
  readonly strategy: StrategyId;
  readonly seed: number;
  readonly require: Requirements;
}

/** The plural of a piece or of the name of a set: dominoes, diamonds, trihexes. */
const plural = (one: string): string => `${one}${/[ox]$/.test(one) ? 'es' : 's'}`;

const SIZES = 8;

const piecesOf = (sizes: readonly number[]): string => {
  const pieces = count(sizes.length, 'piece');
  if (Math.max(...sizes) - Math.min(...sizes) <= 1) return pieces;
  const rest = sizes.length > SIZES ? ' …' : '';
  return `${pieces} (${sizes.slice(0, SIZES).join(', ')}${rest})`;
};

const boardName = ({ cells, width, height }: Board, name: string | undefined): string =>
  name ??
  `${width} × ${height}${cells.length === width * height ? '' : ` (${count(cells.length, 'cell')})`}`;

/** The requirements of a puzzle, in a few words. */
const requirementsIn = ({ isUnique, isDifferent, difficulty }: Requirements): string[] => [
  ...(isUnique ? ['single solution'] : []),
  ...(isDifferent ? ['all different'] : []),
  ...(difficulty ? [difficulty] : []),
];

/** A puzzle with its requirements. */
function wanted({ isUnique, isDifferent, difficulty }: Requirements): string {
  const features = [
    ...(isUnique ? ['a single solution'] : []),
    ...(isDifferent ? ['no two pieces alike'] : []),
  ];
  const kind = difficulty === undefined ? 'a puzzle' : `a ${difficulty} puzzle`;
  return features.length === 0 ? kind : `${kind} with ${features.join(' and ')}`;
}

const strategies: Parts<StrategyId> = {
  strict: part(
    'Strict',
    'Swaps two cells at random if that brings the cells of a colour closer together, and never otherwise: the classic, which gets stuck now and then.',
  ),
  costly: part(
    'Costly first',
    'As strict, but tries the cells first that are furthest from their colour: far fewer tries, and stuck less often.',
  ),
  lookahead: part(
    'Lookahead',
    'As strict, but where no swap helps it looks for two or three in a row that do: stuck far less often.',
  ),
  restart: part(
    'Restarts',
    'As strict, but when stuck it mixes all cells and begins again: sure to get there on boards of a hundred cells, slow on large ones.',
  ),
  anneal: part(
    'Annealing',
    'Also makes swaps that do harm, ever more rarely, as metal cools: gets there nearly always, and the best of the swapping ways on large boards.',
  ),
  grow: part(
    'Growth',
    'Pieces grow from single cells and take cells from each other where there is no room: the fastest way, as in Simon Tatham’s puzzles.',
  ),
  recombine: part(
    'Recombination',
    'Begins with a finished division, then joins two neighbouring pieces and cuts them apart elsewhere, again and again, as electoral districts are sampled: pieces of all sorts.',
  ),
  uniform: part(
    'Uniform',
    'Counts all divisions of the board and draws one, so that each is as likely as any other: for small boards.',
  ),
};

export const generate = {
  strategies,

  title: 'Make',
  whatKeyDoes: 'Make a new puzzle, and back',
  how: 'How',
  howTitle: 'How to divide the board',
  again: 'Again',
  againHint: 'Again, with the next seed',
  solve: 'Solve it',
  solveHint: 'Solve the new puzzle',
  strategy: 'Strategy',
  usual: (strategy: StrategyId): string => `As usual here: ${strategies[strategy].name}`,
  size: 'Size',
  sizeHint: 'Of a rectangle of squares, such as 12 × 10; empty for the board of the puzzle.',
  wrongSize: 'Columns and rows are needed here, such as 12 × 10.',
  blocks: 'Pieces',
  blocksHint:
    'How many, or their sizes with commas in between (5,5,4); empty for as many as the puzzle has.',
  wrongBlocks: 'A whole number from 1 is needed here, or sizes such as 5,5,4.',
  curve: 'Score',
  heading: (blocks: number, set = 'piece'): string =>
    `A new puzzle of ${count(blocks, set, plural(set))}`,
  seedHint: (largest: number): string =>
    `Decides what is left to chance: another whole number, up to ${number(largest)}, makes another puzzle.`,
  seed: (seed: number): string => `seed ${seed}`,
  /** The number of divisions of the board, rounded where it is too long to be read. */
  divisions: (all: bigint): string => {
    const rounded = roundedInteger(all);
    if (rounded !== undefined) return `one of about ${rounded} divisions`;
    return all === 1n ? 'the only division' : `one of ${number(all)} divisions`;
  },
  /** The same number with all of its digits. */
  allDivisions: (all: bigint): string => count(all, 'division'),
  copyDivisions: 'Copy the number of divisions',
  done: 'Done: every piece is whole',
  isStuck: (strategy: StrategyId): string =>
    strategy === 'uniform'
      ? 'Stuck: the board is too large for this strategy, or cannot be divided so'
      : 'Stuck: nothing makes it better from here',

  shapes: 'Shapes',
  setName: (set: string): string => (set === '' ? 'Any' : capitalised(plural(set))),
  different: 'No two pieces alike',
  single: 'A single solution',
  singleHint: 'Turned or flipped, it is still the same.',
  difficulty: 'Difficulty',
  levels: { any: 'Any', gentle: 'Gentle', fair: 'Fair', hard: 'Hard' } satisfies Record<
    DifficultyLevel | 'any',
    string
  >,
  difficultyHint:
    'How long the plain search takes: fewer than 100 placements, fewer than 10,000, or more.',
  race: 'Race it',
  keep: 'Keep it',
  copyText: 'Copy the text',
  copyLink: 'Copy the link',
  saveText: 'Save as a file',
  copied: 'Copied.',
  notCopied: 'The browser did not allow it to be copied.',
  stop: 'Stop',
  stopHint: 'Stop looking: any puzzle will do',
  /** The subject of long work. */
  working: {
    examination: (require: Requirements): string => `Looking for ${wanted(require)}`,
    sweep: (): string => 'Counting all divisions of the board',
  } satisfies Record<WorkReport['kind'], (require: Requirements) => string>,
  progress: (work: WorkReport & { readonly ms: number }): string =>
    [
      ...(work.kind === 'examination'
        ? [`${number(work.examined)} of at most ${count(work.most, 'division')} looked at`]
        : [`${number(work.added)} of ${count(work.cells, 'cell')}`, count(work.states, 'state')]),
      `${number(Math.floor(work.ms / 1000))} s`,
    ].join(' · '),
  found: ({ examined, placements }: ExaminationReport, require: Requirements): string =>
    [
      `Done: ${wanted(require)}`,
      ...(placements === undefined ? [] : [`solved in ${count(placements, 'placement')}`]),
      `${count(examined, 'division')} looked at`,
    ].join(' · '),
  none: ({ examined }: ExaminationReport): string =>
    `None of the ${count(examined, 'division')} looked at is as wanted; try another seed, or fewer pieces`,
  /** The title of a puzzle’s board, where its pieces are replaced by others. */
  boardOf: (title: string): string => `${title}: its board, divided anew`,
  /** The title of a new puzzle; other choices give another title. */
  puzzleTitle: ({ board, name, sizes, strategy, seed, require }: Made): string =>
    `${piecesOf(sizes)} on ${boardName(board, name)}, made at random (${[strategy, `seed ${seed}`, ...requirementsIn(require)].join(', ')})`,
  status: ({ score, steps, tries, whole, blocks, restarts, temperature }: Generating): string =>
    [
      `score ${number(score)}`,
      count(steps, 'step'),
      count(tries, 'try', 'tries'),
      `${number(whole)} of ${number(blocks)} whole`,
      ...(restarts > 0 ? [count(restarts, 'restart')] : []),
      ...(temperature > 0 ? [`temperature ${decimal(temperature)}`] : []),
    ].join(' · '),
  stuck: (strategy: StrategyId, seed: number, score: number): string =>
    `“${strategy}” got stuck with seed ${seed}, at a score of ${number(score)}; try another seed, or another strategy.`,
  /** The progress of a long division. */
  dividing: (tries: number, score: number): string =>
    `${count(tries, 'swap')} tried, score ${number(score)}`,
  /** The progress of a search for a puzzle that meets its requirements. */
  examining: (examined: number): string => `${count(examined, 'division')} looked at`,
  examined: (examined: number, seed: number): string =>
    `looked at ${count(examined, 'division')} with seed ${seed}.`,
  noneAsWanted: (examined: number, seed: number): string =>
    `none of the ${count(examined, 'division')} looked at with seed ${seed} is as wanted; try another seed, fewer pieces, or a larger --limit.`,
  stopped: (examined: number, seed: number): string =>
    `interrupted after ${count(examined, 'division')} with seed ${seed}.`,
  /** Errors of the command `generate`. */
  missingBoard: () =>
    'which board? Give its size, such as --size 10x10, or its name: --frame NAME.',
  missingBlocks: () => 'how many pieces? Give --blocks N, or their sizes: --sizes 5,5,4.',
};
