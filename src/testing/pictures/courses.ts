import { encoded, luminance, over, rgb, type Rgb } from '../../theme/colour.ts';
import { themes, type Theme } from '../../theme/index.ts';
import type { Tiling } from '../../run/tiling.ts';
import type { Board } from '../../view/board/board.ts';
import {
  Exposure,
  lineColour,
  lineGain,
  outlineColours,
  PURITY,
} from '../../view/effects/exposure.ts';
import { ProminentTiles } from '../../view/effects/prominentTiles.ts';
import { SampledTiles } from '../../view/effects/sampledTiles.ts';
import type { Pieces } from '../../view/pieces/pieces.ts';
import type { RemainingPieces } from '../../view/remaining/remainingPieces.ts';
import { RATE } from './flashes.ts';
import { drawFrame, unseenPieces, unseenRemaining } from './unseen.ts';

const FRAME = 1000 / RATE;
const looks = Object.values(themes);

/** The tiles on a board, and whether its remaining pieces are shown. */
interface Shown {
  readonly board: Board;
  readonly tiling: Tiling;
  readonly hasSeats?: boolean;
}

/** The exposed tiles and the outlines of prominent ones, which are the same in all themes but for their colours. */
class Outlines {
  /** The strength of trails and outlines, 0 to 1. */
  strength = 0;
  readonly exposure = new Exposure();
  private readonly tiles: ProminentTiles;
  private readonly sampled: SampledTiles;

  constructor(cells: number) {
    this.tiles = new ProminentTiles(cells, { show() {}, hide() {} });
    this.sampled = new SampledTiles(cells);
  }

  pass(pieces: Pieces, isChanged: boolean, frame: { now: number; pace: number }): void {
    const { exposure, tiles, sampled } = this;
    exposure.done();
    exposure.pass({ ...frame, elapsed: FRAME, calm: false }, isChanged);
    this.strength = exposure.strength;
    if (exposure.isActive) tiles.pass(FRAME, pieces.cells, isChanged);
    else tiles.forget();
    if (exposure.isActive) sampled.pass(FRAME, isChanged, pieces.cells, exposure.period);
    else sampled.forget();
  }

  /** The colour of the tile that is exposed on a cell, or −1. */
  exposedAt(cell: number): number {
    return this.sampled.colourAt[cell]!;
  }

  /** Dims the copies of pieces that are seen on the board. */
  dim(remaining: RemainingPieces): void {
    remaining.dim(this.tiles.places, this.strength);
  }

  /** The colour of a piece whose outline is on a cell, and the strength of the outline; undefined without one. */
  at(cell: number): { readonly colour: number; readonly strength: number } | undefined {
    const { placeAt, places } = this.tiles;
    const place = places[placeAt[cell]!];
    return place && { colour: place.colour, strength: place.strength * this.strength };
  }
}

/** The mean of the glow at edges on a whole cell with outlines on all sides. */
const EDGE = 0.022;
/** Device pixels per cell. */
const PIXELS = 80;

/** The light of the exposure inside lines, as the shaders add it up and show it. */
class Exposed {
  /** Cell → its linear light, and the weighted share of the time for which it was exposed. */
  private readonly light: Float64Array;
  private readonly colours: readonly Rgb[];
  private readonly trails: Theme['trails'];

  constructor(pieces: Pieces, { trails }: Theme) {
    const { colours, owner } = pieces.cells;
    this.light = new Float64Array(4 * owner.length);
    this.colours = colours.map((colour) => lineColour(colour, trails.purity));
    this.trails = trails;
  }

  pass(cell: number, outlines: Outlines): void {
    const { light, trails } = this;
    const { exposure } = outlines;
    const colour = this.colours[outlines.exposedAt(cell)];
    // The greatest weight that a tile can have.
    const added = exposure.added * (trails.tone * exposure.sampling + EDGE);
    for (let i = 0; i < 4; i++) {
      light[4 * cell + i]! *= exposure.kept;
      if (colour) light[4 * cell + i]! += added * (colour[i] ?? 1);
    }
  }

  /** The colour of a cell with it. */
  on(below: Rgb, cell: number, { exposure, strength }: Outlines): Rgb {
    const { light, trails } = this;
    const [r, g, b, time] = light.subarray(4 * cell, 4 * cell + 4);
    const grey = PURITY * trails.purity * Math.min(r!, g!, b!);
    const pure = [r! - grey, g! - grey, b! - grey];
    const brightness = trails.brightness / Math.max(...pure, 1e-6);
    const density =
      (1 - Math.exp(-lineGain(exposure.fineness, PIXELS) * time!)) ** trails.sharpness;
    const isInk = trails.kind === 'ink';
    return below.map((part, i) => {
      const line = pure[i]! * brightness;
      if (isInk) return part * (1 - (1 - encoded(line)) * Math.sqrt(density) * strength);
      const covered = part * (1 - 0.8 * density * strength);
      return Math.min(1, covered + encoded(line * density) * strength);
    }) as unknown as Rgb;
  }
}

/**
 * By theme: the luminance of each cell of a board, then of each seat beside it, frame by frame, while steps
 * are played, once for all themes. Cells are as bright as the lines of outlines on them.
 */
