import { createSignal } from 'solid-js';

/** What covers the board: a QR code; or the whole page: worksheets, or black. */
export type Cover = 'code' | 'sheets' | 'blank';

/** What covers the board or the page. Once a black screen is taken away, what it covered is there again. */
export interface Covers {
  /** What is on top, if anything. */
  readonly now: Cover | undefined;
  /** Takes it away if it is on top; else puts it there. */
  toggle(cover: Cover): void;
  /** Takes away what is on top; returns whether a key did that, as worksheets have their own way back. */
  leave(): boolean;
}

export function createCovers(): Covers {
  const [below, setBelow] = createSignal<Exclude<Cover, 'blank'>>();
  const [isBlank, setBlank] = createSignal(false);
  const now = (): Cover | undefined => (isBlank() ? 'blank' : below());
  const toggle = (cover: Cover): void => {
    const wasOn = now() === cover;
    setBlank(cover === 'blank' && !wasOn);
    if (cover !== 'blank') setBelow(wasOn ? undefined : cover);
  };
  return {
    get now() {
      return now();
    },
    toggle,
    leave() {
      const cover = now();
      if (cover === undefined || cover === 'sheets') return false;
      toggle(cover);
      return true;
    },
  };
}
