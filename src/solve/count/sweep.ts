import { advance } from './advance.ts';
import { Blocks } from './blocks.ts';
import type { Cover } from './cover.ts';
import { emptyBoard, type Entries } from './entries.ts';
import { Gathered } from './gathered.ts';
import { LOST, Layer } from './layer.ts';
import { OpenParts } from './openParts.ts';
import { Room } from './room.ts';
import { Stocks } from './stocks.ts';
import { WORTH } from './worth.ts';

/** How many bytes stocks may take before those that are not there any more are cleared out. */
const MOST_STOCKS = 1 << 26;

/**
 * Counts the ways to fill a board from entries on, cell by cell: for every front, and every stock of
 * pieces left there, the number of ways that lead there. Those that come to the same place by
 * different ways go on as one. All stocks of a front are moved on together, option by option, so that
 * memory is read and written in rows; a depth-first search that remembers counts does the
 * same sums, but waits for memory at each of them.
 *
 * Where more comes up than there should be room for, it stops, and what is before it can be taken out
 * and counted in parts. So room is bounded, and only some meetings are missed.
 */
export class Sweep {
  /** How many ways were found so far. */
  found = 0n;
  /** How many entries were joined to others. */
  reused = 0;

  private readonly cover: Cover;
  private stocks: Stocks;
  private readonly blocks: Blocks;
  private readonly layers: readonly Layer[];
  /** Cell → entries in its layer. */
  private readonly entries: Int32Array;
  /** The cell at hand, and how many entries there are beyond it. */
  private cell = 0;
  private beyond = 0;
  /** How many fronts there are. */
  private fronts = 0;
  private readonly room: Room;
  private stockBytes = MOST_STOCKS;
  /** The share of all work that is behind. */
  private behind = 0;

  private readonly gathered = new Gathered();
  /** The words of the front that an option leads to. */
  private readonly target: Int32Array;
  /** Where the options of the front at hand lead. */
  private readonly leadCells: Int32Array;
  private readonly leadFronts: Int32Array;

  constructor(cover: Cover) {
    this.cover = cover;
    this.stocks = new Stocks(cover);
    this.blocks = new Blocks(cover);
    this.room = new Room(cover, this.blocks, this.stocks);
    const openParts = new OpenParts(cover);
    this.layers = Array.from(cover.weight, (_, cell) => new Layer(cover, cell, openParts));
    this.entries = new Int32Array(this.layers.length);
    this.target = new Int32Array(cover.width);
    this.leadCells = new Int32Array(cover.kind.length);
    this.leadFronts = new Int32Array(cover.kind.length);
  }

  /** Starts at an empty board, with room for so many bytes. */
  static from(cover: Cover, room: number): Sweep {
    const sweep = new Sweep(cover);
    sweep.begin(emptyBoard(cover.width, sweep.stocks.full()), room);
    return sweep;
  }

  /**
   * Starts from some entries, all if not said which, once what it was at is done; what comes up may take
   * so many bytes, about.
   */
  begin(entries: Entries, room: number, from = 0, to = entries.size): void {
    const { width, copies } = this.cover;
    if (this.stocks.bytes > this.stockBytes) this.stocks.clear();
    this.found = 0n;
    this.behind = 0;
    // Fronts that are done, or that no entries came to, must not order those that come now.
    for (const layer of this.layers) if (layer.size > 0) layer.clear();
    this.cell = this.layers.length - 1;
    this.blocks.startWith(entries.ways.length);
    for (let i = from; i < to; i++) {
      const layer = this.layers[entries.cells[i]!]!;
      const front = layer.find(entries.words.subarray(i * width, (i + 1) * width));
      if (front === LOST) continue;
      const row = entries.stocks[i]! * copies.length;
      const stock = this.stocks.find(entries.left.subarray(row, row + copies.length));
      this.put(layer, front, stock, entries.ways, i);
      layer.share[front]! += 1 / (to - from);
      this.cell = Math.min(this.cell, layer.cell);
    }
    this.beyond = this.entries.reduce((sum, count) => sum + count, 0) - this.entries[this.cell]!;
    this.fronts = this.layers.reduce((sum, layer) => sum + layer.size, 0);
    this.room.begin(room, this.size, this.fronts);
  }

  get isOver(): boolean {
    const { cell, layers, beyond } = this;
    return beyond === 0 && layers[cell]!.passed === layers[cell]!.size;
  }

