import { createClassOverlay } from '../../../ui/class/overlay.tsx';
import type { ModeCode } from '../mode.ts';
import { ClassScene } from './classScene.ts';
import type { LessonSettings } from '../../lesson/lessonSlice.ts';
import type { ClassSettings } from './settings.ts';

export function createCode(): ModeCode<ClassSettings & LessonSettings> {
  const overlay = createClassOverlay();
  return { open: (opening) => new ClassScene(opening, overlay) };
}
