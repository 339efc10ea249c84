import { For, type JSX } from 'solid-js';
import { categories, type Category } from '../../puzzle/category.ts';
import type { Words } from '../../words/index.ts';
import type { CatalogueCard } from '../model.ts';

interface CategoryFilterProps {
  /** The cards left by the other filters. */
  readonly cards: readonly CatalogueCard[];
  readonly words: Words;
  readonly group: Category | undefined;
  want(group: Category | undefined): void;
}

/** The list of categories with cards to show, preceded by one for all. */
export function CategoryFilter(props: CategoryFilterProps): JSX.Element {
  const say = () => props.words.gallery;
  const inGroup = (group: Category | undefined): number =>
    group === undefined
      ? props.cards.length
      : props.cards.filter((card) => card.category === group).length;
  const shown = () =>
    [undefined, ...categories].filter(
      (group) => group === undefined || group === props.group || inGroup(group) > 0,
    );
  return (
    <div class="categories" role="group" aria-label={say().group}>
      <For each={shown()}>
        {(group) => (
          <button
            type="button"
            aria-pressed={props.group === group}
            onClick={() => props.want(group)}
          >
            {group === undefined ? say().everyGroup : say().groups[group]}{' '}
            <span class="number">{inGroup(group)}</span>
          </button>
        )}
      </For>
    </div>
  );
}
