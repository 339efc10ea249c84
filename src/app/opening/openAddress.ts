import type { Notice } from '../notices.ts';
import type { PageResources } from '../page.ts';
import { puzzleIdOf, defaults, type Settings, isOfMode } from '../../settings/settings.ts';
import { table, defaultId } from '../../settings/table.ts';
import { searchFor } from '../library/recipes.ts';
import type { Anchor } from '../../play/chunk.ts';
import { PuzzleError, type PuzzleIssue } from '../../puzzle/errors.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { holdIssue } from '../../solve/symmetry/hold.ts';
import { unknownNames } from '../../solve/orders/pieceOrder.ts';
import { compile } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { loadWords, loadWordsFor } from '../../words/index.ts';
import { languageOf } from '../appearance.ts';
import { defaultPuzzle } from '../library/catalogue.ts';
import { withLesson } from '../address/lessonAddress.ts';
import { unpack } from '../address/packed.ts';
import { sentenceOfFault, type Fault } from './faults.ts';

export interface ReadAddress {
  readonly settings: Settings;
  readonly puzzle: Puzzle;
  /** What is invalid, and replaced by its default. */
  readonly faults: readonly Fault[];
}

export interface OpenedAddress extends Omit<ReadAddress, 'faults'> {
  readonly notices: readonly string[];
}

export interface FirstAddress extends Omit<OpenedAddress, 'notices'> {
  readonly notices: readonly Notice[];
  /** The settings of the address if the code of their mode could not be loaded. */
  readonly unopened: Settings | undefined;
  readonly resumed?: Resumed;
}

/** What is resumed of a page that was left while nobody was in control, besides its address. */
interface Resumed {
  readonly overrides: Partial<Settings>;
  /** For how many seconds it has been played. */
  readonly played: number;
  /** A mark before its moment, if to come there from its beginning would take too long. */
  readonly anchor: Anchor | undefined;
}

/** What addresses are read by. */
export interface AddressResources extends Pick<PageResources, 'grammar'> {
  readonly catalogue: Pick<PageResources['catalogue'], 'lessons' | 'puzzleNamed'>;
}

type Reading = AddressResources & Pick<PageResources, 'order'>;

/** At most this many notices are shown for an address; the rest are counted. */
const MOST_SAID = 5;

/** Reads the query of an address. Rejects if the puzzle cannot be loaded. */
export async function readAddress(
  asked: string,
  resources: AddressResources,
): Promise<ReadAddress> {
  const { query, unknown: lesson } = await withLesson(asked, () => resources.catalogue.lessons());
  const { settings, puzzle, faults } = await puzzleIn(query, resources);
  const { invalidParams } = resources.grammar.read(query);
  const lost = lesson === undefined ? [] : [{ lesson }];
  const unknown = searchesIn(settings).flatMap((search) => unknownPieces(search, puzzle));
  return { settings, puzzle, faults: [...faults, ...invalidParams, ...lost, ...unknown] };
}

/** The same, with sentences on what is invalid. Rejects if the puzzle or the words cannot be loaded. */
export async function openAddress(
  query: string,
  resources: AddressResources,
): Promise<OpenedAddress> {
  const language = languageOf(resources.grammar.read(query).settings);
  const [{ faults, ...read }, { address }] = await Promise.all([
    readAddress(query, resources),
    loadWords(language),
  ]);
  await loadWordsFor(read.puzzle, language);
  const all = [...new Set(faults.map((fault) => sentenceOfFault(fault, read.puzzle, language)))];
  const more = all.length - MOST_SAID;
  const notices = more > 1 ? [...all.slice(0, MOST_SAID), address.more(more)] : all;
  return { ...read, notices };
}

/** Names in an address that say what is shown; without them, a playlist begins with its own puzzle. */
const subjects = ['puzzle', 'text', 'step', 'lesson'];

/**
 * The same; if an address names a playlist but no puzzle, or a window among several that has a picture of its
 * own, the playlist’s first one.
 */
