import { findEntry } from '../puzzle/catalogue.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { unknownNames } from '../solve/pieceOrder.ts';
import { readPuzzle, words, type Language } from '../words/index.ts';
import { preferredLanguage } from './appearance.ts';
import { catalogue } from './catalogue.ts';
import { unpack } from './packed.ts';
import type { Settings } from './settings.ts';
import { readAddress } from './url.ts';

/** What an address asks for, made sense of. */
export interface Chosen {
  readonly settings: Settings;
  readonly puzzle: Puzzle;
  /** Sentences about what made no sense. */
  readonly notices: readonly string[];
}

/** The puzzle that comes with the page under this id, of which there is one. */
export const puzzleOf = (id: string): Puzzle => findEntry(catalogue, id)!.puzzle;

export const languageOf = ({ lang }: Settings): Language =>
  lang === 'auto' ? preferredLanguage() : lang;

/** Makes sense of the part of an address after its `?`. */
export async function chosenIn(query: string): Promise<Chosen> {
  const { settings, puzzle, notices } = await readIn(query);
  const { pieces } = settings;
  const names = puzzle.pieces.map(({ name }) => name);
  const unknown = unknownNames(pieces, names);
  if (unknown.length === 0) return { settings, puzzle, notices };
  const { address } = words(languageOf(settings));
  const said = address.unknownPieces(String(pieces), unknown, names.join(', '));
  return { settings, puzzle, notices: [...notices, said] };
}

/** The same, with names of pieces that the puzzle may not have. */
async function readIn(query: string): Promise<Chosen> {
  const { settings, misfits } = readAddress(query, (id) => findEntry(catalogue, id) !== undefined);
  const language = languageOf(settings);
  const { address } = words(language);
  const notices = misfits.map(({ name, value, used }) =>
    used === undefined ? address.unknownName(name) : address.badValue(name, value, used),
  );
  if (settings.text === '') return { settings, puzzle: puzzleOf(settings.puzzle), notices };

  const text = await unpack(settings.text);
  const puzzle = text === undefined ? address.notPacked : readPuzzle(text, language);
  if (typeof puzzle !== 'string') return { settings, puzzle, notices };
  return {
    settings: { ...settings, text: '' },
    puzzle: puzzleOf(settings.puzzle),
    notices: [...notices, address.badText(puzzle)],
  };
}
