import { For, Show, type JSX } from 'solid-js';
import { middleOf } from '../../puzzle/geometry.ts';
import { openLabels } from '../../puzzle/labels.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { pieceColours } from '../../theme/pieceArt.ts';
import { themes, type ThemeId } from '../../theme/index.ts';
import type { Words } from '../../words/index.ts';
import type { CatalogueCard } from '../model.ts';
import { seams, silhouette, viewBox } from '../../drawing/paths.ts';

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

/** The pieces: a path for each colour, and one of the light on all of them. */
function Pieces(props: ThumbProps & Picture): JSX.Element {
  const { laid, colouring } = props;
  const { lattice } = props.card.question;
  const paths = new Map<number, string>();
  for (const { piece, orientation, cells } of laid) {
    const colour = colouring.of(piece, orientation);
    paths.set(colour, (paths.get(colour) ?? '') + silhouette(lattice, cells));
  }
  const colours = () => pieceColours(themes[props.theme], colouring);
  return (
    <g class="pieces">
      <For each={[...paths]}>
        {([colour, path]) => <path class="piece" fill={colours()[colour]} d={path} />}
      </For>
      <path class="light" fill="url(#gallery-light)" d={[...paths.values()].join('')} />
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
