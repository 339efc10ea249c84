import { piecesIn } from '../../puzzle/pieces/index.ts';
import type { CatalogueEntry } from '../../puzzle/catalogue.ts';
import { categoryOf } from '../../puzzle/category.ts';
import { colouringOf } from '../../puzzle/colouring.ts';
import { difficultyIn } from '../../solve/effort/difficulty.ts';
import { readSolution, readTiles } from '../../solve/saved/solutionText.ts';
import type { Proof } from '../../teach/weighting/account.ts';
import type { LaidPiece } from '../../puzzle/types.ts';
import type { CatalogueCard } from '../../ui/index.tsx';
import { searchedNames } from '../../words/gallerySearch.ts';
import type { Language } from '../../words/index.ts';
import { neutralTitleOf, titleOf } from '../../words/titles.ts';
import { recipeNamed } from './recipes.ts';
import type { DateText } from '../../game/date.ts';
import { dateOfPuzzle } from './byHand.ts';
import { permanentId } from './solved.ts';

/** What the gallery shows of puzzles that come with the page, by their ids. */
export interface GalleryFile {
  /** Boards, as written by `writeSolution`: a solution of each puzzle, or a near miss if it has none. */
  readonly boards: Readonly<Record<string, string>>;
  /** Proofs that there is no solution, where there are any by weights. */
  readonly proofs: Readonly<Record<string, Proof>>;
}

export const emptyGallery: GalleryFile = { boards: {}, proofs: {} };

export interface CardOptions {
  readonly language: Language;
  /** The solutions found in this browser, by puzzle id, and unchecked. */
  readonly solved: ReadonlyMap<string, string>;
  /** The puzzles solved by hand, as `ByHand` keeps them, up to today. */
  readonly byHand: ReadonlyMap<string, DateText>;
  readonly today: DateText;
  /** What cards show where no solution has been found here; undefined if they show empty trays. */
  readonly gallery: GalleryFile | undefined;
  /** Whether cards must not tell the outcome of a puzzle. */
  readonly isOutcomeOpen: boolean;
}

/** The card of a puzzle in the gallery. What is slow is done at its first use. */
export function cardOf(entry: CatalogueEntry, options: CardOptions): CatalogueCard {
  const { id, question } = entry;
  const { language, solved, byHand, today, gallery, isOutcomeOpen } = options;
  const recipe = recipeNamed(id);
  const found = once(() => {
    const text = solved.get(permanentId(id, question));
    return text === undefined ? undefined : readSolution(entry.puzzle, text);
  });
  const known = (): readonly LaidPiece[] | undefined => {
    const text = gallery?.boards[id];
    return text === undefined ? undefined : readTiles(entry.puzzle, text);
  };
  const difficulty = isOutcomeOpen ? undefined : difficultyIn(recipe);
  return {
    id,
    lastingId: permanentId(id, question),
    isByHand: byHand.has(dateOfPuzzle(id, question, today) ?? id),
    title: (isOutcomeOpen ? neutralTitleOf : titleOf)(id, question, language),
    names: searchedNames(entry, isOutcomeOpen),
    question,
    category: categoryOf(entry),
    difficulty,
    unique: isOutcomeOpen ? undefined : (question.published ?? recipe.unique),
    get pieces() {
      return piecesIn(question);
    },
    get state() {
      if (isOutcomeOpen) return undefined;
      if (difficulty === 'impossible') return 'impossible';
      return found() ? 'solved' : 'unsolved';
    },
    get picture() {
      const laid = gallery && (found() ?? known());
      return laid && { laid, colouring: colouringOf(entry.puzzle) };
    },
    get whyNone() {
      if (!gallery || isOutcomeOpen || recipe.impossible === undefined) return undefined;
      return { proof: gallery.proofs[id], searched: recipe.impossible };
    },
  };
}

/** A function that computes its value at the first call. */
function once<Value>(compute: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: compute() }).value;
}
