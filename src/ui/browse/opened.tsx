import { lateWords } from '../../words/index.ts';
import {
  createMemo,
  createResource,
  createSignal,
  For,
  onMount,
  Show,
  untrack,
  type JSX,
} from 'solid-js';
import { textOf } from '../../count/asked/conditions.ts';
import type { Numbered } from '../../count/asked/chosen.ts';
import { writePosition } from '../../game/position.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import { browsingAll } from '../../settings/browsing.ts';
import { fixedAt } from '../../solve/fixedAt.ts';
import type { Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import type { Choice } from '../../count/asked/choice.ts';
import type { DialogProps } from '../modeOverlay.ts';
import { BoardPicture, type BoardArt } from '../widgets/boards/boardPicture.tsx';
import type { SolutionSource } from './model.ts';

interface OpenedProps extends DialogProps {
  readonly solution: Numbered;
  readonly place: bigint;
  readonly count: bigint;
  readonly problem: Problem;
  readonly source: SolutionSource;
  readonly art: BoardArt;
  readonly choice: Choice;
  choose(change: Partial<Choice>): void;
  move(place: bigint): void;
  back(): void;
}

/** A solution, large, whose pieces can be chosen; and what can be done with it. */
export function Opened(props: OpenedProps): JSX.Element {
  const say = () => lateWords(props.words).solutionList;
  /** Whether the puzzle has images that may be told apart. */
  const hasSymmetries = symmetries(untrack(() => props.problem)).length > 1;
  let back!: HTMLButtonElement;
  onMount(() => back.focus());
  const [picked, pick] = createSignal<readonly number[]>([]);
  /** Those of its placements that are chosen. */
  const chosen = createMemo(() =>
    props.solution.placements.filter((placement) => picked().includes(placement)),
  );
  const isPicked = (placement: number): boolean => picked().includes(placement);
  const toggle = (placement: number): void => {
    pick((before) =>
      isPicked(placement) ? before.filter((one) => one !== placement) : [...before, placement],
    );
  };
  const nameOf = (placement: number): string =>
    props.problem.pieces[props.problem.placements.piece[placement]!]!.name;
  const [images] = createResource(
    () => props.solution.placements,
    (placements) => props.source.images(props.choice, placements),
  );
  const added = (list: readonly number[]): readonly number[] => [
    ...new Set([...list, ...chosen()]),
  ];
  const start = { step: 0, tick: Infinity };
  const play = () =>
    props.commands.link({
      mode: 'play',
      laid: writePosition(props.problem, chosen()),
      browse: undefined,
      moment: start,
    });
  const ask = () =>
    props.commands.link({
      mode: 'atlas',
      question: { fix: chosen().map((one) => textOf(props.problem, one)), forbid: [], piece: '' },
      browse: undefined,
      moment: start,
    });
  /** An address that leads here, whatever the list is sorted by. */
  const link = () =>
    props.commands.link({
      browse: { ...browsingAll, place: props.solution.number - 1n, isOpen: true },
    });
  const search = (): void => {
    const said = props.commands.openText(printPuzzle(fixedAt(props.problem, chosen())));
    if (said) props.commands.say(said);
    else if (props.model.mode !== 'saver') props.commands.switchMode('saver');
    props.close();
  };
  return (
    <div class="browse-opened">
      <div class="browse-turn">
        <button ref={back} type="button" class="wide" onClick={() => props.back()}>
          {say().back}
        </button>
        <button
          type="button"
          class="wide"
          disabled={props.place === 0n}
          onClick={() => props.move(props.place - 1n)}
        >
          {say().before}
        </button>
        <button
          type="button"
          class="wide"
          disabled={props.place >= props.count - 1n}
          onClick={() => props.move(props.place + 1n)}
        >
          {say().after}
        </button>
        <p role="status">
          <b>{say().solution(props.solution.number)}</b> ·{' '}
          {say().said(props.place + 1n, props.count)}
        </p>
      </div>
      <svg class="browse-large" viewBox={props.art.viewBox} aria-hidden="true">
        <path class="ground" d={props.art.ground()} />
        <For each={props.art.fixed}>
          {(tile) => <path fill={props.art.colour(tile)} d={props.art.outline(tile)} />}
        </For>
        <For each={props.solution.placements}>
          {(tile) => (
            <path
              class="piece"
              classList={{ picked: isPicked(tile) }}
              fill={props.art.colour(tile)}
              d={props.art.outline(tile)}
              onClick={() => toggle(tile)}
            />
          )}
        </For>
      </svg>
      <div class="browse-about">
        <div class="browse-pieces" role="group" aria-label={say().pieces}>
          <For each={props.solution.placements.toSorted((one, other) => one - other)}>
            {(placement) => (
              <button
                type="button"
                class="wide"
                style={{ '--piece': props.art.colour(placement) }}
                aria-pressed={isPicked(placement)}
                onClick={() => toggle(placement)}
              >
                {nameOf(placement)}
              </button>
            )}
          </For>
        </div>
        <p class="hint">{say().piecesHint}</p>
        <div class="actions">
          <button
            type="button"
            disabled={chosen().length === 0}
            onClick={() => props.choose({ fixed: added(props.choice.fixed) })}
          >
            {say().fix}
          </button>
          <button
            type="button"
            disabled={chosen().length === 0}
            onClick={() => props.choose({ forbidden: added(props.choice.forbidden) })}
          >
            {say().forbid}
          </button>
          <a class="wide" href={play()}>
            {say().play}
          </a>
          <a class="wide" href={ask()}>
            {say().ask}
          </a>
          <button type="button" onClick={search}>
            {say().search}
          </button>
          <a class="wide" href={link()}>
            {say().link}
          </a>
        </div>
        <Show when={images.latest}>
          {(list) => (
            <>
              <Show when={hasSymmetries}>
                <p>{say().images(list().length)}</p>
              </Show>
              <Show when={list().length > 1}>
                <ul class="browse-images">
                  <For each={list()}>
                    {(image) => (
                      <li>
                        <BoardPicture art={props.art} path={image.placements} />
                        <span class="unseen">{say().solution(image.number)}</span>
                        <span aria-hidden="true">{say().number(image.number)}</span>
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
            </>
          )}
        </Show>
      </div>
    </div>
  );
}
