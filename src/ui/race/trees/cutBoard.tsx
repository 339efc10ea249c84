import { createMemo, createUniqueId, Show, type JSX } from 'solid-js';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import { Explainer } from '../../../solve/rules/explain.ts';
import type { Search } from '../../../solve/search.ts';
import { PRUNE, stepOf } from '../../../solve/step.ts';
import type { CutReason } from '../../../teach/merged/cuts.ts';
import type { ThemeId } from '../../../theme/index.ts';
import { boardArt, BoardPicture } from '../../widgets/boards/boardPicture.tsx';
import { Hatch } from '../../widgets/boards/hatch.tsx';
import { silhouette } from '../../../drawing/paths.ts';

/** A board at which a search cuts, and why. */
export interface CutShown {
  readonly path: readonly number[];
  readonly reason: CutReason | undefined;
  /** The search that cuts. */
  readonly by: Search | undefined;
}

interface CutBoardProps extends CutShown {
  readonly problem: Problem;
  readonly theme: ThemeId;
}

/** The cells for which a search cuts: those that cannot be covered, or those of the piece that may not lie so. */
function hatchedCells({ problem, path, reason, by }: CutBoardProps): readonly number[] {
  if (!reason || !by) return [];
  if (reason === 'held') return [...coveredBy(problem, path.at(-1)!)];
  const rule = by.rules.indexOf(reason);
  const found = new Explainer(problem, by).reasonFor(stepOf(PRUNE, rule), path);
  return found && 'cells' in found ? found.cells : [];
}

/** A board with the cells hatched for which a search cuts there. */
export function CutBoard(props: CutBoardProps): JSX.Element {
  const id = createUniqueId();
  const art = createMemo(() => boardArt(props.problem, props.theme));
  const hatched = createMemo(() => hatchedCells(props));
  const { lattice } = props.problem.puzzle;
  return (
    <div class="cut-picture">
      <BoardPicture art={art()} path={props.path} hasGround />
      <svg viewBox={art().viewBox} aria-hidden="true">
        <Hatch id={id} />
        <Show when={hatched().length > 0}>
          <path
            class="cut"
            fill={`url(#${id})`}
            d={silhouette(
              lattice,
              hatched().map((cell) => props.problem.cells[cell]!),
            )}
          />
        </Show>
      </svg>
    </div>
  );
}
