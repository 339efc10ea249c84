/** A look, as data. Colours are `#rrggbb`; lengths are in cell widths; shares run from 0 to 1. */
export interface Theme {
  readonly id: string;
  /** Colours of the pieces in the order of the wheel: twelve, and twelve more for larger sets. */
  readonly pieces: readonly string[];
  readonly morePieces: readonly string[];
  /** From the middle of the screen to its corners. */
  readonly background: { readonly inner: string; readonly outer: string };
  readonly tray: {
    readonly colour: string;
    readonly rim: string;
    readonly rimStrength: number;
    readonly shadow: number;
  };
  /** Open cells, and the grooves between them. */
  readonly cell: {
    readonly colour: string;
    readonly strength: number;
    readonly groove: string;
    readonly grooveStrength: number;
  };
  readonly bevel: {
    readonly width: number;
    readonly height: number;
    readonly depth: number;
    readonly gloss: number;
    /** What colours turn towards where they are turned away from the light. */
    readonly shade: string;
  };
  readonly seam: { readonly width: number; readonly strength: number };
  /** Under each piece. */
  readonly shadow: { readonly colour: string; readonly strength: number };
  /** Light where cells changed: added to a dark tray, or a wash of colour over a light one. */
  readonly glow: {
    readonly blend: 'add' | 'multiply';
    readonly colour: string;
    readonly strength: number;
    /** How much darker it is in the grooves, 0 to 1. */
    readonly grooveShade: number;
    /** Whether a piece that is taken away turns into light at once, as bright as it was; else it fades. */
    readonly takesOver: boolean;
  };
  /** The wave of a celebration. */
  readonly wave: { readonly colour: string; readonly strength: number };
  /** What is printed into the tray: on open cells, and on those that stay in sight. */
  readonly label: { readonly quiet: string; readonly strong: string };
  readonly letter: { readonly dark: string; readonly light: string };
  /** Whether letters are part of this look, whatever the colours. */
  readonly letters: boolean;
  /** For texts over the background: CSS colours, opaque. */
  readonly text: {
    readonly strong: string;
    readonly soft: string;
    readonly line: string;
    readonly panel: string;
    readonly accent: string;
  };
}
