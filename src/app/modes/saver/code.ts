import { createSaverOverlay } from '../../../ui/saver/overlay.tsx';
import type { ModeCode } from '../mode.ts';
import { OneBoard } from './oneBoard.ts';
import { SearchEnd, type CreateEnd } from './searchEnd.ts';

export function createCode(): ModeCode {
  const overlay = createSaverOverlay();
  return {
    open(content, services) {
      const endOf: CreateEnd = (pane, parts) => new SearchEnd(pane, parts, services.workers);
      const own = services.isFilmed ? services : { ...services, endOf };
      return new OneBoard(content, own, overlay);
    },
  };
}
