import { createSaverOverlay } from '../../../ui/saver/overlay.tsx';
import type { ModeCode } from '../mode.ts';
import { OneBoard } from './oneBoard.ts';

export function createCode(): ModeCode {
  const overlay = createSaverOverlay();
  return { open: (content, services) => new OneBoard(content, services, overlay) };
}
