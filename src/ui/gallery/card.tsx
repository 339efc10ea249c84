import { createSignal, For, Match, onCleanup, onMount, Show, Switch, type JSX } from 'solid-js';
import './card.css';
import type { ThemeId } from '../../theme/index.ts';
import { lateWords, proofSentence, words, type Language, type Words } from '../../words/index.ts';
import type { CatalogueCard } from '../model.ts';
import { ProofBoard } from '../widgets/boards/proofBoard.tsx';
import { Thumb } from './thumb.tsx';

interface CardProps {
  readonly card: CatalogueCard;
  readonly words: Words;
  readonly language: Language;
  readonly theme: ThemeId;
  /** Whether its puzzle is on show. */
  readonly isShown: boolean;
  /** Whether it is in the tab order. */
  readonly isStop: boolean;
  choose(): void;
}

/** A card of the gallery. What is slow to draw is drawn once it is visible. */
export function Card(props: CardProps): JSX.Element {
  const say = () => lateWords(props.words).cards;
  const { card } = props;
  const { question, whyNone } = card;
  const [isNear, setNear] = createSignal(false);
  let button!: HTMLButtonElement;
  onMount(() => onCleanup(onceVisible(button, () => setNear(true))));
  const figures = () =>
    [
      say().cells(question.board.cells.length),
      say().pieces(card.pieces, question.use === 'some'),
    ].join(' · ');
  const outcome = () => {
    const { unique, difficulty } = card;
    const parts = unique ? [say().unique(unique)] : [];
    if (difficulty && difficulty !== 'impossible') parts.push(say().difficulties[difficulty]);
    return parts;
  };
  /** Puzzles without a solution are of pieces here, whatever is on show. */
  const reason = () =>
    whyNone &&
    (whyNone.proof
      ? proofSentence(whyNone.proof, words(props.language))
      : words(props.language).proof.searched(whyNone.searched));
  const reasonId = `why-${card.id}`;
  return (
    <li>
      <button
        ref={button}
        type="button"
        class="card"
        classList={{ quiet: card.state !== 'solved' && !card.isByHand }}
        data-puzzle={card.id}
        tabindex={props.isStop ? 0 : -1}
        aria-current={props.isShown ? 'true' : undefined}
        aria-describedby={whyNone && reasonId}
        onClick={() => props.choose()}
      >
        <span class="well">
          <Show when={isNear()}>
            <Thumb card={card} words={props.words} theme={props.theme} />
            <Show when={whyNone?.proof}>
              {(proof) => (
                <ProofBoard
                  lattice={question.lattice}
                  board={question.board.cells}
                  cells={question.board.cells}
                  weights={proof().weighting.weights}
                  words={props.words}
                />
              )}
            </Show>
          </Show>
        </span>
        {/* Keeps sizes like 6 × 10 on one line. */}
        <span class="name">{card.title.replaceAll(' × ', '\u00a0×\u00a0')}</span>
        <span class="about">
          <Show when={isNear()}>{figures()}</Show>
        </span>
        <span class="about">
          <For each={outcome()}>{(said) => <span class="part">{said} </span>}</For>
          <Switch>
            <Match when={card.isByHand}>
              <span class="badge solved">{say().isByHand}</span>
            </Match>
            <Match when={card.state === 'solved'}>
              <span class="badge solved">{say().isSolved}</span>
            </Match>
            <Match when={card.state === 'impossible'}>
              <span class="badge impossible">{say().difficulties.impossible}</span>
            </Match>
            <Match when={card.state === 'unsolved'}>
              {/* Where there is nothing else to say, it is shown. */}
              <span class={outcome().length > 0 ? 'unseen' : undefined}>{say().isUnsolved}</span>
            </Match>
          </Switch>
        </span>
        <Show when={props.isShown}>
          <span class="badge shown">{say().isShown}</span>
        </Show>
      </button>
      <Show when={reason()}>
        {(said) => (
          <p class="reason" id={reasonId}>
            {said()}
          </p>
        )}
      </Show>
    </li>
  );
}

/** How far beyond the visible area elements count as visible, if the browser supports that. */
const options: IntersectionObserverInit & { scrollMargin: string } = { scrollMargin: '300px' };

/**
 * Calls `onVisible` once, when an element becomes visible, or nearly.
 *
 * @returns a function that stops observing it
 */
function onceVisible(element: Element, onVisible: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onVisible();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
