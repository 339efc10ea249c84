import { CategoryFilter, FilterBar } from './filterBar.tsx';
import { createEffect, createMemo, createSignal, For, on, onMount, Show, type JSX } from 'solid-js';
import './gallery.css';
import { categories } from '../../puzzle/category.ts';
import { lateWords } from '../../words/index.ts';
import { themes } from '../../theme/index.ts';
import type { DialogProps } from '../modeOverlay.ts';
import type { GalleryContent } from '../model.ts';
import { Card } from './card.tsx';
import { noFilter, filterCards, type CardFilter } from './filterCards.ts';
import { Light } from './thumb.tsx';
import { nextSpot } from '../widgets/focus/gridNavigation.ts';

interface GalleryGridProps extends DialogProps, GalleryContent {
  readonly wanted: CardFilter;
  want(wishes: Partial<CardFilter>): void;
  choose(puzzle: string): void;
  showSolutions(isOn: boolean): void;
}

/** The content of the gallery: filters, and cards by category. */
export function GalleryGrid(props: GalleryGridProps): JSX.Element {
  const say = () => lateWords(props.words).cards;
  const shown = () => {
    const { puzzle } = props.model.choices;
    return props.cards.find(({ id, lastingId }) => [id, lastingId].includes(puzzle ?? ''))?.id;
  };
  const theme = () => props.model.choices.theme;
  const found = createMemo(() => filterCards(props.cards, props.wanted));
  /** What is typed finds so many puzzles without the other filters. */
  const elsewhere = () => filterCards(props.cards, { ...noFilter, text: props.wanted.text }).length;
  /** The card in the tab order. */
  const [reached, reach] = createSignal(shown());
  const stop = createMemo(() => (found().find(({ id }) => id === reached()) ?? found()[0])?.id);
  let grid!: HTMLDivElement;
  let cards!: HTMLDivElement;

  const cardElements = (): HTMLElement[] => [...cards.querySelectorAll<HTMLElement>('.card')];
  const toCards = (): void =>
    cardElements()
      .find(({ dataset }) => dataset['puzzle'] === stop())
      ?.focus();
  onMount(() => {
    toCards();
    // At first, the puzzle on show is in the middle.
    document.activeElement?.scrollIntoView({ block: 'center' });
  });
  // Scrolls results to the top.
  const toTop = (): void => void (cards.scrollTop = 0);
  createEffect(on(() => props.wanted, toTop, { defer: true }));

  const walk = (event: KeyboardEvent): void => {
    // During Japanese input, Enter first ends the composition; Safari reports that by key code only.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target as HTMLElement;
    const search = grid.querySelector('input')!;
    const next = at.matches('.card') ? cardBeside(cardElements(), at, event.key) : undefined;
    if (at === search) {
      if (event.key === 'ArrowDown') toCards();
      else if (event.key === 'Enter' && found()[0]) props.choose(found()[0]!.id);
      else return;
      event.preventDefault();
    } else if (next) {
      next.focus();
      event.preventDefault();
    } else if (!at.matches('select') && /^[\p{L}\p{N}]$/u.test(event.key)) {
      // The character is typed into the element focused by then.
      search.focus();
    }
  };

  const look = () => {
    const { background, tray, cell, label, nearMiss } = themes[theme()];
    // At this size, open cells need more contrast to the tray than on the stage.
    const strength = 1 - (1 - cell.strength) ** 3;
    return {
      '--well': background.inner,
      '--well-edge': background.outer,
      '--tray': tray.colour,
      '--rim': tray.rim,
      '--label': label.strong,
      '--depth': String(tray.shadow),
      '--near-miss': nearMiss.colour,
      '--cell': `color-mix(in srgb, ${cell.colour} ${100 * strength}%, ${tray.colour})`,
    };
  };
  return (
    <div ref={grid} class="gallery-grid" style={look()} data-theme={theme()} onKeyDown={walk}>
      <p class="tally" role="status">
        {say().found(found().length)}
        <Show when={found().filter(({ state }) => state === 'solved').length}>
          {(solved) => <> · {say().solved(solved())}</>}
        </Show>
      </p>
      <FilterBar {...props} />
      <CategoryFilter
        cards={filterCards(props.cards, { ...props.wanted, group: undefined })}
        words={props.words}
        group={props.wanted.group}
        want={(group) => props.want({ group })}
      />
      <div ref={cards} class="card-lists" onFocusIn={({ target }) => reach(puzzleOf(target))}>
        <Light />
        <For each={categories}>
          {(group) => {
            const cards = createMemo(() => found().filter((card) => card.category === group));
            return (
              <Show when={cards().length > 0}>
                <section>
                  <h3>
                    {props.words.gallery.groups[group]} <span class="number">{cards().length}</span>
                  </h3>
                  <Show when={group === 'today'}>
                    <button
                      type="button"
                      class="wide"
                      onClick={() => {
                        props.close();
                        props.commands.openDay();
                      }}
                    >
                      {props.words.today.playByHand}
                    </button>
                  </Show>
                  <ul>
                    <For each={cards()}>
                      {(card) => (
                        <Card
                          card={card}
                          words={props.words}
                          language={props.model.choices.lang}
                          theme={theme()}
                          isShown={card.id === shown()}
                          isStop={card.id === stop()}
                          choose={() => props.choose(card.id)}
                        />
                      )}
                    </For>
                  </ul>
                </section>
              </Show>
            );
          }}
        </For>
        <Show when={found().length === 0}>
          <p class="nothing">{say().nothing(props.wanted.text.trim(), elsewhere())}</p>
          <button type="button" class="wide" onClick={() => props.want(noFilter)}>
            {say().everything}
          </button>
        </Show>
      </div>
    </div>
  );
}

const puzzleOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset['puzzle'] : undefined;

/** The card that a key leads to from another one, in rows of cards; undefined for other keys. */
function cardBeside(
  cards: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const rows = new Map<number, HTMLElement[]>();
  for (const card of cards) {
    const top = Math.round(card.getBoundingClientRect().top);
    rows.set(top, [...(rows.get(top) ?? []), card]);
  }
  const all = [...rows.values()];
  const row = all.findIndex((row) => row.includes(from));
  const shape = { count: all.length, row: (at: number) => all[at]! };
  const to = nextSpot(shape, { row, column: all[row]!.indexOf(from) }, key);
  return to && all[to.row]![to.column];
}
