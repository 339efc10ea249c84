import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { FASTEST, readSpeed, SLOWEST, type Speed } from '../play/tempo.ts';
import { strategyIds } from '../generate/strategies/ids.ts';
import { readBoxSize, type BoxSize } from '../generate/sizes.ts';
import { difficultyLevels } from '../generate/requirements.ts';
import { orders, type OrderId } from '../solve/orders/index.ts';
import type { PieceOrder } from '../solve/pieceOrder.ts';
import { LARGEST_SEED } from '../solve/random.ts';
import { rules, type RuleId } from '../solve/rules/index.ts';
import { readPieceOrder, readRules, readSeed } from '../solve/searchText.ts';
import { solvers, type SolverId } from '../solve/solvers/index.ts';
import type { Detail } from '../solve/step.ts';
import { languages, words, type Language, type Words } from '../words/index.ts';
import { alike } from './alike.ts';
import { CliError } from './cliError.ts';
import { allowedMemory } from './memory.ts';

/** Reads the value of an option; a flag if not `takesValue`. */
interface Reader<Value> {
  readonly takesValue: boolean;
  read(text: string, option: string, say: Words['cli']): Value;
}

const flag: Reader<true> = { takesValue: false, read: () => true };

const wholeNumber: Reader<number> = {
  takesValue: true,
  read(text, option, say) {
    if (!/^[1-9]\d{0,14}$/.test(text)) throw new CliError(say.badNumber(option, text));
    return Number(text);
  },
};

const oneOf = <Choice extends string>(choices: readonly Choice[]): Reader<Choice> => ({
  takesValue: true,
  read(text, option, say) {
    const choice = choices.find((one) => one === text);
    if (choice !== undefined) return choice;
    throw new CliError(say.badChoice(option, text, choices.join(', '), alike(text, choices)));
  },
});

/** Parts of a search have the same form as in a link. */
const ruleNames: Reader<readonly RuleId[]> = {
  takesValue: true,
  read(text, option, say) {
    const chosen = readRules(text);
    if (chosen) return chosen;
    const wrong = text.split(',').find((name) => !Object.hasOwn(rules, name)) ?? text;
    const known = Object.keys(rules);
    throw new CliError(say.badChoice(option, wrong, known.join(', '), alike(wrong, known)));
  },
};

const pieceOrder: Reader<PieceOrder> = {
  takesValue: true,
  read(text, option, say) {
    const order = readPieceOrder(text);
    if (order === undefined) throw new CliError(say.missingValue(option));
    return order;
  },
};

const seed: Reader<number> = {
  takesValue: true,
  read(text, option, say) {
    const seed = readSeed(text);
    if (seed === undefined) throw new CliError(say.badSeed(option, text, LARGEST_SEED));
    return seed;
  },
};

const speed: Reader<Speed> = {
  takesValue: true,
  read(text, option, say) {
    const speed = readSpeed(text);
    if (speed === undefined) throw new CliError(say.badSpeed(option, text, SLOWEST, FASTEST));
    return speed;
  },
};

/** Columns and rows, written 10x10. */
const boxSize: Reader<BoxSize> = {
  takesValue: true,
  read(text, option, say) {
    const size = readBoxSize(text);
    if (!size) throw new CliError(say.badSize(option, text));
    return size;
  },
};

/** Sizes of pieces, separated by commas. */
const sizeList: Reader<readonly number[]> = {
  takesValue: true,
  read(text, option, say) {
    if (!/^\d{1,6}(,\d{1,6})*$/.test(text)) throw new CliError(say.badSizes(option, text));
    return text.split(',').map(Number);
  },
};

/** Part I of N, written I/N, counted from 1. */
interface Part {
  readonly part: number;
  readonly of: number;
}

const part: Reader<Part> = {
  takesValue: true,
  read(text, option, say) {
    const [, part = 0, of = 0] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text)?.map(Number) ?? [];
    if (part === 0 || part > of) throw new CliError(say.badPart(option, text));
    return { part, of };
  },
};

const UNITS = { M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 };

