import type { KindId } from './model.ts';
import type { ResultsProps } from './resultsProps.ts';

export interface ChartsProps<K extends KindId = KindId> extends ResultsProps<K> {
  /** Receives the element that contains all charts. */
  ref(element: HTMLElement): void;
}
