import type { Cell } from '../cell.ts';

type CellMap = (cell: Cell) => Cell;

/**
 * The symmetries that one turn, clockwise, and one reflection make: the identity, the turns one
 * after the other, then the same turns after the reflection. `turns` is how many turns of that kind
 * come full circle.
 */
export function allSymmetries(of: { turns: number; turn: CellMap; mirror: CellMap }): CellMap[] {
  const turned =
    (times: number): CellMap =>
    (cell) => {
      for (let i = 0; i < times; i++) cell = of.turn(cell);
      return cell;
    };
  const turns = Array.from({ length: of.turns }, (_, times) => turned(times));
  return [
    ...turns,
    ...turns.map(
      (turn): CellMap =>
        (cell) =>
          turn(of.mirror(cell)),
    ),
  ];
}
