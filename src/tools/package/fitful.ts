import { catalogueModule } from '../vite/assets.ts';
import type { PackageDefinition } from './definition.ts';

/** The library and the terminal command. */
export const fitful: PackageDefinition = {
  name: 'fitful',
  description: 'Polyform packing puzzles: parsed, searched step by step, and counted exactly',
  keywords: ['polyomino', 'pentomino', 'polyiamond', 'polyhex', 'puzzle', 'exact-cover', 'solver'],
  entries: { index: 'src/api/index.ts', puzzles: 'src/api/puzzles.ts' },
  plugins: [catalogueModule],
  readme: 'src/docs/library.md',
  hasCommand: true,
};
