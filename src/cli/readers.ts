import { availableParallelism } from 'node:os';
import { readOrders, readRuleSets } from '../experiment/comparison/terms.ts';
import { readBoxSize } from '../generate/sizes.ts';
import { FASTEST, readSpeed, SLOWEST } from '../play/tempo.ts';
import { orders } from '../solve/orders/index.ts';
import { LARGEST_SEED } from '../solve/random.ts';
import { rules } from '../solve/rules/index.ts';
import { readPieceOrder, readRules, readSeed } from '../solve/saved/searchText.ts';
import type { TerminalWords } from '../words/terminal.ts';
import { alike, CliError } from './cliError.ts';
import { allowedMemory } from './count/memory.ts';

/** Reads the value of an option. */
export type Reader<Value> = (text: string, option: string, say: TerminalWords) => Value;

/** An option without a value. */
export const flag: Reader<true> = () => true;

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

export const oneOf = <Choice extends string>(choices: readonly Choice[]): Reader<Choice> =>
  reading(
    (text) => choices.find((one) => one === text),
    (say, option, text) => say.badChoice(option, text, choices.join(', '), alike(text, choices)),
  );

export const wholeNumber = reading(
  (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
  (say, option, text) => say.badNumber(option, text),
);

/** A number that may be as large as that of all solutions. */
export const largeNumber = reading(
  (text) => (/^[1-9]\d{0,299}$/.test(text) ? BigInt(text) : undefined),
  (say, option, text) => say.badNumber(option, text),
);

/** The number of a step. */
export const moment = reading(
  (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  (say, option, text) => say.badMoment(option, text),
);

// Parts of a search have the same form as in a link.
export const ruleNames = reading(readRules, (say, option, text) => {
  const wrong = text.split(',').find((name) => !Object.hasOwn(rules, name)) ?? text;
  const known = Object.keys(rules);
  return say.badChoice(option, wrong, known.join(', '), alike(wrong, known));
});
export const pieceOrder = reading(readPieceOrder, (say, option) => say.missingValue(option));
export const seed = reading(readSeed, (say, option, text) =>
  say.badSeed(option, text, LARGEST_SEED),
);
export const speed = reading(readSpeed, (say, option, text) =>
  say.badSpeed(option, text, SLOWEST, FASTEST),
);
export const boxSize = reading(readBoxSize, (say, option, text) => say.badSize(option, text));

export const sizeList = reading(
  (text) => (/^\d{1,6}(,\d{1,6})*$/.test(text) ? text.split(',').map(Number) : undefined),
  (say, option, text) => say.badSizes(option, text),
);

/** Part I of N, written I/N, counted from 1. */
export const part = reading(
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

export const atMost =
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
export const memory = atMost(allowedMemory, bytes, (say, option, most) =>
  say.tooMuchMemory(option, most),
);

/** The name of a file or a piece, checked later. */
export const name = reading(
  (text) => text || undefined,
  (say, option) => say.missingValue(option),
);

/** The same, of an option that may be given again: all its values. */
export const names: Reader<readonly string[]> = (text, option, say) => [name(text, option, say)];

export const orderNames = reading(readOrders, (say, option, text) =>
  say.badOrders(option, text, Object.keys(orders).join(', ')),
);
export const ruleSets = reading(readRuleSets, (say, option, text) =>
  say.badRuleSets(option, text, Object.keys(rules).join(', ')),
);
export const upTo = (most: number): Reader<number> =>
  atMost(
    () => most,
    wholeNumber,
    (say, option) => say.tooMany(option, most),
  );

/** A length in mm, up to some metres. */
export const length = reading(
  (text) => (/^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined),
  (say, option, text) => say.badLength(option, text),
);

/** The same, but more than 0. */
export const someLength: Reader<number> = (text, option, say) => {
  const value = length(text, option, say);
  if (value === 0) throw new CliError(say.badLength(option, text));
  return value;
};

/** A line: its colour and its width in mm, such as #ff0000,0.1. */
export const stroke = reading(
  (text) => {
    const [, colour, width] = /^(#[\da-f]{6}),(\d{1,2}(?:\.\d{1,4})?)$/i.exec(text) ?? [];
    return colour === undefined || Number(width) === 0
      ? undefined
      : { colour: colour.toLowerCase(), width: Number(width) };
  },
  (say, option, text) => say.badStroke(option, text),
);

/** The widest picture, in px. */
export const WIDEST = 20_000;

/** More processes than any machine can use. */
export const mostWorkers = (): number => 16 * availableParallelism();
