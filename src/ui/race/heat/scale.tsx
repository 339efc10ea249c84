import { Show, type JSX } from 'solid-js';
import { middleOf, unusedOf, type HeatScale } from '../../../lag/heatScale.ts';
import type { Rgb } from '../../../theme/colour.ts';
import { heatShades } from '../../../theme/heat.ts';
import type { Theme } from '../../../theme/index.ts';
import './scale.css';

interface ScaleProps {
  readonly theme: Theme;
  /** The ends of the scale; undefined if nothing is counted yet. */
  readonly scale: HeatScale | undefined;
  /** How the number at an end is written. */
  readonly end: (end: keyof HeatScale, count: number) => string;
  /** How the number half-way is written, which shows that equal factors are equally far apart; none by default. */
  readonly middle?: ((count: number) => string) | undefined;
}

/** Counts whose ends are this many times apart have a number half-way. */
const FAR = 8;

const css = (colour: Rgb): string => `rgb(${colour.map((part) => `${100 * part}%`).join(' ')})`;

/** The scale of heat for eyes: the colour of none beside those from the least to the most. */
export function Scale(props: ScaleProps): JSX.Element {
  const none = () => css(heatShades(props.theme)[0]!);
  const halfWay = (scale: HeatScale): string | undefined =>
    scale.most < FAR * scale.least ? undefined : props.middle?.(Math.round(middleOf(scale)));
  // Of a single count there is a single shade.
  const begin = (scale: HeatScale): number => Math.min(unusedOf(scale), 0.99);
  return (
    <span class="heat-scale" aria-hidden="true">
      <span class="end">0</span>
      <span class="shades none" style={{ '--shades': `${none()}, ${none()}` }} />
      <Show when={props.scale}>
        {(scale) => (
          <>
            <Show when={scale().least < scale().most}>
              <span class="end">{props.end('least', scale().least)}</span>
            </Show>
            <Show
              when={halfWay(scale())}
              fallback={<Shades theme={props.theme} from={begin(scale())} />}
            >
              {(count) => (
                <>
                  <Shades theme={props.theme} to={0.5} />
                  <span class="end">{count()}</span>
                  <Shades theme={props.theme} from={0.5} />
                </>
              )}
            </Show>
            <span class="end">{props.end('most', scale().most)}</span>
          </>
        )}
      </Show>
    </span>
  );
}

interface ShadesProps {
  readonly theme: Theme;
  /** The part that is shown of the shades from the least to the most, as shares of all. */
  readonly from?: number;
  readonly to?: number;
}

function Shades(props: ShadesProps): JSX.Element {
  const part = () => {
    const [from, to] = [props.from ?? 0, props.to ?? 1];
    const shown = to - from;
    // The place of a background is a share of what it is larger than its element.
    return { size: `${100 / shown}%`, at: shown < 1 ? `${(100 * from) / (1 - shown)}%` : '0%' };
  };
  const shades = () =>
    heatShades(props.theme)
      .slice(1)
      .map((shade) => css(shade));
  return (
    <span
      class="shades"
      style={{
        '--shades': shades().join(', '),
        'background-size': `${part().size} 100%`,
        'background-position': `${part().at} 0`,
      }}
    />
  );
}
