import { Show, type JSX } from 'solid-js';
import type { BoardWords } from '../../words/board.ts';
import { joined } from '../../words/sentences.ts';
import { CellMark, type Mark } from './cellMark.tsx';
import type { OverlayProps } from '../modeOverlay.ts';
import { LostMark, type LostPieces } from './lostMark.tsx';

/** What is said of a board, and the cells that it names. */
export interface Caption {
  readonly text: string;
  readonly mark: Mark | undefined;
  readonly lost?: LostSaying | undefined;
}

/** Since which piece no solution is left, and the pieces that this is said of. */
interface LostSaying {
  readonly text: string;
  readonly pieces: LostPieces | undefined;
}

interface SayingProps {
  readonly words: BoardWords;
  readonly model: Pick<OverlayProps['model'], 'passing'>;
  readonly caption: Caption | undefined;
}

/** What happens at the moment on show, in a place that is kept while there is nothing to say. */
export function Saying(props: SayingProps): JSX.Element {
  return (
    <>
      <LostMark pieces={props.caption?.lost?.pieces} id="lost" />
      <CellMark mark={props.caption?.mark} />
      <p
        class="saying"
        role="region"
        aria-label={props.words.classroom.caption}
        // While steps follow each other, they would be said long after they have passed.
        aria-live={props.model.passing ? 'off' : 'polite'}
      >
        <Show when={props.caption}>{(caption) => <SaidText caption={caption()} />}</Show>
      </p>
    </>
  );
}

/** What is said of a board: two sentences that are read out each by itself, as the second may come later. */
export function SaidText(props: { readonly caption: Caption }): JSX.Element {
  return (
    <span>
      <span>{props.caption.text}</span>
      <Show when={props.caption.lost}>
        {(lost) => <span>{joined([props.caption.text.slice(-1), lost().text]).slice(1)}</span>}
      </Show>
    </span>
  );
}
