import { createMemo, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js';
import { fewWithMost, type Cut, type CutTally } from '../../../teach/merged/cuts.ts';
import type { Merged } from '../../../teach/merged/mergedSearch.ts';
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
  const say = () => props.words.twoTrees;
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

/** A cut with the search that made it, and why. */
interface Row extends Cut, Pick<CutTally, 'by' | 'reason'> {
  /** Its part of what that search saved for that reason. */
  readonly share: number;
}

function Result(props: ResultProps): JSX.Element {
  const say = () => props.words.twoTrees;
  const letters = () => props.panes.map(({ letter }) => letter) as [string, string];
  const rows = createMemo(() => largest(props.merged.cuts));
  const [shown, show] = createSignal<CutShown>();
  const isShown = ({ path, reason }: Row): boolean =>
    board()?.path.join() === path.join() && board()?.reason === reason;
  const cutAt = ({ path, by, reason }: Row): CutShown => ({
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
        <p>
          {say().sizes(
            letters(),
            props.merged.placements,
            props.merged.common,
            props.merged.isOver,
          )}
        </p>
        <For
          each={sentences(props)}
          fallback={<p>{props.merged.isOver ? say().same : say().noCuts}</p>}
        >
          {(sentence) => <p>{sentence}</p>}
        </For>
      </div>
      <Icicle {...props} show={show} />
      <Show when={rows().length > 0}>
        <div class="cuts">
          <div class="scroller" tabindex="0" role="group" aria-label={say().cuts}>
            <table>
              <thead>
                <tr>
                  <For each={['cut', 'by', 'reason', 'saved', 'share'] as const}>
                    {(column) => <th scope="col">{say().columns[column]}</th>}
                  </For>
                </tr>
              </thead>
              <tbody>
                <For each={rows()}>
                  {(row, at) => (
                    <tr>
                      <th scope="row">
                        <button
                          type="button"
                          aria-pressed={isShown(row)}
                          aria-label={`${at() + 1}. ${namesOf(row.path)}`}
                          onClick={() => show(cutAt(row))}
                        >
                          {at() + 1}
                        </button>
                      </th>
                      <td>{letters()[row.by]}</td>
                      <td>{say().reason(row.reason)}</td>
                      <td>{say().number(row.size)}</td>
                      <td>{`${(100 * row.share).toFixed(row.share < 0.1 ? 1 : 0)}%`}</td>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
          </div>
          <Show when={board()}>
            {(now) => (
              <figure>
                <CutBoard
                  {...now()}
                  problem={props.trees.problem}
                  theme={props.model.choices.theme}
                />
                <figcaption aria-live="polite">{namesOf(now().path)}</figcaption>
              </figure>
            )}
          </Show>
        </div>
      </Show>
    </>
  );
}

/** The largest of all cuts. */
function largest(cuts: readonly CutTally[]): readonly Row[] {
  return cuts
    .flatMap(({ by, reason, saved, largest: own }) =>
      own.map((cut) => ({ ...cut, by, reason, share: cut.size / saved })),
    )
    .sort((one, other) => other.size - one.size)
    .slice(0, MOST_ROWS);
}

/** What each search has cut for each reason, in words. */
function sentences({ merged, panes, words }: ResultProps): readonly string[] {
  const say = words.twoTrees;
  return merged.cuts.map((tally) => {
    const { by, reason, cuts, saved, idle } = tally;
    const few = merged.isOver ? fewWithMost(tally) : undefined;
    const cut = say.cut(panes[by].letter, reason, cuts, saved, merged.isOver);
    const end = few ? say.few(few.cuts, few.share) : say.end;
    return cut + end + (idle > 0 ? say.idle(idle) : '');
  });
}
