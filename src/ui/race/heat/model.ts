import type { HeatMeasure, HeatScale } from '../../../lag/heatScale.ts';
import { heatMeasures } from '../../../lag/heatScale.ts';
import type { Settings } from '../../../settings/settings.ts';

/** What is counted of each cell, and whether all boards have one scale. */
export type HeatChoice = Pick<Settings, 'heat' | 'heatscale'>;

export const heatChoices = ['none', ...heatMeasures] as const satisfies readonly (
  | 'none'
  | HeatMeasure
)[];

/** The choice after another one, around all of them. */
export const nextHeat = (heat: HeatChoice['heat']): HeatChoice['heat'] =>
  heatChoices[(heatChoices.indexOf(heat) + 1) % heatChoices.length]!;

/** The heat that a board shows. */
export interface PaneHeat {
  /** The step up to which it is counted, which is not after the one on show. */
  readonly step: number;
  /** Cell → its count. */
  readonly counts: readonly number[];
  /** The ends of the scale; undefined if nothing is counted yet. */
  readonly scale: HeatScale | undefined;
}
