import type { Scene } from '../app/modes/scene.ts';
import { LatestOnly, Notices } from '../app/notices.ts';
import { Director, type DirectedPage } from '../app/playlist/director.ts';

/** A show that can be left at any time, and leaves in no time. */
export class Board {
  stayFor: number | undefined = 0;
  hasLeft = false;
  isRemoved = false;
  cancels = 0;
  leaves = 0;
  frame = (): boolean => false;
  applySettings(): void {}
  leave(): void {
    this.leaves++;
    this.hasLeft = true;
  }
  cancelLeave(): void {
    this.cancels++;
  }
  end(): void {}
  remove(): void {
    this.isRemoved = true;
  }
}

/** A director of boards, and of items that are names. */
interface BoardDirector extends Omit<Director, 'onShow' | 'replace'> {
  readonly onShow: Board;
  replace(open: () => Board): void;
}

/** A page that shows one board after another; the test decides when the next one is loaded. */
export function directed() {
  const latest = new LatestOnly(new Notices([], () => {}));
  const shown: string[] = [];
  const its = { mayAdvance: true, isOccupied: false, longest: Infinity };
  let come: (next: string) => void = () => {};
  let fail: (why: Error) => void = () => {};
  let asked = 0;
  const page = {
    mayAdvance: () => its.mayAdvance,
    isOccupied: () => its.isOccupied,
    longest: () => its.longest,
    current: () => 'current',
    next: () => {
      asked++;
      return new Promise((...settle) => ([come, fail] = settle));
    },
    show: (item: string) => {
      shown.push(item);
      director.replace(() => new Board());
    },
  };
  const director = new Director(
    new Board() as unknown as Scene,
    page as unknown as DirectedPage,
    latest,
  ) as unknown as BoardDirector;
  /** Lets promises settle, then advances by one frame. */
  const pass = async (elapsed = 16): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    director.advance(elapsed);
  };
  return {
    director,
    its,
    latest,
    shown,
    pass,
    asked: () => asked,
    come: () => come('next'),
    fail: () => fail(new Error()),
  };
}
