import { For, type JSX } from 'solid-js';
import './experiments.css';
import type { Experiment } from '../../experiment/experiment.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Language, Words } from '../../words/index.ts';
import type { ExperimentSuite, ExperimentProgress } from './model.ts';
import { ExperimentCard } from './experimentCard.tsx';

interface ExperimentListProps {
  readonly suite: ExperimentSuite;
  readonly runs: Readonly<Record<string, ExperimentProgress | undefined>>;
  readonly words: Words;
  readonly language: Language;
  readonly theme: ThemeId;
  run(experiment: Experiment): void;
  stop(id: string): void;
}

/** All experiments, one below the other. */
export function ExperimentList(props: ExperimentListProps): JSX.Element {
  return (
    <>
      <p class="hint">{props.words.experiments.about}</p>
      <For each={props.suite.experiments}>
        {(experiment) => (
          <ExperimentCard
            experiment={experiment}
            run={props.runs[experiment.id]}
            words={props.words}
            language={props.language}
            theme={props.theme}
            titleOf={(puzzle) => props.suite.titleOf(puzzle, props.language)}
            start={() => props.run(experiment)}
            stop={() => props.stop(experiment.id)}
          />
        )}
      </For>
    </>
  );
}
