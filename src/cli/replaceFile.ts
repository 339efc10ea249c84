import * as fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** What replacing a file takes of a file system. */
export type Disk = Pick<
  typeof fs,
  | 'closeSync'
  | 'fsyncSync'
  | 'openSync'
  | 'readdirSync'
  | 'readFileSync'
  | 'readlinkSync'
  | 'realpathSync'
  | 'renameSync'
  | 'rmSync'
  | 'statSync'
  | 'writeFileSync'
>;

/** A draft of that age, in ms, was left behind by a process that was killed: one is written in a moment. */
const ABANDONED = 60_000;
/** So many characters of a name at the beginning of its drafts leave room for the rest. */
const NAMED = 60;

/**
 * Replaces a file, or makes it, as a whole or not at all: the new text is written beside the old one,
 * brought to the disk, read back, and only then takes its place. A link stays one, and the file it leads
 * to is replaced. Throws an Error where anything of that fails, or where it is no plain file.
 */
export function replaceFile(name: string, text: string, disk: Disk = fs): void {
  const target = targetOf(name, disk);
  const { mode = 0o666, isPlain = true } = statOf(target, disk) ?? {};
  if (!isPlain) throw new Error('What is there is no plain file.');
  const folder = dirname(target);
  // Not named after the process: in containers that share a folder, all may have the same number.
  const draft = join(folder, `${draftPrefix(target)}${crypto.randomUUID()}.part`);
  try {
    const file = disk.openSync(draft, 'wx', mode);
    try {
      // Unlike writeSync, this goes on where only some of it was taken.
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
  // That it has a new name is to outlast a loss of power too, where folders can be synced.
  ignoreErrors(() => {
    const opened = disk.openSync(folder, 'r');
    try {
      disk.fsyncSync(opened);
    } finally {
      disk.closeSync(opened);
    }
  });
}

/** Removes drafts of a file that processes left behind when they were killed. */
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

/** How the names of all drafts of a file begin. */
const draftPrefix = (target: string): string => `${basename(target).slice(0, NAMED)}.`;

/** The file that a name leads to, which need not be there. */
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

export const isMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';

/** Does what is no loss if it fails. */
function ignoreErrors(act: () => void): void {
  try {
    act();
  } catch {
    // Nobody relies on it.
  }
}
