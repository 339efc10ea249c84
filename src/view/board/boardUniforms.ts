import {
  cellsIn,
  fallOf,
  overheadOf,
  reliefOf,
  trayIn,
  trayShadowOf,
  washOf,
  type Light,
} from '../../theme/light.ts';
import { UniformGroup } from 'pixi.js';
import { linear, rgb, type Rgb } from '../../theme/colour.ts';
import { winnerRim, type Theme } from '../../theme/index.ts';
import type { BoardGeometry } from './geometry.ts';
import { RIM } from './tray.ts';
import { cutOf } from '../shaders/materials.ts';
import { displacement, float, vec2, vec3, vec4 } from '../shaders/meshes.ts';

/** The offset of the tray, its shadow or a part of its front, in cell widths; `front` is 1 at its foot, 0 for its top. */
export const trayPart = (front = 0) => new UniformGroup({ uOffset: vec2(), uFront: float(front) });

/** The number of parts of the tray's front, one below the other. */
const FRONT = 6;
/** The blur of the afterglow, in cell widths. */
const GLOW_BLUR = 0.22;
/** How soft the shadows of pieces that lie are, in cell widths. */
const SOFT = 0.075;
/** How far the shadows of pieces that lie reach beyond them, in cell widths. */
const SPREAD = 0.06;
/** How much softer, and wider, the shadow of a piece is that is lifted by 1, in cell widths. */
const LIFTED = { soft: 0.4, spread: 0.42 } as const;

/** A colour at a strength from 0 to 1, premultiplied. */
const faint = (colour: Rgb, strength: number): number[] => [
  ...colour.map((channel) => channel * strength),
  strength,
];

/** The uniforms of a board's shape: the outlines of its cells, and its bounds. */
export class ShapeUniforms {
  readonly group;

  constructor(board: BoardGeometry) {
    this.group = new UniformGroup({
      uCorners: { value: new Float32Array(24), type: 'vec2<f32>', size: 12 },
      uSides: { value: board.sides, type: 'i32' },
      uAngle: float(board.angle),
      uBounds: vec4(),
    });
    this.set(board);
  }

  /** Sets the way in which the board is drawn. */
  set({ kinds, left, top, right, bottom }: BoardGeometry): void {
    const { uCorners, uBounds } = this.group.uniforms;
    kinds.forEach((corners, kind) => uCorners.set(corners.flat(), kind * 12));
    uBounds.set([left, top, right, bottom]);
  }
}

/** The uniforms that all meshes of a board share: its look in a theme, in the light of an hour. */
export class BoardUniforms {
  readonly look = new UniformGroup({
    uCell: vec4(),
    uGroove: vec4(),
    uRecess: float(),
    uShadow: vec4(),
    uSoft: vec3(SOFT, LIFTED.soft, 1),
    uTrayShadow: vec4(),
    uTraySoft: float(),
    uBevel: vec4(),
    uTowards: vec3(),
    uFall: vec4(),
    uRimLight: vec4(),
    // The light on the tray: from a side, and from above.
    uTrayLight: vec2(),
    uSun: vec3(),
    uSky: vec3(),
    uThickness: float(),
    uBelow: vec2(),
    uSeam: vec2(),
    uCut: vec3(),
    uHalo: vec2(),
    uLine: vec4(),
    uTexture: float(),
    uFace: float(1),
    uWave: vec4(),
    uTray: vec3(),
    // The edge of pieces that are small, as they wait, and its strength.
    uEdge: vec4(),
    uDeep: float(),
    uTicks: float(),
    uFoil: float(),
    uGrain: float(),
    uIron: float(),
    uRim: vec4(),
    uRimWidth: float(RIM),
    uWinner: vec3(),
    uWell: float(),
    uGrooveShade: float(),
    uBlur: float(GLOW_BLUR),
  });
  /** The displacement of pieces and of their shadows. */
  readonly raised = new UniformGroup(displacement());
  readonly shadow = new UniformGroup(displacement(SPREAD, LIFTED.spread));
  readonly trayShadow = trayPart();
  /** From the lowest up. */
  readonly trayFront = Array.from({ length: FRONT }, (_, i) => trayPart(1 - i / FRONT));
  private theme: Pick<Theme, 'thickness' | 'tray' | 'cell' | 'bevel' | 'halo' | 'shadow'> = {
    bevel: { width: 0, height: 0, depth: 0, gloss: 0 },
    thickness: { piece: 0, tray: 0 },
    tray: { colour: '#000000', rim: '#000000', rimStrength: 0, shadow: 0 },
    cell: { colour: '#000000', strength: 0, groove: '#000000', grooveStrength: 0 },
    shadow: { colour: '#000000', strength: 0 },
  };

