import type { Control } from '../../settings/controls.ts';
import { bridgeTo } from './bridge.ts';

declare global {
  interface Window {
    wallpaperPropertyListener?: {
      readonly applyUserProperties: (properties: unknown) => void;
      readonly applyGeneralProperties: (properties: unknown) => void;
      readonly setPaused: (isPaused: unknown) => void;
    };
  }
}

/** Offers the listener that Wallpaper Engine calls, which may detach its functions. */
export function bridgeToWallpaperEngine(controls: readonly Control[]): void {
  const bridge = bridgeTo(controls);
  window.wallpaperPropertyListener = {
    applyUserProperties(changed) {
      for (const [key, property] of Object.entries(Object(changed) as object))
        bridge.set(key, (Object(property) as { readonly value?: unknown }).value);
    },
    applyGeneralProperties(changed) {
      const { fps } = Object(changed) as { readonly fps?: unknown };
      bridge.limitFrames(fps);
    },
    setPaused: (isPaused) => bridge.stop(isPaused),
  };
}
