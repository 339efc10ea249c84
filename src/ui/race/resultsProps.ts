import type { Theme } from '../../theme/index.ts';
import type { TagStyle } from './tagStyles.ts';
import type { KindId } from './model.ts';
import type { RaceProps } from './props.ts';

/** The props of charts and table. */
export interface ResultsProps<K extends KindId = KindId> extends RaceProps<K> {
  readonly theme: Theme;
  /** The styles and names of the panes by id, in the order of panes. */
  readonly styles: ReadonlyMap<number, TagStyle>;
  readonly names: ReadonlyMap<number, string>;
}
