import type { PuzzleIssue } from '../../puzzle/errors.ts';
import { hasPiecesInPlace } from '../../solve/problem.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { sentenceOf, type InvalidParam } from '../../settings/invalid.ts';
import { sentenceFor, wordsFor, type Language } from '../../words/index.ts';

/** What is wrong with an address. */
export type Fault =
  | InvalidParam
  /** The text of its puzzle has an error, or is not packed if that is undefined. */
  | { readonly unreadable: PuzzleIssue | undefined }
  /** A place in a lesson that there is not. */
  | { readonly lesson: string }
  /** An order of pieces with names that the puzzle does not have. */
  | {
      readonly pieces: string;
      readonly unknown: readonly string[];
      readonly names: readonly string[];
    }
  /** A piece that cannot be held. */
  | { readonly hold: string };

/** A fault of an address that opens a puzzle, said in a language whose words for it have been loaded. */
export function sentenceOfFault(
  fault: Fault,
  puzzle: Pick<Puzzle, 'pieces'>,
  language: Language,
): string {
  const dictionary = wordsFor({ areOptions: hasPiecesInPlace(puzzle) }, language);
  const { address, lesson } = dictionary;
  if ('unreadable' in fault)
    return address.badText(
      fault.unreadable ? sentenceFor(fault.unreadable, language) : address.notPacked,
    );
  if ('lesson' in fault) return lesson.unknown(fault.lesson);
  if ('hold' in fault) return address.notHeld(fault.hold);
  if ('pieces' in fault)
    return address.unknownPieces(fault.pieces, fault.unknown, fault.names.join(', '));
  return sentenceOf(fault, dictionary);
}
