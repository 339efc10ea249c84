import type { Stage } from '../view/stage.ts';
import { checkpointOf, type Unattended } from './checkpoint.ts';
import type { Checkpoints } from './checkpoints.ts';
import type { OrderState } from './playOrder.ts';
import type { PageResources } from './resources.ts';

/** Time between two checkpoints, in ms. */
const EVERY = 900;

interface Page {
  /** What is on show while nobody is in control; undefined if somebody is. */
  unattended(): Unattended | undefined;
  readonly stage: Pick<Stage, 'stars'>;
  readonly resources: Pick<PageResources, 'grammar' | 'order'>;
  readonly checkpoints: Pick<Checkpoints, 'keep' | 'forget'>;
}

/** Keeps a checkpoint every second while nobody is in control, and when the page is left. */
export class Checkpointing {
  private readonly page: Page;
  private keptAt = -Infinity;
  /** The query of the address that the last one was kept for; undefined if none is kept. */
  private address: string | undefined;
  private scene: object | undefined;
  /** Where the programme was when the scene was opened: what follows may have been drawn from it since. */
  private order: OrderState;

  constructor(page: Page) {
    this.page = page;
    this.order = page.resources.order.state();
    addEventListener('pagehide', () => this.keep(true));
  }

  /** To be called after every frame. `now` in ms. */
  frame(now: number): void {
    // Whoever opens the present address again has to find its checkpoint.
    if (now - this.keptAt < EVERY && location.search === this.address) return;
    this.keptAt = now;
    this.keep(false);
  }

  private keep(isLeft: boolean): void {
    const { resources, checkpoints, stage } = this.page;
    const unattended = this.page.unattended();
    if (!unattended) {
      if (this.address !== undefined) checkpoints.forget();
      this.address = undefined;
      return;
    }
    const { scene } = unattended;
    if (scene !== this.scene) this.order = resources.order.state();
    this.scene = scene;
    this.address = location.search;
    checkpoints.keep(checkpointOf(unattended, resources, this.order, stage), this.address, isLeft);
  }
}
