import { parseArgs } from 'node:util';
import { features, type Feature } from '../count/asked/featureNames.ts';
import { cutPresets, type CutPreset } from '../drawing/cutFile.ts';
import { goals, MOST_SEEDS, MOST_STEPS } from '../experiment/comparison/terms.ts';
import { strategyIds, difficultyLevels } from '../generate/asked.ts';
import { orders, type OrderId } from '../solve/orders/index.ts';
import { solvers, type SolverId } from '../solve/solvers/index.ts';
import { scormEditions } from '../teach/lesson/course.ts';
import { programLanguages, type ProgramLanguage } from '../teach/program/index.ts';
import { themes, type ThemeId } from '../theme/index.ts';
import { languages } from '../words/index.ts';
import { terminalWords } from '../words/terminal.ts';
import { alike, CliError } from './cliError.ts';
import {
  type Reader,
  flag,
  oneOf,
  wholeNumber,
  largeNumber,
  moment,
  ruleNames,
  pieceOrder,
  seed,
  speed,
  boxSize,
  sizeList,
  part,
  atMost,
  memory,
  name,
  names,
  orderNames,
  ruleSets,
  upTo,
  length,
  someLength,
  stroke,
  WIDEST,
  mostWorkers,
} from './readers.ts';

/** What `steps` shows: full boards alone, places and removes as well, or all events. */
export type ShownDetail = 'solutions' | 'placements' | 'everything';

/** A feature of solutions; the option may be given again. */
const featureNames: Reader<readonly Feature[]> = (text, option, say) => [
  oneOf(features)(text, option, say),
];

/** The readers of options that may be given again: they read lists, which are joined. */
const repeatable: ReadonlySet<Reader<unknown>> = new Set([names, featureNames]);

const readers = {
  address: name,
  against: ruleNames,
  all: flag,
  as: oneOf(Object.keys(programLanguages) as ProgramLanguage[]),
  blocks: wholeNumber,
  browser: name,
  by: name,
  count: wholeNumber,
  csv: flag,
  detail: oneOf<ShownDetail>(['solutions', 'placements', 'everything']),
  different: flag,
  difficulty: oneOf(difficultyLevels),
  first: wholeNumber,
  fix: names,
  forbid: names,
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
  map: oneOf(['2', '3']),
  memory,
  mm: someLength,
  pairs: flag,
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
  no: featureNames,
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
  with: featureNames,
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
  const read: Record<string, unknown> = {};
  for (const { name, rawName, value } of given) {
    if (!isOption(name) || !rawName.startsWith('--') || !taken.includes(name)) {
      const known = taken.map((one) => `--${one}`);
      throw new CliError(say.unknownOption(rawName, command ?? 'fitful', alike(rawName, known)));
    }
    const reader: Reader<unknown> = readers[name];
    if (reader !== flag && value === undefined) throw new CliError(say.missingValue(rawName));
    if (reader === flag && value !== undefined) throw new CliError(say.needlessValue(rawName));
    const one = reader(value ?? '', rawName, say);
    const before = read[name];
    read[name] =
      Array.isArray(before) && repeatable.has(reader) ? [...before, ...(one as unknown[])] : one;
  }
  return read;
}
