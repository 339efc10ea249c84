import { For, Show, type JSX } from 'solid-js';
import {
  everySolution,
  readSorting,
  writeSorting,
  type Choice,
  type Sorting,
} from '../../count/asked/choice.ts';
import type { FigureRow } from '../../count/asked/chosen.ts';
import { features, hasLines, type Feature } from '../../count/asked/features.ts';
import { byKinds } from '../../count/asked/figures.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Words } from '../../words/index.ts';
import { Checkbox, Select } from '../widgets/fields.tsx';

interface FilterProps {
  readonly problem: Problem;
  readonly words: Words;
  readonly choice: Choice;
  /** What they are sorted by, and how many have it. */
  readonly rows: readonly FigureRow[];
  choose(change: Partial<Choice>): void;
}

/** What can be sorted by, for a puzzle: where some piece lies or how many there are, unless that is always the same. */
const sortingsOf = ({ puzzle, pieces, placements }: Problem): readonly Sorting[] => [
  { by: 'number' },
  { by: 'edge' },
  { by: 'crossroads' },
  { by: 'common' },
  ...(puzzle.use === 'some' ? [{ by: 'kinds' } as const] : []),
  ...pieces.flatMap(({ name, copies }, piece) =>
    placements.piece.includes(piece) && (copies === 1 || puzzle.use === 'some')
      ? [{ by: 'piece', piece: name } as const]
      : [],
  ),
];

/** What solutions are sorted by, and which ones are chosen. */
export function Filter(props: FilterProps): JSX.Element {
  const say = () => props.words.browsing;
  const copiesOf = (name: string): number =>
    props.problem.pieces.find((piece) => piece.name === name)?.copies ?? 1;
  const nameOf = (sorting: Sorting): string => {
    if (sorting.by !== 'piece') return say().sorts[sorting.by];
    const { piece } = sorting;
    return copiesOf(piece) === 1 ? say().sortPlace(piece) : say().sortMany(piece);
  };
  const pieceOf = (placement: number): string =>
    props.problem.pieces[props.problem.placements.piece[placement] ?? 0]!.name;
  return (
    <div class="browse-filter" role="group" aria-label={say().filter}>
      <Select
        label={say().sort}
        value={writeSorting(props.choice.sorting)}
        options={sortingsOf(props.problem).map((sorting) => ({
          value: writeSorting(sorting),
          text: nameOf(sorting),
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
              text: say().row(figureName(props, figure), solutions),
            })),
          ]}
          choose={(text) => props.choose({ figure: text === '' ? undefined : Number(text) })}
        />
      </Show>
      <For each={features.filter((one) => one !== 'fault' || hasLines(props.problem))}>
        {(feature) => <FeatureChoice {...props} feature={feature} />}
      </For>
      <Checkbox
        label={say().once}
        value={props.choice.once}
        choose={(once) => props.choose({ once })}
      />
      <For each={['fixed', 'forbidden'] as const}>
        {(kind) => (
          <For each={props.choice[kind]}>
            {(placement) => {
              const name = () => say()[kind](pieceOf(placement));
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

/** Whether solutions have something, or not, or whether that is all the same. */
function FeatureChoice(props: FilterProps & { readonly feature: Feature }): JSX.Element {
  const say = () => props.words.browsing;
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

/** What a figure of the sorting is called. */
function figureName(
  { problem, words, choice }: Pick<FilterProps, 'problem' | 'words' | 'choice'>,
  figure: number,
): string {
  const { figures } = words.browsing;
  const { sorting } = choice;
  switch (sorting.by) {
    case 'edge':
      return figures.edge(figure);
    case 'crossroads':
      return figures.crossroads(figure);
    case 'kinds':
      return byKinds(problem)!
        .read(figure)
        .flatMap((many, piece) => {
          const { name } = problem.pieces[piece]!;
          return many === 0 ? [] : [many === 1 ? name : figures.many(many, name)];
        })
        .join(', ');
    case 'piece': {
      const { piece } = sorting;
      const one = problem.pieces.find(({ name }) => name === piece);
      if (one && one.copies > 1) return figures.many(figure, piece);
      return figure === 0 ? figures.unused(piece) : figures.place(figure, piece);
    }
    // Neither has figures to choose from.
    case 'number':
    case 'common':
      return '';
  }
}
