import { searchInShort } from '../../../words/names.ts';
import { For, type JSX } from 'solid-js';
import type { Grain } from '../../../teach/moment/explanation.ts';
import { percent } from '../../status/figures.ts';
import { titleAt } from '../../status/titleAt.ts';
import { toggleWays } from '../actions.ts';
import { PanelMenu } from '../panels/panels.tsx';
import type { ClassProps } from '../state.ts';
import './bar.css';

/** The grains, in the order of their keys. */
export const grains: readonly Grain[] = ['places', 'tries', 'dead-ends'];

/** The bar above the board: puzzle, search and branches; grains and panels. */
export function ClassBar(props: ClassProps): JSX.Element {
  const search = () => searchInShort(props.moment.search, props.words);
  /** Whether more than its order has to be said of the search. */
  const isUnusual = () => search() !== props.words.orders[props.moment.search.order].name;
  const title = () => titleAt(props.model);
  return (
    <header class="class-bar">
      <div class="class-head" classList={{ unusual: isUnusual() }}>
        <b class="class-title" title={title()}>
          {title()}
        </b>
        <p>
          <span class="class-title class-search" title={search()}>
            {search()}
          </span>
          <Odometer {...props} />
        </p>
      </div>
      <div class="class-views">
        <Grains {...props} />
        <PanelMenu {...props} />
      </div>
    </header>
  );
}

/** The most characters of branches; the title needs the rest of the line. */
const MOST = 14;

/** The branches taken at the deepest levels, and the share of the tree that is done. */
function Odometer(props: ClassProps): JSX.Element {
  const say = () => props.words.classroom;
  const situation = () => props.moment.situation;
  const branches = () => {
    const all = situation().branches.map(({ tried, listed }) => say().branch(tried, listed));
    let [from, taken] = [all.length, 0];
    while (from > 0 && (taken += all[from - 1]!.length) <= MOST) from--;
    const shown = from > 0 ? ['…', ...all.slice(from)] : all;
    return shown.join(' · ') || '–';
  };
  return (
    <span class="odometer" role="group" aria-label={say().odometer} title={say().odometer}>
      <span class="path">
        <bdi>{branches()}</bdi>
      </span>{' '}
      <b>{percent(situation().progress, props.model.choices.lang)}</b>
    </span>
  );
}

/** The buttons for the grain, and for the ways that are left. */
function Grains(props: ClassProps): JSX.Element {
  const say = () => props.words.classroom;
  return (
    <div class="grains" role="group" aria-label={say().grains}>
      <For each={grains}>
        {(grain, at) => (
          <button
            type="button"
            title={`${say().grainHint[grain]} (${at() + 1})`}
            aria-pressed={props.moment.grain === grain}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.state.commands.setGrain(grain)}
          >
            {say().grain[grain]}
          </button>
        )}
      </For>
      <button
        type="button"
        title={`${say().waysHint} (V)`}
        aria-pressed={props.moment.ways !== undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => toggleWays(props.state)}
      >
        {say().ways}
      </button>
    </div>
  );
}
