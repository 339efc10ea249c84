import { createMemo, For, Show, type JSX } from 'solid-js';
import { proofSentence } from '../../../words/index.ts';
import { weightGroups } from '../../../teach/weighting/account.ts';
import type { ClassProps } from '../state.ts';
import './proofPanel.css';

/** What marks on the cells show, and what each piece covers of them. */
export function ProofPanel(props: ClassProps): JSX.Element {
  const say = () => props.words.proof;
  const sentence = (): string => {
    const found = props.moment.proof;
    if (!found) return props.moment.isProofRefused ? say().refused : say().looking;
    if (found.proof) return proofSentence(found.proof, props.words);
    return found.searched === undefined ? say().none : say().searched(found.searched);
  };
  /** None where it is one piece, or one cell, that shows it. */
  const groups = createMemo(() => {
    const proof = props.moment.proof?.proof;
    const isCompared = proof && 'board' in proof.account;
    return isCompared ? weightGroups(proof.weighting) : [];
  });
  const covers = (weight: number): string => {
    const { relation, modulus } = props.moment.proof!.proof!.weighting;
    return say().covers(relation, modulus, weight);
  };
  return (
    <section class="class-panel class-proof" aria-label={say().title}>
      <header>
        <h2>{say().title}</h2>
      </header>
      <div class="proof-box" tabindex="0" role="group" aria-label={say().title}>
        <p aria-live="polite">{sentence()}</p>
        <Show when={groups().length > 1}>
          <h3>{say().each}</h3>
          <dl>
            <For each={groups()}>
              {({ weight, pieces }) => (
                <div>
                  <dt>{covers(weight)}</dt>
                  <dd>{pieces.map((piece) => props.moment.names.letter(piece)).join(' ')}</dd>
                </div>
              )}
            </For>
          </dl>
        </Show>
      </div>
    </section>
  );
}
