import { readPieceOrder, readRules, readSeed } from '../solve/saved/searchText.ts';
import { alike, CliError } from './cliError.ts';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { FASTEST, readSpeed, SLOWEST } from '../play/tempo.ts';
import { strategyIds, difficultyLevels } from '../generate/asked.ts';
import { readBoxSize } from '../generate/sizes.ts';
import { orders, type OrderId } from '../solve/orders/index.ts';
import { LARGEST_SEED } from '../solve/random.ts';
import { rules } from '../solve/rules/index.ts';
import { solvers, type SolverId } from '../solve/solvers/index.ts';
import { cutPresets, type CutPreset } from '../drawing/cutFile.ts';
import { themes, type ThemeId } from '../theme/index.ts';
import { scormEditions } from '../teach/lesson/course.ts';
import { languages } from '../words/index.ts';
import { terminalWords, type TerminalWords } from '../words/terminal.ts';
import {
  goals,
  MOST_SEEDS,
  MOST_STEPS,
  readOrders,
  readRuleSets,
} from '../experiment/comparison/terms.ts';
import { allowedMemory } from './count/memory.ts';

/** Reads the value of an option. */
type Reader<Value> = (text: string, option: string, say: TerminalWords) => Value;

/** An option without a value. */
const flag: Reader<true> = () => true;

/** Reads a value by a function; undefined is an error, with the sentence. */
const reading =
  <Value>(
    parse: (text: string) => Value | undefined,
    sentence: (say: TerminalWords, option: string, text: string) => string,
  ): Reader<Value> =>
  (text, option, say) => {
    const value = parse(text);
    if (value === undefined) throw new CliError(sentence(say, option, text));
    return value;
  };

const oneOf = <Choice extends string>(choices: readonly Choice[]): Reader<Choice> =>
  reading(
    (text) => choices.find((one) => one === text),
    (say, option, text) => say.badChoice(option, text, choices.join(', '), alike(text, choices)),
  );

