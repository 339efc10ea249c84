import { For, Show, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { lattices, type LatticeId } from '../../puzzle/lattices/index.ts';
import { difficulties } from '../../solve/effort/difficulty.ts';
import { lateWords, type Words } from '../../words/index.ts';
import { Checkbox, Select } from '../widgets/fields.tsx';
import { HexagonIcon, SearchIcon, SquareIcon, TriangleIcon } from '../widgets/icons.tsx';
import type { CatalogueCard } from '../model.ts';
import type { CardFilter } from './filterCards.ts';
import { categories, type Category } from '../../puzzle/category.ts';

interface FilterBarProps {
  readonly cards: readonly CatalogueCard[];
  readonly words: Words;
  readonly wanted: CardFilter;
  readonly showsSolutions: boolean;
  want(wishes: Partial<CardFilter>): void;
  showSolutions(isOn: boolean): void;
}

const icons = { square: SquareIcon, triangle: TriangleIcon, hexagon: HexagonIcon };

/** The filters: text, shape of cells, difficulty; and whether cards show solutions. */
export function FilterBar(props: FilterBarProps): JSX.Element {
  const say = () => lateWords(props.words).cards;
  const known = () =>
    difficulties.filter((one) => props.cards.some(({ difficulty }) => difficulty === one));
  return (
    <div class="filter-bar unlabelled" role="search">
      <div class="search">
        <SearchIcon />
        <input
          class="text"
          type="search"
          aria-label={say().search}
          placeholder={say().searchHint}
          autocomplete="off"
          spellcheck={false}
          value={props.wanted.text}
          onInput={(event) => props.want({ text: event.currentTarget.value })}
        />
      </div>
      <div class="lattices box" role="group" aria-label={say().lattice}>
        <button
          type="button"
          aria-pressed={props.wanted.lattice === undefined}
          onClick={() => props.want({ lattice: undefined })}
        >
          {say().everyLattice}
        </button>
        <For each={Object.keys(lattices) as LatticeId[]}>
          {(lattice) => (
            <button
              type="button"
              aria-pressed={props.wanted.lattice === lattice}
              title={props.words.gallery.lattices[lattice]}
              onClick={() => props.want({ lattice })}
            >
              <Dynamic component={icons[lattice]} />
              <span class="caption">{props.words.gallery.lattices[lattice]}</span>
            </button>
          )}
        </For>
      </div>
      <Show when={known().length > 0}>
        <Select
          label={say().difficulty}
          value={props.wanted.difficulty ?? ''}
          options={(['', ...known()] as const).map((value) => ({
            value,
            text: value === '' ? say().everyDifficulty : say().difficulties[value],
          }))}
          choose={(difficulty) => props.want({ difficulty: difficulty || undefined })}
        />
      </Show>
      <Show when={props.cards.some(({ isByHand }) => isByHand)}>
        <Checkbox
          label={say().isByHand}
          value={props.wanted.byHand}
          choose={(byHand) => props.want({ byHand })}
        />
      </Show>
      <Checkbox
        label={say().showSolutions}
        value={props.showsSolutions}
        choose={(isOn) => props.showSolutions(isOn)}
      />
    </div>
  );
}

interface CategoryFilterProps {
  /** The cards left by the other filters. */
  readonly cards: readonly CatalogueCard[];
  readonly words: Words;
  readonly group: Category | undefined;
  want(group: Category | undefined): void;
}

/** The list of categories with cards to show, preceded by one for all. */
export function CategoryFilter(props: CategoryFilterProps): JSX.Element {
  const say = () => lateWords(props.words).cards;
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
            {group === undefined ? say().everyGroup : props.words.gallery.groups[group]}{' '}
            <span class="number">{inGroup(group)}</span>
          </button>
        )}
      </For>
    </div>
  );
}
