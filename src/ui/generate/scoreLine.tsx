import { createMemo, on, type JSX } from 'solid-js';
import type { Words } from '../../words/index.ts';
import type { GenerateCommands, GenerateModel, ScoreCurve } from './model.ts';

interface ScoreLineProps {
  readonly words: Words;
  readonly making: GenerateModel;
  readonly make: GenerateCommands;
}

/** The curve is drawn in a square of this size, which is stretched. */
const SIDE = 1000;

/** The points of a curve, down to a score of 0 at the bottom. */
function pathOf({ at, score }: ScoreCurve): string {
  const last = Math.max(1, at.at(-1) ?? 0);
  const most = Math.max(1, ...score);
  return at
    .map((step, i) => {
      const x = (step / last) * SIDE;
      const y = SIDE - (score[i]! / most) * SIDE;
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The score of all steps so far, as it falls. */
export function ScoreLine(props: ScoreLineProps): JSX.Element {
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