const wholeNumber = reading(
  (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
  (say, option, text) => say.badNumber(option, text),
);

/** A number that may be as large as that of all solutions. */
const largeNumber = reading(
  (text) => (/^[1-9]\d{0,299}$/.test(text) ? BigInt(text) : undefined),
  (say, option, text) => say.badNumber(option, text),
);

/** The number of a step. */
const moment = reading(
  (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  (say, option, text) => say.badMoment(option, text),
);

// Parts of a search have the same form as in a link.
const ruleNames = reading(readRules, (say, option, text) => {
  const wrong = text.split(',').find((name) => !Object.hasOwn(rules, name)) ?? text;
  const known = Object.keys(rules);
  return say.badChoice(option, wrong, known.join(', '), alike(wrong, known));
});
const pieceOrder = reading(readPieceOrder, (say, option) => say.missingValue(option));
const seed = reading(readSeed, (say, option, text) => say.badSeed(option, text, LARGEST_SEED));
const speed = reading(readSpeed, (say, option, text) =>
  say.badSpeed(option, text, SLOWEST, FASTEST),
);
const boxSize = reading(readBoxSize, (say, option, text) => say.badSize(option, text));

const sizeList = reading(
  (text) => (/^\d{1,6}(,\d{1,6})*$/.test(text) ? text.split(',').map(Number) : undefined),
  (say, option, text) => say.badSizes(option, text),
);

/** Part I of N, written I/N, counted from 1. */
const part = reading(
  (text) => {
    const [, part = 0, of = 0] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text)?.map(Number) ?? [];
    return part === 0 || part > of ? undefined : { part, of };
  },
  (say, option, text) => say.badPart(option, text),
);

const UNITS = { M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 };

const bytes = reading(
  (text) => {
    const [, amount, unit] = /^([1-9]\d{0,5})([MGT])$/i.exec(text) ?? [];
    if (unit === undefined) return undefined;
    return Number(amount) * UNITS[unit.toUpperCase() as keyof typeof UNITS];
  },
  (say, option, text) => say.badMemory(option, text),
);

const atMost =
  (
    most: () => number,
    reader: Reader<number>,
    sentence: (say: TerminalWords, option: string, most: number) => string,
  ): Reader<number> =>
  (text, option, say) => {
    const value = reader(text, option, say);
    if (value > most()) throw new CliError(sentence(say, option, most()));
    return value;
  };

/** An amount of memory such as 512M or 2G, in bytes: as much as this process may use. */
const memory = atMost(allowedMemory, bytes, (say, option, most) => say.tooMuchMemory(option, most));

/** The name of a file or a piece, checked later. */
const name = reading(
  (text) => text || undefined,
  (say, option) => say.missingValue(option),
);

/** What `steps` shows: full boards alone, places and removes as well, or all events. */
export type ShownDetail = 'solutions' | 'placements' | 'everything';

const orderNames = reading(readOrders, (say, option, text) =>
  say.badOrders(option, text, Object.keys(orders).join(', ')),
);
const ruleSets = reading(readRuleSets, (say, option, text) =>
  say.badRuleSets(option, text, Object.keys(rules).join(', ')),
);
const upTo = (most: number): Reader<number> =>
  atMost(
    () => most,
    wholeNumber,
    (say, option) => say.tooMany(option, most),
  );

/** A length in mm, up to some metres. */
const length = reading(
  (text) => (/^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined),
  (say, option, text) => say.badLength(option, text),
);

/** The same, but more than 0. */
const someLength: Reader<number> = (text, option, say) => {
  const value = length(text, option, say);
  if (value === 0) throw new CliError(say.badLength(option, text));
  return value;
};

/** A line: its colour and its width in mm, such as #ff0000,0.1. */
const stroke = reading(
  (text) => {
    const [, colour, width] = /^(#[\da-f]{6}),(\d{1,2}(?:\.\d{1,4})?)$/i.exec(text) ?? [];
    return colour === undefined || Number(width) === 0
      ? undefined
      : { colour: colour.toLowerCase(), width: Number(width) };
  },
  (say, option, text) => say.badStroke(option, text),
);

/** The widest picture, in px. */
const WIDEST = 20_000;

/** More processes than any machine can use. */
const mostWorkers = (): number => 16 * availableParallelism();

const readers = {
  address: name,
  against: ruleNames,
  all: flag,
  blocks: wholeNumber,
  browser: name,
  count: wholeNumber,
  csv: flag,
  detail: oneOf<ShownDetail>(['solutions', 'placements', 'everything']),
  different: flag,
  difficulty: oneOf(difficultyLevels),
  first: wholeNumber,
  edition: oneOf(scormEditions),
  fps: wholeNumber,
  frame: name,
  from: moment,
  gap: someLength,
  help: flag,
  hold: name,
  json: flag,
  kth: largeNumber,
  kerf: length,
  lag: flag,
  'lag-states': wholeNumber,
  lang: oneOf(languages),
  layout: oneOf(['apart', 'solved']),
  letters: flag,
  limit: wholeNumber,
  memory,
  mm: someLength,
  pieces: pieceOrder,
  random: wholeNumber,
  rank: name,
  preset: oneOf(Object.keys(cutPresets) as CutPreset[]),
  resume: name,
  rules: ruleNames,
  save: name,
  say: flag,
  'rule-sets': ruleSets,
  scorm: name,
  seed,
  seeds: upTo(MOST_SEEDS),
  set: name,
  shard: part,
  shares: flag,
  size: boxSize,
  sizes: sizeList,
  speed,
  step: seed,
  steps: upTo(MOST_STEPS),
  orders: orderNames,
  out: name,
  order: oneOf(Object.keys(orders) as OrderId[]),
  solution: wholeNumber,
  solver: oneOf(Object.keys(solvers) as SolverId[]),
  strategy: oneOf(strategyIds),
  stroke,
  theme: oneOf(Object.keys(themes) as ThemeId[]),
  transparent: flag,
  to: moment,
  tray: flag,
  unique: flag,
  'unique-solution': flag,
  until: oneOf(goals),
  version: flag,
  watch: flag,
  width: upTo(WIDEST),
  workers: atMost(mostWorkers, wholeNumber, (say, option, most) => say.tooMany(option, most)),
} satisfies Record<string, Reader<unknown>>;

export type OptionName = keyof typeof readers;
export type Options = { readonly [Name in OptionName]?: ReturnType<(typeof readers)[Name]> };

export const optionNames = Object.keys(readers) as readonly OptionName[];

const isOption = (name: string): name is OptionName => Object.hasOwn(readers, name);

/** A command line, tokenised but not yet interpreted: its first word is the command. */
export type CommandLine = ReturnType<typeof split>;

/**
 * Tokenises a command line.
 *
 * @throws CliError for an unknown language
 */
export function split(args: readonly string[]) {
  const options = Object.entries<Reader<unknown>>(readers).map(
    ([name, reader]) => [name, { type: reader === flag ? 'boolean' : 'string' }] as const,
  );
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options),
    strict: false,
    tokens: true,
  });
  const given = tokens.filter((token) => token.kind === 'option');
  const asked = given.findLast(({ name, value }) => name === 'lang' && value !== undefined);
  const language = readers.lang(asked?.value ?? languages[0], '--lang', terminalWords('en'));
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
  const say = terminalWords(language);
  const read = given.map(({ name, rawName, value }) => {
    if (!isOption(name) || !rawName.startsWith('--') || !taken.includes(name)) {
      const known = taken.map((one) => `--${one}`);
      throw new CliError(say.unknownOption(rawName, command ?? 'fitful', alike(rawName, known)));
    }
    const reader: Reader<unknown> = readers[name];
    if (reader !== flag && value === undefined) throw new CliError(say.missingValue(rawName));
    if (reader === flag && value !== undefined) throw new CliError(say.needlessValue(rawName));
    return [name, reader(value ?? '', rawName, say)];
  });
  return Object.fromEntries(read) as Options;
}
