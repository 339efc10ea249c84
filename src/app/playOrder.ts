import type { CatalogueEntry } from '../puzzle/catalogue.ts';
import { categoryOf, type Category } from '../puzzle/category.ts';
import type { LatticeId } from '../puzzle/lattices/index.ts';
import { isInProgramme } from '../puzzle/programme.ts';
import { LARGEST_SEED } from '../solve/random.ts';
import type { ThemeId } from '../theme/index.ts';
import type { Catalogue } from './catalogue.ts';
import { recipeNamed } from './recipes.ts';
import type { Programme, Settings } from './settings.ts';
import { Shuffle, type Shuffled } from './shuffle.ts';

/** A puzzle that comes with the page, with what decides when it is shown. */
interface Listed extends Shuffled {
  readonly lattice: LatticeId;
  readonly category: Category;
  readonly isImpossible: boolean;
  readonly entry: CatalogueEntry;
}

export const listed = (entry: CatalogueEntry): Listed => ({
  ...{ id: entry.id, lattice: entry.question.lattice, category: categoryOf(entry), entry },
  isImpossible: recipeNamed(entry.id).impossible !== undefined,
});

type Order = Pick<Settings, 'shuffle' | 'programme'>;

/** Decides which puzzle follows another while nobody is in control. */
export class PlayOrder {
  private readonly catalogue: Pick<Catalogue, 'load'>;
  private readonly chance: number;
  private made: { readonly name: string; readonly shuffle: Shuffle<Listed> } | undefined;

  /** @param chance from 0 to 1, decides where the seed is left to chance */
  constructor(catalogue: Pick<Catalogue, 'load'>, chance: number) {
    this.catalogue = catalogue;
    this.chance = chance;
  }

  /**
   * The puzzle of the programme after the one with an id, or its first one. Rejects if the puzzles cannot be loaded.
   */
  async after(id: string | undefined, { shuffle, programme }: Order): Promise<CatalogueEntry> {
    const { entries } = await this.catalogue.load();
    const seed = shuffle === 'auto' ? Math.floor(this.chance * LARGEST_SEED) : shuffle;
    const name = `${seed} ${programme.parts.join()}`;
    // The first one is where the programme begins, also where it has been played before.
    if (id === undefined || this.made?.name !== name) {
      const items = entries.map(listed).filter((item) => isInProgramme(programme.parts, item));
      this.made = { name, shuffle: new Shuffle(items, seed) };
    }
    return this.made.shuffle.after(id).entry;
  }
}

/** The theme that follows one, where themes take turns; undefined if it stays. */
export function themeAfter(theme: ThemeId, { themes }: Programme): ThemeId | undefined {
  return themes[(themes.indexOf(theme) + 1) % themes.length];
}
