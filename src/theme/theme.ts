/** The colours of the light at an hour of the day, 0 to 24. */
export interface HourlyLight {
  readonly hour: number;
  /** The directional light of the sun, and the ambient light of the sky. */
  readonly sun: string;
  readonly sky: string;
  /**
   * The sky behind the board: at the top or above the picture, below that, and at the horizon; of a wall, the light
   * of its windows, and the stone in the middle and in the corners.
   */
  readonly zenith: string;
  readonly middle: string;
  readonly horizon: string;
  /** The share of the colours that pieces throw on a wall and a floor, 0 to 1; all of them if undefined. */
  readonly cast?: number;
  /** The disc of the sun or of the moon, and the light around it; none if undefined. */
  readonly disc?: string;
}

export interface Material {
  /**
   * `plain` is smooth and lit from above, `moulded` has a gloss along its outline and grooves between its cells, `enamel`
   * is glaze between wires, `glass` is lit from behind, `drawing` is lines on paper, `card` is thick paper with a pale cut.
   */
  readonly kind: 'plain' | 'card' | 'moulded' | 'enamel' | 'glass' | 'tube' | 'drawing' | 'wood';
  /** The line along the outline: wire, lead of glass, the core of a tube, ink, inlay of wood, or the cut of card. */
  readonly line: { readonly colour: string; readonly width: number };
  /** The strength of the texture; for a tube, its distance from the outline. */
  readonly texture: number;
  /** The share of the piece's colour on its face, 0 to 1; the rest is the tray's. */
  readonly face: number;
  /**
   * The inset of a piece's outline, the radius of its corners, and the least width of the joint between two
   * pieces, in device pixels, for small cells.
   */
  readonly cut: { readonly gap: number; readonly radius: number; readonly least?: number };
}

