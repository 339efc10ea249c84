import { Show, type JSX } from 'solid-js';
import { boardArt, FullBoard } from '../shelf/fullBoard.tsx';
import { ShelfHead } from '../shelf/head.tsx';
import type { ShelfModel } from '../shelf/model.ts';
import { Shelf } from '../shelf/shelf.tsx';
import type { ClassProps } from './props.ts';

/** All solutions up to the moment. Where the board is full but not counted, the solution that it is stands beside it. */
export function ClassShelf(props: ClassProps): JSX.Element {
  const shelf = (): ShelfModel => {
    const { problem, found, solutions, images, situation } = props.moment;
    return { problem, found, solutions, images, step: situation.step };
  };
  /** The solution, from 0, that the board is an image of. */
  const original = () => {
    const { moment } = props.moment;
    return moment.kind === 'image' && moment.solution !== undefined
      ? moment.solution - 1
      : undefined;
  };
  return (
    <section class="shelf" aria-label={props.words.shelf.label}>
      <header>
        <ShelfHead
          shelf={shelf()}
          words={props.words}
          isGrouped={props.isGrouped}
          isSmall
          group={(isGrouped) => props.act.group(isGrouped)}
        />
      </header>
      <Shelf
        shelf={shelf()}
        theme={props.model.choices.theme}
        words={props.words}
        isGrouped={props.isGrouped}
        marked={original()}
        goTo={(step) => props.act.goTo(step)}
      />
      <Show when={original() !== undefined}>
        <ImagePair {...props} solution={original()!} />
      </Show>
    </section>
  );
}

/** A solution, and the board that is an image of it. */
function ImagePair(props: ClassProps & { readonly solution: number }): JSX.Element {
  const art = () => boardArt(props.moment.problem, props.model.choices.theme);
  const say = () => props.words.shelf;
  return (
    <figure class="image-pair">
      <span>
        <FullBoard art={art()} path={props.moment.found.solutions.path(props.solution)} />
        <span>{say().number(props.solution + 1)}</span>
      </span>
      <span>
        <FullBoard art={art()} path={props.moment.situation.path} />
        <span>{say().imageNumber(props.solution + 1)}</span>
      </span>
    </figure>
  );
}
