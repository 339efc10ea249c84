import { Show, type JSX } from 'solid-js';
import { setIn } from '../../generate/asked.ts';
import { blocksNotice } from '../../words/index.ts';
import type { StatusLineProps } from '../modeOverlay.ts';
import type { GenerateModel } from './model.ts';
import { Makers } from './makers.tsx';
import type { GenerateProps } from './props.ts';
import { ScoreLine } from './scoreLine.tsx';

/** How far a board is divided: the curve of its score, what can be done, and the figures. */
export function GenerateLine(props: StatusLineProps & GenerateProps): JSX.Element {
  const say = () => props.words.generate;
  /** The work that is going on. */
  const work = () => (props.making.isWorking ? props.making.work : undefined);
  /** The end, once it has been reached, or what is done instead. */
  const told = (): string => {
    const { making, model } = props;
    const report = making.work;
    if (making.isWorking) return say().working[report!.kind](making.require);
    if (!model.status.finished) return '';
    if (report?.kind === 'sweep' && typeof report.outcome === 'object')
      return blocksNotice(report.outcome, model.choices.lang);
    if (making.score > 0) return say().isStuck(making.strategy);
    if (report?.kind !== 'examination') return say().done;
    return report.outcome === 'none' ? say().none(report) : say().found(report, making.require);
  };
  return (
    <>
      <div class="making leaves">
        <ScoreLine {...props} />
        <Makers {...props} />
      </div>
      <footer class="status">
        <p class="what" classList={{ ended: props.model.status.finished }}>
          <b>{say().heading(props.making.blocks, setIn(props.making.asked))}</b> ·{' '}
          {say().strategies[props.making.strategy].name} · {say().seed(props.making.seed)}
          <Show when={props.making.divisions}>
            {(all) => (
              <>
                {' · '}
                <span title={say().allDivisions(all())}>{say().divisions(all())}</span>
              </>
            )}
          </Show>
          <Show when={told()}>{(sentence) => <> · {sentence()}</>}</Show>
          <Show when={props.making.issue}>
            {(issue) => <> · {blocksNotice(issue(), props.model.choices.lang)}</>}
          </Show>
        </p>
        <p class="figures leaves">
          <span>
            <Show when={work()} fallback={say().status(props.making)}>
              {(its) => <>{say().progress(its())}</>}
            </Show>
          </span>
        </p>
        <Show when={work()}>
          {(its) => (
            <progress
              class="progress"
              max="1"
              value={shareOf(its())}
              aria-label={props.words.ui.progress}
            />
          )}
        </Show>
      </footer>
      <p class="unseen" role="status">
        {told()}
      </p>
    </>
  );
}

/** The share that is done of work, or of the most that it may be. */
const shareOf = (work: NonNullable<GenerateModel['work']>): number =>
  work.kind === 'examination' ? work.examined / work.most : work.added / work.cells;
