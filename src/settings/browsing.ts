import { everySolution, withPart, writeChoice, type Choice } from '../count/asked/choice.ts';

/** Where somebody is among all solutions. */
export interface Browsing {
  readonly choice: Choice;
  /** The place in the list, from 0, of the one that is open, or of the first one in sight. */
  readonly place: bigint;
  /** Whether it is open, large. */
  readonly isOpen: boolean;
}

export const browsingAll: Browsing = { choice: everySolution, place: 0n, isOpen: false };

/** The most digits of a place. */
const MOST_DIGITS = 400;

/** Reads a place from 1, such as `9356,once,no:crossroads,by:edge`; undefined if a part is invalid. */
export function readBrowsing(text: string): Browsing | undefined {
  const [place = '', ...parts] = text.split(',');
  if (!/^[1-9]\d*$/.test(place) || place.length > MOST_DIGITS) return undefined;
  let choice: Choice | undefined = everySolution;
  let isOpen = false;
  for (const part of parts) {
    if (part === 'open') isOpen = true;
    else choice = choice && withPart(choice, part);
  }
  return choice && { choice, place: BigInt(place) - 1n, isOpen };
}

export const writeBrowsing = ({ choice, place, isOpen }: Browsing): string =>
  [String(place + 1n), ...writeChoice(choice), ...(isOpen ? ['open'] : [])].join();
