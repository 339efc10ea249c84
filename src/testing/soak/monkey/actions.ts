import { RandomStream } from '../../../solve/random.ts';
import { pageKeys } from '../../../ui/shell/pageKeys.ts';
import { anyAddress, anyText, pick } from './addresses.ts';

/** Something that a person, a browser or a host page does; places are shares of what there is. */
export type Action =
  | { readonly do: 'key'; readonly key: string }
  | { readonly do: 'click' | 'point' | 'hold'; readonly at: number }
  | { readonly do: 'press'; readonly x: number; readonly y: number }
  | { readonly do: 'drag'; readonly from: number; readonly x: number; readonly y: number }
  | { readonly do: 'choose'; readonly at: number; readonly value: number }
  | { readonly do: 'type'; readonly at: number; readonly text: string }
  | { readonly do: 'paste' | 'drop'; readonly text: string }
  | { readonly do: 'open' | 'visit'; readonly query: string }
  | { readonly do: 'seek'; readonly step: number }
  | { readonly do: 'back' | 'forward' | 'reload' | 'watch' }
  | { readonly do: 'resize'; readonly width: number; readonly height: number };

const alone = [...'abcdefghijklmnopqrstuvwxyz0123456789[]?.,-'];
const named = ['PageDown', 'PageUp', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const others = ['Home', 'End', 'Space', 'Enter', 'Tab', 'Escape', 'Delete', 'Backspace'];
/** Those of every mode, which are the ones that lead furthest. */
const everywhere = Object.values(pageKeys)
  .map(({ key }) => key)
  .filter((key) => /^[A-Z]$/.test(key))
  .map((key) => key.toLowerCase());
const keys = [
  ...alone,
  ...named,
  ...named,
  ...others,
  ...everywhere,
  ...[...alone.slice(0, 26), ...named, 'Tab'].map((key) => `Shift+${key}`),
];

const sizes = [
  [1280, 720],
  [390, 844],
  [844, 390],
  [1024, 768],
  [320, 240],
  [1920, 1080],
] as const;

/** How often each comes, of the sum of all. */
const kinds: readonly (readonly [number, (random: RandomStream) => Action])[] = [
  [40, (random) => ({ do: 'key', key: pick(random, keys) })],
  [20, (random) => ({ do: 'click', at: random.fraction() })],
  [8, (random) => ({ do: 'point', at: random.fraction() })],
  [1, (random) => ({ do: 'hold', at: random.fraction() })],
  [5, (random) => ({ do: 'press', x: random.fraction(), y: random.fraction() })],
  [
    4,
    (random) => ({
      do: 'drag',
      from: random.fraction(),
      x: random.fraction(),
      y: random.fraction(),
    }),
  ],
  [3, (random) => ({ do: 'choose', at: random.fraction(), value: random.fraction() })],
  [1, (random) => ({ do: 'type', at: random.fraction(), text: anyText(random).slice(0, 20) })],
  [2, (random) => ({ do: 'paste', text: anyText(random) })],
  [2, (random) => ({ do: 'drop', text: anyText(random) })],
  [12, (random) => ({ do: 'open', query: anyAddress(random) })],
  [0.5, (random) => ({ do: 'visit', query: anyAddress(random) })],
  [2, (random) => ({ do: 'seek', step: random.below(10 ** (1 + random.below(5))) })],
  [3, () => ({ do: 'back' })],
  [1, () => ({ do: 'forward' })],
  [0.5, () => ({ do: 'reload' })],
  [1, () => ({ do: 'watch' })],
  [
    2,
    (random) => {
      const [width, height] = pick(random, sizes);
      return { do: 'resize', width, height };
    },
  ],
];
const total = kinds.reduce((sum, [weight]) => sum + weight, 0);

function anyAction(random: RandomStream): Action {
  let left = random.fraction() * total;
  const [, draw] = kinds.find(([weight]) => (left -= weight) < 0) ?? kinds[0]!;
  return draw(random);
}

/**
 * What is done on one visit: first an address is opened. It follows from the seed alone, not from what the
 * page shows.
 */
export function actionsOf(seed: number, visit: number, count: number): readonly Action[] {
  const random = new RandomStream(seed * 10_007 + visit);
  const first: Action = { do: 'visit', query: anyAddress(random) };
  return [first, ...Array.from({ length: count - 1 }, () => anyAction(random))];
}

/** An action in one short line. */
export function inShort(action: Action): string {
  const text = JSON.stringify(action);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
