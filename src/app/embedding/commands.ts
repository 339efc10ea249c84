/** What the page around asks for, by the name of a method of `window.fitful`. */
export type Command =
  | { readonly fitful: 'play' | 'pause' }
  | { readonly fitful: 'step'; readonly by: number }
  | { readonly fitful: 'seek'; readonly step: number }
  | { readonly fitful: 'open'; readonly address: string }
  /** `id` comes back with the answer. */
  | { readonly fitful: 'status'; readonly id: string | number | undefined };

/** The longest address that is read, in characters; the grammar of addresses has bounds of its own. */
const LONGEST = 200_000;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Reads the data of a message; undefined if it is none of the page's. */
export function readCommand(data: unknown): Command | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { fitful, by = 1, step, address, id } = data as Readonly<Record<string, unknown>>;
  switch (fitful) {
    case 'play':
    case 'pause':
      return { fitful };
    case 'step':
      return isNumber(by) ? { fitful, by } : undefined;
    case 'seek':
      return isNumber(step) ? { fitful, step } : undefined;
    case 'open':
      return typeof address === 'string' && address.length <= LONGEST
        ? { fitful, address }
        : undefined;
    case 'status':
      return { fitful, id: isNumber(id) || typeof id === 'string' ? id : undefined };
    default:
      return undefined;
  }
}
