import { isInPlaylist, categoryOf, type Category } from '../../puzzle/category.ts';
import type { ModeId } from '../../settings/modeIds.ts';
import { defaults, type Settings } from '../../settings/settings.ts';
import type { CatalogueEntry } from '../../puzzle/catalogue.ts';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import { LARGEST_SEED, shuffled } from '../../solve/random.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Catalogue } from '../library/catalogue.ts';
import { recipeNamed } from '../library/recipes.ts';
import { Turns, type SeedFinder, type TurnsState } from './interludes.ts';
import { type PlaylistItem, isInterlude, type PageState } from '../state.ts';
import { Solved } from '../library/solved.ts';
import { Shuffle, type Shuffled, type ShuffleState } from './shuffle.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { pack } from '../address/packed.ts';
import type { Search } from '../../solve/search.ts';

/** A puzzle that comes with the page, with what decides when it is shown. */
interface Listed extends Shuffled {
  readonly lattice: LatticeId;
  readonly category: Category;
  readonly isImpossible: boolean;
  readonly entry: CatalogueEntry;
}

export const listed = (entry: CatalogueEntry): Listed => ({
  id: entry.id,
  lattice: entry.question.lattice,
  category: categoryOf(entry),
  entry,
  isImpossible: recipeNamed(entry.id).impossible !== undefined,
});

/** Whether a puzzle is one of those that a playlist shows. */
export const isShownIn =
  ({ play }: Pick<Settings, 'play'>) =>
  (entry: CatalogueEntry): boolean =>
    isInPlaylist(play, listed(entry));

interface Film {
  readonly name: string;
  readonly shuffle: Shuffle<Listed>;
  readonly searches: SearchTurns;
  readonly interludes: Turns;
}

/** Where a playlist is, as plain data. */
export interface OrderState {
  /** From 0 to 1, decides where the seed is left to chance. */
  readonly chance: number;
  /** Undefined before its first puzzle is asked for. */
  readonly film?: FilmState | undefined;
}

interface FilmState {
  readonly name: string;
  readonly shuffle: ShuffleState;
  readonly searches: SearchTurnsState;
  readonly interludes: TurnsState;
}

/** Loads what finds seeds of divisions; undefined if it cannot be loaded. */
const loadSeedFinder = (): Promise<SeedFinder | undefined> =>
  import('./finishing.ts').then(
    ({ finishingSeed }) => finishingSeed,
    () => undefined,
  );

/** Decides what follows while nobody is in control: another puzzle and its search, or an interlude. */
export class PlayOrder {
  private readonly catalogue: Pick<Catalogue, 'load'>;
  private readonly solved: Pick<Solved, 'read'>;
  private chance: number;
  private film: Film | undefined;
  /** Where the playlist goes on once it is begun. */
  private kept: FilmState | undefined;

  constructor(
    catalogue: Pick<Catalogue, 'load'>,
    { chance, film }: OrderState,
    solved: Pick<Solved, 'read'> = new Solved(),
  ) {
    this.catalogue = catalogue;
    this.solved = solved;
    this.chance = chance;
    this.kept = film;
  }

  /** Goes on where another window was with the same playlist. */
  resume({ chance, film }: OrderState): void {
    this.chance = chance;
    this.kept = film;
    this.film = undefined;
  }

  state(): OrderState {
    const { chance, film, kept } = this;
    if (!film) return { chance, film: kept };
    const { name, shuffle, searches, interludes } = film;
    const states = { shuffle: shuffle.state(), searches: searches.state() };
    return { chance, film: { name, ...states, interludes: interludes.state() } };
  }

  /** What follows the puzzle with an id, or the first item. Rejects if the puzzles cannot be loaded. */
  async after(id: string | undefined, settings: Settings): Promise<PlaylistItem> {
    const [{ entries }, seedFrom] = await Promise.all([
      this.catalogue.load(),
      id !== undefined && settings.interludes.includes('make') ? loadSeedFinder() : undefined,
    ]);
    const name = `${this.seedOf(settings)} ${settings.play.join()}`;
    // The first one is where the playlist begins, also where it has been played before.
    if (id === undefined || this.film?.name !== name)
      this.film = this.begin(name, entries, settings);
    const { shuffle, searches, interludes } = this.film;
    const shown = entries.find((entry) => entry.id === id);
    const isUsual = settings.mode === defaults.mode;
    const interlude = isUsual && shown && interludes.after(shown, entries, settings, seedFrom);
    if (interlude) return interlude;
    const { entry } = shuffle.after(id);
    const search = searches.next(entry.id, id);
    const overrides = settings.search === 'recipe' && search ? { search } : {};
    return { id: entry.id, puzzle: entry.puzzle, overrides };
  }

