declare module 'gifenc' {
  /** Red, green and blue, 0 to 255. */
  export type Colour = readonly [number, number, number];

  interface FrameOptions {
    readonly palette: readonly Colour[];
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** In ms. */
    readonly delay: number;
    readonly dispose?: number;
  }

  export interface GifStream {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytesView(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): GifStream;
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, most: number): Colour[];
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: readonly Colour[],
  ): Uint8Array;
}
