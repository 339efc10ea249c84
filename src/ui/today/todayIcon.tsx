import { createSignal, onCleanup, type JSX } from 'solid-js';
import { dateOf, dayOf } from '../../game/date.ts';
import { PathIcon } from '../widgets/icons.tsx';

/** How often it is looked whether the day has changed, in ms. */
const LOOK_EVERY = 20_000;

/** A leaf of a calendar with the day of the month on it. */
export function TodayIcon(): JSX.Element {
  const day = (): number => dayOf(dateOf(new Date())).day;
  const [shown, show] = createSignal(day());
  const looking = setInterval(() => show(day()), LOOK_EVERY);
  onCleanup(() => clearInterval(looking));
  return (
    <PathIcon strokes="M4.5 6.5h15v13.5h-15zM8 3.8v3.4M16 3.8v3.4">
      <text
        x="12"
        y="17"
        fill="currentColor"
        stroke="none"
        font-size="9.5"
        font-weight="600"
        text-anchor="middle"
      >
        {shown()}
      </text>
    </PathIcon>
  );
}
