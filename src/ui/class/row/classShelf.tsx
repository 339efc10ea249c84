import { Show, type JSX } from 'solid-js';
import { boardArt, BoardPicture } from '../../widgets/boards/boardPicture.tsx';
import { ShelfHead } from '../../shelf/head.tsx';
import type { ShelfModel } from '../../shelf/model.ts';
import { Shelf } from '../../shelf/shelf.tsx';
import type { ClassProps } from '../state.ts';
import './row.css';

/** All solutions up to the moment, and their number; the one is marked that the board is an image of. */
function ShelfAtMoment(props: ClassProps & { readonly isSmall: boolean }): JSX.Element {
  const shelf = (): ShelfModel => {
    const { explanation, situation } = props.moment;
    return { ...props.moment, isOver: explanation.kind === 'end', step: situation.step };
  };
  return (
    <>
      <header>
        <ShelfHead
          shelf={shelf()}
          words={props.words}
          isGrouped={props.state.isGrouped}
          isSmall={props.isSmall}
          group={(isGrouped) => (props.state.isGrouped = isGrouped)}
        />
      </header>
      <Shelf
        shelf={shelf()}
        theme={props.model.choices.theme}
        words={props.words}
        isGrouped={props.state.isGrouped}
        marked={originalOf(props)}
        goTo={(step) => props.state.commands.goTo(step)}
      />
    </>
  );
}

/** The number, from 0, of the solution that a full board is an image of, if it is known. */
function originalOf({ moment: { explanation } }: ClassProps): number | undefined {
  const isKnown = explanation.kind === 'image' && explanation.solution !== undefined;
  return isKnown ? explanation.solution - 1 : undefined;
}

/** Whether there is a solution by the moment, or it is known that there is none. */
const hasOutcome = ({ moment: { found, solutions, explanation } }: ClassProps): boolean =>
  found.before + solutions > 0 || explanation.kind === 'end';

/**
 * A row of the solutions up to the moment, once there are some, unless a panel shows all of them. A full
 * board that is not counted stands beside the solution that it is an image of.
 */
export const ClassShelf = (props: ClassProps): JSX.Element => (
  <section class="shelf" aria-label={props.words.shelf.label}>
    <Show when={hasOutcome(props) && !props.moment.panels.includes('shelf')}>
      <ShelfAtMoment {...props} isSmall />
    </Show>
    <Show when={originalOf(props) !== undefined}>
      <ImagePair {...props} solution={originalOf(props)!} />
    </Show>
  </section>
);

/** The solutions up to the moment as a panel, with room for many. */
export const ShelfPanel = (props: ClassProps): JSX.Element => (
  <section class="class-panel" aria-label={props.words.shelf.title}>
    <ShelfAtMoment {...props} isSmall={false} />
  </section>
);

/** A solution, and the board that is an image of it. */
function ImagePair(props: ClassProps & { readonly solution: number }): JSX.Element {
  const art = () => boardArt(props.moment.problem, props.model.choices.theme);
  const say = () => props.words.shelf;
  return (
    <figure class="image-pair">
      <span>
        <BoardPicture art={art()} path={props.moment.found.solutions.path(props.solution)} />
        <span>{say().number(props.solution + 1)}</span>
      </span>
      <span>
        <BoardPicture art={art()} path={props.moment.situation.path} />
        <span>{say().imageNumber(props.solution + 1)}</span>
      </span>
    </figure>
  );
}