  /**
   * Whether there is more than there should be room for, or would be once the next front is moved on:
   * one may have thousands of stocks, which go thousands of ways. A single entry is always moved on.
   */
  get isCrowded(): boolean {
    const { size, room } = this;
    if (room.isTooSmallFor(size, this.fronts)) return true;
    const layer = this.layers[this.cell]!;
    return size > 1 && layer.passed < layer.size && room.isTooSmallAfter(layer);
  }

  /** How many entries there are. */
  private get size(): number {
    return this.beyond + this.entries[this.cell]!;
  }

  /** The share of the work that is behind. */
  progress(): number {
    return this.isOver ? 1 : Math.min(1, this.behind);
  }

  /**
   * Goes on for as long as it takes to write so many entries, or a little longer; shorter if it is over or
   * crowded. Returns for how long.
   */
  run(entries: number): number {
    let left = entries;
    while (left > 0 && !this.isCrowded) {
      const layer = this.layers[this.cell]!;
      if (layer.passed < layer.size) {
        left -= this.moveOn(layer, layer.passed++);
      } else {
        this.fronts -= layer.size;
        layer.clear();
        if (this.beyond === 0) break;
        this.goOn();
      }
      if (this.stocks.bytes > this.stockBytes) this.clearOut();
    }
    return entries - left;
  }

  /** Takes all entries out, in a fixed order: first those of the first cells. */
  takeAll(): Entries {
    const { width } = this.cover;
    this.clearOut();
    const { size } = this;
    const cells = new Int32Array(size);
    const words = new Int32Array(size * width);
    const stocks = new Int32Array(size);
    const { lowest, higher } = this.blocks;
    const ways = [lowest, ...higher].map(() => new Float64Array(size));
    let i = 0;
    for (const layer of this.layers) {
      for (let front = layer.passed; front < layer.size; front++)
        this.blocks.forEach(layer.block[front]!, layer.filled[front]!, (at) => {
          cells[i] = layer.cell;
          words.set(layer.words.subarray(front * width, (front + 1) * width), i * width);
          stocks[i] = this.blocks.stocks[at]!;
          ways[0]![i] = lowest[at]!;
          for (let digit = 0; digit < higher.length; digit++)
            ways[digit + 1]![i] = higher[digit]![at]!;
          i++;
        });
      this.giveBack(layer);
    }
    this.beyond = 0;
    this.fronts = 0;
    return { size, cells, words, stocks, left: this.stocks.allLeft(), ways };
  }

  /** Goes on to the next cell that has entries. */
  private goOn(): void {
    do this.cell++;
    while (this.entries[this.cell] === 0);
    this.beyond -= this.entries[this.cell]!;
  }

  /** Moves all entries of a front on; returns about how many entries would be written in that time. */
  private moveOn(layer: Layer, front: number): number {
    if (layer.block[front]! < 0) return 0;
    const { first, masks, width, kind } = this.cover;
    const { words, cell } = layer;
    const { gathered } = this;
    const entries = gathered.gather(
      this.blocks,
      layer.block[front]!,
      layer.filled[front]!,
      this.stocks.size,
    );
    const count = gathered.size;
    this.entries[cell]! -= entries;
    this.reused += entries - count;
    const end = first[cell + 1]!;
    let leads = 0;
    let ends = 0;
    const before = this.stocks.takings;
    // What is done, as so many entries written.
    let work = entries + WORTH.option * (end - first[cell]!);
    for (let option = first[cell]!; option < end; option++) {
      // The first word nearly always decides.
      if ((words[front * width]! & masks[option * width]!) !== 0) continue;
      let clash = 0;
      for (let i = 1; i < width; i++)
        clash |= words[front * width + i]! & masks[option * width + i]!;
      if (clash !== 0) continue;
      const begin = this.firstThatHas(kind[option]!, count);
      if (begin === count) continue;
      const to = cell + advance(words, front, masks, option, width, this.target);
      if (to === this.layers.length) {
        this.finish(kind[option]!, begin, count);
        ends++;
        continue;
      }
      const next = this.layers[to]!;
      const known = next.size;
      const lead = next.find(this.target);
      this.fronts += next.size - known;
      work += next.size > known ? next.worth : WORTH.lead;
      if (lead === LOST) continue;
      const moved = this.send(kind[option]!, begin, count, next, lead);
      if (moved === 0) continue;
      work += moved;
      this.leadCells[leads] = to;
      this.leadFronts[leads++] = lead;
    }
    const share = layer.share[front]!;
    const each = share / Math.max(1, leads + ends);
    this.behind += leads === 0 ? share : ends * each;
    for (let i = 0; i < leads; i++)
      this.layers[this.leadCells[i]!]!.share[this.leadFronts[i]!]! += each;
    return work + WORTH.piece * (this.stocks.takings - before) * this.cover.copies.length;
  }

