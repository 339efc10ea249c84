import { Container, Matrix, UniformGroup } from 'pixi.js';
import { luminance, rgb, WEIGHTS } from '../../theme/colour.ts';
import { BRIGHTEST_CAST } from '../../theme/room.ts';
import type { Theme } from '../../theme/index.ts';
import type { Light } from '../../theme/light.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import { cellHead, cellVertex } from '../shaders/cells.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import { noiseSource } from '../shaders/glsl.ts';
import { displacement, float, ShaderMesh } from '../shaders/meshes.ts';
import { WallLight } from './wallLight.ts';

/** The blur of a cell's colour on the floor, in cell widths. */
const BLUR = 0.34;
/** The light of tiles that are prominent in motion trails, as a multiple of that of a piece. */
const PROMINENT_LIGHT = { wall: 1.6, floor: 1.1 } as const;
/** The height of the picture on the floor, as a share of the board's, and its distance in cell widths. */
const LENGTH = 0.22;
const BELOW = 0.35;
/** How much brighter both are in the light of a celebration, and the light on a dark wall that any theme has then. */
const CELEBRATED = 0.4;
const AURA = 1.2;
/** The width of that picture, as a multiple of the board's, and its slant: to the right of texts, and on the page. */
const NARROWER = 0.8;
const SLANT = { least: 0.24, greatest: 0.4 } as const;
/** The slant of the picture of a board as wide as high, as a share of that; all of it if the board is wide. */
const UPRIGHT = 0.45;

/** The height of a board above the floor, and the free width at its right, in cell widths. */
export interface Stand {
  readonly high: number;
  readonly beside: number;
}

/** The colour of a cell, blurred over its edges, weaker with the distance from the board. */
const bleedFragment = `${cellHead}
uniform float uBlur;
uniform float uBleed;
uniform float uTrayOpacity;
uniform vec2 uCorners[12];
uniform int uSides;
${noiseSource}void main() {
  float share = 1.0;
  vec2 point = vBoard - vMiddle;
  for (int i = 0; i < 6; i++) {
    if (i >= uSides) break;
    // From the cell's middle through that of an edge, twice as far.
    vec2 across = uCorners[vTile.w * 6 + i] + uCorners[vTile.w * 6 + (i + 1) % uSides];
    share *= smoothstep(-uBlur, uBlur, 0.5 * length(across) - dot(point, normalize(across)));
  }
  float far = (uBounds.w - vBoard.y) / (uBounds.w - uBounds.y);
  float left = 1.0 - smoothstep(0.2, 1.3, far);
  vec3 pure = mix(vColour.rgb, vColour.rgb * vColour.rgb, 0.6);
  // Caustics: uneven glass gathers its light in soft threads.
  vec2 bent = vBoard + 0.7 * noise(1.3 * vBoard);
  float thread = 1.0 - abs(2.0 * noise(vec2(1.1, 0.6) * bent) - 1.0);
  share *= 0.76 + 0.24 * thread;
  // Pale hues are no brighter than lets texts be read.
  pure *= uBleed;
  pure /= max(1.0, sqrt(dot(pure * pure, vec3(${WEIGHTS.join(', ')}))) / ${BRIGHTEST_CAST});
  result = vec4(pure * (share * left * vColour.a * vBrightness * uOpacity * uTrayOpacity), 0.0);
}`;

const bleedUniforms = () =>
  new UniformGroup({ ...displacement(BLUR), uBlur: float(BLUR), uBleed: float() });

/** Colour bleed: the colours of pieces on the wall around the board, and as a picture on the floor. */
export class ColourBleed {
  /** The layer below the tray. */
  readonly container = new Container();
  private readonly settled: CellMesh;
  private readonly prominent: CellMesh;
  private readonly wall: WallLight;
  private readonly lying = bleedUniforms();
  private readonly outlined = bleedUniforms();
  private readonly floor: readonly [lying: ShaderMesh, outlined: ShaderMesh];
  private readonly onFloor = new Matrix();
  private strength: NonNullable<Theme['colourBleed']> = { wall: 0, floor: 0 };
  /** The light on the wall in a celebration. */
  private aura = AURA;
  /** How bright they are at the hour, as a share, and in a celebration. */
  private byHour = 1;
  private celebrated = 0;

  /**
   * @param settled the cells of pieces that lie
   * @param prominent those of tiles that are prominent in motion trails
   * @param all uniforms of the cells' shapes
   * @param show uniforms of the whole board
   */
  constructor(
    board: BoardGeometry,
    settled: CellMesh,
    prominent: CellMesh,
    all: UniformGroup,
    show: UniformGroup,
  ) {
    const mesh = ({ geometry }: CellMesh, own: UniformGroup): ShaderMesh =>
      new ShaderMesh(geometry, [cellVertex, bleedFragment], { all, show, own });
    this.settled = settled;
    this.prominent = prominent;
    this.wall = new WallLight(board, all, show);
    this.floor = [mesh(settled, this.lying), mesh(prominent, this.outlined)];
    this.container.addChild(this.wall.mesh, ...this.floor);
  }

  setTheme({ background, colourBleed = { wall: 0, floor: 0 } }: Theme): void {
    this.aura = AURA * (1 - luminance(rgb(background.outer)));
    this.strength = colourBleed;
    this.floor[0].visible = colourBleed.floor > 0;
    this.light(0);
  }

  /** Sets the share of them at an hour, 0 to 1. */
  set hourly(share: number) {
    this.byHour = share;
    this.light(this.celebrated);
  }

  /** Sets the light of a celebration, 0 to 1. */
  light(share: number): void {
    this.celebrated = share;
    this.wall.strength = this.strength.wall * this.bright + this.aura * share;
    this.lying.uniforms.uBleed = this.strength.floor * this.bright;
  }

  private get bright(): number {
    return this.byHour * (1 + CELEBRATED * this.celebrated);
  }

  turn(board: BoardGeometry): void {
    this.wall.turn(board);
  }

  /** Takes the light of all cells; `trails` is how much there is of motion trails, in which pieces hardly lie. */
  pass(trails: number): void {
    this.wall.pass(this.settled, this.prominent, PROMINENT_LIGHT.wall * trails);
    const share = PROMINENT_LIGHT.floor * trails * this.strength.floor;
    this.outlined.uniforms.uBleed = share * this.bright;
    this.floor[1].visible = share > 0;
  }

  destroy(): void {
    this.wall.destroy();
  }

  /**
   * Slants the picture on the floor to the right, the more the lower the sun is, its lower end nearest; where there
   * is no room for that, it lies further to the left.
   *
   * @param stand where the board stands
   */
  cast(
    { left, top, right, bottom }: BoardGeometry,
    towards: Light['towards'],
    { high, beside }: Stand,
  ): void {
    const slant = (0.9 * Math.abs(towards[0])) / Math.max(towards[2], 0.2);
    const share = Math.min(1, (UPRIGHT * (right - left)) / (bottom - top));
    const skew = share * Math.max(SLANT.least, Math.min(SLANT.greatest, slant));
    const tooWide = Math.max(0, skew * (bottom - top + high) - beside);
    // x' = right − tooWide + NARROWER (x − right) + skew (bottom + high − y), y' = bottom + high + BELOW + LENGTH (bottom + high − y)
    const across = right * (1 - NARROWER) - tooWide + skew * (bottom + high);
    const down = (bottom + high) * (1 + LENGTH) + BELOW;
    this.onFloor.set(NARROWER, 0, -skew, -LENGTH, across, down);
    for (const mesh of this.floor) mesh.setFromMatrix(this.onFloor);
  }
}
