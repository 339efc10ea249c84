import { UniformGroup } from 'pixi.js';
import { linear, rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { Light } from '../../theme/light.ts';
import { materialNumber } from '../shaders/materials.ts';
import { reliefOf } from './relief.ts';
import { RIM } from './tray.ts';
import { float, vec2, vec3, vec4 } from '../shaders/uniforms.ts';

/** How a pass displaces its cells, in cell widths. */
interface Displacement {
  /** How far outlines grow, and how much further per unit of a cell's lift. */
  readonly grow?: number;
  readonly growByLift?: number;
}

export const displaced = ({ grow = 0, growByLift = 0 }: Displacement) =>
  new UniformGroup({
    uGrow: float(grow),
    uGrowByLift: float(growByLift),
    uMove: vec2(),
    uMoveByLift: vec2(),
  });

/** How the tray, its shadow or a part of its front is moved, in cell widths; and whether it is of its front: 1 or 0. */
export const trayPart = (front = 0) => new UniformGroup({ uOffset: vec2(), uFront: float(front) });

/** The tray's front is drawn in so many parts, one below the other. */
const FRONT = 4;
const GLOW_BLUR = 0.22;
/** How far shadows of pieces that lie reach beyond them, in cell widths. */
const SPREAD = 0.06;

/** A colour at a strength from 0 to 1, premultiplied. */
const faint = (colour: string, strength: number): number[] => [
  ...rgb(colour).map((channel) => channel * strength),
  strength,
];

/** What the theme and the light of the hour make of a board: uniforms that all its meshes share. */
export class Dressing {
  readonly look = new UniformGroup({
    uCell: vec4(),
    uGroove: vec4(),
    uShadow: vec4(),
    uSoft: { value: new Float32Array([0.075, 0.28]), type: 'vec2<f32>' },
    uTrayShadow: vec4(),
    uBevel: vec4(),
    uTowards: vec3(),
    uSun: vec3(),
    uSky: vec3(),
    uThickness: float(),
    uBelow: vec2(),
    uSeam: vec2(),
    uCut: vec2(),
    uHalo: vec2(),
    uMaterial: { value: 0, type: 'i32' as const },
    uLine: vec4(),
    uTexture: float(),
    uFace: float(1),
    uWave: vec4(),
    uBreath: vec3(),
    uTray: vec3(),
    uTicks: float(),
    uRim: vec4(),
    uRimWidth: float(RIM),
    uGrooveShade: float(),
    uBlur: float(GLOW_BLUR),
  });
  /** How pieces and their shadows are displaced. */
  readonly raised = displaced({});
  readonly shadow = displaced({ grow: SPREAD, growByLift: 0.3 });
  readonly trayShadow = trayPart();
  /** From the lowest up. */
  readonly trayFront = Array.from({ length: FRONT }, () => trayPart(1));
  private thickness: Theme['thickness'] = { piece: 0, tray: 0 };
  private sun: Light['towards'] = [0, 0, 1];
  private tilted = 0;
  private relief = reliefOf(this.sun, 0, 0);

  setTheme(theme: Theme): void {
    const { cell, bevel, seam, shadow, wave, tray, thickness, material, halo, nearMiss } = theme;
    const set = this.look.uniforms;
    set.uCell.set(faint(cell.colour, cell.strength));
    set.uGroove.set(faint(cell.groove, cell.grooveStrength));
    set.uShadow.set(faint(shadow.colour, shadow.strength));
    set.uTrayShadow.set(faint(shadow.colour, tray.shadow));
    set.uBevel.set([bevel.width, bevel.depth, bevel.gloss, bevel.height]);
    set.uMaterial = materialNumber(material.kind);
    set.uLine.set([...rgb(material.line.colour).map(linear), material.line.width]);
    set.uTexture = material.texture;
    set.uFace = material.face;
    set.uCut.set([material.cut.gap, material.cut.radius]);
    set.uHalo.set(halo ? [halo.reach, halo.strength] : [0, 0]);
    this.shadow.uniforms.uGrow = halo?.reach ?? SPREAD;
    set.uSeam.set([seam.width, seam.strength]);
    set.uWave.set([...rgb(wave.colour), wave.strength]);
    set.uBreath.set(rgb(nearMiss.colour));
    set.uTray.set(rgb(tray.colour));
    set.uTicks = tray.ticks ?? 0;
    set.uRim.set([...rgb(tray.rim), tray.rimStrength]);
    set.uGrooveShade = theme.glow.grooveShade;
    this.thickness = thickness;
    this.cast();
  }

  /** Sets the light; shadows fall away from it. */
  setLight({ towards, sun, sky }: Light): void {
    const set = this.look.uniforms;
    set.uSun.set(sun);
    set.uSky.set(sky);
    this.sun = towards;
    this.cast();
  }

  /**
   * Sets by how much the board is tilted on the screen, in radians: its light and its sides stay as they are there.
   *
   * @returns whether that changed
   */
  tilt(angle: number): boolean {
    if (angle === this.tilted) return false;
    this.tilted = angle;
    this.cast();
    return true;
  }

  /** The direction towards the light, as seen from the board. */
  get towards(): Light['towards'] {
    return this.relief.towards;
  }

  /** Sets where the light comes from, where shadows fall, and on which side slabs and tray show their fronts. */
  private cast(): void {
    const { piece, tray } = this.thickness;
    const relief = reliefOf(this.sun, piece, this.tilted);
    const [x, y] = relief.below;
    const set = this.look.uniforms;
    this.relief = relief;
    set.uTowards.set(relief.towards);
    set.uBelow.set(relief.below);
    set.uThickness = piece;
    this.raised.uniforms.uMoveByLift.set([-x, -y]);
    this.shadow.uniforms.uMove.set(relief.shadow);
    this.shadow.uniforms.uMoveByLift.set(relief.shadowByLift);
    this.trayShadow.uniforms.uOffset.set(relief.trayShadow);
    this.trayFront.forEach(({ uniforms }, i) => {
      const lower = tray * (1 - i / FRONT);
      uniforms.uOffset.set([x * lower, y * lower]);
    });
  }
}
