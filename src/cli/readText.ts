import { createReadStream } from 'node:fs';

/** There is more to be read than there can be. */
export class TooLong extends Error {}

/**
 * Reads a file, or standard input where the name is `-`, as text; throws TooLong after so many bytes,
 * since not everything that can be read has an end.
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
