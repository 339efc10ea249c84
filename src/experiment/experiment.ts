import { liesIn, ratioOf, type Interval } from './interval.ts';
import { rankCorrelation, type RankCorrelation } from './rankCorrelation.ts';
import {
  kinds,
  type FiguresOf,
  type KindId,
  type LimitOf,
  type Measure,
  type MeasureOf,
  type PaneOf,
} from './kinds.ts';

/** Several runs on one board, beside each other. */
export interface Race<K extends KindId = KindId> {
  /** The id of a puzzle of the catalogue, or a box such as 10x10. */
  readonly board: string;
  readonly limit: LimitOf<K>;
  readonly panes: readonly PaneOf<K>[];
}

/** A pane of a race; both indices count from 0. */
export type PaneAt = readonly [race: number, pane: number];

/** Bounds, both inclusive; no bound where left out. */
interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** A claim about the ratio of a measure between two panes. */
interface RatioClaim<M extends Measure> extends Bounds {
  readonly measure: M;
  readonly less: PaneAt;
  readonly more: PaneAt;
}

/** A claim about the value of a measure of one pane: exact, or within bounds. */
interface ValueClaim<M extends Measure> extends Bounds {
  readonly measure: M;
  readonly of: PaneAt;
  readonly is?: number;
}

/** A claim about the rank correlation of two measures over the panes of every race, each compared with those beside it. */
interface RankClaim<M extends Measure> extends Bounds {
  readonly measure: M;
  readonly ranks: M;
}

export type Claim<K extends KindId = KindId> =
  | RatioClaim<MeasureOf<K>>
  | ValueClaim<MeasureOf<K>>
  | RankClaim<MeasureOf<K>>;

/** The texts of an experiment in one language. */
interface ExperimentTexts {
  readonly title: string;
  /** What is asked before the claim is told; answered by yes, by no, or by neither. */
  readonly question: string;
  readonly claim: string;
  /** The observation that the races are for. */
  readonly look: string;
  /** The publication of the claim. */
  readonly source: string;
}

/** What may be answered to the question of an experiment. */
export const guesses = ['yes', 'no', 'depends'] as const;
export type Guess = (typeof guesses)[number];

/** Races whose panes are all of one kind, and claims about them. */
export interface Experiment<K extends KindId = KindId> {
  readonly id: string;
  readonly kind: K;
  /** By language tag. */
  readonly texts: Readonly<Record<string, ExperimentTexts>>;
  /** The answer to its question where what is measured agrees with the claims, and where it does not, if that is known. */
  readonly answer: { readonly agrees: Guess; readonly disagrees?: Guess };
  readonly races: readonly Race<K>[];
  readonly claims: readonly Claim<K>[];
}

interface Judgement {
  readonly claim: Claim;
  /** The ratio, the value, or the rank correlation. */
  readonly range: Interval;
  /** Null if runs were stopped too soon for a judgement. */
  readonly holds: boolean | null;
}

/** The outcome of an experiment; null if some claim is open and none is refuted. */
export interface Verdict {
  readonly judgements: readonly Judgement[];
  readonly agrees: boolean | null;
}

/** The measure of a pane, by the figures of all, given race by race. */
export const measureAt = <K extends KindId>(
  { kind, races }: Experiment<K>,
  figures: readonly (readonly FiguresOf<K>[])[],
  [race, pane]: PaneAt,
  measure: MeasureOf<K>,
): Interval => kinds[kind].measured(figures[race]![pane]!, measure, races[race]!.limit);

/** The measures that a claim is about. */
export const measuresOf = (claim: Claim): readonly Measure[] =>
  'ranks' in claim ? [claim.measure, claim.ranks] : [claim.measure];

/** The least and the most that is claimed. */
export function boundsOf(claim: Claim): readonly [least: number, most: number] {
  const [least, most] = 'ranks' in claim ? [-1, 1] : [0, Infinity];
  const { atLeast = least, atMost = most } = claim;
  return 'of' in claim && claim.is !== undefined ? [claim.is, claim.is] : [atLeast, atMost];
}

/** The rank correlation of two measures over the panes of every race; what mistakes cost is that up to where each search was stopped. */
export const ranksOf = <K extends KindId>(
  experiment: Experiment<K>,
  figures: readonly (readonly FiguresOf<K>[])[],
  measures: readonly [MeasureOf<K>, MeasureOf<K>],
): RankCorrelation =>
  rankCorrelation(
    experiment.races.map(({ panes }, race) =>
      panes.map((_, pane) => {
        const [one, other] = measures.map((measure) =>
          measureAt(experiment, figures, [race, pane], measure),
        );
        return [one!, other!] as const;
      }),
    ),
  );

/** Judges an experiment's claims by the figures of its panes, given race by race. */
export function judge<K extends KindId>(
  experiment: Experiment<K>,
  figures: readonly (readonly FiguresOf<K>[])[],
): Verdict {
  const rangeOf = (claim: Claim<K>): Interval => {
    const at = (pane: PaneAt) => measureAt(experiment, figures, pane, claim.measure);
    if ('ranks' in claim) return ranksOf(experiment, figures, [claim.measure, claim.ranks]).range;
    return 'of' in claim ? at(claim.of) : ratioOf(at(claim.more), at(claim.less));
  };
  const judgements = experiment.claims.map((claim): Judgement => {
    const range = rangeOf(claim);
    return { claim, range, holds: liesIn(range, ...boundsOf(claim)) };
  });
  const isRefuted = judgements.some(({ holds }) => holds === false);
  const isOpen = judgements.some(({ holds }) => holds === null);
  return { judgements, agrees: isRefuted ? false : isOpen ? null : true };
}

/** The answer to the question of an experiment by its outcome; undefined where that does not tell. */
export const answerBy = (
  { answer }: Pick<Experiment, 'answer'>,
  { agrees }: Pick<Verdict, 'agrees'>,
): Guess | undefined => (agrees ? answer.agrees : agrees === false ? answer.disagrees : undefined);

/** A column of a table, which has one column for solutions, found or in all. */
type Column = Exclude<Measure, 'found'>;

/** The columns of a table of figures: those of the kind, and others with claims. */
export function columnsOf({ kind, claims }: Experiment): Column[] {
  const claimed = claims.flatMap((claim) => measuresOf(claim));
  const all = new Set([...kinds[kind].columns, ...claimed]);
  return [...all].filter((measure) => measure !== 'found');
}

export const figureOf = (figures: FiguresOf<KindId>, name: Column): number | null =>
  (figures as Partial<Record<Column, number | null>>)[name] ?? null;
