import { createMemo, Show, type JSX } from 'solid-js';
import type { Words } from '../../words/index.ts';
import { PathIcon } from '../widgets/icons.tsx';
import type { ShelfModel } from './model.ts';

interface ShelfHeadProps {
  readonly shelf: ShelfModel;
  readonly words: Words;
  readonly isGrouped: boolean;
  /** Whether there is room for figures alone. */
  readonly isSmall?: boolean;
  group(isGrouped: boolean): void;
}

/** The number of solutions, and a switch that puts images of each other side by side, if there may be any. */
export function ShelfHead(props: ShelfHeadProps): JSX.Element {
  const say = () => props.words.shelf;
  const groups = createMemo(() => {
    const { found, solutions, images } = props.shelf;
    return props.isGrouped ? found.orbits(solutions, images).length : 0;
  });
  const summary = () => {
    const { found, images } = props.shelf;
    const solutions = found.before + props.shelf.solutions;
    // Images among solutions that are not here are unknown.
    if (!props.isGrouped || solutions === 0 || found.since > 0)
      return props.isSmall ? say().number(solutions) : say().solutions(solutions);
    if (props.isSmall) return say().groupsShort(solutions + images, groups());
    return images > 0 ? say().images(solutions, images) : say().groups(solutions, groups());
  };
  const isCut = () => {
    const { found, solutions } = props.shelf;
    return found.isCut && solutions === found.solutions.kept;
  };
  return (
    <>
      <p class="shelf-summary">
        {summary()}
        <Show when={props.shelf.found.before > 0}> {say().since(props.shelf.found.since)}</Show>
        <Show when={isCut()}> {say().kept(props.shelf.solutions)}</Show>
      </p>
      <Show when={props.shelf.found.order > 1}>
        <button
          type="button"
          class="shelf-group"
          title={say().group}
          aria-label={say().group}
          aria-pressed={props.isGrouped}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.group(!props.isGrouped)}
        >
          <PathIcon strokes="M12 4v16" fills="M9.5 7v10L3.5 17zM14.5 7v10l6 0z" />
        </button>
      </Show>
    </>
  );
}
