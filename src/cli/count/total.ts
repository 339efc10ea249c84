import { seal, unseal } from '../../solve/saved/seal.ts';
import { lateWords, words, type LateWords } from '../../words/index.ts';
import {
  isAmount,
  isNatural,
  isWrittenInteger,
  readInteger,
  writeInteger,
  type WrittenInteger,
} from '../../solve/saved/validate.ts';
import { searchOptions, type Command } from '../command.ts';
import { readText } from '../files.ts';
import { DONE, NOT_FOUND, CliError } from '../cliError.ts';

/** One part's result, as `count --json` prints it. */
interface Line {
  readonly shard: string;
  /** Null if it is no whole number. */
  readonly solutions: WrittenInteger | null;
  /** Solutions times symmetries. */
  readonly images: WrittenInteger;
  readonly symmetries: number;
  readonly placements: WrittenInteger | null;
  readonly seconds: number;
  readonly complete: boolean;
  /** Keys that must agree in all parts. */
  readonly [about: string]: unknown;
}

/** Far more than the results of all parts of a count need. */
const MOST_BYTES = 32_000_000;

/** The keys that identify a count. */
const common = ['digest', ...searchOptions, 'symmetries'] as const;

/** `total`: adds up the results of all parts of a count. */
export const total: Command = {
  options: [],
  operands: Infinity,
  async *run({ language }, names) {
    const say = lateWords(words(language)).counting;
    if (names.length === 0) throw new CliError(say.nothingToAdd());
    const lines: Line[] = [];
    for (const name of names) {
      const text = await readText(name, MOST_BYTES, say.tooMuch(name), say);
      lines.push(...linesIn(name, text, say));
    }
    const [first] = lines;
    if (!first) throw new CliError(say.nothingToAdd());

    const [, of] = partOf(first);
    const seen = new Set<number>();
    for (const line of lines) {
      const [part, ofAll] = partOf(line);
      const odd = common.find((key) => JSON.stringify(line[key]) !== JSON.stringify(first[key]));
      if (odd !== undefined) throw new CliError(say.otherCount(line.shard, odd));
      if (ofAll !== of) throw new CliError(say.otherCut(first.shard, line.shard));
      if (seen.has(part)) throw new CliError(say.partTwice(line.shard));
      if (!line.complete) throw new CliError(say.partNotDone(line.shard));
      seen.add(part);
    }
    const missing = Array.from({ length: of }, (_, i) => i + 1).filter((part) => !seen.has(part));
    if (missing.length > 0) throw new CliError(say.partsMissing(missing, of));

    const images = sum(lines.map((line) => line.images))!;
    const solutions = writeInteger(readInteger(images) / BigInt(first.symmetries));
    const placements = sum(lines.map((line) => line.placements));
    const all = lines.reduce((sum, line) => sum + line.seconds, 0);
    const seconds = Math.round(1000 * all) / 1000;
    const { checksum: _, ...about } = first;
    yield `${seal({ ...about, shard: '1/1', solutions, images, placements, seconds, complete: true })}\n`;
    return solutions === 0 ? NOT_FOUND : DONE;
  },
};

/** The sum; null if an amount is unknown. */
function sum(amounts: readonly (WrittenInteger | null)[]): WrittenInteger | null {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < amounts.length) return null;
  return writeInteger(known.reduce((sum, amount) => sum + readInteger(amount), 0n));
}

const partOf = ({ shard }: Line): readonly [number, number] => {
  const [part, of] = shard.split('/').map(Number);
  return [part!, of!];
};

function linesIn(name: string, text: string, say: LateWords['counting']): Line[] {
  return text.split('\n').flatMap((content, i) => {
    if (content.trim() === '') return [];
    const line = lineOf(content);
    if (line === undefined) throw new CliError(say.noResult(name, i + 1));
    if (unseal(content) === undefined) throw new CliError(say.damagedResult(name, i + 1));
    return [line];
  });
}

/** Parses a line; undefined if it is not a result of a part. */
function lineOf(content: string): Line | undefined {
  let line: Record<string, unknown>;
  try {
    line = Object(JSON.parse(content)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const [, part = 0, of = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(String(line.shard))?.map(Number) ?? [];
  const isSound =
    part >= 1 &&
    part <= of &&
    isWrittenInteger(line.images) &&
    isNatural(line.symmetries) &&
    line.symmetries > 0 &&
    (line.placements === null || isWrittenInteger(line.placements)) &&
    isAmount(line.seconds) &&
    typeof line.complete === 'boolean' &&
    common.every((key) => key in line);
  return isSound ? (line as Line) : undefined;
}
