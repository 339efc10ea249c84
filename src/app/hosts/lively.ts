import type { Control } from '../../settings/controls.ts';
import { bridgeTo, readFrom } from './bridge.ts';

declare global {
  interface Window {
    livelyPropertyListener?: (name: unknown, value: unknown) => void;
    livelyWallpaperPlaybackChanged?: (data: unknown) => void;
  }
}

/** The state of playback, which comes as JSON or as an object. */
function isPaused(data: unknown): unknown {
  const state: unknown = typeof data === 'string' ? JSON.parse(data) : data;
  return (Object(state) as { IsPaused?: unknown }).IsPaused;
}

/** The value of a list, which comes as its index. */
const valueAt = (values: readonly string[], index: unknown): string | undefined =>
  typeof index === 'number' ? values[index] : undefined;

/** Offers the functions that Lively Wallpaper calls by name. */
export function bridgeToLively(controls: readonly Control[]): void {
  const bridge = bridgeTo(controls);
  window.livelyPropertyListener = (name, value) => {
    const control = controls.find(({ key }) => key === name);
    bridge.set(name, control?.kind === 'choice' ? valueAt(control.values, value) : value);
  };
  window.livelyWallpaperPlaybackChanged = (data) => bridge.stop(readFrom(() => isPaused(data)));
}
