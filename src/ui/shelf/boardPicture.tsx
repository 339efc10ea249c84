import { For, type JSX } from 'solid-js';
import { colourOf, coveredBy, type Problem } from '../../solve/problem.ts';
import { themes, type ThemeId } from '../../theme/index.ts';
import { pieceColours } from '../../theme/pieceArt.ts';
import { silhouette, viewBox } from '../gallery/paths.ts';

/** How the full boards of a puzzle are drawn; outlines are worked out once. */
export interface BoardArt {
  readonly viewBox: string;
  outline(placement: number): string;
  colour(placement: number): string;
}

export function boardArt(problem: Problem, theme: ThemeId): BoardArt {
  const { puzzle, cells, colouring } = problem;
  const outlines = new Map<number, string>();
  const colours = pieceColours(themes[theme], colouring);
  return {
    viewBox: viewBox(puzzle.lattice, cells, true),
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

/** A small picture of what lies on a board. */
export function BoardPicture(props: {
  readonly art: BoardArt;
  readonly path: ArrayLike<number>;
}): JSX.Element {
  return (
    <svg viewBox={props.art.viewBox} aria-hidden="true">
      <For each={Array.from(props.path)}>
        {(placement) => (
          <path fill={props.art.colour(placement)} d={props.art.outline(placement)} />
        )}
      </For>
    </svg>
  );
}
