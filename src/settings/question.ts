import { isCondition } from '../count/asked/conditions.ts';
import type { Row } from './row.ts';

/** What is asked about all solutions, as addresses write it; whether it fits the puzzle is seen later. */
export interface AskedAbout {
  /** Placements that are to lie, and that are not: a piece and cells that it covers, each. */
  readonly fix: readonly string[];
  readonly forbid: readonly string[];
  /** The name of the piece whose shares are shown; empty for those of all. */
  readonly piece: string;
}

const BETWEEN = '~';

function readConditions(text: string): readonly string[] | undefined {
  const texts = text === '' ? [] : text.split(BETWEEN).map((one) => one.trim());
  return texts.every((one) => isCondition(one)) ? [...new Set(texts)] : undefined;
}

export const question: Row<AskedAbout> = {
  usual: { fix: [], forbid: [], piece: '' },
  scope: 'run',
  modes: ['atlas'],
  readers: { fix: readConditions, forbid: readConditions, piece: (text) => text },
  writeAll: ({ fix, forbid, piece }) => ({
    fix: fix.join(BETWEEN),
    forbid: forbid.join(BETWEEN),
    piece,
  }),
  valueOf: (params) => ({ ...question.usual, ...params }),
};
