import { positionIn, type Block, type Line } from './drawing.ts';
import { lattices, type LatticeId } from './lattices/index.ts';
import { fail, limits } from './errors.ts';
import type { Freedom, Question } from './types.ts';

/** A part of a text and its position. */
interface TextSpan {
  readonly text: string;
  readonly line: Line;
  readonly index: number;
}

/** The `key: value` lines of a text, with defaults filled in. */
export interface Header extends Omit<Question, 'board' | 'asked' | 'labels'> {
  readonly sets: readonly TextSpan[];
  readonly without: readonly TextSpan[];
  readonly freedom: Freedom;
}

const movable = ['free', 'one-sided', 'fixed'] as const satisfies readonly Freedom[];
const freedoms = [...movable, 'in-place'] as const satisfies readonly Freedom[];
const uses = ['all', 'some'] as const satisfies readonly Question['use'][];
const keys = [
  'title',
  'neutral',
  'lattice',
  'pieces',
  'without',
  'orientation',
  'use',
  'known',
  'source',
] as const;
type Key = (typeof keys)[number];
const latticeIds = Object.keys(lattices) as [LatticeId, ...LatticeId[]];

/** Whether a block is a header: boards have no colons. */
export const isHeader = ([first]: Block): boolean => first.text.includes(':');

/** Splits a span at a separator, and trims the parts. */
function split({ text, line, index }: TextSpan, separator: RegExp): TextSpan[] {
  let end = 0;
  return text.split(separator).map((piece) => {
    const start = text.indexOf(piece, end);
    end = start + piece.length;
    return trim(piece, line, index + start);
  });
}

const trim = (text: string, line: Line, index: number): TextSpan => ({
  text: text.trim(),
  line,
  index: index + text.length - text.trimStart().length,
});

function readKeys(lines: readonly Line[]): Map<Key, TextSpan> {
  const values = new Map<Key, TextSpan>();
  for (const line of lines) {
    const colon = line.text.indexOf(':');
    if (colon < 0) fail('notAKey', positionIn(line), {});
    const written = line.text.slice(0, colon).trim();
    const key = keys.find((known) => known === written);
    if (!key) fail('unknownKey', positionIn(line), { key: written, keys: keys.join(', ') });
    if (values.has(key)) fail('keyTwice', positionIn(line), { key });
    const value = trim(line.text.slice(colon + 1), line, colon + 1);
    if (value.text === '') fail('missingValue', positionIn(line), { key });
    values.set(key, value);
  }
  return values;
}

export const positionOf = ({ line, index }: TextSpan) => positionIn(line, index);

function choice<Choice extends string>(
  values: Map<Key, TextSpan>,
  key: Key,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const part = values.get(key);
  if (!part) return choices[0];
  const chosen = choices.find((value) => value === part.text);
  if (chosen !== undefined) return chosen;
  const params = { key, value: part.text, choices: choices.join(', ') };
  return fail('badChoice', positionOf(part), params);
}

function prose(values: Map<Key, TextSpan>, key: Key): string | undefined {
  const part = values.get(key);
  if (part && [...part.text].length > limits.value) {
    fail('valueTooLong', positionOf(part), { key, limit: limits.value });
  }
  return part?.text;
}

function wholeNumber(values: Map<Key, TextSpan>, key: Key): bigint | undefined {
  const part = values.get(key);
  if (!part) return undefined;
  if (!/^\d+$/.test(part.text)) fail('badNumber', positionOf(part), { key, value: part.text });
  if (part.text.length > limits.digits)
    fail('valueTooLong', positionOf(part), { key, limit: limits.digits });
  return BigInt(part.text);
}

/**
 * Reads the lines above the board.
 *
 * @throws PuzzleError for anything but valid `key: value` lines
 */
export function readHeader(lines: readonly Line[]): Header {
  const values = readKeys(lines);
  const lattice = choice(values, 'lattice', latticeIds);
  // Elsewhere a drawing may be read one column further right, and pieces of sets are drawn nowhere.
  const canStay = lattice === 'square' && !values.has('pieces');
  const parts = (key: Key, separator: RegExp): TextSpan[] => {
    const part = values.get(key);
    return part ? split(part, separator) : [];
  };
  const published = wholeNumber(values, 'known');
  const source = prose(values, 'source');
  const neutral = prose(values, 'neutral');
  return {
    title: prose(values, 'title') ?? '',
    ...(neutral === undefined ? {} : { neutral }),
    lattice,
    sets: parts('pieces', /\+/).map((part) => ({ ...part, text: part.text.replace(/ +/g, ' ') })),
    without: parts('without', /[ ,]+/).filter(({ text }) => text !== ''),
    freedom: choice(values, 'orientation', canStay ? freedoms : movable),
    use: choice(values, 'use', uses),
    ...(published === undefined ? {} : { published }),
    ...(source === undefined ? {} : { source }),
  };
}

/** Writes the lines above the board that `readHeader` reads back; defaults are left out. */
export function printHeader(question: Question): string[] {
  const { title, neutral, lattice, asked, use, published, source } = question;
  const freedom = asked.drawn[0]?.freedom ?? 'free';
  const values: Record<Key, string | bigint | undefined> = {
    title,
    neutral,
    lattice: lattice === latticeIds[0] ? '' : lattice,
    pieces: asked.sets.join(' + '),
    without: asked.without.join(' '),
    orientation: freedom === 'free' ? '' : freedom,
    use: use === 'all' ? '' : use,
    known: published,
    source,
  };
  return keys
    .filter((key) => values[key] !== undefined && values[key] !== '')
    .map((key) => `${key}: ${values[key]}`);
}
