import * as fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { LateWords } from '../words/index.ts';
import { CliError, NOT_FOUND } from './cliError.ts';

/**
 * Reads a file, or standard input for `-`.
 *
 * @throws CliError that says why it cannot be read, with NOT_FOUND if there is no such file; or that says
 * `tooLong` beyond `most` bytes, as some inputs never end
 */
export async function readText(
  name: string,
  most: number,
  tooLong: string,
  say: LateWords['counting'],
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const stream = name === '-' ? process.stdin : fs.createReadStream(name);
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > most) throw new CliError(tooLong);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof CliError ? error : unreadable(error, name, say);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? '';

/** Says why a file could not be read. */
export const unreadable = (error: unknown, name: string, say: LateWords['counting']): CliError =>
  ['ENOENT', 'ENOTDIR'].includes(codeOf(error))
    ? new CliError(say.noFile(name), NOT_FOUND)
    : new CliError(say.unreadable(name, codeOf(error)));

/** Whether an error says that there is no such file. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof CliError && error.exitCode === NOT_FOUND;

/** The file system, which tests replace. */
export type Disk = typeof fs;

/** Older drafts, in ms, were left by killed processes: writing one takes a moment. */
const ABANDONED = 60_000;
/** A draft's name begins with so many characters of the file's, which leaves room for the rest. */
const NAMED = 60;

/**
 * Replaces or creates a file atomically: the new text is written beside the old one, synced to disk
 * and read back before it takes the old one's place. A link stays a link, and its target is
 * replaced.
 *
 * @throws Error if any of that fails, or if the target is not a regular file
 */
export function replaceFile(name: string, text: string, disk: Disk = fs): void {
  const target = targetOf(name, disk);
  const { mode = 0o666, isPlain = true } = statOf(target, disk) ?? {};
  if (!isPlain) throw new Error('What is there is no plain file.');
  const folder = dirname(target);
  // Not named by process id: containers that share a folder may have equal ones.
  const draft = join(folder, `${draftPrefix(target)}${crypto.randomUUID()}.part`);
  try {
    const file = disk.openSync(draft, 'wx', mode);
    try {
      // Unlike writeSync, this continues after partial writes.
      disk.writeFileSync(file, text);
      disk.fsyncSync(file);
    } finally {
      disk.closeSync(file);
    }
    if (disk.readFileSync(draft, 'utf8') !== text) throw new Error('It was not written as it is.');
    disk.renameSync(draft, target);
  } catch (error) {
    ignoreErrors(() => disk.rmSync(draft, { force: true }));
    throw error;
  }
  // Makes the rename survive a power loss, where folders can be synced.
  ignoreErrors(() => {
    const opened = disk.openSync(folder, 'r');
    try {
      disk.fsyncSync(opened);
    } finally {
      disk.closeSync(opened);
    }
  });
}

/** Removes drafts of a file that killed processes left behind. */
export function removeDrafts(name: string, now: number, disk: Disk = fs): void {
  ignoreErrors(() => {
    const target = targetOf(name, disk);
    const folder = dirname(target);
    const named = draftPrefix(target);
    for (const file of disk.readdirSync(folder)) {
      if (!file.startsWith(named) || !/^[\da-f-]{36}\.part$/.test(file.slice(named.length)))
        continue;
      const draft = join(folder, file);
      if (now - disk.statSync(draft).mtimeMs > ABANDONED) disk.rmSync(draft);
    }
  });
}

const draftPrefix = (target: string): string => `${basename(target).slice(0, NAMED)}.`;

/** The file that a name resolves to, which need not exist. */
function targetOf(name: string, disk: Disk): string {
  try {
    return disk.realpathSync(name);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    return resolve(dirname(name), disk.readlinkSync(name));
  } catch {
    return name;
  }
}

function statOf(name: string, disk: Disk): { mode: number; isPlain: boolean } | undefined {
  try {
    const found = disk.statSync(name);
    return { mode: found.mode & 0o777, isPlain: found.isFile() };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

function ignoreErrors(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing relies on it.
  }
}
