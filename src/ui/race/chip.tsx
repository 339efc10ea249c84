import type { JSX } from 'solid-js';
import type { Theme } from '../../theme/index.ts';
import { colourOf, type Mark } from './marks.ts';

interface ChipProps {
  readonly mark: Mark;
  readonly theme: Theme;
}

/** How a pane is drawn in the charts: its line, its marker, its letter. */
export function Chip(props: ChipProps): JSX.Element {
  const colour = () => colourOf(props.mark, props.theme);
  return (
    <span class="chip">
      <svg viewBox="0 0 30 14" aria-hidden="true" fill="none" stroke={colour()} stroke-width="1.75">
        <path d="M1 7H29" stroke-dasharray={props.mark.dash} />
        <path
          d={props.mark.shape}
          transform="translate(15 7)"
          fill={props.mark.open ? 'none' : colour()}
          stroke={props.mark.open ? colour() : props.theme.text.panel}
        />
      </svg>
      <b>{props.mark.letter}</b>
    </span>
  );
}