export function coursesOf(
  { board, tiling, hasSeats }: Shown,
  play: () => void,
  pace: number,
  frames: number,
): ReadonlyMap<Theme['id'], readonly number[][]> {
  const boards = looks.map((theme) => {
    const remaining = hasSeats ? unseenRemaining(board) : undefined;
    const pieces = unseenPieces(board, theme, {}, remaining);
    return {
      theme,
      remaining,
      pieces,
      lines: outlineColours(pieces.cells.colours, theme.trails),
      exposed: new Exposed(pieces, theme),
      courses: board.cells.map((): number[] => []),
      seats: hasSeats ? board.pieceSet!.pieces.map((): number[] => []) : [],
    };
  });
  const outlines = new Outlines(board.cells.length);
  let owed = 0;
  for (let at = 1; at <= frames; at++) {
    for (owed += pace / RATE; owed >= 1; owed--) play();
    const frame = { now: at * FRAME, pace, elapsed: FRAME };
    const areChanged = boards.map(({ theme, pieces, remaining }) =>
      drawFrame(pieces, tiling, frame, remaining, theme.untried),
    );
    outlines.pass(boards[0]!.pieces, areChanged[0]!, frame);
    for (const { theme, remaining, pieces, lines, exposed, courses, seats } of boards) {
      if (remaining) outlines.dim(remaining);
      if (remaining)
        seats.forEach((course, seat) =>
          course.push(seatBrightness(remaining, pieces, theme, seat)),
        );
      courses.forEach((course, cell) => {
        exposed.pass(cell, outlines);
        course.push(brightness(pieces, theme, cell, outlines, lines, exposed));
      });
    }
  }
  return new Map(boards.map(({ theme, courses, seats }) => [theme.id, [...courses, ...seats]]));
}

/** The colour of open cells. */
export const groundOf = ({ cell, tray }: Theme): Rgb =>
  over(rgb(cell.colour), cell.strength, rgb(tray.colour));

/** The colour of a line of light or of ink at a strength, 0 to 1, on what is below it. */
export const lineOn = (below: Rgb, line: Rgb, strength: number, { trails }: Theme): Rgb =>
  trails.kind === 'ink'
    ? over(line, strength, below)
    : (below.map((part, i) => part + line[i]! * strength * (1 - part)) as unknown as Rgb);

/** The least share of its colour that a piece shows, with its lines and their glow, whatever its face. */
const LINES = 0.62;

/** A piece covers its cells, or its seat, up to this share of the way between them. */
const NEAR = 0.1;

/** The luminance of a piece's seat, before the theme's sky. */
function seatBrightness(
  remaining: RemainingPieces,
  pieces: Pieces,
  theme: Theme,
  piece: number,
): number {
  const { cells, flights } = pieces;
  const face = faceOf(cells.colours[piece]!, theme);
  const sky = rgb(theme.background.inner);
  const flight = flights.list.find((one) => one?.route?.seat === piece && one.distance > 1 - NEAR);
  const flown = flight ? over(dimmed(face, flight.brightness), flight.opacity, sky) : sky;
  const seated = dimmed(face, remaining.brightness(piece));
  return luminance(over(seated, remaining.opacity(piece), flown));
}

/** The colour of a piece's face. */
const faceOf = (colour: Rgb, { material, tray }: Theme): Rgb =>
  over(colour, Math.max(material.face, LINES), rgb(tray.colour));

const dimmed = (colour: Rgb, brightness: number): Rgb =>
  colour.map((channel) => channel * brightness) as unknown as Rgb;

/** The luminance of a cell, as the shaders mix it. */
function brightness(
  pieces: Pieces,
  theme: Theme,
  cell: number,
  outlines: Outlines,
  lines: readonly Rgb[],
  exposed: Exposed,
): number {
  const drawn = (piece: number): Rgb => faceOf(pieces.cells.colours[piece]!, theme);
  const { glow } = theme;
  const open = groundOf(theme);
  const ground = exposed.on(open, cell, outlines);
  const [r, g, b, strength] = pieces.afterglow.light.subarray(cell * 4, cell * 4 + 4);
  const light: Rgb = [r!, g!, b!];
  const share = strength! * glow.strength * (1 - outlines.strength);
  let colour = light.map((channel, i) =>
    glow.blend === 'add'
      ? Math.min(1, ground[i]! + channel * share)
      : ground[i]! * (channel * share + 1 - share),
  ) as unknown as Rgb;
  const outline = outlines.at(cell);
  if (outline)
    colour = lineOn(
      over(
        open,
        (1 - theme.trails.body) * outline.strength,
        over(drawn(outline.colour), outline.strength, colour),
      ),
      lines[outline.colour]!,
      outline.strength,
      theme,
    );
  const { owner, list } = pieces.cells;
  const removedOpacity = pieces.cells.removedOpacity(cell);
  if (removedOpacity > 0) colour = over(drawn(list[cell]!.removed.colour), removedOpacity, colour);
  if (owner[cell]! >= 0)
    colour = over(drawn(list[cell]!.colour), pieces.cells.opacity(cell), colour);
  for (const flight of pieces.flights.list) {
    if (!flight?.cells.includes(cell)) continue;
    const { colour: hue, opacity, brightness, route, distance } = flight;
    if (route && distance > NEAR) continue;
    colour = over(dimmed(drawn(hue), brightness), opacity, colour);
  }
  return luminance(colour);
}
