import type { Theme } from '../../theme/index.ts';
import type { TagStyle } from './tagStyles.ts';
import type { RaceProps } from './props.ts';

/** What charts and table are given. */
export interface ResultsProps extends RaceProps {
  readonly theme: Theme;
  /** The styles of the panes by their ids, in the order of panes, and what panes are called. */
  readonly styles: ReadonlyMap<number, TagStyle>;
  readonly names: ReadonlyMap<number, string>;
}
