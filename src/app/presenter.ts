import { themeOf, type Settings } from '../settings/settings.ts';
import { batch, createSignal, type Accessor, type Setter } from 'solid-js';
import { createModel, type Model, type ModeOverlay } from '../ui/index.tsx';
import { applyTheme } from './appearance.ts';
import { describe } from './description.ts';
import type { Scene } from './modes/scene.ts';

/** Updates the overlay's model, and the title and colours of the page. */
export class Presenter {
  readonly model: Model;
  /** The overlay of the mode on show. */
  readonly overlay: Accessor<ModeOverlay>;
  private readonly setOverlay: Setter<ModeOverlay>;
  readonly set: ReturnType<typeof createModel>[1];

  constructor(settings: Settings, scene: Scene, initial: Pick<Model, 'notices' | 'isModeMissing'>) {
    scene.updateOverlay();
    [this.model, this.set] = createModel({
      ...describe(settings, scene),
      ...initial,
      fullscreen: false,
      counting: undefined,
      part: undefined,
    });
    [this.overlay, this.setOverlay] = createSignal(scene.overlay);
    this.showAppearance(settings);
    document.addEventListener('fullscreenchange', () =>
      this.set({ fullscreen: document.fullscreenElement !== null }),
    );
  }

  /** Updates everything, for a new scene or new settings. */
  showAll(settings: Settings, scene: Scene): void {
    batch(() => {
      scene.updateOverlay();
      this.set(describe(settings, scene));
      this.setOverlay(() => scene.overlay);
    });
    this.showAppearance(settings);
  }

  /** Updates what changes as time passes. */
  showFigures(scene: Scene): void {
    batch(() => {
      scene.updateOverlay();
      this.set(scene.figures());
    });
  }

  private showAppearance(settings: Settings): void {
    applyTheme(themeOf(settings));
    document.title = `${this.model.title} · Fitful`;
  }
}
