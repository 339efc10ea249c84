import { createMemo, createSignal, For, Index, on, onCleanup, Show, type JSX } from 'solid-js';
import { largestCuts, type ListedCut } from '../../../teach/merged/cuts.ts';
import { triesAlike } from '../../../teach/merged/mergeable.ts';
import type { Merged } from '../../../teach/merged/mergedSearch.ts';
import type { LateWords } from '../../../words/dictionary.ts';
import { lateWords } from '../../../words/index.ts';
import { mergedSentences } from '../../../words/mergedSentences.ts';
import type { OverlayProps } from '../../modeOverlay.ts';
import { CutBoard, type CutShown } from './cutBoard.tsx';
import { Icicle } from './icicleView.tsx';
import type { MergeReport, TreeCommands, TreePane } from './model.ts';

interface MergedProps extends Pick<OverlayProps, 'model' | 'words'> {
  readonly trees: TreeCommands;
  readonly panes: readonly [TreePane, TreePane];
}

/** The most cuts in the table. */
const MOST_ROWS = 40;

/** Two trees laid over each other, and what each search has cut of the other; or why that cannot be. */
export function MergedView(props: MergedProps): JSX.Element {
  const say = () => lateWords(props.words).twoTrees;
  const [one, other] = [props.panes[0].search, props.panes[1].search];
  const issue = props.trees.issueOf(one, other);
  const [report, setReport] = createSignal<MergeReport | 'failed'>();
  if (!issue) onCleanup(props.trees.merge(one, other, setReport));
  const told = () => {
    const now = report();
    return now === 'failed' ? undefined : now;
  };
  const state = (): string => {
    if (issue) return say().cannot(issue);
    if (report() === 'failed') return say().failed;
    const now = told();
    if (!now || now.isRunning) return say().merging;
    return now.merged.isOver ? '' : say().stopped;
  };
  return (
    <div class="merged">
      <p class="state" role="status">
        {state()}
      </p>
      <Show when={told()}>{(now) => <Result {...props} merged={now().merged} />}</Show>
    </div>
  );
}

interface ResultProps extends MergedProps {
  readonly merged: Merged;
}

function Result(props: ResultProps): JSX.Element {
  const say = () => lateWords(props.words).twoTrees;
  const letters = () => props.panes.map(({ letter }) => letter) as [string, string];
  const isOrderSame = triesAlike(props.trees.problem, props.panes[0].search, props.panes[1].search);
  const sentences = () => mergedSentences(props.merged, letters(), isOrderSame, props.words);
  const rows = createMemo(() => largestCuts(props.merged.cuts, MOST_ROWS));
  const columns = (): readonly (keyof LateWords['twoTrees']['columns'])[] =>
    props.merged.isOver
      ? ['cut', 'by', 'reason', 'saved', 'share']
      : ['cut', 'by', 'reason', 'least'];
  const [shown, show] = createSignal<CutShown>();
  const isShown = ({ path, reason }: ListedCut): boolean =>
    board()?.path.join() === path.join() && board()?.reason === reason;
  const cutAt = ({ path, by, reason }: ListedCut): CutShown => ({
    path,
    reason,
    by: props.panes[by].search,
  });
  /** The board on show: the one chosen, else that of the largest cut. */
  const board = createMemo(on([shown, rows], () => shown() ?? (rows()[0] && cutAt(rows()[0]!))));
  const namesOf = (path: readonly number[]): string => {
    const { pieces, placements } = props.trees.problem;
    return say().board(path.map((placement) => pieces[placements.piece[placement]!]!.name));
  };
  return (
    <>
      <div class="told">
        <For each={sentences()}>{(sentence) => <p>{sentence}</p>}</For>
      </div>
      <Icicle {...props} show={show} />
      <div class="cuts">
        <Show when={rows().length > 0}>
          <div class="scroller" tabindex="0" role="group" aria-label={say().cuts}>
            <table>
              <thead>
                <tr>
                  <For each={columns()}>
                    {(column) => <th scope="col">{say().columns[column]}</th>}
                  </For>
                </tr>
              </thead>
              <tbody>
                <Index each={rows()}>
                  {(row, at) => (
                    <tr>
                      <th scope="row">
                        <button
                          type="button"
                          aria-pressed={isShown(row())}
                          aria-label={`${at + 1}. ${namesOf(row().path)}`}
                          onClick={() => show(cutAt(row()))}
                        >
                          {at + 1}
                        </button>
                      </th>
                      <td>{letters()[row().by]}</td>
                      <td>{say().reason(row().reason)}</td>
                      <td>{say().number(row().size)}</td>
                      <Show when={props.merged.isOver}>
                        <td>{say().share(row().share)}</td>
                      </Show>
                    </tr>
                  )}
                </Index>
              </tbody>
            </table>
          </div>
        </Show>
        <Show when={board()}>
          {(now) => (
            <figure>
              <CutBoard
                {...now()}
                problem={props.trees.problem}
                theme={props.model.choices.theme}
              />
              <figcaption aria-live={shown() ? 'polite' : 'off'}>{namesOf(now().path)}</figcaption>
            </figure>
          )}
        </Show>
      </div>
    </>
  );
}
