import { For, type JSX } from 'solid-js';
import './experiments.css';
import type { Experiment } from '../../experiment/experiment.ts';
import { kindIds } from '../../experiment/kinds.ts';
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

/** All experiments, kind by kind, one below the other. */
export function ExperimentList(props: ExperimentListProps): JSX.Element {
  return (
    <>
      <p class="hint">{props.words.experiments.about}</p>
      <For each={kindIds}>
        {(kind) => (
          <section>
            <h3 class="experiments-kind">{props.words.experiments.kinds[kind].title}</h3>
            <For each={props.suite.experiments.filter((one) => one.kind === kind)}>
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
          </section>
        )}
      </For>
    </>
  );
}
