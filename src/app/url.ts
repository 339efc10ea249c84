import type { Search } from '../solve/search.ts';
import type { Words } from '../words/index.ts';
import { displaySlice, subjectSlice, watchedSlice } from './pageSlices.ts';
import { screensSlice } from './screens/screensSlice.ts';
import { defaults, type Settings } from './settings.ts';
import type { AnySlice, InvalidParam } from './settingsSlice.ts';

/** A mode, as far as an address is concerned. */
interface AddressedMode {
  readonly id: string;
  readonly slices: readonly AnySlice[];
  readonly usual?: Partial<Settings>;
  searches(settings: Settings): readonly Search[];
}

/** An invalid value, or an unknown name. */
class BadValue implements InvalidParam {
  readonly name: string;
  readonly value: string;
  /** What is used instead; undefined if the name is unknown. */
  readonly used: string | undefined;

  constructor(name: string, value: string, used: string | undefined) {
    this.name = name;
    this.value = value;
    this.used = used;
  }

  sentence({ address }: Words): string {
    const { name, value, used } = this;
    if (used === undefined) return address.unknownName(name);
    if (name === 'puzzle') return address.unknownPuzzle(value, used);
    return address.badValue(name, value, used);
  }
}

/** The longest query that is read, in characters: no puzzle needs as many, and much longer ones would hold up the page for seconds. */
export const LONGEST_QUERY = 100_000;

/** A query that is longer. */
const tooLong: InvalidParam = {
  sentence: ({ address }) => address.tooLong(LONGEST_QUERY / 1000),
};

/** Reads and writes the queries of addresses, for a page with certain modes. */
export class AddressGrammar {
  /** The settings of an empty query, including those of all modes. */
  readonly defaults: Settings;
  private readonly slices: readonly AnySlice[];
  private readonly modes: readonly AddressedMode[];

  /** @param isPuzzle whether there is a puzzle with an id */
  constructor(modes: readonly AddressedMode[], isPuzzle: (id: string) => boolean) {
    this.modes = modes;
    const subject: AnySlice = subjectSlice(
      modes.map(({ id }) => id),
      isPuzzle,
    );
    const own = new Set(modes.flatMap(({ slices }) => slices));
    this.slices = [subject, ...own, screensSlice, watchedSlice, displaySlice];
    const names = this.slices.flatMap(({ readers }) => Object.keys(readers));
    const twice = names.find((name, i) => names.indexOf(name) < i);
    if (twice !== undefined) throw new Error(`Two settings are called “${twice}” in addresses.`);
    this.defaults = this.slices.reduce((all, slice) => ({ ...all, ...slice.defaults }), defaults);
  }

  /** All parameter names. */
  get names(): readonly string[] {
    return [...this.usualIn(undefined).keys()];
  }

  /** Reads a query. Invalid values are listed and left at their defaults; of one that is too long all are. */
  read(query: string): { settings: Settings; invalidParams: InvalidParam[] } {
    if (query.length > LONGEST_QUERY) return { ...this.read(''), invalidParams: [tooLong] };
    const invalidParams: InvalidParam[] = [];
    const readers = new Map(this.slices.flatMap((slice) => Object.entries(slice.readers)));
    const values = new Map<string, unknown>();
    const params = [...new URLSearchParams(query)];
    const mode = this.modeIn(params);
    const usual = this.usualIn(mode);
    for (const [name, value] of params) {
      const used = usual.get(name);
      const read = readers.get(name)?.(value, (invalidParam) => invalidParams.push(invalidParam));
      if (value === used) values.delete(name);
      else if (read === undefined) invalidParams.push(new BadValue(name, value, used));
      else values.set(name, read);
    }
    const given = Object.fromEntries(values);
    const unnamed = Object.entries(mode?.usual ?? {}).filter(([name]) => !values.has(name));
    const read = this.slices.reduce((all, slice) => {
      const names = Object.keys(slice.readers).filter((name) => values.has(name));
      const its = Object.fromEntries(names.map((name) => [name, given[name]]));
      return { ...all, ...slice.settingsOf(its) };
    }, this.defaults);
    return { settings: { ...read, ...Object.fromEntries(unnamed) }, invalidParams };
  }

  /** The query for settings: only what belongs to their mode, and differs from the defaults or has to be given. */
  write(settings: Settings): string {
    const mode = this.modeOf(settings);
    const its = mode?.slices ?? [];
    const usual = this.usualIn(mode);
    const isOfAnother = (slice: AnySlice): boolean =>
      !its.includes(slice) && this.modes.some(({ slices }) => slices.includes(slice));
    const said = this.slices.filter((slice) => !isOfAnother(slice));
    const given = said.flatMap((slice) => slice.given?.(settings) ?? []);
    const query = new URLSearchParams(
      this.entriesOf(settings, said).filter(
        ([name, value]) => value !== usual.get(name) || given.includes(name),
      ),
    );
    // Legal in a query, and easier to read unescaped.
    return query.toString().replaceAll(/%(2F|3A|2C|7E)/g, decodeURIComponent);
  }

  /** The searches named by settings, to be checked against the puzzle. */
  searchesIn(settings: Settings): readonly Search[] {
    return this.modeOf(settings)?.searches(settings) ?? [];
  }

  /** The mode that the parameters of an address name; the last valid one counts. */
  private modeIn(params: readonly (readonly [string, string])[]): AddressedMode | undefined {
    const ids = params.filter(([name]) => name === 'mode').map(([, id]) => id.toLowerCase());
    const modes = ids.flatMap((id) => this.modes.find((mode) => mode.id === id) ?? []);
    return modes.at(-1) ?? this.modeOf(this.defaults);
  }

  /** Every parameter name, with its value as written where an address of a mode does not name it. */
  private usualIn(mode: AddressedMode | undefined): ReadonlyMap<string, string> {
    return new Map(this.entriesOf({ ...this.defaults, ...mode?.usual }, this.slices));
  }

  private modeOf(settings: Settings): AddressedMode | undefined {
    return this.modes.find(({ id }) => id === settings.mode);
  }

  private entriesOf(settings: Settings, slices: readonly AnySlice[]): [string, string][] {
    return slices.flatMap((slice) => Object.entries(slice.write(settings)));
  }
}
