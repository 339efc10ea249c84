import type { Control } from '../../settings/controls.ts';
import { bridgeTo } from './bridge.ts';

declare global {
  interface Window {
    livelyPropertyListener?: (name: unknown, value: unknown) => void;
    livelyWallpaperPlaybackChanged?: (data: unknown) => void;
  }
}

/** The state of playback, which comes as JSON or as an object. */
function isPaused(data: unknown): unknown {
  try {
    const state: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return (Object(state) as { IsPaused?: unknown }).IsPaused;
  } catch {
    return undefined;
  }
}

/** Offers the functions that Lively Wallpaper calls by name. */
export function bridgeToLively(controls: readonly Control[]): void {
  const bridge = bridgeTo(controls);
  window.livelyPropertyListener = (name, value) => {
    const control = controls.find(({ key }) => key === name);
    // A value of a list comes as its index.
    bridge.set(name, control?.kind === 'choice' ? control.values[value as number] : value);
  };
  window.livelyWallpaperPlaybackChanged = (data) => bridge.stop(isPaused(data));
}
