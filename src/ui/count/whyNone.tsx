import { createMemo, createResource, For, Show, type JSX } from 'solid-js';
import { seams, silhouette, viewBox } from '../../drawing/paths.ts';
import { middleOf } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import type { Proof } from '../../teach/weighting/account.ts';
import { proofSentence, words, type Language } from '../../words/index.ts';

interface WhyNoneProps {
  /** The puzzle as text: one without a solution. */
  readonly text: string;
  readonly language: Language;
  /** Looks for the proof. */
  prove(text: string): Promise<Proof | undefined>;
}

/** Why a puzzle has no solution, with its board painted, if marks on the cells show it. */
export function WhyNone(props: WhyNoneProps): JSX.Element {
  const problem = createMemo(() => compile(parsePuzzle(props.text)));
  const [asked] = createResource(
    () => props.text,
    (text) => props.prove(text),
  );
  const proof = (): Proof | undefined => (asked.state === 'ready' ? asked() : undefined);
  const board = () => problem().board;
  const lattice = () => problem().puzzle.lattice;
  const cells = () => problem().cells;
  const weights = () => proof()!.weighting.weights;
  const isMarked = () => weights().every((weight) => weight === 0 || weight === 1);
  const marked = () => cells().filter((_, cell) => weights()[cell] === 1);
  return (
    <Show when={proof()}>
      {(found) => (
        <figure class="why">
          <svg viewBox={viewBox(lattice(), board(), true)} aria-hidden="true">
            <path class="ground" d={silhouette(lattice(), board())} />
            <Show
              when={isMarked()}
              fallback={
                <For each={cells()}>
                  {(cell, at) => {
                    const [x, y] = middleOf(lattices[lattice()], cell);
                    return (
                      <text x={x} y={y}>
                        {words(props.language).proof.figure(weights()[at()]!)}
                      </text>
                    );
                  }}
                </For>
              }
            >
              <For each={marked()}>
                {(cell) => <path class="marked" d={silhouette(lattice(), [cell])} />}
              </For>
            </Show>
            <path class="seams" d={seams(lattice(), cells())} />
          </svg>
          <figcaption>{proofSentence(found(), props.language)}</figcaption>
        </figure>
      )}
    </Show>
  );
}
