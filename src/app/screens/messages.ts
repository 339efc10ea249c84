import { isAmount, isNatural, isRecord } from '../../solve/saved/validate.ts';
import {
  fields,
  isFlag,
  isNumber,
  isText,
  listOf,
  optional,
  tuple,
  type Check,
} from '../messages/checks.ts';
import type { OrderState } from '../playlist/playlist.ts';
import type { WrittenState } from '../address/stateCodec.ts';
import { themes } from '../../theme/index.ts';
import { isPlacedJewel } from '../../view/jewels/isPlacedJewel.ts';
import { COLUMNS } from '../../view/background/skyline.ts';
import type { TransportState } from '../../play/transport.ts';
import type { Surroundings } from '../../view/surroundings.ts';
import type { Size } from './picture.ts';
import type { Term } from './leadership.ts';

export interface LedItem extends WrittenState {
  /** Another one for each item that is opened. */
  readonly id: string;
}

/** What the leader says in each frame. Times are in ms, by its clock. */
export interface Beat extends Term {
  readonly kind: 'beat';
  /** The frame it is about, and when it was sent. */
  readonly frame: number;
  readonly sent: number;
  readonly showing: LedItem;
  readonly isLeaving: boolean;
  readonly isUserControlled: boolean;
  readonly state: TransportState;
  /** The sizes of all windows, from the left. */
  readonly sizes: readonly Size[];
}

/** What the leader says now and then of what has been shown, for those that were not there. */
interface Memory {
  readonly kind: 'memory';
  readonly surroundings: Surroundings;
  readonly order: OrderState;
}

/** What every window says of itself now and then. */
export interface WindowState {
  readonly kind: 'status';
  readonly window: string;
  readonly place: number;
  readonly size: Size;
  /** What it shows, and whether that may be left. */
  readonly showing: string | undefined;
  readonly isDue: boolean;
}

export type Message =
  | Beat
  | WindowState
  | Memory
  | { readonly kind: 'left'; readonly window: string };

/** Of what may be unlimited. */
const isLimit: Check = (value) => isAmount(value) || value === Infinity;
const isHills: Check = (value) => value instanceof Float32Array && value.length === COLUMNS;
const isSize = fields({ width: isAmount, height: isAmount });
const isRandom = listOf(isNumber);
const isSkyline = fields({
  near: isHills,
  far: isHills,
  recorded: isNumber,
  span: isNumber,
  approach: isNumber,
  inColumn: isNumber,
  inSpan: isNumber,
  highest: isNumber,
  passed: isNumber,
});
const isFilm = fields({
  name: isText,
  shuffle: fields({ random: isRandom, shown: listOf(isText) }),
  searches: fields({ times: listOf(tuple(isText, isNatural)), last: optional(isText) }),
  interludes: fields({ random: isRandom, boards: isNatural, isOn: isFlag, shown: listOf(isText) }),
});

const checks: Readonly<Record<Message['kind'], Check>> = {
  beat: fields({
    term: isNatural,
    leader: isText,
    frame: isAmount,
    sent: isAmount,
    showing: fields({
      id: isText,
      base: isText,
      shown: isText,
      overridden: listOf(isText),
      turn: (value) => isText(value) && Object.hasOwn(themes, value as string),
    }),
    isLeaving: isFlag,
    isUserControlled: isFlag,
    state: fields({
      at: isAmount,
      tick: isLimit,
      playing: isFlag,
      pace: isLimit,
      seconds: isNumber,
      holdMs: isNumber,
      nearMissMs: isNumber,
    }),
    sizes: listOf(isSize),
  }),
  memory: fields({
    surroundings: fields({
      drift: tuple(isNumber, isNumber),
      jewels: listOf(isPlacedJewel),
      skyline: isSkyline,
    }),
    order: fields({ chance: isAmount, film: optional(isFilm) }),
  }),
  status: fields({
    window: isText,
    place: isNatural,
    size: isSize,
    showing: optional(isText),
    isDue: isFlag,
  }),
  left: fields({ window: isText }),
};

/** Reads what came by the channel, from another window or anything else; undefined if it is no message. */
export function readMessage(data: unknown): Message | undefined {
  if (!isRecord(data) || !isText(data['kind'])) return undefined;
  const kind = data['kind'] as Message['kind'];
  return Object.hasOwn(checks, kind) && checks[kind](data)
    ? (data as unknown as Message)
    : undefined;
}

export interface Channel {
  send(message: Message): void;
  close(): void;
}

/** Opens the channel of a name to all other windows of this origin; undefined where the browser has none. */
export function openChannel(
  name: string,
  receive: (message: Message) => void,
): Channel | undefined {
  if (!('BroadcastChannel' in window)) return undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message !== undefined) receive(message);
  });
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}
