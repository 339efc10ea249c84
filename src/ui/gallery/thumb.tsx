import { For, Show, type JSX } from 'solid-js';
import { middleOf, outline } from '../../puzzle/geometry.ts';
import { openLabels } from '../../puzzle/labels.ts';
import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import { pieceColours } from '../../theme/pieceArt.ts';
import { themes, type ThemeId } from '../../theme/index.ts';
import type { Words } from '../../words/index.ts';
import type { CatalogueCard } from '../model.ts';
import { ROUND, rounded, roundedPath, seams, silhouette, viewBox } from '../../drawing/paths.ts';

interface ThumbProps {
  readonly card: CatalogueCard;
  readonly words: Words;
  readonly theme: ThemeId;
}

/** The board in its tray: empty, or with the pieces of the card's picture. */
export function Thumb(props: ThumbProps): JSX.Element {
  const { question, picture } = props.card;
  const { lattice, board } = question;
  const labels = openLabels(question);
  const plate = [...board.cells, ...labels.map(({ cell }) => cell)];
  const tray = silhouette(lattice, plate);
  const covered = new Set(picture?.laid.flatMap(({ cells }) => cells.map(String)));
  const open = board.cells.filter((cell) => !covered.has(String(cell)));
  const hole = silhouette(lattice, open);
  return (
    <svg class="thumb layer" viewBox={viewBox(lattice, plate)} aria-hidden="true">
      <path class="rim" d={tray} />
      <path class="tray" d={tray} />
      <Show when={open.length > 0}>
        <path class="open-cells" d={hole} />
        <path class="seams" d={seams(lattice, open)} />
      </Show>
      <For each={labels}>
        {({ cell, meaning }) => {
          const [x, y] = middleOf(lattices[lattice], cell);
          return (
            <text class="label" x={x} y={y}>
              {props.words.label(meaning)}
            </text>
          );
        }}
      </For>
      <Show when={picture}>
        {(shown) => (
          <>
            <Pieces {...shown()} {...props} />
            <path class="hole" d={hole} />
          </>
        )}
      </Show>
    </svg>
  );
}

type Picture = NonNullable<CatalogueCard['picture']>;

/** How far the light on an edge is from it, and from the ends of that edge, in cell widths. */
const INSIDE = 0.095;
const SHORT = 0.15;

/** The edges of clockwise loops that face the light from above and, less so, from the left, as an SVG path inside them. */
function litEdges(loops: readonly (readonly Point[])[]): string {
  let path = '';
  for (const loop of loops)
    loop.forEach(([x, y], i) => {
      const [toX, toY] = loop[(i + 1) % loop.length]!;
      const length = Math.hypot(toX - x, toY - y);
      const [across, down] = [(toX - x) / length, (toY - y) / length];
      // Its outward normal is to the left of its direction.
      if (0.9 * across - 0.45 * down < 0.3) return;
      const [startX, startY] = [
        x + across * SHORT - down * INSIDE,
        y + down * SHORT + across * INSIDE,
      ];
      const along = length - 2 * SHORT;
      path += `M${rounded(startX)} ${rounded(startY)}l${rounded(across * along)} ${rounded(down * along)}`;
    });
  return path;
}

/** The pieces: a path for each colour, one of the light on all of them, and one of that on their edges. */
function Pieces(props: ThumbProps & Picture): JSX.Element {
  const { laid, colouring } = props;
  const { lattice } = props.card.question;
  const paths = new Map<number, string>();
  let lit = '';
  for (const { piece, orientation, cells } of laid) {
    const colour = colouring.of(piece, orientation);
    const loops = outline(lattices[lattice], cells);
    paths.set(colour, (paths.get(colour) ?? '') + roundedPath(loops, ROUND));
    lit += litEdges(loops);
  }
  const colours = () => pieceColours(themes[props.theme], colouring);
  return (
    <g class="pieces">
      <For each={[...paths]}>
        {([colour, path]) => <path class="piece" fill={colours()[colour]} d={path} />}
      </For>
      <path class="light" fill="url(#gallery-light)" d={[...paths.values()].join('')} />
      <path class="lit" d={lit} />
    </g>
  );
}

/** The light on the pieces of a board, from the upper left. */
export function Light(): JSX.Element {
  return (
    <svg class="unseen" aria-hidden="true">
      <linearGradient id="gallery-light" x1="0" y1="0" x2="0.7" y2="1">
        <stop stop-color="white" stop-opacity="0.13" offset="0" />
        <stop stop-color="white" stop-opacity="0" offset="0.5" />
        <stop stop-color="black" stop-opacity="0.09" offset="1" />
      </linearGradient>
    </svg>
  );
}
