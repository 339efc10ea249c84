import { createGenerateOverlay } from '../../../ui/generate/overlay.tsx';
import type { ModeCode } from '../mode.ts';
import { GenerateScene } from './generateScene.ts';
import type { GenerateSettings } from './settings.ts';

export function createCode(): ModeCode<GenerateSettings> {
  const overlay = createGenerateOverlay();
  return { open: (opening) => new GenerateScene(opening, overlay) };
}
