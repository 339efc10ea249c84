import { createSignal } from 'solid-js';
import type { ModeOverlay } from '../modeOverlay.ts';
import { Saying } from '../saying.tsx';
import { createShelfPart, type ShelfPart } from '../shelf/part.tsx';

/** The overlay of the mode that the page starts with. */
export interface SaverOverlay {
  readonly overlay: ModeOverlay;
  readonly shelf: Pick<ShelfPart, 'show'>;
  /** Shows what happens at the moment, if that can be said. */
  say(caption: string | undefined): void;
}

export function createSaverOverlay(): SaverOverlay {
  const [caption, say] = createSignal<string>();
  const shelf = createShelfPart();
  return {
    ...{ say, shelf },
    overlay: {
      ...shelf.overlay,
      hasCaptions: true,
      Caption: (props) => <Saying {...props} text={caption()} />,
    },
  };
}
