import type { CatalogueEntry } from '../puzzle/catalogue.ts';
import { titleOf, type Language } from '../words/index.ts';
import type { Call, Output } from './command.ts';
import { DONE } from './refusal.ts';
import { widthOf } from './width.ts';

/** How many pieces there are, copies counted; null where any number may be used. */
function piecesIn({ puzzle }: CatalogueEntry): number | null {
  const pieces = puzzle.pieces.reduce((sum, { copies }) => sum + copies, 0);
  return Number.isFinite(pieces) ? pieces : null;
}

const row = (entry: CatalogueEntry, language: Language) => ({
  id: entry.id,
  title: titleOf(entry.id, entry, language),
  lattice: entry.puzzle.lattice,
  cells: entry.puzzle.board.cells.length,
  pieces: piecesIn(entry),
  known: entry.puzzle.known ?? null,
});

/** `list`: the catalogue, as a table or as JSON. */
export function* list(
  { options, language, say }: Call,
  entries: readonly CatalogueEntry[],
): Output {
  const rows = entries.map((entry) => row(entry, language));
  if (options.json) {
    for (const entry of rows) yield `${JSON.stringify(entry)}\n`;
    return DONE;
  }
  const columns = Object.keys(say.columns) as (keyof typeof say.columns)[];
  const lines = [say.columns, ...rows].map((entry) =>
    columns.map((column) => String(entry[column] ?? '')),
  );
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => widthOf(line[i]!))));
  for (const line of lines) {
    const padded = line.map((text, i) => text + ' '.repeat(widths[i]! - widthOf(text)));
    yield `${padded.join('  ').trimEnd()}\n`;
  }
  return DONE;
}