export async function openShow(query: string, resources: Reading): Promise<OpenedAddress> {
  const opened = await openAddress(query, resources);
  const { settings } = opened;
  const names = new URLSearchParams(query);
  const isNamed = subjects.some((name) => names.has(name));
  const isOwn = settings.screen.count > 1 && settings.pictures === 'each';
  const hasPlaylist = isOwn || settings.play.length > 0;
  if (isNamed || !hasPlaylist || settings.mode !== defaults.mode) return opened;
  const { id, puzzle } = await resources.order.after(undefined, settings);
  return { ...opened, settings: { ...settings, puzzle: { id } }, puzzle };
}

/** The searches that settings name, to be checked against the puzzle. */
export function searchesIn(settings: Settings): readonly Search[] {
  const { mode, panes, strategies, search } = settings;
  if (isOfMode(table.panes, mode)) return strategies.length > 0 ? [] : panes;
  return isOfMode(table.search, mode) && search !== 'recipe' ? [searchFor(settings)] : [];
}

/** The pieces named by a search that the puzzle does not have or cannot hold. */
function unknownPieces({ pieces, hold, unique }: Search, puzzle: Puzzle): readonly Fault[] {
  const names = puzzle.pieces.map(({ name }) => name);
  const unknown = unknownNames(pieces, names);
  const isHeld = hold === '' || !holdIssue(compile(puzzle), unique, hold);
  return [
    ...(unknown.length > 0 ? [{ pieces: String(pieces), unknown, names }] : []),
    ...(isHeld ? [] : [{ hold }]),
  ];
}

/**
 * The same for the address that a page starts with. If its mode or puzzle cannot be loaded, a notice says
 * so and the default is used.
 */
export async function openFirstAddress(
  query: string,
  resources: Reading & Pick<PageResources, 'code'>,
): Promise<FirstAddress> {
  const { grammar, code } = resources;
  const loaded = (mode: string) => (code.codeOf(mode) ? undefined : code.load().catch(() => {}));
  const loading = loaded(grammar.read(query).settings.mode);
  const opened = await openOrDefault(query, resources);
  const { settings, notices } = opened;
  // It may be a lesson that says which mode is opened.
  await (loading ?? loaded(settings.mode));
  if (code.codeOf(settings.mode)) return { ...opened, unopened: undefined };
  return {
    ...opened,
    // The step belongs to the mode.
    settings: {
      ...settings,
      mode: defaults.mode,
      moment: defaults.moment,
      stretch: defaults.stretch,
    },
    notices: [...notices, { id: 'modeNotLoaded' }],
    unopened: settings,
  };
}

async function openOrDefault(
  query: string,
  resources: Reading,
): Promise<Omit<FirstAddress, 'unopened'>> {
  try {
    return await openShow(query, resources);
  } catch {
    const others = new URLSearchParams(query);
    // The step belongs to the puzzle, and so does the place in a lesson.
    for (const name of ['puzzle', 'step', 'from', 'to', 'loop', 'lesson']) others.delete(name);
    const opened = await openAddress(others.toString(), resources);
    return { ...opened, notices: [...opened.notices, { id: 'notLoaded' }] };
  }
}

/** The puzzle of an address or of its fallback, and what is wrong with its text. */
async function puzzleIn(query: string, resources: AddressResources): Promise<ReadAddress> {
  const { settings } = resources.grammar.read(query);
  if ('packed' in settings.puzzle) {
    const text = await unpack(settings.puzzle.packed);
    const read = text === undefined ? undefined : parsed(text);
    if (read && 'lattice' in read) return { settings, puzzle: read, faults: [] };
    const others = new URLSearchParams(query);
    others.delete('text');
    const instead = await puzzleIn(others.toString(), resources);
    return { ...instead, faults: [{ unreadable: read }] };
  }
  const id = puzzleIdOf(settings) ?? defaultId;
  const puzzle = id === defaultId ? defaultPuzzle() : await resources.catalogue.puzzleNamed(id);
  return { settings, puzzle, faults: [] };
}

/** A puzzle as it is written, or what is wrong with it. */
function parsed(text: string): Puzzle | PuzzleIssue {
  try {
    return parsePuzzle(text);
  } catch (error) {
    if (error instanceof PuzzleError) return error.issue;
    throw error;
  }
}
