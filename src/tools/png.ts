import { inflateSync } from 'node:zlib';

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
 * Decodes a PNG as browsers write it: eight bits a channel, with or without alpha, not interlaced.
 *
 * @throws Error where it is written in another way
 */
export function decodePng(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, colourType, , , interlaced] = png.subarray(24, 29);
  const channels = { 2: 3, 6: 4 }[colourType!];
  if (depth !== 8 || !channels || interlaced !== 0)
    throw new Error('This kind of PNG is not read.');
  const rows = unfiltered(inflateSync(imageData(png)), width * channels, channels);
  const data = new Uint8Array(4 * width * height).fill(255);
  for (let i = 0, from = 0; i < data.length; i += 4, from += channels)
    for (let channel = 0; channel < channels; channel++) data[i + channel] = rows[from + channel]!;
  const at = (x: number, y: number) => {
    const start = (Math.floor(y) * width + Math.floor(x)) * 4;
    return [data[start]!, data[start + 1]!, data[start + 2]!] as const;
  };
  return { width, height, data, at };
}

/** The concatenated image data chunks. */
function imageData(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const isData = png.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isData) parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return Buffer.concat(parts);
}

/** Undoes each row's filter, named by its first byte, and drops those bytes. */
function unfiltered(bytes: Uint8Array, stride: number, pixel: number): Uint8Array {
  const rows = new Uint8Array((bytes.length / (stride + 1)) * stride);
  for (let start = 0, from = 0; start < rows.length; start += stride) {
    const filter = bytes[from++]!;
    for (let i = start; i < start + stride; i++) {
      const left = i - start >= pixel ? rows[i - pixel]! : 0;
      const up = start > 0 ? rows[i - stride]! : 0;
      const corner = start > 0 && i - start >= pixel ? rows[i - stride - pixel]! : 0;
      rows[i] = bytes[from++]! + predicted(filter, left, up, corner);
    }
  }
  return rows;
}

/** The prediction of a filter: none, left, up, their mean, or Paeth's. */
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
