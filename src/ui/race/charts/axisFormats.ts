import { createMemo, type Accessor } from 'solid-js';
import { powerOfTen } from '../../../words/format.ts';
import { percent } from '../../status/figures.ts';
import type { RaceProps } from '../props.ts';

type Format = (value: number) => string;

/** How numbers are written in charts. */
interface AxisFormats {
  /** In few characters. */
  readonly short: Format;
  readonly exact: Format;
  /** A share from 0 to 1, in per cent. */
  readonly share: Format;
  /** A share as a tick of the progress axis. */
  readonly shareTick: Format;
  /** A moment as a tick of the time axis. */
  readonly momentTick: Format;
  /** What the time axis counts. */
  readonly unit: Accessor<'steps' | 'milliseconds' | 'seconds'>;
}

/** @param progress the ticks of the progress axis, 0 to 1, and whether it is logarithmic, if there is one */
export function createAxisFormats(
  props: RaceProps,
  progress: () => { readonly ticks: readonly number[]; readonly isLog: boolean } = () => ({
    ticks: [],
    isLog: false,
  }),
): AxisFormats {
  const lang = () => props.model.choices.lang;
  const compact = createMemo(
    () => new Intl.NumberFormat(lang(), { notation: 'compact', maximumSignificantDigits: 3 }),
  );
  const rounded = createMemo(
    () => new Intl.NumberFormat(lang(), { style: 'percent', maximumSignificantDigits: 2 }),
  );
  // All ticks alike: in per cent, unless one is too small for it.
  const isTiny = createMemo(() => {
    const { ticks, isLog } = progress();
    return (isLog ? Math.min(...ticks) : Math.max(...ticks)) < 1e-4;
  });
  const unit = createMemo(() => {
    const { timeline } = props.model;
    if (timeline.unit === 'steps') return 'steps';
    return timeline.at < 1000 ? 'milliseconds' : 'seconds';
  });
  const short: Format = (value) => compact().format(value);
  const exact: Format = (value) => props.words.race.amount(value);
  return {
    short,
    exact,
    unit,
    share: (value) => percent(value, lang()),
    shareTick: (value) => (isTiny() ? powerOfTen(value) : rounded().format(value)),
    momentTick: (value) => {
      if (unit() === 'steps') return short(value);
      return exact(unit() === 'seconds' ? value / 1000 : value);
    },
  };
}
