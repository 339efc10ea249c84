import { createMemo, on, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { excerptOf, isSmall, matrixAt, matrixOf } from '../../../teach/code/matrix.ts';
import type { ClassProps } from '../props.ts';
import { MatrixTable } from './matrixTable.tsx';
import { OptionList } from './optionList.tsx';
import './matrix.css';

/** The puzzle as an exact cover at the moment: all of it, or the options of the item that is branched on. */
export function MatrixPanel(props: ClassProps): JSX.Element {
  onMount(() => {
    props.pointing.turn(true);
    onCleanup(() => props.pointing.turn(false));
  });
  const say = () => props.words.matrix;
  const matrix = createMemo(
    on([() => props.moment.problem, () => props.moment.search], ([problem, search]) =>
      matrixOf(problem, search),
    ),
  );
  const now = createMemo(() => {
    const { problem, search, situation, moment } = props.moment;
    return matrixAt(problem, search, matrix(), situation, moment);
  });
  const excerpt = createMemo(() => excerptOf(matrix(), now()));
  return (
    <section class="class-panel class-matrix" aria-label={say().title}>
      <header>
        <h2>{say().title}</h2>
        <Show when={isSmall(matrix())}>
          <button
            type="button"
            title={`${props.words.tree.foldHint} (X)`}
            aria-pressed={props.isFolded}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.act.toggleFolds()}
          >
            {props.words.tree.fold}
          </button>
        </Show>
      </header>
      <Show
        when={isSmall(matrix())}
        fallback={<OptionList {...props} matrix={matrix()} now={now()} excerpt={excerpt()} />}
      >
        <MatrixTable {...props} matrix={matrix()} now={now()} />
      </Show>
    </section>
  );
}
