import type { Theme } from '../../theme/index.ts';
import type { Mark } from './marks.ts';
import type { RaceProps } from './props.ts';

/** What charts and table are given. */
export interface Drawn extends RaceProps {
  readonly theme: Theme;
  /** The marks of the panes by their ids, in the order of panes, and what panes are called. */
  readonly marks: ReadonlyMap<number, Mark>;
  readonly names: ReadonlyMap<number, string>;
}
