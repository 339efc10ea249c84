import { For, type JSX } from 'solid-js';
import { middleOf } from '../../puzzle/geometry.ts';
import { openLabels } from '../../puzzle/labels.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { pieceColours } from '../../theme/pieceArt.ts';
import { themes, type ThemeId } from '../../theme/index.ts';
import type { Words } from '../../words/index.ts';
import type { CatalogueCard } from '../model.ts';
import { seams, silhouette, viewBox } from '../widgets/paths.ts';

interface ThumbProps {
  readonly card: CatalogueCard;
  readonly words: Words;
  readonly theme: ThemeId;
}

/** The board in its tray: empty, or with the solution found in this browser. */
export function Thumb(props: ThumbProps): JSX.Element {
  const { question, solution } = props.card;
  const { lattice, board } = question;
  const labels = openLabels(question);
  const plate = [...board.cells, ...labels.map(({ cell }) => cell)];
  const shape = silhouette(lattice, board.cells);
  const tray = silhouette(lattice, plate);
  const colours = () => pieceColours(themes[props.theme], solution!.colouring);
  return (
    <svg class="thumb layer" viewBox={viewBox(lattice, plate)} aria-hidden="true">
      <path class="rim" d={tray} />
      <path class="tray" d={tray} />
      <path class="open-cells" d={shape} />
      <path class="seams" d={seams(lattice, board.cells)} />
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
      <For each={solution?.laid ?? []}>
        {({ piece, orientation, cells }) => {
          const path = silhouette(lattice, cells);
          return (
            <>
              <path
                class="piece"
                fill={colours()[solution!.colouring.of(piece, orientation)]}
                d={path}
              />
              <path class="light" fill="url(#gallery-light)" d={path} />
            </>
          );
        }}
      </For>
    </svg>
  );
}

/** The light on every piece, from the upper left. */
export function Light(): JSX.Element {
  return (
    <svg class="unseen" aria-hidden="true">
      <linearGradient id="gallery-light" x1="0" y1="0" x2="0.7" y2="1">
        <stop stop-color="white" stop-opacity="0.22" offset="0" />
        <stop stop-color="white" stop-opacity="0" offset="0.5" />
        <stop stop-color="black" stop-opacity="0.18" offset="1" />
      </linearGradient>
    </svg>
  );
}
