import type { Blocks } from './blocks.ts';
import type { Cover } from './cover.ts';
import { Layer } from './layer.ts';
import { mostStocks, type Stocks } from './stocks.ts';

/** How many bytes a sweep may take for what comes up, as far as that depends on nothing but the sweep. */
export class Room {
  private readonly cover: Cover;
  private readonly blocks: Blocks;
  private readonly bytesPerFront: number;
  private readonly bytesPerStock: number;
  private readonly mostStocks: number;
  /** How much there is room for, and how much there may be with what it began with. */
  private size = 0;
  private most = 0;

  constructor(cover: Cover, blocks: Blocks, { bytesEach }: Stocks) {
    this.cover = cover;
    this.blocks = blocks;
    this.bytesPerFront = Layer.bytes(cover);
    this.bytesPerStock = bytesEach;
    this.mostStocks = mostStocks(cover);
  }

  /** Makes room for so many bytes, besides so many entries and fronts that are there already. */
  begin(size: number, entries: number, fronts: number): void {
    this.size = size;
    this.most = this.bytes(entries, fronts) + size;
  }

  /** Whether so many entries and fronts are too many. */
  isTooSmallFor(entries: number, fronts: number): boolean {
    return this.bytes(entries, fronts) > this.most;
  }

  /** Whether what the next front of a layer leads to would be too much. */
  isTooSmallAfter(layer: Layer): boolean {
    const stocks = layer.many[layer.passed]!;
    const { first } = this.cover;
    const options = first[layer.cell + 1]! - first[layer.cell]!;
    if (this.bytes(stocks * options, options) <= this.size) return false;
    const fitting = this.fitting(layer, layer.passed);
    return this.bytes(stocks * fitting, fitting) > this.size;
  }

  /** About how many bytes so many entries and fronts take, if their stocks are as many as can be. */
  private bytes(entries: number, fronts: number): number {
    // The last block of a front may be all but empty.
    const places = entries + fronts * this.blocks.each;
    const stocks = Math.min(entries, this.mostStocks);
    return (
      places * this.blocks.bytesEach + fronts * this.bytesPerFront + stocks * this.bytesPerStock
    );
  }

  /** How many options fit on a front. */
  private fitting(layer: Layer, front: number): number {
    const { first, masks, width } = this.cover;
    let fitting = 0;
    for (let option = first[layer.cell]!; option < first[layer.cell + 1]!; option++) {
      let clash = 0;
      for (let i = 0; i < width && clash === 0; i++)
        clash = layer.words[front * width + i]! & masks[option * width + i]!;
      if (clash === 0) fitting++;
    }
    return fitting;
  }
}
