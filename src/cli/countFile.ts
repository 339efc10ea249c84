import { isDeepStrictEqual } from 'node:util';
import { printPuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { Saved } from '../solve/ledger.ts';
import { isAmount, isRecord } from '../solve/validate.ts';
import { packed, unpacked } from '../solve/saved.ts';
import { seal, unseal } from '../solve/seal.ts';
import type { Search } from '../solve/search.ts';
import type { Part } from '../solve/shard.ts';
import type { Words } from '../words/index.ts';
import { readText, TooLong } from './readText.ts';
import { FAILED, CliError } from './cliError.ts';
import { isMissing, replaceFile } from './replaceFile.ts';

/** Goes up whenever what is in a file, or what the parts of a count are, is not what it was. */
const VERSION = 8;
/** Far more than any count takes. */
const MOST_BYTES = 4_000_000;

/** Which count a file belongs to. */
export interface CountRequest {
  /** Says which puzzle it is. */
  readonly digest: string;
  readonly search: Search | null;
  readonly unique: boolean;
  /** Which part of the count, as I/N. */
  readonly shard: string;
}

/** A count that was put down. */
export interface CountFile {
  readonly saved: Saved;
  /** Time spent on it so far. */
  readonly seconds: number;
}

/** Sixteen digits that are the same wherever a puzzle is the same, whatever it is called. */
export function digestOf(puzzle: Puzzle): string {
  // Loaded here, since most counts need no digest and it takes some ms.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const { lattice, board, pieces, use, asked } = puzzle;
  const text = printPuzzle({ title: '', lattice, board, pieces, use, asked });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Writes a file as a whole or not at all; throws a Refusal if it cannot, and leaves the one that is there. */
export function saveCount(
  name: string,
  asked: CountRequest,
  { saved, seconds }: CountFile,
  say: Words['counting'],
): void {
  const about = { fitful: 'count', version: VERSION, ...asked, seconds };
  try {
    replaceFile(name, `${seal({ ...about, ...packed(saved) })}\n`);
  } catch {
    throw new CliError(say.cannotSave(name), FAILED);
  }
}

/**
 * Reads what was put down; undefined if there is no file and there need not be one. Throws a Refusal
 * where it is no such file, is damaged, or belongs to another count.
 */
export async function loadCount(
  name: string,
  asked: CountRequest,
  mayBeMissing: boolean,
  say: Words['counting'],
): Promise<CountFile | undefined> {
  const text = await read(name, mayBeMissing, say);
  if (text === undefined) return undefined;
  const [, version] = /^\{"fitful":"count","version":(\d{1,9}),/.exec(text) ?? [];
  if (version === undefined) throw new CliError(say.notACount(name));
  if (Number(version) !== VERSION) throw new CliError(say.otherVersion(name));
  const found = unseal(text);
  if (!isRecord(found)) throw new CliError(say.damaged(name));
  if (found.digest !== asked.digest) throw new CliError(say.otherPuzzle(name));
  if (!isDeepStrictEqual(found.search, asked.search) || found.unique !== asked.unique)
    throw new CliError(say.otherSearch(name));
  const { shard, seconds } = found;
  if (typeof shard === 'string' && shard !== asked.shard)
    throw new CliError(say.otherPart(name, shard));
  const saved = unpacked(found, asked.search, partIn(asked.shard));
  if (shard !== asked.shard || !isAmount(seconds) || !saved) throw new CliError(say.damaged(name));
  return { saved, seconds };
}

async function read(
  name: string,
  mayBeMissing: boolean,
  say: Words['counting'],
): Promise<string | undefined> {
  try {
    return await readText(name, MOST_BYTES);
  } catch (error) {
    if (mayBeMissing && isMissing(error)) return undefined;
    throw new CliError(error instanceof TooLong ? say.notACount(name) : say.unreadable(name));
  }
}

export const nameOf = ({ part, of }: Part): string => `${part}/${of}`;

const partIn = (name: string): Part => {
  const [part, of] = name.split('/').map(Number);
  return { part: part!, of: of! };
};
