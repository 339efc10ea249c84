import { isAmount, isRecord } from '../../solve/saved/validate.ts';
import { seal, unseal } from '../../solve/saved/seal.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { SavedTasks } from '../../count/queue.ts';
import { packed, unpacked } from '../../count/saved.ts';
import type { Share } from '../../count/share.ts';
import type { Search } from '../../solve/search.ts';
import { isNotThere, readText, replaceFile } from '../files.ts';
import { FAILED, CliError } from '../cliError.ts';
import { isDeepStrictEqual } from 'node:util';
import type { LateWords } from '../../words/index.ts';

/**
 * Incremented whenever the file format, the division into parts, or the order of states in a sweep changes.
 */
const VERSION = 12;
/** Far more than any count needs. */
const MOST_BYTES = 4_000_000;

/** The count that a file belongs to. */
export interface CountRequest {
  /** Identifies the puzzle. */
  readonly digest: string;
  readonly search: Search | null;
  readonly unique: boolean;
  /** The part of the count, as I/N, and its share. */
  readonly shard: string;
  readonly share: Share;
}

export interface CountFile {
  readonly saved: SavedTasks;
  /** Seconds spent so far. */
  readonly seconds: number;
}

/** Sixteen hexadecimal digits, equal for equal puzzles whatever their titles. */
export function digestOf(puzzle: Puzzle): string {
  // Loaded here: most counts need no digest, and loading takes some ms.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const { lattice, board, pieces, fixed, use, asked } = puzzle;
  const text = printPuzzle({ title: '', lattice, board, pieces, fixed, use, asked });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Writes a file completely or not at all: on failure the old file remains.
 *
 * @throws CliError
 */
export function saveCount(
  name: string,
  request: CountRequest,
  { saved, seconds }: CountFile,
  say: LateWords['counting'],
): void {
  const { digest, search, unique, shard } = request;
  const about = { fitful: 'count', version: VERSION, digest, search, unique, shard, seconds };
  try {
    replaceFile(name, `${seal({ ...about, ...packed(saved) })}\n`);
  } catch {
    throw new CliError(say.cannotSave(name), FAILED);
  }
}

/**
 * Reads a saved count; undefined if there is no file and `mayBeMissing`.
 *
 * @throws CliError if the file is something else, damaged, or belongs to another count
 */
export async function loadCount(
  name: string,
  request: CountRequest,
  mayBeMissing: boolean,
  say: LateWords['counting'],
): Promise<CountFile | undefined> {
  const text = await readText(name, MOST_BYTES, say.notACount(name), say).catch(
    (error: unknown) => {
      if (mayBeMissing && isNotThere(error)) return undefined;
      throw error;
    },
  );
  if (text === undefined) return undefined;
  const [, version] = /^\{"fitful":"count","version":(\d{1,9}),/.exec(text) ?? [];
  if (version === undefined) throw new CliError(say.notACount(name));
  if (Number(version) !== VERSION) throw new CliError(say.otherVersion(name));
  const found = unseal(text);
  if (!isRecord(found)) throw new CliError(say.damaged(name));
  if (found.digest !== request.digest) throw new CliError(say.otherPuzzle(name));
  if (!isDeepStrictEqual(found.search, request.search) || found.unique !== request.unique)
    throw new CliError(say.otherSearch(name));
  const { shard, seconds } = found;
  if (typeof shard === 'string' && shard !== request.shard)
    throw new CliError(say.otherPart(name, shard));
  const saved = unpacked(found, request.search, request.share);
  if (shard !== request.shard || !isAmount(seconds) || !saved)
    throw new CliError(say.damaged(name));
  return { saved, seconds };
}
