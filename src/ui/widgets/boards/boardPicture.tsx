import { For, Show, type JSX } from 'solid-js';
import { colourOf, coveredBy, fixedTiles, type Problem } from '../../../solve/problem.ts';
import { themes, type ThemeId } from '../../../theme/index.ts';
import { pieceColours } from '../../../theme/pieceArt.ts';
import { silhouette, viewBox } from '../../../drawing/paths.ts';

/** The drawing of a puzzle's boards; each outline is worked out once. */
export interface BoardArt {
  readonly viewBox: string;
  /** The outline of the board. */
  ground(): string;
  /** The tiles of the fixed pieces. */
  readonly fixed: readonly number[];
  outline(tile: number): string;
  colour(tile: number): string;
}

export function boardArt(problem: Problem, theme: ThemeId): BoardArt {
  const { puzzle, board, colouring } = problem;
  const outlines = new Map<number, string>();
  const colours = pieceColours(themes[theme], colouring);
  return {
    viewBox: viewBox(puzzle.lattice, board, true),
    fixed: fixedTiles(problem),
    ground: () => silhouette(puzzle.lattice, board),
    outline: (tile) => {
      const known = outlines.get(tile);
      if (known !== undefined) return known;
      const covered = Array.from(coveredBy(problem, tile), (cell) => board[cell]!);
      const made = silhouette(puzzle.lattice, covered);
      outlines.set(tile, made);
      return made;
    },
    colour: (tile) => colours[colourOf(problem, tile)]!,
  };
}

interface BoardPictureProps {
  readonly art: BoardArt;
  readonly path: ArrayLike<number>;
  /** Whether the board itself is drawn, too. */
  readonly hasGround?: boolean;
  readonly class?: string;
}

/** A small picture of the placements on a board, and of the fixed pieces. */
export function BoardPicture(props: BoardPictureProps): JSX.Element {
  return (
    <svg class={props.class} viewBox={props.art.viewBox} aria-hidden="true">
      <Show when={props.hasGround}>
        <path class="ground" d={props.art.ground()} />
      </Show>
      <For each={[...props.art.fixed, ...Array.from(props.path)]}>
        {(tile) => <path fill={props.art.colour(tile)} d={props.art.outline(tile)} />}
      </For>
    </svg>
  );
}
