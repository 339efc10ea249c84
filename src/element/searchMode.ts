import { isCalm, languageOf } from '../app/appearance.ts';
import { OneBoard } from '../app/modes/saver/oneBoard.ts';
import { applyMoment, speedAt } from '../app/playback.ts';
import { puzzleIdOf } from '../settings/settings.ts';
import type { EmbeddedModel } from '../ui/element/model.ts';
import { mountEmbedded } from '../ui/element/overlay.tsx';
import type { Caption } from '../ui/status/saying.tsx';
import type { Arrival } from '../view/changeover.ts';
import { titleOf, turnedTitle } from '../words/titles.ts';
import type { CreateMode, EmbeddedMode, EmbeddedServices, Opened } from './mode.ts';

/** A search on show. */
class SearchMode implements EmbeddedMode {
  private readonly services: EmbeddedServices;
  private mounted: ReturnType<typeof mountEmbedded> | undefined;
  private scene!: OneBoard;
  private caption: Caption | undefined;

  constructor(services: EmbeddedServices) {
    this.services = services;
  }

  open({ puzzle, settings }: Opened, arrival: Arrival): OneBoard {
    const { stage, workers, events } = this.services;
    const services = {
      stage,
      arrival,
      workers,
      // There is no gallery to keep it for; pages are told by events.
      onSolution: () => undefined,
      // The board stays as it is until a worker answers.
      onFailure: events.trouble,
      takeControl: () => undefined,
    };
    this.scene = new OneBoard({ puzzle, settings, isInterlude: false }, services, this.overlay);
    // In the middle of a page that is read nothing moves by itself where that is not liked.
    applyMoment(this.scene.player, settings, !isCalm());
    return this.scene;
  }

  update(opened: Opened): void {
    const model = this.model(opened);
    if (this.mounted) this.mounted[0](model);
    else this.mounted = this.mount(model);
  }

  close(): void {
    this.mounted?.[1]();
    this.mounted = undefined;
  }

  private mount(model: EmbeddedModel): ReturnType<typeof mountEmbedded> {
    const { overlay, stage, play, step, seek } = this.services;
    return mountEmbedded(overlay, model, {
      commands: {
        toggle: () => play(!this.scene.player.moving),
        step,
        seek,
        changeSpeed: (notches) => {
          const { player } = this.scene;
          player.speed = speedAt(player, notches);
        },
      },
      insets: (viewport) => stage.setViewports([viewport]),
    });
  }

  /** What the scene tells the overlay of the page; of that an embedded board only shows captions. */
  private readonly overlay: ConstructorParameters<typeof OneBoard>[2] = {
    overlay: { hasCaptions: true },
    shelf: { show: () => undefined },
    sound: { isOn: false, toggle: () => undefined, play: () => undefined },
    say: (caption) => (this.caption = caption),
    hold: () => undefined,
    end: () => undefined,
    resume: () => undefined,
  };

  private model({ settings, puzzle }: Opened): EmbeddedModel {
    const { scene } = this;
    const lang = languageOf(settings);
    scene.updateOverlay();
    const title = titleOf(puzzleIdOf(settings), puzzle, lang);
    const { playing, passing, timeline } = scene.figures();
    return {
      title: scene.isTurned ? turnedTitle(title) : title,
      lang,
      ui: settings.ui,
      captions: settings.captions,
      playing,
      passing,
      from: timeline.from,
      at: timeline.at,
      known: timeline.known,
      caption: this.caption,
    };
  }
}

export const createSearchMode: CreateMode = (services) => new SearchMode(services);