  /** The first of the stocks gathered that has what a kind of option needs. */
  private firstThatHas(kind: number, count: number): number {
    const { stocks } = this;
    const { kinds, take } = stocks;
    const from = this.gathered.stocks;
    for (let i = 0; i < count; i++) {
      const remains = take[from[i]! * kinds + kind]!;
      if (remains > 0 || (remains === 0 && stocks.taking(from[i]!, kind) > 0)) return i;
    }
    return count;
  }

  /** Moves the stocks gathered, from one on, along an option; returns how many could be moved. */
  private send(kind: number, begin: number, count: number, next: Layer, lead: number): number {
    const { stocks, blocks } = this;
    const { stocks: from, lowest } = this.gathered;
    const { kinds } = stocks;
    const isHigh = blocks.higher.length > 0;
    const { each } = blocks;
    const lacking = ~this.cover.placeable[next.cell]!;
    let { take, due } = stocks;
    let toStocks = blocks.stocks;
    let toLowest = blocks.lowest;
    let block = next.block[lead]!;
    let filled = next.filled[lead]!;
    let sent = 0;
    for (let i = begin; i < count; i++) {
      let remains = take[from[i]! * kinds + kind]!;
      if (remains === 0) {
        remains = stocks.taking(from[i]!, kind);
        ({ take, due } = stocks);
      }
      // What is due has to have a place ahead.
      if (remains < 0 || (due[remains]! & lacking) !== 0) continue;
      if (filled === each) {
        block = blocks.take(block);
        toStocks = blocks.stocks;
        toLowest = blocks.lowest;
        filled = 0;
      }
      const at = block * each + filled++;
      toStocks[at] = remains;
      toLowest[at] = lowest[i]!;
      if (isHigh) this.gathered.writeHigher(i, blocks.higher, at);
      sent++;
    }
    next.block[lead] = block;
    next.filled[lead] = filled;
    next.many[lead]! += sent;
    this.entries[next.cell]! += sent;
    this.beyond += sent;
    return sent;
  }

  /** Counts the stocks gathered, from one on, that an option completes. */
  private finish(kind: number, begin: number, count: number): void {
    const { stocks, gathered } = this;
    const { stocks: from } = gathered;
    for (let i = begin; i < count; i++) {
      let remains = stocks.take[from[i]! * stocks.kinds + kind]!;
      if (remains === 0) remains = stocks.taking(from[i]!, kind);
      if (remains > 0 && stocks.dues[remains] === 0) this.found += gathered.ways(i);
    }
  }

  private put(
    layer: Layer,
    front: number,
    stock: number,
    ways: readonly Float64Array[],
    i: number,
  ): void {
    const { blocks } = this;
    if (layer.filled[front] === blocks.each) {
      layer.block[front] = blocks.take(layer.block[front]!);
      layer.filled[front] = 0;
    }
    const at = layer.block[front]! * blocks.each + layer.filled[front]!++;
    blocks.stocks[at] = stock;
    blocks.lowest[at] = ways[0]![i]!;
    blocks.higher.forEach((digits, above) => (digits[at] = ways[above + 1]![i]!));
    layer.many[front]!++;
    this.entries[layer.cell]!++;
  }

  /** Empties a layer. */
  private giveBack(layer: Layer): void {
    for (let front = layer.passed; front < layer.size; front++)
      this.blocks.giveBackAll(layer.block[front]!);
    layer.clear();
    this.entries[layer.cell] = 0;
  }

  /** Numbers the stocks that are still there anew, and forgets all others. */
  private clearOut(): void {
    const fresh = new Stocks(this.cover);
    const becomes = new Int32Array(this.stocks.size);
    const { stocks } = this.blocks;
    for (const layer of this.layers)
      for (let front = layer.passed; front < layer.size; front++)
        this.blocks.forEach(layer.block[front]!, layer.filled[front]!, (at) => {
          const stock = stocks[at]!;
          if (becomes[stock] === 0) becomes[stock] = fresh.find(this.stocks.left(stock));
          stocks[at] = becomes[stock]!;
        });
    this.stocks = fresh;
    this.stockBytes = Math.max(MOST_STOCKS, 2 * fresh.bytes);
  }
}
