import type { InvalidParam } from '../../settings/invalid.ts';
import { readParams, writeParams } from '../../settings/params.ts';
import type { Settings } from '../../settings/settings.ts';

/** The longest query that is read, in characters; no puzzle needs as many, and longer ones take long. */
export const LONGEST_QUERY = 100_000;

/** Settings as the query of an address. */
export class AddressGrammar {
  private readonly isPuzzle: (id: string) => boolean;

  constructor(isPuzzle: (id: string) => boolean) {
    this.isPuzzle = isPuzzle;
  }

  /** Reads a query. Invalid values are listed and left at their defaults; of one that is too long all are. */
  read(query: string): { settings: Settings; invalidParams: InvalidParam[] } {
    if (query.length > LONGEST_QUERY)
      return { ...this.read(''), invalidParams: [{ longest: LONGEST_QUERY }] };
    return readParams([...new URLSearchParams(query)], this.isPuzzle);
  }

  /** The query for settings: those of their mode that are not the usual ones, or have to be said. */
  write(settings: Settings): string {
    const query = new URLSearchParams(writeParams(settings).map(([name, value]) => [name, value]));
    // Legal in a query, and easier to read unescaped.
    return query.toString().replaceAll(/%(2F|3A|2C|7E)/g, decodeURIComponent);
  }
}
