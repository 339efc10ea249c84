import type { CatalogueEntry } from '../puzzle/catalogue.ts';
import { piecesIn } from '../puzzle/pieces/index.ts';
import { writeInteger } from '../solve/validate.ts';
import { titleOf, type Language } from '../words/index.ts';
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
 * `list`: the catalogue, or the puzzles that have all of some words in id, title or lattice, as a
 * table or as JSON.
 */
export function* list(
  { options, language, say }: Call,
  entries: readonly CatalogueEntry[],
  words: readonly string[],
): Output {
  const asked = words.map((word) => word.toLowerCase());
  const rows = entries
    .map((entry) => row(entry, language))
    .filter(({ id, title, lattice }) => {
      const text = `${id} ${title} ${lattice}`.toLowerCase();
      return asked.every((word) => text.includes(word));
    });
  if (options.json) {
    for (const entry of rows) yield `${JSON.stringify(entry)}\n`;
    return rows.length > 0 ? DONE : NOT_FOUND;
  }
  if (rows.length === 0) throw new CliError(say.nothingListed(words.join(' ')), NOT_FOUND);
  const columns = Object.keys(say.columns) as (keyof typeof say.columns)[];
  const lines = [say.columns, ...rows].map((entry) =>
    columns.map((column) => String(entry[column] ?? '')),
  );
  yield* table(lines);
  return DONE;
}
