import type { Control } from '../../settings/controls.ts';
import { bridgeTo, readFrom } from './bridge.ts';

declare global {
  interface Window {
    wallpaperPropertyListener?: {
      readonly applyUserProperties: (properties: unknown) => void;
      readonly applyGeneralProperties: (properties: unknown) => void;
      readonly setPaused: (isPaused: unknown) => void;
    };
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  readFrom(() => (Object(value) as Record<string, unknown>)[name]);

/** Offers the listener that Wallpaper Engine calls, which may detach its functions. */
export function bridgeToWallpaperEngine(controls: readonly Control[]): void {
  const bridge = bridgeTo(controls);
  window.wallpaperPropertyListener = {
    applyUserProperties(changed) {
      const keys = readFrom(() => Object.keys(Object(changed) as object)) ?? [];
      for (const key of keys) bridge.set(key, fieldOf(fieldOf(changed, key), 'value'));
    },
    applyGeneralProperties: (changed) => bridge.limitFrames(fieldOf(changed, 'fps')),
    setPaused: (isPaused) => bridge.stop(isPaused),
  };
}
