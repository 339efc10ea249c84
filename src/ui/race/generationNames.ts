import { writeAsked, type Making } from '../../generate/asked.ts';
import type { Words } from '../../words/index.ts';
import { makingNames } from '../../words/names.ts';

/** Names for ways to divide a board side by side: each by how it differs from the others. */
export const generationNames = (makings: readonly Making[], words: Words): readonly string[] =>
  makingNames(
    makings.map((making) => ({ ...making, blocks: writeAsked(making.blocks) })),
    words,
  );
