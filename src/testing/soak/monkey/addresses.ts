import { panelIds } from '../../../settings/panelIds.ts';
import { interludeIds, playlistParts } from '../../../puzzle/category.ts';
import { deflateRawSync } from 'node:zlib';
import { AddressGrammar } from '../../../app/address/grammar.ts';
import { paramNames } from '../../../settings/params.ts';
import { modeIds } from '../../../settings/modeIds.ts';
import { assetTexts } from '../../../cli/assets.ts';
import { strategyIds } from '../../../generate/asked.ts';
import { readCatalogue } from '../../../puzzle/catalogue.ts';
import { calendar } from '../../../puzzle/calendar.ts';
import { orders } from '../../../solve/orders/index.ts';
import type { RandomStream } from '../../../solve/random.ts';
import { rules } from '../../../solve/rules/index.ts';
import { solvers } from '../../../solve/solvers/index.ts';
import { parseLesson, readLesson } from '../../../teach/lesson/readLesson.ts';
import { themes } from '../../../theme/index.ts';
import { languages } from '../../../words/index.ts';

const puzzleTexts = assetTexts('puzzles', '.txt');

/** The puzzles that come with the page. */
export const catalogue = readCatalogue(puzzleTexts);

const lessonFiles = Object.entries(assetTexts('lessons', '.json')).map(([id, text]) => ({
  id,
  text,
}));

/** The lessons that come with the page. */
export const lessons = lessonFiles.map(({ id, text }) => readLesson(id, parseLesson(text)));

const puzzleIds = catalogue.map(({ id }) => id);

/** The grammar of the page’s addresses. */
export const grammar = new AddressGrammar(
  (id) => puzzleIds.includes(id) || calendar.has(id) || id === 'today',
);

export const pick = <Thing>(random: RandomStream, things: readonly Thing[]): Thing =>
  things[random.below(things.length)]!;

/** Some of the things, up to a number of them. */
const some = (random: RandomStream, things: readonly string[], most: number): string =>
  Array.from({ length: 1 + random.below(most) }, () => pick(random, things)).join(',');

const among =
  (...values: readonly string[]) =>
  (random: RandomStream): string =>
    pick(random, values);

/** A whole number with any number of digits up to `most`. */
const number = (random: RandomStream, most: number): number =>
  random.below(10 ** (1 + random.below(most)));

const list = (random: RandomStream, most: number, one: () => string): string =>
  Array.from({ length: 1 + random.below(most) }, one).join('~');

/** A puzzle by name; small ones are as likely as all others. */
function anyPuzzle(random: RandomStream): string {
  const day = [...calendar.keys()];
  const small = catalogue.filter(({ puzzle }) => puzzle.board.cells.length <= 24);
  const kinds = [puzzleIds, puzzleIds, small.map(({ id }) => id), small.map(({ id }) => id), day];
  return pick(random, pick(random, kinds));
}

const pack = (text: string): string => deflateRawSync(text).toString('base64url');

const anySearch = (random: RandomStream): string =>
  [
    pick(random, ['', ...Object.keys(solvers)]),
    pick(random, ['', ...Object.keys(orders)]),
    random.below(2) ? some(random, Object.keys(rules), 2) : '',
  ].join(':');

const anyMaking = (random: RandomStream): string =>
  `${pick(random, strategyIds)}:${pick(random, ['', '4', '10', '5,5,4', 'pentomino'])}:${number(random, 3)}`;

const flag = among('', '0', '1');

/** Values of parameters by name; those of names that are missing here are as odd as they come. */
const values: Readonly<Record<string, (random: RandomStream) => string>> = {
  mode: among(...modeIds),
  puzzle: anyPuzzle,
  text: (random) => pack(anyText(random)),
  speed: (random) => pick(random, ['auto', 'max', String(number(random, 5)), '0.2']),
  step: (random) => String(number(random, 6)),
  theme: among('auto', ...Object.keys(themes)),
  hour: (random) => String(random.below(25)),
  lang: among(...languages),
  shuffle: (random) => String(number(random, 4)),
  screen: among('1/1', '1/1', '2/3'),
  pictures: among('one', 'each'),
  solver: among(...Object.keys(solvers)),
  order: among(...Object.keys(orders)),
  pieces: among('given', 'random', 'hardest', 'X,F'),
  rules: (random) => some(random, ['none', ...Object.keys(rules)], 2),
  seed: (random) => String(number(random, 4)),
  hold: among('P', 'P:2', 'F', 'L:3'),
  play: (random) => some(random, ['all', ...playlistParts], 3),
  themes: (random) => some(random, ['none', ...Object.keys(themes)], 3),
  minutes: among('auto', '1', '60'),
  interludes: (random) => some(random, ['none', ...interludeIds], 3),
  every: among('1', '2', '5'),
  grain: among('places', 'tries', 'dead-ends'),
  panels: (random) => some(random, panelIds, 2),
  laid: (random) =>
    Array.from({ length: 1 + random.below(3) }, () =>
      [random.below(12), random.below(8), random.below(60)].join('.'),
    ).join('-'),
  lesson(random) {
    const { id, scenes } = pick(random, lessons);
    const scene = random.below(scenes.length);
    return `${id}:${scene + 1}.${1 + random.below(scenes[scene]!.stops.length)}`;
  },
  panes: (random) => list(random, 4, () => anySearch(random)),
  strategies: (random) => list(random, 4, () => anyMaking(random)),
  equal: among('steps', 'time'),
  until: (random) => pick(random, ['first', 'all', String(number(random, 5))]),
  make: anyMaking,
  require: (random) => some(random, ['unique', 'different', 'gentle', 'fair', 'hard'], 2),
  wall: among('solved', ''),
  diamond: (random) => `${1 + random.below(40)}:${number(random, 3)}`,
};

/** Names whose values decide which parts of the page are at work, and so are drawn more often than others. */
const telling: Readonly<Record<string, readonly string[]>> = {
  class: ['puzzle', 'order', 'step', 'panels', 'panels', 'grain', 'ways', 'lost', 'lesson'],
  race: ['puzzle', 'panes', 'panes', 'strategies', 'strategies', 'until', 'equal', 'lesson'],
  generate: ['puzzle', 'make', 'require'],
  play: ['puzzle', 'puzzle', 'laid', 'live'],
};

/**
 * A random address; the parameters are those that the page has, most of them with values that they can have.
 */
export function anyAddress(random: RandomStream): string {
  const kind = random.below(12);
  if (kind === 0) {
    const { scenes } = pick(random, lessons);
    return pick(random, pick(random, scenes).stops).query;
  }
  const mode = values['mode']!(random);
  const usual = telling[mode] ?? ['puzzle', 'step', 'speed', 'shuffle'];
  const query = new URLSearchParams({ mode });
  for (let more = 1 + random.below(5); more > 0; more--) {
    const name = pick(random, random.below(4) > 0 ? usual : paramNames);
    if (name === 'mode' || (name === 'ui' && random.below(4) > 0)) continue;
    const source = random.below(40) === 0 ? pick(random, Object.values(values)) : values[name];
    query.set(name, (source ?? flag)(random));
  }
  return query.toString();
}

/** A text to paste or drop: a puzzle, a lesson, or either of them damaged. */
export function anyText(random: RandomStream): string {
  const text =
    random.below(8) === 0
      ? pick(random, lessonFiles).text
      : pick(random, Object.values(puzzleTexts));
  if (random.below(4) > 0) return text;
  const at = random.below(text.length);
  return text.slice(0, at) + text.slice(at + 1 + random.below(30));
}
