import { Catalogue } from '../app/library/catalogue.ts';

const texts = import.meta.glob<string>('../../assets/puzzles/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The catalogue with all its texts, without fetching. */
export const catalogueAtHand = new Catalogue(async () => ({
  puzzles: Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path.replace(/^.*\/|\.txt$/g, ''), text]),
  ),
  experiments: {},
  lessons: {},
}));
