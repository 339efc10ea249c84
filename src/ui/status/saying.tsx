import type { JSX } from 'solid-js';
import { CellMark, type Mark } from './cellMark.tsx';
import type { OverlayProps } from '../modeOverlay.ts';

/** What is said of a board, and the cells that it names. */
export interface Caption {
  readonly text: string;
  readonly mark: Mark | undefined;
}

interface SayingProps extends OverlayProps {
  readonly text: string | undefined;
  /** The cells that it names. */
  readonly mark?: Mark | undefined;
}

/** What happens at the moment on show, in a place that is kept while there is nothing to say. */
export function Saying(props: SayingProps): JSX.Element {
  return (
    <>
      <CellMark mark={props.mark} />
      <p
        class="saying"
        role="region"
        aria-label={props.words.classroom.caption}
        // While steps follow each other, they would be said long after they have passed.
        aria-live={props.model.passing ? 'off' : 'polite'}
        aria-atomic="true"
      >
        {props.text}
      </p>
    </>
  );
}
