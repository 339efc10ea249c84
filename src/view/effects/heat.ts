import { UniformGroup } from 'pixi.js';
import { heatShades } from '../../theme/heat.ts';
import type { Theme } from '../../theme/index.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import { cellVertex } from '../shaders/cells.ts';
import { heatFragment, SHADES } from '../shaders/heat.ts';
import { displacement, float, ShaderMesh } from '../shaders/meshes.ts';
import { HeatCourse } from './heatCourse.ts';

/** The width of the rim that an open cell keeps, and of that of a piece, in cell widths. */
const OPEN_RIM = 0.05;
const RIM = 0.17;
/** The radius of a free middle, as a share of the cell: for a letter, and for a label in the tray. */
const LETTER = 0.74;
const LABEL = 1;

/** The heat of the cells of a board, which changes gradually: plates on open cells, and in pieces. */
export class HeatLayer {
  /** Above open cells, and above pieces that lie. */
  readonly ground: ShaderMesh;
  readonly top: ShaderMesh;
  private readonly course: HeatCourse;
  private readonly open: CellMesh;
  private readonly pieces: CellMesh;
  private isLettered = false;
  private readonly look = new UniformGroup({
    uShades: { value: new Float32Array(3 * SHADES), type: 'vec3<f32>', size: SHADES },
    uWay: float(1),
    uSeen: float(),
  });

  /**
   * @param open the open cells, by number
   * @param pieces the cells of pieces that lie, by number
   * @param shared uniforms of the board
   * @param raised the displacement of pieces
   */
  constructor(
    open: CellMesh,
    pieces: CellMesh,
    shared: Record<string, UniformGroup>,
    raised: UniformGroup,
  ) {
    [this.open, this.pieces] = [open, pieces];
    this.course = new HeatCourse(open.slots);
    const mesh = (cells: CellMesh, moved: UniformGroup, rim: number, free: number): ShaderMesh => {
      const own = new UniformGroup({ uInset: float(rim), uFree: float(free) });
      const uniforms = { ...shared, heat: this.look, moved, own };
      return new ShaderMesh(cells.geometry, [cellVertex, heatFragment], uniforms);
    };
    this.ground = mesh(open, new UniformGroup(displacement()), OPEN_RIM, LABEL);
    this.top = mesh(pieces, raised, RIM, LETTER);
  }

  setTheme(theme: Theme): void {
    this.look.uniforms.uShades.set(heatShades(theme).flat());
  }

  /** Sets what stands in the middle of cells: letters on pieces, and labels in the tray. */
  setTexts(isLettered: boolean, isLabelled: boolean): void {
    this.isLettered = isLettered;
    for (let cell = 0; cell < this.open.slots; cell++) this.open.free(cell, isLabelled);
  }

  /** Asks for the level of each cell that can be filled, 0 to 1; undefined for none of them. */
  ask(levels: ArrayLike<number> | undefined): void {
    this.course.ask(levels);
  }

  get isMoving(): boolean {
    return this.course.isMoving;
  }

  /**
   * Lets time pass, in ms; returns whether it still changes.
   *
   * @param list cell → whether the name of its piece is there
   */
  pass(elapsed: number, list: readonly { readonly isNamed: boolean }[]): boolean {
    const { course, look, open, pieces } = this;
    const isNew = course.pass(elapsed);
    this.ground.visible = this.top.visible = course.seen > 0;
    look.uniforms.uSeen = course.seen;
    look.uniforms.uWay = course.way;
    // Levels are taken once, even in a frame for which no time has passed.
    if (course.seen === 0 && !isNew) return course.isMoving;
    for (let cell = 0; cell < list.length; cell++) {
      pieces.free(cell, this.isLettered && list[cell]!.isNamed);
      if (!isNew) continue;
      open.heat(cell, course.former[cell]!, course.present[cell]!);
      pieces.heat(cell, course.former[cell]!, course.present[cell]!);
    }
    return course.isMoving;
  }
}
