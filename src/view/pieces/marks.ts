import type { Board } from '../board/board.ts';

/** Characters that are not taken for each other, even small: as many as the largest set has pieces. */
const MARKS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabdefghijmnqrtuy23456789ΓΔΘΛΞΠΣΦΨΩ'];

/** Colour → a mark of one character by which pieces are told apart: their names, if all are so short. */
export const marksOf = ({ palettes }: Pick<Board, 'palettes'>): string[] =>
  palettes.flatMap(({ names }) => {
    if (names.every((name) => [...name].length === 1)) return names;
    const distinct = [...new Set(names)];
    return names.map((name) => MARKS[distinct.indexOf(name) % MARKS.length]!);
  });
