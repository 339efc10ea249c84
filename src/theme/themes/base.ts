import type { HourlyLight, Theme } from '../theme.ts';

/** The values of a theme that says nothing else: smooth pieces in white light under a clear sky. */
const base = {
  schemes: false,
  material: {
    kind: 'plain',
    line: { colour: '#000000', width: 0 },
    texture: 0,
    face: 1,
    cut: { gap: 0.028, radius: 0.15 },
  },
  seam: { width: 0.012, strength: 0 },
  trails: {
    kind: 'light',
    brightness: 0.9,
    sharpness: 1,
    tone: 0.03,
    purity: 0.6,
    body: 0.34,
    lines: 1,
  },
  jewels: { glow: 0, groove: 0, haze: 0.22 },
  nearMiss: { colour: '#ffb45a', strength: 0.3 },
  untried: 0.74,
  letters: false,
} as const satisfies Partial<Theme>;
const glow = { blend: 'add', grooveShade: 0 } as const;
const daylight: Daylight = { hour: 9, sun: '#ffffff', sky: '#ffffff' };

/** A hue of the colour wheel, and a darker or paler neighbour for larger sets. */
type Hue = readonly [string, string];
/** Light whose sky, where it is left out, has the colours of the screen's middle and of its corners. */
type Daylight = Pick<HourlyLight, 'hour' | 'sun' | 'sky'> & Partial<HourlyLight>;
type Palette = Pick<Theme, 'pieces' | 'morePieces' | 'related'>;
type Merged = 'background' | 'material' | 'glow' | 'trails' | 'jewels' | 'nearMiss' | 'light';

/** The differences of a theme from the base: parts of merged sections, all of other sections. */
interface Differences
  extends
    Omit<Theme, keyof Palette | keyof typeof base | Merged>,
    Partial<Pick<Theme, 'schemes' | 'seam' | 'untried' | 'letters'>> {
  /** Twelve hues in the order of the wheel. */
  readonly hues: readonly Hue[];
  /** Twelve colours of identical pieces, each as a colour or as the place of its hue on the wheel. */
  readonly related: readonly (string | number)[];
  readonly background: Omit<Theme['background'], 'scene'> & Partial<Theme['background']>;
  readonly material?: Partial<Theme['material']>;
  readonly glow: Pick<Theme['glow'], 'colour' | 'strength'> & Partial<Theme['glow']>;
  readonly trails?: Partial<Theme['trails']>;
  readonly jewels?: Partial<Theme['jewels']>;
  readonly nearMiss?: Partial<Theme['nearMiss']>;
  readonly light?: readonly Daylight[];
}

/** The palette of twelve hues. */
const paletteOf = ({ hues, related }: Pick<Differences, 'hues' | 'related'>): Palette => ({
  pieces: hues.map(([first]) => first),
  morePieces: hues.map(([, second]) => second),
  related: related.map((one) => (typeof one === 'number' ? hues[one]![0] : one)),
});

/** The theme that differs from the base in these values. */
export const themeOf = ({ hues, related, ...own }: Differences): Theme => ({
  ...base,
  ...own,
  ...paletteOf({ hues, related }),
  background: { scene: own.hills ? 'sky' : 'paper', ...own.background },
  material: { ...base.material, ...own.material },
  glow: { ...glow, ...own.glow },
  trails: { ...base.trails, ...own.trails },
  jewels: { ...base.jewels, ...own.jewels },
  nearMiss: { ...base.nearMiss, ...own.nearMiss },
  light: (own.light ?? [daylight]).map((at) => ({
    zenith: own.background.outer,
    middle: own.background.inner,
    horizon: own.background.outer,
    ...at,
  })),
});
