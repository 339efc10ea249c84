import type { Theme } from '../../theme/index.ts';
import type { Layers } from '../board/layers.ts';
import { waveAt, type Frame } from '../motion.ts';
import type { Pieces } from '../pieces/pieces.ts';
import { Celebration, Nudges } from './lifts.ts';

/** What lights up or rises on a board beside the motion of its tiles. */
export class BoardEffects {
  readonly celebration = new Celebration();
  readonly nudges = new Nudges();
  /** The light of the celebration on tray and room, 0 to 1. */
  light = 0;
  /** How far the room is dimmed before that, 0 to 1. */
  dimming = 0;
  private readonly layers: Layers;
  private readonly pieces: Pieces;

  constructor(layers: Layers, pieces: Pieces) {
    this.layers = layers;
    this.pieces = pieces;
  }

  get heat() {
    return this.layers.heat;
  }

  get rings() {
    return this.layers.rings;
  }

  /** Whether anything asked for from outside is still on its way. */
  get isMoving(): boolean {
    return this.heat.isMoving || this.rings?.isMoving === true;
  }

  /**
   * Draws them; returns whether any goes on.
   *
   * @param share of the light that a board which leaves lets be seen, 0 to 1
   * @param repaint whether all cells are painted
   */
  draw(frame: Frame, theme: Theme, share: number, repaint: boolean): boolean {
    this.nudges.pass(frame.elapsed, this.pieces.cells, this.layers.settled);
    const isWarming = this.heat.pass(frame.elapsed, this.pieces.cells.list);
    const { cells } = this.pieces;
    const isSharing = this.rings?.pass(frame.elapsed, cells.colours);
    const isGlowing = this.glow(frame.elapsed, theme, repaint);
    let isOn = isGlowing || isWarming || this.nudges.any || isSharing === true;
    for (const layer of this.layers.onTop) if (layer.draw(frame.elapsed, cells, share)) isOn = true;
    return this.celebrate(frame, theme, share) || isOn;
  }

  /** Draws the celebration; returns whether it goes on, or the light of a near miss does. */
  private celebrate({ now, calm }: Frame, { wave }: Theme, share: number): boolean {
    const { layers, celebration } = this;
    const isCelebrating = celebration.draw(now, this.pieces.cells, layers.settled, wave);
    const { front, strength } = waveAt(celebration.waveAge(now));
    layers.show.uniforms.uWavefront.set(calm ? [0.5, strength * 0.4, 9] : [front, strength, 0.16]);
    this.light = celebration.glow(now) * share;
    this.dimming = celebration.dimming(now) * share;
    layers.celebrate(Math.min(1, this.light + this.dimming));
    return isCelebrating || !layers.hole.isOver(now);
  }

  /** Draws the afterglow of changes; returns whether there is any. */
  private glow(elapsed: number, { glow }: Theme, repaint: boolean): boolean {
    const { afterglow } = this.pieces;
    if (!afterglow.glowing && !repaint) return false;
    afterglow.pass(elapsed);
    const share = 1 - this.layers.trails.strength;
    this.layers.setGlow(afterglow.light, glow.strength * share);
    return afterglow.glowing;
  }
}
