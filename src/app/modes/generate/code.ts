import { createGenerateOverlay } from '../../../ui/generate/overlay.tsx';
import type { ModeCode } from '../mode.ts';
import { GenerateScene } from './generateScene.ts';

export function createCode(): ModeCode {
  const overlay = createGenerateOverlay();
  return { open: (opening) => new GenerateScene(opening, overlay) };
}
