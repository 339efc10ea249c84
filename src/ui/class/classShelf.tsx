import { Show, type JSX } from 'solid-js';
import { boardArt, BoardPicture } from '../shelf/boardPicture.tsx';
import { ShelfHead } from '../shelf/head.tsx';
import type { ShelfModel } from '../shelf/model.ts';
import { Shelf } from '../shelf/shelf.tsx';
import type { ClassProps } from './props.ts';

interface ShelfAtMomentProps extends ClassProps {
  readonly isSmall: boolean;
}

/** All solutions up to the moment, and how many; the one that the board is an image of is marked. */
function ShelfAtMoment(props: ShelfAtMomentProps): JSX.Element {
  const shelf = (): ShelfModel => {
    const { problem, found, solutions, images, moment, situation } = props.moment;
    const isOver = moment.kind === 'end';
    return { problem, found, solutions, images, isOver, step: situation.step };
  };
  return (
    <>
      <header>
        <ShelfHead
          shelf={shelf()}
          words={props.words}
          isGrouped={props.isGrouped}
          isSmall={props.isSmall}
          group={(isGrouped) => props.act.group(isGrouped)}
        />
      </header>
      <Shelf
        shelf={shelf()}
        theme={props.model.choices.theme}
        words={props.words}
        isGrouped={props.isGrouped}
        marked={originalOf(props)}
        goTo={(step) => props.act.goTo(step)}
      />
    </>
  );
}

/** The solution, from 0, that a full board is an image of, if it is known. */
function originalOf({ moment: { moment } }: ClassProps): number | undefined {
  const isKnown = moment.kind === 'image' && moment.solution !== undefined;
  return isKnown ? moment.solution - 1 : undefined;
}

/** Whether there is a solution at the moment, or it is known that there is none. */
const hasOutcome = ({ moment: { found, solutions, moment } }: ClassProps): boolean =>
  found.before + solutions > 0 || moment.kind === 'end';

/**
 * A row of the solutions up to the moment, once there are some, unless a panel shows all of them. Where the board is
 * full but not counted, the solution that it is stands beside it.
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

/** The same as a panel, with room for many. */
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