  setTheme(theme: Theme): void {
    const { cell, bevel, seam, shadow, wave, tray, material, halo } = theme;
    const set = this.look.uniforms;
    set.uRecess = cell.recess ?? 0;
    set.uShadow.set(faint(rgb(shadow.colour), shadow.strength));
    set.uSoft[0] = shadow.soft ?? SOFT;
    set.uSoft[2] = shadow.beyond ?? 1;
    set.uTrayShadow.set(faint(rgb(shadow.colour), tray.shadow));
    set.uBevel.set([bevel.width, bevel.depth, bevel.gloss, bevel.height]);
    set.uLine.set([...rgb(material.line.colour).map(linear), material.line.width]);
    set.uTexture = material.texture;
    set.uFace = material.face;
    set.uCut.set(cutOf(material));
    set.uHalo.set(halo ? [halo.reach, halo.strength] : [0, 0]);
    this.shadow.uniforms.uGrow = halo?.reach ?? Math.max(SPREAD, shadow.soft ?? 0);
    set.uSeam.set([seam.width, seam.strength]);
    set.uWave.set([...rgb(wave.colour), wave.strength]);
    set.uWell = tray.ofHour ?? 0;
    set.uTicks = tray.ticks ?? 0;
    set.uFoil = tray.foil ?? 0;
    set.uGrain = tray.grain ?? 0;
    set.uIron = tray.iron ?? 0;
    set.uRimWidth = tray.width ?? RIM;
    set.uWinner.set(rgb(winnerRim(theme)));
    set.uGrooveShade = theme.glow.grooveShade;
    this.theme = theme;
  }

  /** Sets the edge of waiting pieces; none if undefined. */
  setEdge(edge: Rgb | undefined): void {
    this.look.uniforms.uEdge.set(edge ? [...edge.map(linear), 1] : [0, 0, 0, 0]);
  }

  /** Lets the tray's rim shine in a celebration, 0 to 1. */
  shine(share: number): void {
    const { rimStrength } = this.theme.tray;
    this.look.uniforms.uRim[3] = rimStrength + (1 - rimStrength) * 0.8 * share;
  }

  /**
   * Sets the light on a board tilted by an angle in radians, and the directions of shadows and fronts.
   *
   * @returns the direction of the sun, in vectors of the board
   */
  cast(light: Light, tilt: number): Light['towards'] {
    const { towards, sun, sky } = light;
    const { piece, tray } = this.theme.thickness;
    const relief = reliefOf(towards, this.theme.shadow.height ?? piece, tilt);
    const [x, y] = relief.below;
    const set = this.look.uniforms;
    set.uSun.set(sun);
    set.uSky.set(sky);
    set.uTowards.set(relief.towards);
    set.uBelow.set(relief.below);
    set.uThickness = piece;
    set.uDeep = tray;
    const fall = fallOf({ ...light, towards: relief.towards }, this.theme);
    set.uFall.set([...fall.towards, fall.hue, fall.brightness]);
    set.uRimLight.set([...fall.rim, fall.share]);
    const { open, groove } = cellsIn(light, this.theme);
    set.uCell.set(faint(...open));
    set.uGroove.set(faint(...groove));
    const lit = trayIn(light, this.theme);
    set.uTrayLight.set([washOf(light, this.theme), overheadOf(light, this.theme)]);
    set.uTray.set(lit.tray);
    set.uRim.set([...lit.rim, this.theme.tray.rimStrength]);
    this.raised.uniforms.uMoveByLift.set([-x, -y]);
    this.shadow.uniforms.uMove.set(relief.shadow);
    // A halo stays around its piece.
    this.shadow.uniforms.uMoveByLift.set(this.theme.halo ? [-x, -y] : relief.shadowByLift);
    const shadow = trayShadowOf(relief, this.theme);
    set.uTraySoft = shadow.soft;
    // It is that of its foot.
    const [right, down] = shadow.offset;
    this.trayShadow.uniforms.uOffset.set([right + x * tray, down + y * tray]);
    this.trayFront.forEach(({ uniforms }, i) => {
      const lower = tray * (1 - i / FRONT);
      uniforms.uOffset.set([x * lower, y * lower]);
    });
    return relief.towards;
  }
}
