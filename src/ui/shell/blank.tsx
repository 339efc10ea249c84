import type { JSX } from 'solid-js';
import type { OverlayProps } from '../modeOverlay.ts';
import './blank.css';

/** A black screen, which goes with a click. */
export const Blank = (props: Pick<OverlayProps, 'words' | 'commands'>): JSX.Element => (
  <button
    type="button"
    class="blank"
    aria-label={props.words.classroom.blankHint}
    onClick={() => props.commands.blank(false)}
  />
);
