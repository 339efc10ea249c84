import type { Puzzle } from '../puzzle/types.ts';
import { holdIssue } from '../solve/hold.ts';
import { unknownNames } from '../solve/pieceOrder.ts';
import { compile } from '../solve/problem.ts';
import { MOST_PANES } from '../ui/race/model.ts';
import { readPuzzle, words } from '../words/index.ts';
import { languageOf } from './appearance.ts';
import { defaultPuzzle, isPuzzle, type Catalogue } from './catalogue.ts';
import { unpack } from './packed.ts';
import { searchFor } from './recipes.ts';
import { defaultId, idOf, type Settings } from './settings.ts';
import { readAddress } from './url.ts';

/** What an address asks for, made sense of. */
export interface OpenedAddress {
  readonly settings: Settings;
  readonly puzzle: Puzzle;
  /** Sentences about what made no sense. */
  readonly notices: readonly string[];
  /** Whether somebody goes their own way through it, where more is known of that than the address says. */
  readonly isSteered?: boolean | undefined;
}

/** So many sentences are said of an address; of more it is said how many there are. */
const MOST_SAID = 5;

/** The settings that an address asks for, at once. */
export const settingsIn = (query: string): Settings => readAddress(query, isPuzzle).settings;

/**
 * Makes sense of the part of an address after its `?`; what makes no sense is told, and the default is
 * shown. Rejects if the puzzle cannot be had just now.
 */
export async function openAddress(query: string, catalogue: Catalogue): Promise<OpenedAddress> {
  const { misfits } = readAddress(query, isPuzzle);
  const { settings, puzzle, wrong } = await puzzleIn(query, catalogue);
  const { address } = words(languageOf(settings));
  const senseless = misfits.map((misfit) => {
    if ('panes' in misfit) return address.tooManyPanes(misfit.panes, MOST_PANES);
    if ('pane' in misfit) return address.badPane(misfit.pane, misfit.value, misfit.wrong);
    const { name, value, used } = misfit;
    if (used === undefined) return address.unknownName(name);
    if (name === 'puzzle') return address.unknownPuzzle(value, used);
    return address.badValue(name, value, used);
  });
  const all = [...new Set([...wrong, ...senseless, ...unknownPieces(settings, puzzle)])];
  const more = all.length - MOST_SAID;
  const notices = more > 1 ? [...all.slice(0, MOST_SAID), address.more(more)] : all;
  return { settings, puzzle, notices };
}

/** A sentence about each search that asks for pieces which the puzzle does not have, or cannot hold one. */
function unknownPieces(settings: Settings, puzzle: Puzzle): string[] {
  const { address } = words(languageOf(settings));
  const names = puzzle.pieces.map(({ name }) => name);
  const chosen = settings.search === 'recipe' ? [] : [searchFor(settings)];
  const searches = settings.mode === 'race' ? settings.panes : chosen;
  return searches.flatMap(({ pieces, hold, unique }) => {
    const unknown = unknownNames(pieces, names);
    const isHeld = hold === '' || !holdIssue(compile(puzzle), unique, hold);
    return [
      ...(unknown.length > 0
        ? [address.unknownPieces(String(pieces), unknown, names.join(', '))]
        : []),
      ...(isHeld ? [] : [address.notHeld(hold)]),
    ];
  });
}

/** The same; of a puzzle that cannot be had just now that is told, and the default is shown. */
export async function openFirstAddress(
  query: string,
  catalogue: Catalogue,
): Promise<OpenedAddress> {
  try {
    return await openAddress(query, catalogue);
  } catch {
    const others = new URLSearchParams(query);
    // A step of one puzzle is no moment of another.
    for (const name of ['puzzle', 'step']) others.delete(name);
    const chosen = await openAddress(others.toString(), catalogue);
    const { notLoaded } = words(languageOf(chosen.settings)).page;
    return { ...chosen, notices: [...chosen.notices, notLoaded] };
  }
}

/** The puzzle that an address asks for, or the one that is shown in its place, and what is wrong with it. */
async function puzzleIn(
  query: string,
  catalogue: Catalogue,
): Promise<Pick<OpenedAddress, 'settings' | 'puzzle'> & { readonly wrong: readonly string[] }> {
  let settings = settingsIn(query);
  const language = languageOf(settings);
  const { address } = words(language);
  const wrong: string[] = [];
  if ('packed' in settings.puzzle) {
    const text = await unpack(settings.puzzle.packed);
    const puzzle = text === undefined ? address.notPacked : readPuzzle(text, language);
    if (typeof puzzle !== 'string') return { settings, puzzle, wrong };
    wrong.push(address.badText(puzzle));
    const others = new URLSearchParams(query);
    others.delete('text');
    settings = settingsIn(others.toString());
  }
  const id = idOf(settings) ?? defaultId;
  const puzzle = id === defaultId ? defaultPuzzle() : await catalogue.puzzleNamed(id);
  return { settings, puzzle, wrong };
}
