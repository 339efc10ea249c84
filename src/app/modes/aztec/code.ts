import { createAztecOverlay } from '../../../ui/aztec/overlay.tsx';
import type { ModeCode } from '../mode.ts';
import { AztecScene } from './aztecScene.ts';
import type { AztecSettings } from './settings.ts';

export function createCode(): ModeCode<AztecSettings> {
  const overlay = createAztecOverlay();
  return { open: (opening) => new AztecScene(opening, overlay) };
}
