import { createClassOverlay } from '../../../ui/class/overlay.tsx';
import type { ModeCode } from '../mode.ts';
import { ClassScene } from './classScene.ts';

export function createCode(): ModeCode {
  const overlay = createClassOverlay();
  return { open: (opening) => new ClassScene(opening, overlay) };
}
