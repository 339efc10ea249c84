import { createWallOverlay } from '../../../ui/wall/overlay.tsx';
import type { ModeCode } from '../mode.ts';
import { WallScene } from './wallScene.ts';

export function createCode(): ModeCode {
  const overlay = createWallOverlay();
  return { open: (opening) => new WallScene(opening, overlay) };
}
