import type { CatalogueEntry } from '../puzzle/catalogue.ts';
import { categoryOf } from '../puzzle/category.ts';
import { piecesIn } from '../puzzle/pieces/index.ts';
import { writeInteger } from '../solve/validate.ts';
import { titleOf, words, type Language } from '../words/index.ts';
import type { Call, Output } from './command.ts';
import { DONE, NOT_FOUND, CliError } from './cliError.ts';
import { table } from './table.ts';

function row(entry: CatalogueEntry, language: Language) {
  const { id, question } = entry;
  const pieces = piecesIn(question);
  return {
    id,
    title: titleOf(id, entry, language),
    lattice: question.lattice,
    cells: question.board.cells.length,
    /** Null if a piece may be used any number of times. */
    pieces: Number.isFinite(pieces) ? pieces : null,
    known: question.published === undefined ? null : writeInteger(question.published),
  };
}

/**
 * `list`: the catalogue, or the puzzles that have all of some words in id, title, lattice or group, as a
 * table or as JSON.
 */
export function* list(
  { options, language, say }: Call,
  entries: readonly CatalogueEntry[],
  named: readonly string[],
): Output {
  const asked = named.map((word) => word.toLowerCase());
  const { groups } = words(language).gallery;
  const rows = entries
    .map((entry) => ({ row: row(entry, language), group: categoryOf(entry) }))
    .filter(({ row: { id, title, lattice }, group }) => {
      const text = `${id} ${title} ${lattice} ${group} ${groups[group]}`.toLowerCase();
      return asked.every((word) => text.includes(word));
    })
    .map((listed) => listed.row);
  if (options.json) {
    for (const entry of rows) yield `${JSON.stringify(entry)}\n`;
    return rows.length > 0 ? DONE : NOT_FOUND;
  }
  if (rows.length === 0) throw new CliError(say.nothingListed(named.join(' ')), NOT_FOUND);
  const columns = Object.keys(say.columns) as (keyof typeof say.columns)[];
  const lines = [say.columns, ...rows].map((entry) =>
    columns.map((column) => String(entry[column] ?? '')),
  );
  yield* table(lines);
  return DONE;
}
