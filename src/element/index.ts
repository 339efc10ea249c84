export type * from './types.ts';

const TAG = 'fitful-board';

/** Defines the element; of two versions on one page the first one counts. */
async function define(): Promise<void> {
  const [{ boardElement }, { SharedResources }] = await Promise.all([
    import('./fitfulBoard.ts'),
    import('./sharedResources.ts'),
  ]);
  if (customElements.get(TAG)) return;
  let shared: InstanceType<typeof SharedResources> | undefined;
  customElements.define(
    TAG,
    boardElement(() => (shared ??= new SharedResources())),
  );
}

// Where pages are rendered by a server there are no elements.
if ('customElements' in globalThis && !customElements.get(TAG)) void define();
