import { For, type JSX } from 'solid-js';
import './experiments.css';
import type { Experiment } from '../../solve/experiment.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Language, Words } from '../../words/index.ts';
import type { Laboratory, Run } from './model.ts';
import { Trial } from './trial.tsx';

interface BenchProps {
  readonly laboratory: Laboratory;
  readonly runs: Readonly<Record<string, Run | undefined>>;
  readonly words: Words;
  readonly language: Language;
  readonly theme: ThemeId;
  run(experiment: Experiment): void;
  stop(id: string): void;
}

/** All experiments, one below the other. */
export function Bench(props: BenchProps): JSX.Element {
  return (
    <>
      <p class="hint">{props.words.experiments.about}</p>
      <For each={props.laboratory.experiments}>
        {(experiment) => (
          <Trial
            experiment={experiment}
            run={props.runs[experiment.id]}
            words={props.words}
            language={props.language}
            theme={props.theme}
            titleOf={(puzzle) => props.laboratory.titleOf(puzzle, props.language)}
            start={() => props.run(experiment)}
            stop={() => props.stop(experiment.id)}
          />
        )}
      </For>
    </>
  );
}
