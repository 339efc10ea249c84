import { For, Show, type JSX } from 'solid-js';
import { nameSpot, rounded, seams, sharpOutline } from '../../drawing/paths.ts';
import { extentOf } from '../../puzzle/geometry.ts';
import { shortNames } from '../../puzzle/labels.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { colourOf, coveredBy, fixedTiles, type Problem } from '../../solve/problem.ts';
import { cellsMeant } from '../../teach/moment/explanation.ts';
import type { StoryMoment } from '../../teach/moment/story.ts';
import { letterColour, nameSize, pieceColours } from '../../theme/pieceArt.ts';
import { rgb } from '../../theme/colour.ts';
import { themes } from '../../theme/index.ts';

/** The width of a page and the space between figures, the most height of a figure and width of a cell, in mm. */
const PAGE = 180;
const BETWEEN = 6;
const HIGHEST = 84;
const LARGEST = 12;
/** Around a board: half a line, in cell widths. */
const EDGE = 0.08;

interface StoryFigureProps {
  readonly problem: Problem;
  readonly moment: StoryMoment;
  /** How many figures are side by side. */
  readonly columns: number;
  readonly inColour: boolean;
}

/** A board at a moment, to be printed; the cells that are spoken of have a dashed outline. */
export function StoryFigure(props: StoryFigureProps): JSX.Element {
  const { problem, moment } = props;
  const { puzzle, board, colouring } = problem;
  const { lattice } = puzzle;
  const theme = themes.paper;
  const colours = pieceColours(theme, colouring);
  const names = shortNames(puzzle.pieces);
  const { left, top, right, bottom } = extentOf(lattices[lattice], board);
  const [width, height] = [right - left + 2 * EDGE, bottom - top + 2 * EDGE];
  const room = (PAGE - (props.columns - 1) * BETWEEN) / props.columns;
  const cell = Math.min(LARGEST, room / width, HIGHEST / height);
  const cellsOf = (tile: number) => Array.from(coveredBy(problem, tile), (at) => board[at]!);
  const meant = cellsMeant(moment.explanation, problem.cells.length).map((at) => board[at]!);
  return (
    <svg
      viewBox={[left - EDGE, top - EDGE, width, height].map(rounded).join(' ')}
      width={`${rounded(width * cell)}mm`}
      height={`${rounded(height * cell)}mm`}
      aria-hidden="true"
    >
      <path class="seam" d={seams(lattice, board)} />
      <For each={[...fixedTiles(problem), ...moment.situation.path]}>
        {(tile) => {
          const cells = cellsOf(tile);
          const [x, y] = nameSpot(lattice, cells);
          const name = names[problem.tiles.piece[tile]!]!;
          const colour = colours[colourOf(problem, tile)]!;
          return (
            <>
              <path
                class="laid"
                d={sharpOutline(lattice, cells)}
                fill={props.inColour ? colour : '#ffffff'}
              />
              <text
                x={x}
                y={y}
                font-size={`${nameSize(name.length, 0.55)}`}
                fill={props.inColour ? letterColour(theme, rgb(colour)) : '#000000'}
              >
                {name}
              </text>
            </>
          );
        }}
      </For>
      <path class="edge" d={sharpOutline(lattice, board)} />
      <Show when={meant.length > 0}>
        <path class="meant" d={sharpOutline(lattice, meant)} />
      </Show>
    </svg>
  );
}
