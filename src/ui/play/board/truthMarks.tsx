import { Show, type JSX } from 'solid-js';
import type { Hints } from '../../../game/hint.ts';
import { coveredBy } from '../../../solve/problem.ts';
import { Hatch } from '../../widgets/boards/hatch.tsx';
import { silhouette } from '../../../drawing/paths.ts';
import type { GameModel } from '../model.ts';

/** What is told of the position, drawn on the board: a part that cannot be filled, and hints. */
export function TruthMarks(props: { readonly game: GameModel }): JSX.Element {
  const shape = (cells: ArrayLike<number>): string => {
    const { board, puzzle } = props.game.problem;
    return silhouette(
      puzzle.lattice,
      Array.from(cells, (cell) => board[cell]!),
    );
  };
  const impossible = () => {
    const { held, told } = props.game;
    const cells = held ? undefined : told.answer?.impossible?.cells;
    return cells && cells.length > 0 ? cells : undefined;
  };
  /** A hint that is being followed makes room for the piece. */
  const hint = (): Hints[number] | undefined =>
    props.game.held ? undefined : props.game.told.hints.at(-1);
  const hinted = () => {
    const last = hint();
    if (!last) return undefined;
    return 'placement' in last ? coveredBy(props.game.problem, last.placement) : [last.cell];
  };
  return (
    <>
      <Hatch id="play-hatch" />
      <Show when={impossible()}>{(cells) => <path class="impossible" d={shape(cells())} />}</Show>
      <Show when={hinted()}>{(cells) => <path class="hint" d={shape(cells())} />}</Show>
    </>
  );
}
