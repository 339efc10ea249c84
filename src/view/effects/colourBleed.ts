import { Container, Matrix, Mesh, Shader, UniformGroup, type Geometry } from 'pixi.js';
import type { Theme } from '../../theme/index.ts';
import type { Light } from '../../theme/light.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import { cellHead, cellVertex } from '../shaders/cells.ts';
import { float, vec2 } from '../shaders/uniforms.ts';

/** How far the light of a cell is blurred on the wall and on the floor, in cell widths. */
const WALL = 1.1;
const FLOOR = 0.42;
/** How long the picture on the floor is, as a share of the board's height, and how far below the board it begins. */
const LENGTH = 0.62;
const BELOW = 0.55;
/** How much wider it is than the board. */
const WIDER = 1.04;

/**
 * The light that comes from a cell: its colour, blurred over its edges. On the floor it gets weaker with the
 * distance, which is that from the board's lower end.
 */
const spillFragment = `${cellHead}
uniform float uBlur;
uniform float uSpill;
uniform float uFar;
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
  float left = mix(1.0, 1.0 - 0.75 * clamp(far, 0.0, 1.0), uFar);
  vec3 pure = mix(vColour.rgb, vColour.rgb * vColour.rgb, 0.6);
  result = vec4(pure * (share * left * uSpill * vColour.a * uOpacity), 0.0);
}`;

const spilt = (blur: number, far: number) =>
  new UniformGroup({
    uGrow: float(blur),
    uGrowByLift: float(),
    uMove: vec2(),
    uMoveByLift: vec2(),
    uBlur: float(blur),
    uSpill: float(),
    uFar: float(far),
  });

/** The light that the pieces on a board throw on the wall around it, and as its picture on the floor before it. */
export class Spill {
  /** To be drawn below the tray. */
  readonly container = new Container();
  private board: BoardGeometry;
  private towards: Light['towards'] = [0, 0, 1];
  private readonly wall = spilt(WALL, 0);
  private readonly floor = spilt(FLOOR, 1);
  private readonly meshes: readonly [wall: Mesh<Geometry, Shader>, floor: Mesh<Geometry, Shader>];
  private readonly onFloor = new Matrix();

  /**
   * @param cells the cells that give light
   * @param all uniforms of the cells' shapes
   * @param show uniforms of the whole board
   */
  constructor(cells: Geometry, board: BoardGeometry, all: UniformGroup, show: UniformGroup) {
    this.board = board;
    const mesh = (own: UniformGroup): Mesh<Geometry, Shader> =>
      new Mesh({
        geometry: cells,
        shader: Shader.from({
          gl: { vertex: cellVertex, fragment: spillFragment },
          resources: { all, show, own },
        }),
      });
    this.meshes = [mesh(this.wall), mesh(this.floor)];
    this.container.addChild(...this.meshes);
  }

  setTheme({ colourBleed }: Theme): void {
    const [wall, floor] = this.meshes;
    this.wall.uniforms.uSpill = colourBleed?.wall ?? 0;
    this.floor.uniforms.uSpill = colourBleed?.floor ?? 0;
    wall.visible = this.wall.uniforms.uSpill > 0;
    floor.visible = this.floor.uniforms.uSpill > 0;
  }

  /** Throws light from the board once it is turned. */
  turn(board: BoardGeometry): void {
    this.board = board;
    this.cast(this.towards);
  }

  /**
   * Lays the picture on the floor: away from the light, its lower end nearest.
   *
   * @param towards the unit vector towards the sun
   */
  cast(towards: Light['towards']): void {
    this.towards = towards;
    const { bottom, left, right } = this.board;
    const skew = (-0.9 * towards[0]) / Math.max(towards[2], 0.2);
    const middle = (left + right) / 2;
    // x' = middle + WIDER (x − middle) + skew (bottom − y), y' = bottom + BELOW + LENGTH (bottom − y)
    this.onFloor.set(
      ...([WIDER, 0, -skew, -LENGTH] as const),
      middle * (1 - WIDER) + skew * bottom,
      bottom * (1 + LENGTH) + BELOW,
    );
    this.meshes[1].setFromMatrix(this.onFloor);
  }

  destroy(): void {
    for (const mesh of this.meshes) {
      mesh.shader?.destroy();
      mesh.destroy();
    }
    this.container.destroy();
  }
}
