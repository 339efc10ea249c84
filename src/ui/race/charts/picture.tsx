import { createRoot, type JSX } from 'solid-js';
import type { Theme } from '../../../theme/index.ts';
import { colourOf, type TagStyle } from '../panes/tagStyles.ts';
import { FAMILY } from './chart.tsx';
import { widthIn } from '../../widgets/textWidth.ts';
import { cutTo, wellFormed } from './pictureText.ts';

/** Space around charts, and the line height of the legend, in px. */
const GAP = 20;
const LINE = 18;
/** Font sizes, and the indent of names in the legend, in px. */
const TYPE = 12;
const TITLE = 15;
const BEFORE_NAME = 36;
const SIZE = { width: 420, height: 240 } as const;
/** Device pixels per px in the saved picture. */
const DENSITY = 2;

interface PictureProps {
  readonly title: string;
  /** How what it shows came about: a line below the title. */
  readonly terms: string;
  readonly theme: Theme;
  /** The style and the name of each pane. */
  readonly legend: readonly (readonly [TagStyle, string])[];
  /** The rule of its face. */
  readonly face: string;
  readonly charts: readonly SVGSVGElement[];
}

/** Combines charts, two per row, with a title and a legend into one self-contained SVG. */
export const pictureOf = (props: PictureProps): SVGSVGElement =>
  createRoot((dispose) => {
    const picture = (<Picture {...props} />) as SVGSVGElement;
    dispose();
    return picture;
  });

function Picture({ title, terms, theme, legend, face, charts }: PictureProps): JSX.Element {
  const { text } = theme;
  const width = SIZE.width * 2 + GAP * 3;
  const inside = width - 2 * GAP;
  const widthOf = widthIn(`${TYPE}px ${FAMILY}`);
  const titleWidthOf = widthIn(`600 ${TITLE}px ${FAMILY}`);
  const named = legend.map(([style, name]) => [style, `${style.letter}  ${name}`] as const);
  // In two columns if all names fit, else in one.
  const isShort = named.every(([, text]) => widthOf(text) <= SIZE.width - BEFORE_NAME);
  const columns = isShort ? 2 : 1;
  const top = GAP * 2 + LINE * 2 + Math.ceil(legend.length / columns) * LINE;
  const height = top + Math.ceil(charts.length / 2) * (SIZE.height + GAP);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      font-family={FAMILY}
      font-size={`${TYPE}`}
      fill={text.strong}
    >
      <style>{face}</style>
      <rect width={width} height={height} fill={text.panel} />
      <text x={GAP} y={GAP + 12} font-size={`${TITLE}`} font-weight="600">
        {cutTo(inside, title, titleWidthOf)}
      </text>
      <text x={GAP} y={GAP + 12 + LINE} fill={text.soft}>
        {cutTo(inside, terms, widthOf)}
      </text>
      {named.map(([style, text], i) => {
        const x = GAP + (i % columns) * (SIZE.width + GAP);
        const y = GAP * 1.5 + LINE * 2 + Math.floor(i / columns) * LINE + 6;
        const colour = colourOf(style, theme);
        return (
          <g transform={`translate(${x} ${y})`} stroke-width="1.75">
            <path d="M0 0h28" stroke={colour} stroke-dasharray={style.dash || 'none'} />
            <path
              d={style.shape}
              transform="translate(14 0)"
              stroke={style.open ? colour : undefined}
              fill={style.open ? 'none' : colour}
            />
            <text x={BEFORE_NAME} dy="0.35em">
              {cutTo(inside - BEFORE_NAME, text, widthOf)}
            </text>
          </g>
        );
      })}
      {charts.map((chart, i) => {
        const copy = chart.cloneNode(true) as SVGSVGElement;
        const x = GAP + (i % 2) * (SIZE.width + GAP);
        const y = top + Math.floor(i / 2) * (SIZE.height + GAP);
        const place = { x, y, ...SIZE, preserveAspectRatio: 'xMinYMin meet' };
        for (const [key, value] of Object.entries(place)) copy.setAttribute(key, String(value));
        copy.removeAttribute('class');
        return copy;
      })}
    </svg>
  );
}

/** The picture as an SVG file. */
export const svgFile = (picture: SVGSVGElement): Blob =>
  new Blob([wellFormed(new XMLSerializer().serializeToString(picture))], { type: 'image/svg+xml' });

/** The picture as a PNG file. Rejects if the browser cannot draw it. */
export async function pngFile(picture: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(svgFile(picture));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * DENSITY;
    canvas.height = image.naturalHeight * DENSITY;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
