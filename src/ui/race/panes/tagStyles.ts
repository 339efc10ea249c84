import {
  symbol,
  symbolAsterisk,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTimes,
  symbolTriangle,
  symbolWye,
  type SymbolType,
} from 'd3-shape';
import { luminance, rgb } from '../../../theme/colour.ts';
import type { Theme } from '../../../theme/index.ts';

/** The letter of a tag. */
export const letterOf = (tag: number): string => String.fromCharCode(65 + tag);

/** How a pane is drawn everywhere: never told apart by colour alone. */
export interface TagStyle {
  readonly letter: string;
  /** #rrggbb, on a dark and on a light background. */
  readonly dark: string;
  readonly light: string;
  /** Its lines' `stroke-dasharray`. */
  readonly dash: string;
  /** The SVG path of its marker around (0, 0), about 8 px wide. */
  readonly shape: string;
  /** Whether its marker consists of strokes and cannot be filled. */
  readonly open: boolean;
}

type Row = readonly [dark: string, light: string, dash: string, shape: SymbolType, open?: true];

// The colours are those of Okabe and Ito (2002, Color Universal Design), and a grey; made lighter
// where the ground is dark and darker where it is light.
const rows: readonly Row[] = [
  ['#e69f00', '#8a5700', '', symbolCircle],
  ['#56b4e9', '#0c68a4', '6 2.5', symbolSquare],
  ['#1fb58a', '#006b4b', '2 2.5', symbolTriangle],
  ['#f0e442', '#6b6200', '9 2.5 2 2.5', symbolDiamond],
  ['#5b8def', '#00458a', '4 2', symbolCross],
  ['#ef7a3c', '#a03c00', '12 3', symbolStar],
  ['#de93bd', '#98366d', '2 2 6 2', symbolWye],
  ['#b9bfcb', '#3c4048', '1 2', symbolTimes, true],
  ['#f3ece0', '#5e4a3a', '9 2 2 2 2 2', symbolAsterisk, true],
];

/** One for each possible pane. */
export const tagStyles: readonly TagStyle[] = rows.map(([dark, light, dash, shape, open], i) => ({
  letter: letterOf(i),
  dark,
  light,
  dash,
  shape: symbol(shape, open ? 34 : 38).digits(2)() ?? '',
  open: open ?? false,
}));

/** The colour of a style on the panels of a theme. */
export const colourOf = ({ dark, light }: TagStyle, { text }: Theme): string =>
  luminance(rgb(text.panel)) > 0.4 ? light : dark;
