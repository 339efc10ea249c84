import type { CatalogueEntry } from '../puzzle/catalogue.ts';
import { categoryOf } from '../puzzle/category.ts';
import { LARGEST_SEED } from '../solve/random.ts';
import type { Catalogue } from './catalogue.ts';
import type { Settings } from './settings.ts';
import { Shuffle, type Shuffled } from './shuffle.ts';

/** A puzzle that comes with the page, with what decides when it is shown. */
interface Listed extends Shuffled {
  readonly entry: CatalogueEntry;
}

export const listed = (entry: CatalogueEntry): Listed => ({
  ...{ id: entry.id, lattice: entry.question.lattice, category: categoryOf(entry), entry },
});

/** Decides which puzzle follows another while nobody is in control. */
export class PlayOrder {
  private readonly catalogue: Pick<Catalogue, 'load'>;
  private readonly chance: number;
  private made: { readonly seed: number; readonly shuffle: Shuffle<Listed> } | undefined;

  /** @param chance from 0 to 1, decides where the seed is left to chance */
  constructor(catalogue: Pick<Catalogue, 'load'>, chance: number) {
    this.catalogue = catalogue;
    this.chance = chance;
  }

  /** The puzzle after the one with an id. Rejects if the puzzles cannot be loaded. */
  async after(id: string, { shuffle }: Pick<Settings, 'shuffle'>): Promise<CatalogueEntry> {
    const { entries } = await this.catalogue.load();
    const seed = shuffle === 'auto' ? Math.floor(this.chance * LARGEST_SEED) : shuffle;
    if (this.made?.seed !== seed) {
      const items = entries.map(listed);
      this.made = { seed, shuffle: new Shuffle(items, seed) };
    }
    return this.made.shuffle.after(id).entry;
  }
}
