import { createReadStream } from 'node:fs';

/** The input is longer than allowed. */
export class TooLong extends Error {}

/**
 * Reads a file, or standard input for `-`.
 *
 * @throws TooLong beyond `most` bytes: some inputs never end
 */
export async function readText(name: string, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const stream = name === '-' ? process.stdin : createReadStream(name);
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > most) throw new TooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
