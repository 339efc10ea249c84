import { writeInteger } from '../../solve/saved/validate.ts';
import type { CatalogueEntry } from '../../puzzle/catalogue.ts';
import { piecesIn } from '../../puzzle/pieces/index.ts';
import type { Command, PuzzleCommand } from '../command.ts';
import { searchedNames, searchFor } from '../../words/gallerySearch.ts';
import { type Language } from '../../words/index.ts';
import { titleOf } from '../../words/titles.ts';
import { DONE, NOT_FOUND, CliError } from '../cliError.ts';
import { catalogue } from '../puzzles.ts';
import { GAP, table, shortenedTo, widthsOf } from '../terminal/columns.ts';
import { printPuzzle } from '../../puzzle/text.ts';

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

/** The least room for titles; on a narrower terminal, columns of figures are left out. */
const LEAST_TITLE = 12;

/**
 * A table whose lines fit a terminal: titles are shortened, and the last columns left out if need be.
 * Names are always whole, as they are there to be typed.
 */
function fitted(
  lines: readonly (readonly string[])[],
  title: number,
  screenWidth: number,
): readonly (readonly string[])[] {
  const widths = widthsOf(lines);
  const leastTitle = Math.min(LEAST_TITLE, widths[title]!);
  const roomIn = (columns: number): number => {
    const besides = widths.slice(0, columns).filter((_, i) => i !== title);
    return besides.reduce((room, width) => room - width - GAP, screenWidth);
  };
  let columns = widths.length;
  while (columns > title + 1 && roomIn(columns) < leastTitle) columns--;
  const room = roomIn(columns);
  if (room < 1) return lines.map((line) => line.slice(0, title));
  return lines.map((line) =>
    line.slice(0, columns).map((text, i) => (i === title ? shortenedTo(room, text) : text)),
  );
}

/**
 * `list`: the catalogue, or the puzzles with all of some words in their names, as a table or as JSON.
 * On a terminal each puzzle is one line.
 */
export const list: Command = {
  options: ['json'],
  operands: Infinity,
  *run({ options, language, say, screen, today }, named) {
    const isFound = searchFor(named.join(' '));
    const rows = catalogue(today)
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
    const titles = columns.indexOf('title');
    yield* table(screen.isTerminal ? fitted(lines, titles, screen.columns) : lines);
    return DONE;
  },
};

/** `show`: the puzzle as text. */
export const show: PuzzleCommand = {
  options: [],
  *run(_, puzzle) {
    yield printPuzzle(puzzle);
    return DONE;
  },
};
