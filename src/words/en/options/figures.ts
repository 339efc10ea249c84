import type { Interval } from '../../../experiment/interval.ts';
import type { Measure } from '../../../experiment/kinds.ts';
import type { LateWords, Overrides, Words } from '../../dictionary.ts';
import { once, ratioIn, short } from '../../format.ts';
import { count, either, number } from '../numbers.ts';

export const headline = {
  sized: ({ pieces, cells }) =>
    pieces === undefined
      ? `${count(cells, 'item')} to cover`
      : `${count(pieces, 'option')} for ${count(cells, 'item')}`,
  hopeless: (steps: number) => `No solution · ${count(steps, 'step')}`,
  fit({ laid, of, areAll }, isProven) {
    const chosen = 'can be chosen together';
    if (of === undefined) return `here ${count(laid, 'option')} ${chosen}`;
    const isMost = isProven && laid === of - 1;
    if (of === 1) return isMost ? 'no option covers all items' : 'here no option can be chosen';
    const most = isMost ? 'at most' : 'here';
    if (areAll) return `${most} ${number(laid)} of ${count(of, 'option')} ${chosen}`;
    return `${most} ${count(laid, 'option')} ${chosen}; ${number(of)} are needed`;
  },
  deepest: (options: number, of: number | undefined) =>
    `deepest: ${of === undefined ? count(options, 'option') : `${number(options)} of ${count(of, 'option')}`}`,
} satisfies Overrides<Words['headline']>;

const listed = once(() => new Intl.ListFormat('en'));
const ratio = ratioIn('en');

const valueOf = ({ low, high }: Interval): string =>
  `${low === high ? '' : 'at least '}${number(low)}`;

/** A ratio between two bounds. */
function multiple({ low, high }: Interval): string {
  if (low === high) return `${ratio(low)} times`;
  return high === Infinity
    ? `at least ${ratio(low, 'floor')} times`
    : `at most ${ratio(high, 'ceil')} times`;
}

const isOfChoices = (measure: Measure): boolean => measure === 'placements' || measure === 'first';

/** Results of races, by the options chosen. */
export const comparisonOf = (ofPieces: Words['comparison']) =>
  ({
    pieces: {
      given: 'Options as listed',
      hardest: 'Hardest options first',
      random: 'Options at random',
    },
    tiesAbout:
      'Algorithm X takes the item that the fewest options are left for, whatever the order. Only between items with equally few does the order decide: it takes the one that comes first. An order that changes or counts as it goes does not do so here: “Fewest choices” and “Peel” stand for “Short side”, “Diagonal peel” for “Diagonal”.',
    randomCells: 'Items at random',
    unique: 'Images once',
    notHeld: 'None held',
    times: (measure, less, more, times) => {
      if (!isOfChoices(measure)) return ofPieces.times(measure, less, more, times);
      const [begin, as] =
        measure === 'first'
          ? ['took', 'as many choices to its first solution as']
          : ['needed', 'as many choices as'];
      return `${more.name} ${begin} ${multiple(times)} ${as} ${less.name} (${valueOf(more.range)} and ${valueOf(less.range)}).`;
    },
    apart: (measure, less, more) => {
      if (!isOfChoices(measure)) return ofPieces.apart(measure, less, more);
      return measure === 'first'
        ? `${less.name} came to its first solution after ${valueOf(less.range)} choices, ${more.name} to none.`
        : `${more.name} needed ${valueOf(more.range)} choices, ${less.name} none.`;
    },
    same: (measure, names, value) => {
      if (!isOfChoices(measure) || value === Infinity) return ofPieces.same(measure, names, value);
      const equally =
        measure === 'first'
          ? 'came to the first solution after equally many choices'
          : 'needed equally many choices';
      return `${listed().format(names)} ${equally}: ${number(value)}.`;
    },
    notTime: (slower, sooner) =>
      `Choices are not time: ${slower.name} needed fewer than ${sooner.name} (${number(slower.placements)} and ${number(sooner.placements)}), but more time for each.`,
    notDone: (name: string, choices: number) =>
      `${name} was not done after ${count(choices, 'choice')}.`,
    alone: (name: string, choices: number) => `${name} was done after ${count(choices, 'choice')}.`,
  }) satisfies Overrides<Words['comparison']>;

/** Whether images of solutions are counted. */
export const ofWhich = (unique: boolean): string =>
  `images ${unique ? 'counted once' : 'included'}`;

/** Counts: their sentences hold numbers, and no names. */
export const countingOf = (ofPlacements: LateWords['counting']) =>
  ({
    line: (sums) => ofPlacements.line(sums).replace(/placement/, 'choice'),
    sizeIs: (size) => ofPlacements.sizeIs(size).replace(/placement/, 'choice'),
    soFar: (found: bigint, unique: boolean) =>
      `${found === 1n ? 'solution' : 'solutions'} so far, ${ofWhich(unique)}`,
    inAll: (found: bigint, unique: boolean) =>
      `${found === 1n ? 'solution' : 'solutions'}, ${ofWhich(unique)}`,
    publishedUnique: (known: bigint) => `Published: ${number(known)}, with images counted once.`,
  }) satisfies Overrides<LateWords['counting']>;

export const coloursOf = (ofCells: Words['colours']) =>
  ({
    open: (items: readonly number[]) =>
      items.every((one) => one === 0) ? 'No item is open.' : ofCells.open(items),
    covers: 'An option covers',
    ways: (ways) => (ways.length === 0 ? 'nothing: it cannot be chosen' : ofCells.ways(ways)),
  }) satisfies Overrides<Words['colours']>;

export const pieceOrders = {
  hardest: {
    name: 'Hardest first',
    about: 'Each option has one place, so none is harder than another: an order left to chance.',
  },
  named: {
    about: 'Those you name first, then the others: pays where you know which ones are trouble.',
  },
} satisfies Overrides<Words['pieceOrders']>;

/** An option that is held: it has one form only. */
export const held = {
  label: 'Option to hold',
  none: { about: 'There is nothing to hold: an option has one form only.' },
  automatic: {
    about: 'Nothing is held: an option has one form only.',
  },
  orientationHint: 'An option has one form only.',
  standing: { about: 'An option has one form only.' },
  fixed: { about: 'An option has one form only.' },
} satisfies Overrides<Words['held']>;

export const picturing = {
  board: 'Items',
  letters: 'Names on options',
  notFull: 'Not all items are covered: go to a solution first.',
  inColourHint: 'Otherwise black on white. Names are on options in both.',
  deepestSoFar: 'Most options so far',
} satisfies Overrides<LateWords['picturing']>;

export const page = {
  noSuchPosition:
    'The options that the address says to be chosen (laid=) cannot be chosen in this puzzle. They are left out.',
} satisfies Overrides<Words['page']>;

export const address = {
  unknownPieces: (value: string, unknown: readonly string[], known: string) =>
    `“pieces=${short(value)}” in the address: the puzzle has no option ${either(unknown)}, which is passed over; its options are: ${known}.`,
  notHeld: (value: string) =>
    `“hold=${short(value)}” in the address is passed over: an option has one form only.`,
} satisfies Overrides<Words['address']>;