/** A theme, as data: colours as `#rrggbb`, lengths in cell widths, strengths from 0 to 1. */
export interface Theme {
  readonly id: string;
  /** Colours of pieces in the order of the colour wheel: twelve, and twelve more for larger sets. */
  readonly pieces: readonly string[];
  readonly morePieces: readonly string[];
  /**
   * Whether a board of at most twelve colours has a scheme of its own in place of the whole wheel: six hues,
   * four of them neighbours on the wheel and two opposite, each with its colours of `pieces` and of
   * `morePieces`.
   */
  readonly schemes: boolean;
  /** Twelve colours of identical pieces, by orientation; the first ones go together best. */
  readonly related: readonly string[];
  /** The colours in the middle of the screen and in its corners, and the scene there. */
  readonly background: {
    readonly inner: string;
    readonly outer: string;
    /**
     * A sky, one above woods with clouds by day and the Milky Way at night, one above poured chocolate, one printed
     * in flat inks, a wall of stone, a sheet of paper with a grid, paper on a table, or a table of wood.
     */
    readonly scene: 'sky' | 'fullSky' | 'poured' | 'poster' | 'wall' | 'sheet' | 'paper' | 'table';
    /** How soft the edge of the disc in a sky is, as a share of its radius; sharp if undefined. */
    readonly discEdge?: number;
  };
  /**
   * The colour of the land at the foot of the sky, mixed with the sky's, and the contrast of each range of
   * hills to what is behind it; no land if undefined. Under a sky with clouds it is `byDay` by day; the same if
   * undefined. The share of the horizon's colour in the far range is `haze`, 0 to 1; the usual one if undefined.
   * Hills are smooth waves, or mountains if undefined.
   */
  readonly hills?: {
    readonly colour: string;
    readonly byDay?: string;
    readonly contrast: number;
    readonly haze?: number;
    readonly smooth?: boolean;
  };
  readonly tray: {
    readonly colour: string;
    readonly rim: string;
    /** The share of the horizon's colour in the rim, and the strength of its edge, 0 to 1, in a tray tinted by the sky; not tinted if undefined. */
    readonly ofHour?: number;
    /** The colour of such a tray in light from straight above; the same if undefined. */
    readonly byDay?: string;
    readonly rimStrength: number;
    /** The width of the frame around the board, in cell widths; the usual one if undefined. */
    readonly width?: number;
    readonly shadow: number;
    /** How soft the edge of its shadow is, in cell widths, which is as short then; as on a table if undefined. */
    readonly shadowSoft?: number;
    /** The strength of foil along the edge, in the colour of the rim, 0 to 1; none if undefined. */
    readonly foil?: number;
    /** The strength of the grain of a wooden frame, 0 to 1; none if undefined. */
    readonly grain?: number;
    /** The strength of light on a frame of forged iron in the colour of the rim, 0 to 1; none if undefined. */
    readonly iron?: number;
    /**
     * The strength of ticks along the edge, one for each cell, with the numbers of cells beside a board that stands
     * alone; none if undefined.
     */
    readonly ticks?: number;
  };
  /** Open cells, and the grooves between them; in a tray tinted by the sky, also in light from straight above. */
  readonly cell: {
    readonly colour: string;
    readonly byDay?: string;
    readonly strength: number;
    readonly groove: string;
    readonly grooveStrength: number;
    readonly grooveByDay?: number;
    /** The strength of light and shadow in a cell that is sunk into the tray, 0 to 1; flat if undefined. */
    readonly recess?: number;
  };
  /** The light of a piece that waits beside the board and is not tried: as a share of its colour, in sRGB. */
  readonly untried: number;
  readonly material: Material;
  readonly bevel: {
    readonly width: number;
    readonly height: number;
    readonly depth: number;
    readonly gloss: number;
    /** How much light falls across the board and on edges from the side of the sun, 0 to 1; none if undefined. */
    readonly fall?: number;
  };
  /** The light by the hour, in the order of the day; in between it is interpolated. */
  readonly light: readonly HourlyLight[];
  /** The thickness of pieces and of the tray: the visible height of the side that faces the viewer. */
  readonly thickness: { readonly piece: number; readonly tray: number };
  /** The seams between the cells of a piece. */
  readonly seam: { readonly width: number; readonly strength: number };
  /**
   * The shadows of pieces, how soft their edges are, the usual way if undefined, and how high pieces stand above
   * them, as high as they are thick if undefined, in cell widths; and the share of their strength beside the board,
   * where what is behind it is far, 1 if undefined.
   */
  readonly shadow: {
    readonly colour: string;
    readonly strength: number;
    readonly soft?: number;
    readonly height?: number;
    readonly beyond?: number;
  };
  /** Light in its own colour around each piece, in place of its shadow: reach and strength. */
  readonly halo?: { readonly reach: number; readonly strength: number };
  /** Colour bleed: the strength of the board's colours on the wall around it, and mirrored on the floor. */
  readonly colourBleed?: { readonly wall: number; readonly floor: number };
  /**
   * The afterglow of cells that changed: added to a dark tray, or multiplied with a light one; below a sky in the
   * hue of the hour.
   */
  readonly glow: {
    readonly blend: 'add' | 'multiply';
    readonly colour: string;
    readonly strength: number;
    /** How much darker it is in the grooves, 0 to 1. */
    readonly grooveShade: number;
    /** Whether it keeps the hues of pieces rather than turn to its own; turns if undefined. */
    readonly keepsHue?: boolean;
  };
  /** Motion trails at fast paces: lines of light on a dark tray, or of ink on a light one. */
  readonly trails: {
    readonly kind: 'light' | 'ink';
    /** As linear light, 0 to 1. */
    readonly brightness: number;
    /** The exponent of their density, at least 1. */
    readonly sharpness: number;
    /** The strength of the tone inside lines of samples, 0 to 1. */
    readonly tone: number;
    /** How much purer they are than the pieces, 0 to 1. */
    readonly purity: number;
    /** How opaque the material of the most frequent tiles is, 0 to 1, and the number of lines inside their outlines. */
    readonly body: number;
    readonly lines: number;
  };
  /** The light of a celebration on pieces. */
  readonly wave: { readonly colour: string; readonly strength: number };
  /**
   * Jewels, which are small solved boards: the strengths of the halo in their own colours and of the dark groove
   * around any of them, and the share of the background's colour in theirs, as of something far away.
   */
  readonly jewels: {
    readonly glow: number;
    readonly groove: number;
    readonly haze: number;
  };
  /** The light of open cells at a near miss. */
  readonly nearMiss: { readonly colour: string; readonly strength: number };
  /** The scale of how busy a search was on a cell, from the least to the most: its lightness goes evenly away from open cells. */
  readonly heat: readonly [string, string, string, string, string];
  /** Labels in the tray: quiet on cells to be covered, strong on cells that stay visible. */
  readonly label: { readonly quiet: string; readonly strong: string };
  /** Names on pieces: dark ones on light pieces, light ones on dark pieces. */
  readonly letter: {
    readonly dark: string;
    readonly light: string;
    /** Their font size in cell widths; the usual one if undefined. */
    readonly size?: number;
  };
  /** Whether names are on all pieces whatever the settings say. */
  readonly letters: boolean;
  /** Colours of the page's texts and panels, opaque. */
  readonly text: {
    readonly strong: string;
    readonly soft: string;
    readonly panel: string;
    readonly accent: string;
  };
}
