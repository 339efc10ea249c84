import { readCatalogue, todayEntry, type CatalogueEntry } from '../puzzle/catalogue.ts';

/** Every puzzle that comes with the page, in the order to list them. */
export const catalogue: readonly CatalogueEntry[] = [
  ...readCatalogue(
    import.meta.glob<string>('../../assets/puzzles/*.txt', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ),
  todayEntry(() => {
    const now = new Date();
    return { month: now.getMonth() + 1, day: now.getDate() };
  }),
];
