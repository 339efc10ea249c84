import { boardElement } from './fitfulBoard.ts';
import { SharedParts } from './sharedParts.ts';

export type * from './types.ts';

const TAG = 'fitful-board';

// Of two versions on one page the first one counts. Where pages are rendered by a server there are no elements.
if ('customElements' in globalThis && !customElements.get(TAG)) {
  let shared: SharedParts | undefined;
  customElements.define(
    TAG,
    boardElement(() => (shared ??= new SharedParts())),
  );
}
