import { lateWords } from '../../words/index.ts';
import { For, Show, untrack, type JSX } from 'solid-js';
import {
  everySolution,
  readSorting,
  writeSorting,
  type Choice,
  type Sorting,
} from '../../count/asked/choice.ts';
import type { FigureRow } from '../../count/asked/chosen.ts';
import { isCounted, isOptional } from '../../count/asked/figures.ts';
import { features, type Feature } from '../../count/asked/featureNames.ts';
import { senseless } from '../../count/asked/senseless.ts';
import { hasPiecesInPlace, type Problem } from '../../solve/problem.ts';
import type { Words } from '../../words/index.ts';
import { Checkbox, Select } from '../widgets/fields.tsx';
import { conditionName, figureName, sortingName } from './names.ts';

interface FilterProps {
  readonly problem: Problem;
  readonly words: Words;
  readonly choice: Choice;
  /** What they are sorted by, and how many have it. */
  readonly rows: readonly FigureRow[];
  choose(change: Partial<Choice>): void;
}

/** What can be sorted by, for a puzzle: where some piece lies or how many there are, unless that is always the same. */
function sortingsOf(problem: Problem): readonly Sorting[] {
  const { pieces, placements } = problem;
  const isAsked = (piece: number): boolean =>
    placements.piece.includes(piece) && (!isCounted(problem, piece) || isOptional(problem, piece));
  return [
    { by: 'number' },
    ...(hasPiecesInPlace(problem) ? [] : ([{ by: 'edge' }, { by: 'crossroads' }] as const)),
    { by: 'common' },
    ...(pieces.some((_, piece) => isOptional(problem, piece)) ? [{ by: 'kinds' } as const] : []),
    ...pieces.flatMap(({ name }, piece) =>
      isAsked(piece) ? [{ by: 'piece', piece: name } as const] : [],
    ),
  ];
}

/** What solutions are sorted by, and which ones are chosen. */
export function Filter(props: FilterProps): JSX.Element {
  const say = () => lateWords(props.words).solutionList;
  const isMoreAsked = () =>
    [...props.choice.without, ...props.choice.having].some((one) => further.includes(one));
  return (
    <div class="browse-filter" role="group" aria-label={say().filter}>
      <Select
        label={say().sort}
        value={writeSorting(props.choice.sorting)}
        options={sortingsOf(props.problem).map((sorting) => ({
          value: writeSorting(sorting),
          text: sortingName(props.problem, sorting, props.words),
        }))}
        choose={(text) =>
          props.choose({ sorting: readSorting(text) ?? everySolution.sorting, figure: undefined })
        }
      />
      <Show when={props.rows.length > 0}>
        <Select
          label={say().only}
          value={props.choice.figure === undefined ? '' : String(props.choice.figure)}
          options={[
            { value: '', text: say().any },
            ...props.rows.map(({ figure, solutions }) => ({
              value: String(figure),
              text: say().row(
                figureName(props.problem, props.choice.sorting, figure, props.words),
                solutions,
              ),
            })),
          ]}
          choose={(text) => props.choose({ figure: text === '' ? undefined : Number(text) })}
        />
      </Show>
      <FeatureChoices {...props} of={familiar} />
      <Checkbox
        label={say().once}
        value={props.choice.once}
        choose={(once) => props.choose({ once })}
      />
      <details class="browse-more" open={untrack(isMoreAsked)}>
        <summary>{say().more}</summary>
        <div>
          <FeatureChoices {...props} of={further} />
        </div>
      </details>
      <For each={['fixed', 'forbidden'] as const}>
        {(kind) => (
          <For each={props.choice[kind]}>
            {(placement) => {
              const name = () => conditionName(props.problem, kind, placement, props.words);
              return (
                <button
                  type="button"
                  class="wide"
                  aria-label={say().remove(name())}
                  onClick={() =>
                    props.choose({ [kind]: props.choice[kind].filter((one) => one !== placement) })
                  }
                >
                  {name()} <span aria-hidden="true">×</span>
                </button>
              );
            }}
          </For>
        )}
      </For>
    </div>
  );
}

/** The features that are asked for most. */
const familiar: readonly Feature[] = ['crossroads', 'fault'];
const further = features.filter((one) => !familiar.includes(one));

/** Choices of those of some features that a puzzle can have. */
const FeatureChoices = (props: FilterProps & { readonly of: readonly Feature[] }): JSX.Element => (
  <For each={props.of.filter((one) => senseless(props.problem, one) === undefined)}>
    {(feature) => <FeatureChoice {...props} feature={feature} />}
  </For>
);

/** Whether solutions have something, or not, or whether that is all the same. */
function FeatureChoice(props: FilterProps & { readonly feature: Feature }): JSX.Element {
  const say = () => lateWords(props.words).solutionList;
  const value = () =>
    props.choice.without.includes(props.feature)
      ? 'without'
      : props.choice.having.includes(props.feature)
        ? 'with'
        : 'either';
  const others = (list: readonly Feature[]) => list.filter((one) => one !== props.feature);
  return (
    <Select
      label={say().features[props.feature]}
      hint={say().featureHints[props.feature]}
      value={value()}
      options={(['either', 'without', 'with'] as const).map((one) => ({
        value: one,
        text: say()[one],
      }))}
      choose={(one) => {
        const [without, having] = [others(props.choice.without), others(props.choice.having)];
        props.choose({
          without: one === 'without' ? [...without, props.feature] : without,
          having: one === 'with' ? [...having, props.feature] : having,
        });
      }}
    />
  );
}
