import type { Look } from '../../../teach/tree/rasterView.ts';
import type { Overrides, Words } from '../../dictionary.ts';
import { count, number } from '../numbers.ts';
import type { NodeKind } from '../class/panels.ts';

const kinds: Record<NodeKind, string> = {
  new: 'just chosen',
  inner: 'more was chosen after it',
  stuck: 'dead end',
  refused: 'refused by a rule',
  solution: 'solution',
  image: 'an image of an earlier solution',
  folded: 'folded',
  vain: 'no solution below',
  fruitful: 'leads to a solution',
};

const looks: Record<Look, string> = {
  path: 'on the path, searched so far',
  ahead: 'on the path, not searched yet',
  solution: 'solution',
  image: 'image of a solution',
  failed: 'dead end',
  vain: 'tried, no solution below',
  fruitful: 'leads to a solution',
};

export const tree = {
  rasterGist: 'Downwards: options chosen. Across: share of the tree.',
  pixel: (depth: number, share: string, look: Look, step: number, isOwn: boolean): string =>
    `${count(depth, 'option')} · ${share} · ${looks[look]}, ${isOwn ? 'since' : 'first at'} step ${number(step)}`,
  legend: { image: 'image' },
  root: 'No option chosen',
  node: (name: string, step: number, kind: NodeKind): string =>
    `Option ${name}, step ${number(step)}: ${kinds[kind]}`,
  folded: (placements: number, deadEnds: number, solutions: number): string =>
    `${count(placements, 'choice')}, ${count(deadEnds, 'dead end')}, ${count(solutions, 'solution')}`,
} satisfies Overrides<Words['tree']>;

export const matrix = {
  looseCaption: 'Exact cover: one mark in the column of each item',
  piece: 'Option',
  cells: 'Items',
  option: (option, _at, items, state, isTried) => {
    const states = { active: 'possible', selected: 'chosen', gone: 'no longer possible' };
    return `Option ${option}, with ${items.join(' ')}: ${isTried ? 'tried' : states[state]}`;
  },
} satisfies Overrides<Words['matrix']>;

export const stack = {
  empty: 'No option has been chosen yet.',
  call: (depth: number, item: string, option: string): string =>
    `${number(depth)}: ${option} for ${item}`,
  goThere: 'Back to where it was chosen',
} satisfies Overrides<Words['stack']>;

const exactCover = [
  'search():',
  'if no item is left:',
  'report a solution; return',
  'i ← item with fewest options',
  'for each option o of i:',
  'select o',
  'cover each item of o',
  'if no rule objects:',
  'search()',
  'uncover each, in reverse',
  'deselect o',
  'return',
];

export const listings = {
  exactCover,
  backtracking: [
    'search():',
    'if every item is covered:',
    'report a solution; return',
    'i ← the first item not covered',
    'for each option o with i:',
    'if o does not fit: next o',
    'choose o',
    'if no rule objects:',
    'search()',
    'drop o',
    'return',
  ],
  fewestCell: exactCover.with(3, 'i ← item with fewest options'),
  pickedCell: exactCover.with(3, 'i ← item that the order picks'),
} satisfies Words['listings'];

export const shelf = {
  image: (solution: number, step: number): string =>
    `Image of solution ${number(solution)}, at step ${number(step)}; not counted`,
  group: 'Images side by side',
  groups: (solutions: number, groups: number): string =>
    `${count(solutions, 'solution')}, ${number(groups)} if images count once`,
  images: (solutions: number, images: number): string =>
    `${count(solutions, 'solution')}, and ${number(images)} images that do not count`,
} satisfies Overrides<Words['shelf']>;
