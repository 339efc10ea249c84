import type { Names } from '../moment/names.ts';
import { YES, type Question } from './questions.ts';

/** An answer to a question, and the right ones, by names that are the same in every language. */
export interface GivenAnswer {
  /** Undefined if the right one was revealed. */
  readonly given: string | undefined;
  readonly rights: readonly string[];
  readonly isRight: boolean;
}

/** @param given undefined if the right answer was revealed */
export function givenAnswer(
  { kind, targets, rights }: Question,
  given: number | undefined,
  { isCell, cell, letter, pieceOf }: Pick<Names, 'isCell' | 'cell' | 'letter' | 'pieceOf'>,
): GivenAnswer {
  const nameOf = (answer: number): string => {
    if (answer === YES) return 'yes';
    if (kind === 'node') return `node-${answer}`;
    if (kind === 'line') return `line-${answer + 1}`;
    // Numbers of ways and of pieces are answers of questions that nothing is pointed at for.
    if (targets.length === 0) return String(answer);
    return isCell(answer) ? cell(answer) : `piece-${letter(pieceOf(answer))}`;
  };
  return {
    given: given === undefined ? undefined : nameOf(given),
    rights: rights.map(nameOf),
    isRight: given !== undefined && rights.includes(given),
  };
}
