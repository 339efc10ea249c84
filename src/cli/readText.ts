import { createReadStream } from 'node:fs';
import type { Words } from '../words/index.ts';
import { CliError, NOT_FOUND } from './cliError.ts';

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

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? '';

/** Whether there is no file of that name, which ends every command alike. */
export const isNotThere = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes(codeOf(error));

/** Says why a file could not be read. */
export const unreadable = (error: unknown, name: string, say: Words['counting']): CliError =>
  isNotThere(error)
    ? new CliError(say.noFile(name), NOT_FOUND)
    : new CliError(say.unreadable(name, codeOf(error)));
