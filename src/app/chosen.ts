import type { Puzzle } from '../puzzle/types.ts';
import { unknownNames } from '../solve/pieceOrder.ts';
import { readPuzzle, words } from '../words/index.ts';
import { languageOf } from './appearance.ts';
import { defaultPuzzle, isPuzzle, puzzleNamed } from './catalogue.ts';
import { unpack } from './packed.ts';
import { defaults, type Settings } from './settings.ts';
import { readAddress } from './url.ts';

/** What an address asks for, made sense of. */
export interface Chosen {
  readonly settings: Settings;
  readonly puzzle: Puzzle;
  /** Sentences about what made no sense. */
  readonly notices: readonly string[];
}

/** The settings that an address asks for, at once. */
export const settingsIn = (query: string): Settings => readAddress(query, isPuzzle).settings;

/** Makes sense of the part of an address after its `?`; what cannot be shown is told, and the default is. */
export async function chosenIn(query: string): Promise<Chosen> {
  const { settings, puzzle, notices } = await readIn(query);
  const names = puzzle.pieces.map(({ name }) => name);
  const { address } = words(languageOf(settings));
  const asked =
    settings.mode === 'race' ? settings.panes.map(({ pieces }) => pieces) : [settings.pieces];
  const said = asked.flatMap((pieces) => {
    const unknown = unknownNames(pieces, names);
    return unknown.length > 0
      ? address.unknownPieces(String(pieces), unknown, names.join(', '))
      : [];
  });
  return { settings, puzzle, notices: [...notices, ...new Set(said)] };
}

/** The same, with names of pieces that the puzzle may not have. */
async function readIn(query: string): Promise<Chosen> {
  const { settings, misfits } = readAddress(query, isPuzzle);
  const language = languageOf(settings);
  const { address, page } = words(language);
  const notices = misfits.map(({ name, value, used }) => {
    if (used === undefined) return address.unknownName(name);
    if (name === 'puzzle') return address.unknownPuzzle(value, used);
    return address.badValue(name, value, used);
  });
  if (settings.text !== '') {
    const text = await unpack(settings.text);
    const puzzle = text === undefined ? address.notPacked : readPuzzle(text, language);
    if (typeof puzzle !== 'string') return { settings, puzzle, notices };
    notices.push(address.badText(puzzle));
  }
  const listed = { ...settings, text: '' };
  try {
    return { settings: listed, puzzle: await puzzleNamed(settings.puzzle), notices };
  } catch {
    return {
      settings: { ...listed, puzzle: defaults.puzzle },
      puzzle: defaultPuzzle(),
      notices: [...notices, page.notLoaded],
    };
  }
}
