/** What a GIF says of itself: its size, and for how long each frame is shown, in hundredths of a second. */
export interface GifFacts {
  readonly width: number;
  readonly height: number;
  readonly delays: readonly number[];
}

/** The bytes of a colour table, by the flags before it. */
const tableOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * Reads a GIF without decoding its pictures.
 *
 * @throws Error if it is none, or breaks off
 */
export function readGif(file: Buffer): GifFacts {
  if (!/^GIF8[79]a/.test(file.toString('latin1', 0, 6))) throw new Error('This is no GIF.');
  const delays: number[] = [];
  let at = 13 + tableOf(file[10]!);
  const skipBlocks = (): void => {
    while (file[at]! > 0) at += file[at]! + 1;
    at++;
  };
  for (let frames = 0; ;) {
    const kind = file[at++];
    if (kind === 0x3b) {
      if (frames !== delays.length) throw new Error('Frames and delays differ in number.');
      return { width: file.readUInt16LE(6), height: file.readUInt16LE(8), delays };
    }
    if (kind === 0x21) {
      if (file[at++] === 0xf9) delays.push(file.readUInt16LE(at + 2));
      skipBlocks();
    } else if (kind === 0x2c) {
      frames++;
      at += 9 + tableOf(file[at + 8]!) + 1;
      skipBlocks();
    } else throw new Error(`The file breaks off at ${at - 1}.`);
  }
}
