import type { GenerateProps, GenerateModel, ScoreCurve } from './model.ts';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { createMemo, on, Show, type JSX } from 'solid-js';
import { setIn } from '../../generate/asked.ts';
import { blocksNotice } from '../../words/index.ts';
import type { ControlProps } from '../modeOverlay.ts';
import { Announcement, How, StatusFooter } from '../status/statusFooter.tsx';
import { Makers } from './makers.tsx';
import { toldOf } from './told.ts';

/** How far a board is divided: the curve of its score, what can be done, and the figures. */
export function GenerateLine(props: ControlProps & GenerateProps): JSX.Element {
  const say = () => props.words.generate;
  /** The work that is going on. */
  const work = () => (props.making.isWorking ? props.making.work : undefined);
  const told = () => toldOf(props.making, props.model, props.words);
  const figures = (): string => {
    const now = work();
    return now ? say().progress(now) : say().status(props.making);
  };
  const progress = (): number | undefined => {
    const now = work();
    return now && shareOf(now);
  };
  return (
    <>
      <div class="making leaves">
        <ScoreLine {...props} />
        <Makers {...props} />
      </div>
      <StatusFooter
        words={props.words}
        isEnded={props.model.status.finished}
        figures={[figures()]}
        progress={progress()}
      >
        <b>{say().heading(props.making.blocks, setIn(props.making.asked))}</b>
        <How>
          {' '}
          · {say().strategies[props.making.strategy].name} · {say().seed(props.making.seed)}
        </How>
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
      </StatusFooter>
      <Announcement text={told()} />
    </>
  );
}

/** The share that is done of work, or of the most that it may be. */
const shareOf = (work: NonNullable<GenerateModel['work']>): number =>
  work.kind === 'examination' ? work.examined / work.most : work.added / work.cells;

/** The curve is drawn in a square of this size, which is stretched. */
const SIDE = 1000;

/** The path of a curve, down to a score of 0 at the bottom. */
function pathOf({ at, score }: ScoreCurve): string {
  const x = scaleLinear([0, Math.max(1, at.at(-1) ?? 0)], [0, SIDE]);
  const y = scaleLinear([0, Math.max(1, ...score)], [SIDE, 0]);
  const draw = line<number>((_, i) => x(at[i]!), y).digits(1);
  return draw(score) ?? '';
}

/** The score of all steps so far, as it falls. */
function ScoreLine(props: ControlProps & GenerateProps): JSX.Element {
  const path = createMemo(
    on(
      () => [props.making.charted, props.make],
      () => pathOf(props.make.curve()),
    ),
  );
  return (
    <svg
      class="score"
      viewBox={`0 -20 ${SIDE} ${SIDE + 40}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${props.words.generate.curve}: ${props.making.score}`}
    >
      <path class="area" d={path() && `${path()}V${SIDE}H0Z`} />
      <path class="line" d={path()} vector-effect="non-scaling-stroke" />
    </svg>
  );
}
