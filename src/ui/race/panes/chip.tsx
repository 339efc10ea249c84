import type { JSX } from 'solid-js';
import type { Theme } from '../../../theme/index.ts';
import { colourOf, type TagStyle } from './tagStyles.ts';

interface ChipProps {
  readonly style: TagStyle;
  readonly theme: Theme;
}

/** The legend of a pane: its line, marker and letter. */
export function Chip(props: ChipProps): JSX.Element {
  const colour = () => colourOf(props.style, props.theme);
  return (
    <span class="chip">
      <svg viewBox="0 0 30 14" aria-hidden="true" fill="none" stroke={colour()} stroke-width="1.75">
        <path d="M1 7H29" stroke-dasharray={props.style.dash} />
        <path
          d={props.style.shape}
          transform="translate(15 7)"
          fill={props.style.open ? 'none' : colour()}
          stroke={props.style.open ? colour() : props.theme.text.panel}
        />
      </svg>
      <b>{props.style.letter}</b>
    </span>
  );
}
