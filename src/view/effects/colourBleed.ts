import { Container, Matrix, UniformGroup, type Geometry } from 'pixi.js';
import type { Theme } from '../../theme/index.ts';
import type { Light } from '../../theme/light.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import { cellHead, cellVertex } from '../shaders/cells.ts';
import { displacement, float, ShaderMesh } from '../shaders/meshes.ts';

/** The blur of a cell's colour on the wall and on the floor, in cell widths. */
const WALL = 1.1;
const FLOOR = 0.42;
/** The height of the picture on the floor, as a share of the board's, and its distance in cell widths. */
const LENGTH = 0.22;
const BELOW = 0.35;
/** How much brighter both are in the light of a celebration. */
const CELEBRATED = 0.4;
/** The width of that picture, as a multiple of the board's, and its slant: to the right of texts, and on the page. */
const NARROWER = 0.8;
const SLANT = { least: 0.24, greatest: 0.4 } as const;
/** The slant of the picture of a board as wide as high, as a share of that; all of it if the board is wide. */
const UPRIGHT = 0.45;

/** The colour of a cell, blurred over its edges; on the floor weaker with the distance from the board. */
const bleedFragment = `${cellHead}
uniform float uBlur;
uniform float uBleed;
uniform float uFar;
uniform float uTrayOpacity;
uniform vec2 uCorners[12];
uniform int uSides;
void main() {
  float share = 1.0;
  vec2 point = vBoard - vMiddle;
  for (int i = 0; i < 6; i++) {
    if (i >= uSides) break;
    // From the cell's middle through that of an edge, twice as far.
    vec2 across = uCorners[vTile.w * 6 + i] + uCorners[vTile.w * 6 + (i + 1) % uSides];
    share *= smoothstep(-uBlur, uBlur, 0.5 * length(across) - dot(point, normalize(across)));
  }
  float far = (uBounds.w - vBoard.y) / (uBounds.w - uBounds.y);
  float left = mix(1.0, 1.0 - smoothstep(0.2, 1.3, far), uFar);
  vec3 pure = mix(vColour.rgb, vColour.rgb * vColour.rgb, 0.6);
  result = vec4(pure * (share * left * uBleed * vColour.a * uOpacity * uTrayOpacity), 0.0);
}`;

const bleedUniforms = (blur: number, far: number) =>
  new UniformGroup({
    ...displacement(blur),
    uBlur: float(blur),
    uBleed: float(),
    uFar: float(far),
  });

/** Colour bleed: the colours of pieces on the wall around the board, and as a picture on the floor. */
export class ColourBleed {
  /** The layer below the tray. */
  readonly container = new Container();
  private readonly wall = bleedUniforms(WALL, 0);
  private readonly floor = bleedUniforms(FLOOR, 1);
  private readonly meshes: readonly [wall: ShaderMesh, floor: ShaderMesh];
  private readonly onFloor = new Matrix();
  private strength: NonNullable<Theme['colourBleed']> = { wall: 0, floor: 0 };

  /**
   * @param cells the cells of pieces that lie
   * @param all uniforms of the cells' shapes
   * @param show uniforms of the whole board
   */
  constructor(cells: Geometry, all: UniformGroup, show: UniformGroup) {
    const mesh = (own: UniformGroup): ShaderMesh =>
      new ShaderMesh(cells, [cellVertex, bleedFragment], { all, show, own });
    this.meshes = [mesh(this.wall), mesh(this.floor)];
    this.container.addChild(...this.meshes);
  }

  setTheme({ colourBleed = { wall: 0, floor: 0 } }: Theme): void {
    const [wall, floor] = this.meshes;
    this.strength = colourBleed;
    wall.visible = colourBleed.wall > 0;
    floor.visible = colourBleed.floor > 0;
    this.light(0);
  }

  /** Sets the light of a celebration, 0 to 1. */
  light(share: number): void {
    const brighter = 1 + CELEBRATED * share;
    this.wall.uniforms.uBleed = this.strength.wall * brighter;
    this.floor.uniforms.uBleed = this.strength.floor * brighter;
  }

  /** Slants the picture on the floor to the right, the more the lower the sun is, its lower end nearest. */
  cast({ left, top, right, bottom }: BoardGeometry, towards: Light['towards']): void {
    const slant = (0.9 * Math.abs(towards[0])) / Math.max(towards[2], 0.2);
    const share = Math.min(1, (UPRIGHT * (right - left)) / (bottom - top));
    const skew = share * Math.max(SLANT.least, Math.min(SLANT.greatest, slant));
    // x' = right + NARROWER (x − right) + skew (bottom − y), y' = bottom + BELOW + LENGTH (bottom − y)
    const across = right * (1 - NARROWER) + skew * bottom;
    const down = bottom * (1 + LENGTH) + BELOW;
    this.onFloor.set(NARROWER, 0, -skew, -LENGTH, across, down);
    this.meshes[1].setFromMatrix(this.onFloor);
  }
}
