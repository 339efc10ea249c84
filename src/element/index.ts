import { boardElement } from './fitfulBoard.ts';
import { SharedParts } from './sharedParts.ts';

export type { BoardStatus } from './fitfulBoard.ts';

const TAG = 'fitful-board';

let shared: SharedParts | undefined;

/** The class of `<fitful-board>`. */
export const FitfulBoard = boardElement(() => (shared ??= new SharedParts()));

// Of two versions on one page the first one counts.
if (!customElements.get(TAG)) customElements.define(TAG, FitfulBoard);

declare global {
  interface HTMLElementTagNameMap {
    [TAG]: InstanceType<typeof FitfulBoard>;
  }
}
