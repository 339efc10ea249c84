import { DEAD, LINK, type Frontiers } from './frontiers.ts';
import type { Instance } from './instance.ts';
import { Mirrors } from './mirrors.ts';
import type { Supplies } from './supplies.ts';
import { advance } from './transition.ts';

/** Finds the frontiers that options lead to. */
export class FrontierGraph {
  /** The first open cell of the frontier found last; the number of cells, if none is open. */
  cell = 0;
  /** Its number, or DEAD. */
  frontier = DEAD;
  /** The mirror that leads there, if it changes supplies, or −1. */
  mirror = -1;
  /** A mirror that maps it onto itself and changes supplies, or −1. */
  own = -1;

  private readonly instance: Instance;
  /** Cell → the frontiers whose first open cell it is. */
  private readonly frontiers: readonly Frontiers[];
  private readonly mirrors: Mirrors;
  /** The covered cells of the frontier that an option leads to. */
  private readonly target: Int32Array;

  constructor(instance: Instance, frontiers: readonly Frontiers[]) {
    this.instance = instance;
    this.frontiers = frontiers;
    this.mirrors = new Mirrors(instance);
    this.target = new Int32Array(instance.width);
  }

  /** Whether an option fits a frontier. */
  fits({ words }: Frontiers, frontier: number, option: number): boolean {
    const { masks, width } = this.instance;
    // The first word nearly always decides.
    if ((words[frontier * width]! & masks[option * width]!) !== 0) return false;
    let clash = 0;
    for (let i = 1; i < width; i++)
      clash |= words[frontier * width + i]! & masks[option * width + i]!;
    return clash === 0;
  }

  /** Finds the frontier that stands for the one that an option which fits leads to. */
  follow({ cell, words }: Frontiers, frontier: number, option: number, supplies: Supplies): void {
    const { masks, width } = this.instance;
    this.cell = cell + advance(words, frontier, masks, option, width, this.target);
    this.mirror = -1;
    this.own = -1;
    if (this.cell === this.frontiers.length) return;
    const frontiers = this.frontiers[this.cell]!;
    this.frontier = frontiers.find(this.target);
    if (this.frontier === DEAD || this.mirrors.isEmpty) return;
    const at = this.frontier * LINK;
    if (frontiers.links[at] === 0) this.link(frontiers, this.frontier, supplies);
    const { links } = frontiers;
    this.cell = links[at]!;
    this.frontier = links[at + 1]!;
    this.mirror = (links[at + 2]! & 0xff) - 1;
    this.own = (links[at + 2]! >> 8) - 1;
  }

  /** Finds the frontier that stands for one and its images, and which mirrors change supplies on the way. */
  private link(frontiers: Frontiers, frontier: number, supplies: Supplies): void {
    const { mirrors } = this;
    mirrors.find(frontiers.cell, this.target);
    const { cell, words, mirror, own } = mirrors;
    // A mirror plus one; 0 if it changes no supply, or there is none.
    const codeOf = (one: number): number => (one < 0 || supplies.isFixedBy(one) ? 0 : one + 1);
    const number = mirror < 0 ? frontier : this.frontiers[cell]!.find(words);
    const { links } = frontiers;
    const at = frontier * LINK;
    links[at] = cell;
    links[at + 1] = number;
    links[at + 2] = codeOf(mirror) | (codeOf(own) << 8);
  }
}
