import { lateWords } from '../../../words/index.ts';
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  on,
  onCleanup,
  Show,
  type JSX,
} from 'solid-js';
import { unwrap } from 'solid-js/store';
import { Dialog } from '../../widgets/dialog.tsx';
import { Select } from '../../widgets/fields.tsx';
import type { ResultsProps } from '../model.ts';
import { MergedView } from './mergedView.tsx';
import { Mirrored } from './mirrored.tsx';
import type { TreeCommands, TreePane } from './model.ts';
import '../../widgets/trees/rasterLooks.css';
import './trees.css';

interface TreesProps extends ResultsProps {
  readonly open: boolean;
  close(): void;
}

type View = 'mirrored' | 'merged';

/** The dialog in which the trees of two panes are compared. */
export function Trees(props: TreesProps): JSX.Element {
  createEffect(
    on(
      () => props.open,
      (isOpen) => props.commands.occupy(isOpen),
      { defer: true },
    ),
  );
  onCleanup(() => props.open && props.commands.occupy(false));
  return (
    <Dialog
      words={props.words}
      title={lateWords(props.words).twoTrees.title}
      class="two-trees"
      open={props.open}
      close={() => props.close()}
    >
      <Show when={props.open && props.race.panes.length > 1 && props.raceCommands.trees()}>
        {(trees) => <Content {...props} trees={trees()} />}
      </Show>
    </Dialog>
  );
}

function Content(props: TreesProps & { readonly trees: TreeCommands }): JSX.Element {
  const say = () => lateWords(props.words).twoTrees;
  const [view, setView] = createSignal<View>('mirrored');
  const [asked, ask] = createSignal<readonly [number | undefined, number | undefined]>([
    undefined,
    undefined,
  ]);
  const panes = () => props.race.panes;
  const idAt = (at: 0 | 1): number => {
    const wanted = asked()[at];
    return panes().some(({ id }) => id === wanted) ? wanted! : panes()[at]!.id;
  };
  const paneOf = (at: 0 | 1): TreePane => {
    const { id, subject, status } = panes().find((pane) => pane.id === idAt(at))!;
    const { letter } = props.styles.get(id)!;
    const search = props.race.kind.searchOf!(unwrap(subject));
    return { id, letter, search, steps: status.steps };
  };
  const both = (): readonly [TreePane, TreePane] => [paneOf(0), paneOf(1)];
  /** Changes when another pair of searches is compared, and is the same object as long as it is the same. */
  const pair = createMemo(() => both().map(({ search }) => search), undefined, {
    equals: (one, other) => one[0] === other[0] && one[1] === other[1],
  });
  const options = () =>
    panes().map(({ id }) => ({
      value: String(id),
      text: props.words.race.pane(props.styles.get(id)!.letter, props.names.get(id)!),
    }));
  const choose = (at: 0 | 1, id: number): void => {
    // The one that is chosen twice changes places with the other.
    const [one, other] = [idAt(0), idAt(1)];
    if (at === 0) ask([id, id === other ? one : other]);
    else ask([id === one ? other : one, id]);
  };
  return (
    <>
      <div class="choices unlabelled">
        <For each={[0, 1] as const}>
          {(at) => (
            <Select
              label={at === 0 ? say().upper : say().lower}
              value={String(idAt(at))}
              options={options()}
              choose={(id) => choose(at, Number(id))}
            />
          )}
        </For>
        <div class="views" role="group" aria-label={say().view}>
          <For each={['mirrored', 'merged'] as const}>
            {(one) => (
              <button type="button" aria-pressed={view() === one} onClick={() => setView(one)}>
                {say().views[one]}
              </button>
            )}
          </For>
        </div>
      </div>
      <Show when={pair()} keyed>
        <Show
          when={view() === 'mirrored'}
          fallback={<MergedView {...props} trees={props.trees} panes={both()} />}
        >
          <Mirrored
            {...props}
            problem={props.trees.problem}
            panes={both()}
            goTo={(pane, step) => props.raceCommands.goTo(pane, step)}
          />
        </Show>
      </Show>
    </>
  );
}
