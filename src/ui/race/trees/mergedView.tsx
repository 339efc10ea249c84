import { createMemo, createSignal, For, Index, on, onCleanup, Show, type JSX } from 'solid-js';
import { fewWithMost, type Cut, type CutTally } from '../../../teach/merged/cuts.ts';
import { triesAlike } from '../../../teach/merged/mergeable.ts';
import type { Merged } from '../../../teach/merged/mergedSearch.ts';
import type { Words } from '../../../words/index.ts';
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
  const columns = (): readonly (keyof Words['twoTrees']['columns'])[] =>
    props.merged.isOver
      ? ['cut', 'by', 'reason', 'saved', 'share']
      : ['cut', 'by', 'reason', 'least'];
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
        <For each={sentences(props)}>{(sentence) => <p>{sentence}</p>}</For>
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
                        <td>{percent(row().share)}</td>
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

/** The largest of all cuts. */
function largest(cuts: readonly CutTally[]): readonly Row[] {
  return cuts
    .flatMap(({ by, reason, saved, largest: own }) =>
      own.map((cut) => ({ ...cut, by, reason, share: cut.size / saved })),
    )
    .sort((one, other) => other.size - one.size)
    .slice(0, MOST_ROWS);
}

const percent = (share: number): string => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)}%`;

/** What each search has cut for each reason, or that there is no such cut; and what it has refused in vain. */
function sentences({ merged, panes, trees, words }: ResultProps): readonly string[] {
  const say = words.twoTrees;
  const { isOver } = merged;
  const letterOf = ({ by }: CutTally): string => panes[by].letter;
  const cuts = merged.cuts
    .filter((tally) => tally.cuts > 0)
    .map((tally) => {
      const few = isOver ? fewWithMost(tally) : undefined;
      const cut = say.cut(letterOf(tally), tally.reason, tally.cuts, tally.saved, isOver);
      return cut + (few ? say.few(few.cuts, few.share) : say.end);
    });
  const idle = merged.cuts
    .filter((tally) => tally.idle > 0)
    .map((tally) => say.idle(letterOf(tally), tally.reason, tally.idle, isOver));
  if (cuts.length > 0) return [...cuts, ...idle];
  const isOrderSame = triesAlike(trees.problem, panes[0].search, panes[1].search);
  return [isOver ? say.same(isOrderSame) : say.noCuts, ...idle];
}