  /** The seed; windows that have a picture each have one each. */
  private seedOf({ shuffle, pictures, screen }: Settings): number {
    if (shuffle === 'auto') return Math.floor(this.chance * LARGEST_SEED);
    return pictures === 'one' ? shuffle : (shuffle + screen.place - 1) % (LARGEST_SEED + 1);
  }

  private begin(name: string, entries: readonly CatalogueEntry[], settings: Settings): Film {
    const seed = this.seedOf(settings);
    const items = entries.filter(isShownIn(settings)).map(listed);
    const kept = this.kept?.name === name ? this.kept : undefined;
    this.kept = undefined;
    return {
      name,
      shuffle: new Shuffle(items, seed, kept?.shuffle),
      searches: new SearchTurns(seed, kept?.searches),
      interludes: new Turns(seed, () => this.solved.read(), kept?.interludes),
    };
  }
}

/** The theme that follows one, where themes take turns; the same if there are none. */
export function themeAfter(theme: ThemeId, themes: readonly ThemeId[]): ThemeId {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? theme;
}

/** The longest time that an interlude stays, in ms. */
const LONGEST_INTERLUDE = 90_000;

/** The sources of what follows: the code of modes, and the order of puzzles. */
interface Sources {
  readonly code: { codeOf(mode: ModeId): unknown; load(): Promise<unknown> };
  readonly order: Pick<PlayOrder, 'after'>;
}

/** The longest time that the item on show may stay, in ms. */
export const longestStay = (state: PageState): number =>
  isInterlude(state) ? LONGEST_INTERLUDE : Infinity;

/**
 * The item that follows the one on show, once all its code is there; the next board if the code cannot be
 * loaded. Rejects if the puzzles cannot be loaded.
 *
 * @param made the puzzle that has been made of the one on show, which is solved next
 */
export async function nextItem(
  state: PageState,
  { code, order }: Sources,
  made: Puzzle | undefined,
): Promise<PlaylistItem> {
  const { base, listed } = state;
  if (made && isInterlude(state)) {
    const packed = await pack(printPuzzle(made));
    return { id: listed, puzzle: made, overrides: { puzzle: { packed } } };
  }
  const item = await order.after(listed, base);
  if (code.codeOf(item.overrides.mode ?? base.mode)) return item;
  return code.load().then(
    () => item,
    () => order.after(listed, base),
  );
}

/** How often each puzzle has come, by id, and which one came last; plain data. */
interface SearchTurnsState {
  readonly times: readonly (readonly [id: string, times: number])[];
  readonly last?: string | undefined;
}

/** Decides how a puzzle is searched that comes again: by all its searches in turn. */
class SearchTurns {
  private readonly seed: number;
  /** How often each puzzle has come, by id. */
  private readonly times: Map<string, number>;
  private last: string | undefined;

  /** @param kept the state to go on from */
  constructor(seed: number, kept: SearchTurnsState = { times: [] }) {
    this.seed = seed;
    this.times = new Map(kept.times);
    this.last = kept.last;
  }

  /**
   * The search for a puzzle that comes now; undefined for its recipe.
   *
   * @param shown the one that was shown before, which counts as having come, whoever has chosen it
   */
  next(id: string, shown: string | undefined): Search | undefined {
    if (shown !== undefined && shown !== this.last) this.count(shown);
    this.last = id;
    const time = this.count(id);
    const { others = [] } = recipeNamed(id);
    return [undefined, ...shuffled(others, this.seed)][time % (others.length + 1)];
  }

  state(): SearchTurnsState {
    return { times: [...this.times], last: this.last };
  }

  /** Counts that a puzzle comes, and returns how often it has come before. */
  private count(id: string): number {
    const time = this.times.get(id) ?? 0;
    this.times.set(id, time + 1);
    return time;
  }
}