/** An amount of memory such as 512M or 2G, in bytes. */
const memory: Reader<number> = {
  takesValue: true,
  read(text, option, say) {
    const [, amount, unit] = /^([1-9]\d{0,5})([MGT])$/i.exec(text) ?? [];
    if (unit === undefined) throw new CliError(say.badMemory(option, text));
    const bytes = Number(amount) * UNITS[unit.toUpperCase() as keyof typeof UNITS];
    const allowed = allowedMemory();
    if (bytes > allowed) throw new CliError(say.tooMuchMemory(option, allowed));
    return bytes;
  },
};

/** The name of a file or a piece; whether it exists is checked later. */
const name: Reader<string> = {
  takesValue: true,
  read(text, option, say) {
    if (text === '') throw new CliError(say.missingValue(option));
    return text;
  },
};

/** More processes than any machine can use. */
const MOST_WORKERS = 16 * availableParallelism();

const readers = {
  all: flag,
  blocks: wholeNumber,
  count: wholeNumber,
  csv: flag,
  detail: oneOf<Detail>(['solutions', 'placements', 'everything']),
  different: flag,
  difficulty: oneOf(difficultyLevels),
  first: wholeNumber,
  frame: name,
  help: flag,
  hold: name,
  json: flag,
  lang: oneOf(languages),
  letters: flag,
  limit: wholeNumber,
  memory,
  pieces: pieceOrder,
  resume: name,
  rules: ruleNames,
  save: name,
  say: flag,
  seed,
  set: name,
  shard: part,
  size: boxSize,
  sizes: sizeList,
  speed,
  order: oneOf(Object.keys(orders) as OrderId[]),
  solver: oneOf(Object.keys(solvers) as SolverId[]),
  strategy: oneOf(strategyIds),
  unique: flag,
  'unique-solution': flag,
  version: flag,
  watch: flag,
  workers: {
    ...wholeNumber,
    read(text, option, say) {
      const workers = wholeNumber.read(text, option, say);
      if (workers > MOST_WORKERS) throw new CliError(say.tooMany(option, MOST_WORKERS));
      return workers;
    },
  },
} satisfies Record<string, Reader<unknown>>;

export type OptionName = keyof typeof readers;
export type Options = {
  readonly [Name in OptionName]?: ReturnType<(typeof readers)[Name]['read']>;
};

/** The options of all commands. */
export const optionNames = Object.keys(readers) as readonly OptionName[];

const isOption = (name: string): name is OptionName => Object.hasOwn(readers, name);

/** A command line, tokenised but not yet interpreted. */
export interface CommandLine {
  readonly language: Language;
  /** The first word. */
  readonly command: string | undefined;
  /** The words after it. */
  readonly operands: readonly string[];
  readonly given: readonly {
    readonly name: string;
    readonly written: string;
    readonly value: string | undefined;
  }[];
}

/**
 * Tokenises a command line.
 *
 * @throws CliError for an unknown language
 */
export function split(args: readonly string[]): CommandLine {
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(readers).map(([name, { takesValue }]) => [
        name,
        { type: takesValue ? 'string' : 'boolean' } as const,
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const given = tokens.flatMap((token) =>
    token.kind === 'option'
      ? [{ name: token.name, written: token.rawName, value: token.value }]
      : [],
  );
  const asked = given.findLast(({ name, value }) => name === 'lang' && value !== undefined);
  const language = readers.lang.read(asked?.value ?? languages[0], '--lang', words('en').cli);
  const [command, ...operands] = positionals;
  return { language, command, operands, given };
}

/**
 * Reads the options of a command, or of a line without one; `taken` are those allowed.
 *
 * @throws CliError
 */
export function readOptions(
  { command, given, language }: CommandLine,
  taken: readonly OptionName[],
): Options {
  const say = words(language).cli;
  const read = given.map(({ name, written, value }) => {
    if (!isOption(name) || !written.startsWith('--') || !taken.includes(name)) {
      const known = taken.map((one) => `--${one}`);
      throw new CliError(say.unknownOption(written, command ?? 'fitful', alike(written, known)));
    }
    const reader = readers[name];
    if (reader.takesValue && value === undefined) throw new CliError(say.missingValue(written));
    if (!reader.takesValue && value !== undefined) throw new CliError(say.needlessValue(written));
    return [name, reader.read(value ?? '', written, say)];
  });
  return Object.fromEntries(read) as Options;
}
