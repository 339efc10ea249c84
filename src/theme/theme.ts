/** The colours of the light at an hour of the day, 0 to 24. */
interface HourlyLight {
  readonly hour: number;
  /** Of the sun, which shines from one side, and of the sky, which shines from everywhere. */
  readonly sun: string;
  readonly sky: string;
  /** Of the sky behind the board, near the horizon. */
  readonly horizon: string;
}

/** What pieces are made of. */
export interface Material {
  /** Lit from above and smooth; or glass, lit from behind; a glowing tube; lines on paper; wood with a grain. */
  readonly of: 'plain' | 'glass' | 'tube' | 'drawing' | 'wood';
  /** Of the material's line along the outline: lead, the heart of a tube, ink or inlay. */
  readonly line: { readonly colour: string; readonly width: number };
  /** How strong its texture is; of a tube, how far from the outline it runs. */
  readonly texture: number;
  /** How much of the piece's colour is on its face, 0 to 1; what is not is the tray's. */
  readonly face: number;
  /** How far a piece's outline is drawn in, and the radius of its corners. */
  readonly cut: { readonly gap: number; readonly radius: number };
}

/** A theme, as data: colours as `#rrggbb`, lengths in cell widths, strengths from 0 to 1. */
export interface Theme {
  readonly id: string;
  /** Colours of pieces in the order of the colour wheel: twelve, and twelve more for larger sets. */
  readonly pieces: readonly string[];
  readonly morePieces: readonly string[];
  /**
   * Whether each board has a colour scheme of its own, if twelve colours are enough for it: six hues, four of them beside each other on
   * the wheel and two opposite, in two tones each, those of `pieces` and of `morePieces`. Else it has all of the wheel.
   */
  readonly schemes: boolean;
  /** Colours of identical pieces, by how they lie: twelve, of which the first ones go together best. */
  readonly related: readonly string[];
  /** In the middle of the screen, and in its corners; and what is seen there: a sky, a wall of stone, a sheet with a grid, or a table of wood. */
  readonly background: {
    readonly inner: string;
    readonly outer: string;
    readonly of: 'sky' | 'wall' | 'sheet' | 'table';
  };
  /** The colour of the hills at its foot, if there are any: whatever the hour, they are between this and the horizon. */
  readonly hills?: string;
  readonly tray: {
    readonly colour: string;
    readonly rim: string;
    readonly rimStrength: number;
    readonly shadow: number;
    /** How strong ticks along its edge are, one for each cell. */
    readonly ticks?: number;
  };
  /** Open cells, and the grooves between them. */
  readonly cell: {
    readonly colour: string;
    readonly strength: number;
    readonly groove: string;
    readonly grooveStrength: number;
  };
  readonly material: Material;
  readonly bevel: {
    readonly width: number;
    readonly height: number;
    readonly depth: number;
    readonly gloss: number;
  };
  /** The light by the hour, in the order of the day; in between it is mixed. */
  readonly light: readonly HourlyLight[];
  /** How thick pieces and the tray are: how much of the side that faces the viewer is seen. */
  readonly thickness: { readonly piece: number; readonly tray: number };
  readonly seam: { readonly width: number; readonly strength: number };
  /** The shadow of each piece. */
  readonly shadow: { readonly colour: string; readonly strength: number };
  /** Light in its own colour around each piece, in place of its shadow: how far it reaches, and how strong it is. */
  readonly halo?: { readonly reach: number; readonly strength: number };
  /** How strongly the board throws its colours on the wall around it, and as a picture on the floor before it. */
  readonly spill?: { readonly wall: number; readonly floor: number };
  /** Light where cells changed: added to a dark tray, or a wash of colour over a light one. */
  readonly glow: {
    readonly blend: 'add' | 'multiply';
    readonly colour: string;
    readonly strength: number;
    /** How much darker it is in the grooves, 0 to 1. */
    readonly grooveShade: number;
    /** Whether a piece that is taken away turns into light as bright as itself; else it fades. */
    readonly takesOver: boolean;
    /**
     * What outlines of tiles leave at fast paces: threads of light on a dark tray, or of ink on a light one;
     * how bright they are, as linear light, 0 to 1; and how sharply they are set apart, from 1 up.
     */
    readonly threads: {
      readonly of: 'light' | 'ink';
      readonly brightness: number;
      readonly sharpness: number;
    };
  };
  /** The light of a celebration, and how high pieces rise in it. */
  readonly wave: { readonly colour: string; readonly strength: number; readonly rise: number };
  /** The light of open cells at a near miss. */
  readonly breath: { readonly colour: string; readonly strength: number };
  /** Labels in the tray: on open cells, and on those that stay visible. */
  readonly label: { readonly quiet: string; readonly strong: string };
  readonly letter: { readonly dark: string; readonly light: string };
  /** Whether this theme always shows letters. */
  readonly letters: boolean;
  /** Colours of the page's texts and panels, opaque. */
  readonly text: {
    readonly strong: string;
    readonly soft: string;
    readonly panel: string;
    readonly accent: string;
  };
}
