import { Show, type JSX } from 'solid-js';
import type { HeatScale } from '../../../lag/heatScale.ts';
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
}

const css = (colour: Rgb): string => `rgb(${colour.map((part) => `${100 * part}%`).join(' ')})`;

/** The scale of heat for eyes: the colour of none beside those from the least to the most. */
export function Scale(props: ScaleProps): JSX.Element {
  const shades = () => heatShades(props.theme).map((shade) => css(shade));
  return (
    <span class="heat-scale" aria-hidden="true">
      <span class="end">0</span>
      <span class="shades none" style={{ '--shades': `${shades()[0]}, ${shades()[0]}` }} />
      <Show when={props.scale}>
        {(scale) => (
          <>
            <span class="end">{props.end('least', scale().least)}</span>
            <span class="shades" style={{ '--shades': shades().slice(1).join(', ') }} />
            <span class="end">{props.end('most', scale().most)}</span>
          </>
        )}
      </Show>
    </span>
  );
}
