import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { createMemo, on, type JSX } from 'solid-js';
import type { PartProps } from '../modeOverlay.ts';
import type { GenerateProps, ScoreCurve } from './model.ts';

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
export function ScoreLine(props: PartProps & GenerateProps): JSX.Element {
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
