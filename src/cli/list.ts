import type { CatalogueEntry } from '../puzzle/catalogue.ts';
import { piecesIn } from '../puzzle/pieces/index.ts';
import { writeInteger } from '../solve/validate.ts';
import { titleOf, type Language } from '../words/index.ts';
import { searchFor, searchedNames } from '../words/search.ts';
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

/** `list`: the catalogue, or the puzzles with all of some words in their names, as a table or as JSON. */
export function* list(
  { options, language, say }: Call,
  entries: readonly CatalogueEntry[],
  named: readonly string[],
): Output {
  const isFound = searchFor(named.join(' '));
  const rows = entries
    .filter((entry) => isFound(searchedNames(entry)))
    .map((entry) => row(entry, language));
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
