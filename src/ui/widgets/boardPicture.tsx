import { For, Show, type JSX } from 'solid-js';
import { colourOf, coveredBy, type Problem } from '../../solve/problem.ts';
import { themes, type ThemeId } from '../../theme/index.ts';
import { pieceColours } from '../../theme/pieceArt.ts';
import { silhouette, viewBox } from './paths.ts';

/** The drawing of a puzzle's boards; each outline is worked out once. */
export interface BoardArt {
  readonly viewBox: string;
  /** The outline of the board. */
  ground(): string;
  outline(placement: number): string;
  colour(placement: number): string;
}

export function boardArt(problem: Problem, theme: ThemeId): BoardArt {
  const { puzzle, cells, colouring } = problem;
  const outlines = new Map<number, string>();
  const colours = pieceColours(themes[theme], colouring);
  return {
    viewBox: viewBox(puzzle.lattice, cells, true),
    ground: () => silhouette(puzzle.lattice, cells),
    outline: (placement) => {
      const known = outlines.get(placement);
      if (known !== undefined) return known;
      const covered = Array.from(coveredBy(problem, placement), (cell) => cells[cell]!);
      const made = silhouette(puzzle.lattice, covered);
      outlines.set(placement, made);
      return made;
    },
    colour: (placement) => colours[colourOf(problem, placement)]!,
  };
}

interface BoardPictureProps {
  readonly art: BoardArt;
  readonly path: ArrayLike<number>;
  /** Whether the board itself is drawn, too. */
  readonly hasGround?: boolean;
  readonly class?: string;
}

/** A small picture of the placements on a board. */
export function BoardPicture(props: BoardPictureProps): JSX.Element {
  return (
    <svg class={props.class} viewBox={props.art.viewBox} aria-hidden="true">
      <Show when={props.hasGround}>
        <path class="ground" d={props.art.ground()} />
      </Show>
      <For each={Array.from(props.path)}>
        {(placement) => (
          <path fill={props.art.colour(placement)} d={props.art.outline(placement)} />
        )}
      </For>
    </svg>
  );
}
