import { createMemo, createResource, Show, type JSX } from 'solid-js';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, hasPiecesInPlace } from '../../solve/problem.ts';
import type { Proof } from '../../teach/weighting/account.ts';
import { proofSentence, wordsFor, type Language } from '../../words/index.ts';
import { ProofBoard } from '../widgets/boards/proofBoard.tsx';

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
  const say = () => wordsFor({ areOptions: hasPiecesInPlace(problem()) }, props.language);
  const [asked] = createResource(
    () => props.text,
    (text) => props.prove(text),
  );
  const proof = (): Proof | undefined => (asked.state === 'ready' ? asked() : undefined);
  return (
    <Show when={proof()}>
      {(found) => (
        <figure class="why">
          <ProofBoard
            lattice={problem().puzzle.lattice}
            board={problem().board}
            cells={problem().cells}
            weights={found().weighting.weights}
            words={say()}
          />
          <figcaption>{proofSentence(found(), say())}</figcaption>
        </figure>
      )}
    </Show>
  );
}
