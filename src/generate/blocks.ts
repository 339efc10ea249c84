/** The blocks to divide a frame into: so many, as equal as can be, or of given sizes. */
export type Blocks = number | readonly number[];

/** Reads a number of blocks, or their sizes separated by commas; undefined for anything else. */
export function readBlocks(text: string): Blocks | undefined {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  return /^\d{1,9}(,\d{1,9})+$/.test(text) ? text.split(',').map(Number) : undefined;
}
