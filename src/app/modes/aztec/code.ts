import { createAztecOverlay } from '../../../ui/aztec/overlay.tsx';
import type { ModeCode } from '../mode.ts';
import { AztecScene } from './aztecScene.ts';

export function createCode(): ModeCode {
  const overlay = createAztecOverlay();
  return { open: (opening) => new AztecScene(opening, overlay) };
}
