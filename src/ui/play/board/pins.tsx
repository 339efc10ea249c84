import { For, type JSX } from 'solid-js';
import { middleOf } from '../../../puzzle/geometry.ts';
import { lattices, type Point } from '../../../puzzle/lattices/index.ts';
import { coveredBy, fixedTiles } from '../../../solve/problem.ts';
import type { GameModel } from '../model.ts';

/** The radius of a pin, in cell widths. */
const RADIUS = 0.13;

/** A pin in each piece that is fixed, in the cell nearest to its middle. */
export function Pins(props: { readonly game: GameModel }): JSX.Element {
  const pins = (): Point[] => {
    const { problem } = props.game;
    const lattice = lattices[problem.puzzle.lattice];
    return fixedTiles(problem).map((tile) => {
      const middles = Array.from(coveredBy(problem, tile), (cell) =>
        middleOf(lattice, problem.board[cell]!),
      );
      const mean = (axis: 0 | 1): number =>
        middles.reduce((sum, at) => sum + at[axis], 0) / middles.length;
      const [x, y] = [mean(0), mean(1)];
      const away = (at: Point): number => Math.hypot(at[0] - x, at[1] - y);
      return middles.reduce((nearest, at) => (away(at) < away(nearest) - 1e-6 ? at : nearest));
    });
  };
  return <For each={pins()}>{([x, y]) => <circle class="pin" cx={x} cy={y} r={RADIUS} />}</For>;
}
