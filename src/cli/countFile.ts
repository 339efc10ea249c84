import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { printPuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { Saved } from '../solve/ledger.ts';
import { isAmount, isRecord, isWhole } from '../solve/plainData.ts';
import { isSaved } from '../solve/saved.ts';
import type { Search } from '../solve/search.ts';
import type { Part } from '../solve/shard.ts';
import type { Words } from '../words/index.ts';
import { Refusal } from './refusal.ts';

/** Goes up whenever what is in a file, or what the parts of a count are, is not what it was. */
const VERSION = 3;
const MOST_BYTES = 1_000_000;
/** No count is cut into more parts. */
const MOST_PARTS = 1_000_000;

/** Which count a file belongs to. */
export interface Asked {
  /** Says which puzzle it is. */
  readonly digest: string;
  readonly search: Search | null;
  readonly unique: boolean;
  /** Which part of the count, as I/N. */
  readonly shard: string;
}

/** A count that was put down. */
export interface PutDown {
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

/** Writes a file as a whole or not at all; throws a Refusal if it cannot. */
export function putDown(
  name: string,
  asked: Asked,
  { saved, seconds }: PutDown,
  say: Words['counting'],
): void {
  const { solutions, placements } = saved;
  const open = saved.open.filter(({ state }) => state);
  const untouched = rangesOf(saved.open.filter(({ state }) => !state));
  const content = { fitful: 'count', version: VERSION, ...asked };
  const text = JSON.stringify({ ...content, seconds, solutions, placements, open, untouched });
  const draft = `${name}.${process.pid}.part`;
  try {
    const file = openSync(draft, 'w');
    try {
      writeSync(file, `${text}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, name);
  } catch {
    rmSync(draft, { force: true });
    throw new Refusal(say.cannotSave(name));
  }
}

/**
 * Reads what was put down; undefined if there is no file and there need not be one. Throws a Refusal
 * where it is no such file, or belongs to another count.
 */
export function takeUp(
  name: string,
  asked: Asked,
  mayBeMissing: boolean,
  say: Words['counting'],
): PutDown | undefined {
  const text = read(name, mayBeMissing, say);
  if (text === undefined) return undefined;
  const found = parsed(text);
  if (!isRecord(found) || found.fitful !== 'count') throw new Refusal(say.notPutDown(name));
  if (found.version !== VERSION)
    throw new Refusal(isWhole(found.version) ? say.otherVersion(name) : say.notPutDown(name));
  if (found.digest !== asked.digest) throw new Refusal(say.otherPuzzle(name));
  if (!isDeepStrictEqual(found.search, asked.search) || found.unique !== asked.unique)
    throw new Refusal(say.otherSearch(name));
  if (found.shard !== asked.shard) throw new Refusal(say.otherPart(name, String(found.shard)));
  const { seconds, solutions, placements } = found;
  const open = [found.open, partsIn(found.untouched)].flat();
  const saved: unknown = { solutions, placements, open };
  const isSound = isAmount(seconds) && isSaved(saved, asked.search, partIn(asked.shard));
  if (!isSound) throw new Refusal(say.notPutDown(name));
  return { saved, seconds };
}

function read(name: string, mayBeMissing: boolean, say: Words['counting']): string | undefined {
  try {
    if (statSync(name).size > MOST_BYTES) throw new Refusal(say.notPutDown(name));
    return readFileSync(name, 'utf8');
  } catch (error) {
    if (mayBeMissing && (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof Refusal) throw error;
    throw new Refusal(say.unreadable(name));
  }
}

function parsed(text: string): unknown {
  try {
    // What is too much for a number is written as none.
    return JSON.parse(text, (key, value) =>
      key === 'solutions' && value === null ? Infinity : value,
    );
  } catch {
    return undefined;
  }
}

/** Parts in few words: `5-64/64` for all from the fifth to the last of 64. */
function rangesOf(parts: readonly Part[]): string[] {
  const ranges: { from: number; to: number; of: number }[] = [];
  for (const { part, of } of parts) {
    const last = ranges.at(-1);
    if (last?.of === of && last.to + 1 === part) last.to = part;
    else ranges.push({ from: part, to: part, of });
  }
  return ranges.map(({ from, to, of }) => `${from}-${to}/${of}`);
}

/** The parts that ranges name; undefined among them for what is no range, or too long for one. */
function partsIn(ranges: unknown): unknown[] {
  if (!Array.isArray(ranges)) return [undefined];
  return ranges.flatMap((range) => {
    const [, from, to, of] = /^(\d+)-(\d+)\/(\d+)$/.exec(String(range))?.map(Number) ?? [];
    if (!(to! >= from! && to! - from! < MOST_PARTS)) return [undefined];
    return Array.from({ length: to! - from! + 1 }, (_, i) => ({ part: from! + i, of: of! }));
  });
}

export const nameOf = ({ part, of }: Part): string => `${part}/${of}`;

const partIn = (name: string): Part => {
  const [part, of] = name.split('/').map(Number);
  return { part: part!, of: of! };
};
