import { PNG } from 'pngjs';

/** A screenshot's pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha, 0 to 255, row by row. */
  readonly data: Uint8Array;
  /** Red, green and blue of one pixel. */
  at(x: number, y: number): readonly [number, number, number];
}

/**
 * Decodes a PNG of eight bits a channel.
 *
 * @throws Error if the file is damaged
 */
export function decodePng(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  const at = (x: number, y: number) => {
    const start = (Math.floor(y) * width + Math.floor(x)) * 4;
    return [data[start]!, data[start + 1]!, data[start + 2]!] as const;
  };
  return { width, height, data, at };
}
