import { createEffect, createSignal, For, on, Show, type JSX } from 'solid-js';
import {
  dayOf,
  daysAfter,
  lastDateOf,
  monthAfter,
  monthOf,
  weeksOf,
  type DateText,
} from '../../game/date.ts';
import { isInTime } from '../../game/streak.ts';
import type { Words } from '../../words/index.ts';
import type { Days } from '../play/model.ts';
import { firstDayOf } from './firstDay.ts';
import { AfterIcon, BeforeIcon } from './icons.tsx';

interface MonthGridProps {
  readonly words: Words;
  readonly days: Days;
  choose(date: DateText): void;
}

/** The days between a date and the one to which a key leads. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** A month of days, each of which says whether it was solved, and opens its puzzle. */
export function MonthGrid(props: MonthGridProps): JSX.Element {
  const say = () => props.words.today;
  const today = () => props.days.today;
  const [month, setMonth] = createSignal(monthOf(props.days.date ?? today()));
  /** The date in the tab order. */
  const [reached, reach] = createSignal(props.days.date ?? today());
  const firstDay = firstDayOf(navigator.language);
  let grid!: HTMLTableElement;
  /** Each day of the last twelve months has a puzzle of its own; those of earlier years are the same again. */
  const isOpen = (date: DateText): boolean => lastDateOf(dayOf(date), today()) === date;
  const weeks = () => weeksOf(month(), firstDay);
  const stop = (): DateText | undefined => {
    const open = weeks()
      .flat()
      .filter((date) => date !== undefined && isOpen(date));
    return open.find((date) => date === reached()) ?? open.at(-1);
  };
  const earliest = () =>
    [...props.days.solved.keys()]
      .map(monthOf)
      .filter((one) => /^\d{4}-\d\d$/.test(one))
      .reduce((one, other) => (one < other ? one : other), monthAfter(monthOf(today()), -12));
  const latest = () => monthOf(today());
  const turn = (by: number): void => {
    const next = monthAfter(month(), by);
    if (next >= earliest() && next <= latest()) setMonth(next);
  };
  const focus = (date: DateText): void =>
    grid.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  const walk = (event: KeyboardEvent): void => {
    const from = (event.target as HTMLElement).dataset['date'];
    const by = steps[event.key];
    const page = { PageUp: -1, PageDown: 1 }[event.key];
    if (from === undefined || (by === undefined && page === undefined)) return;
    event.preventDefault();
    event.stopPropagation();
    if (page !== undefined) {
      turn(page);
      const there = stop();
      if (there !== undefined) focus(there);
      return;
    }
    const to = daysAfter(from, by!);
    if (!isOpen(to)) return;
    setMonth(monthOf(to));
    focus(to);
  };
  // Another puzzle is on show.
  createEffect(
    on(
      () => props.days.date,
      (date) => date !== undefined && reach(date),
      { defer: true },
    ),
  );
  const marks = (date: DateText): string[] => {
    const { solved } = props.days;
    return [
      ...(date === today() ? [say().isToday] : []),
      ...(isInTime(solved, date) ? [say().inTime] : solved.has(date) ? [say().late] : []),
      ...(date === props.days.date ? [say().isShown] : []),
    ];
  };
  const isIn = (date: DateText): boolean => isInTime(props.days.solved, date);
  return (
    <div class="month">
      <div class="month-head">
        <button
          type="button"
          class="turn"
          title={say().monthBefore}
          aria-label={say().monthBefore}
          disabled={month() <= earliest()}
          onClick={() => turn(-1)}
        >
          <BeforeIcon />
        </button>
        <h3 aria-live="polite">{say().month(month())}</h3>
        <button
          type="button"
          class="turn"
          title={say().monthAfter}
          aria-label={say().monthAfter}
          disabled={month() >= latest()}
          onClick={() => turn(1)}
        >
          <AfterIcon />
        </button>
      </div>
      <table
        ref={grid}
        aria-label={say().month(month())}
        onKeyDown={walk}
        onFocusIn={({ target }) => {
          const { date } = (target as HTMLElement).dataset;
          if (date !== undefined) reach(date);
        }}
      >
        <thead>
          <tr>
            <For each={Array.from({ length: 7 }, (_, i) => (firstDay + i) % 7)}>
              {(day) => (
                <th scope="col">
                  <span aria-hidden="true">{say().weekdays[day]}</span>
                  <span class="unseen">{say().weekdaysInFull[day]}</span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={weeks()}>
            {(week) => (
              <tr>
                <For each={week}>
                  {(date) => (
                    <Show when={date} fallback={<td />}>
                      {(shown) => (
                        <td
                          classList={{
                            'in-time': isIn(shown()),
                            starts: !isIn(daysAfter(shown(), -1)),
                            ends: !isIn(daysAfter(shown(), 1)),
                          }}
                        >
                          <button
                            type="button"
                            data-date={shown()}
                            classList={{
                              'in-time': isIn(shown()),
                              late: !isIn(shown()) && props.days.solved.has(shown()),
                              today: shown() === today(),
                            }}
                            aria-label={[say().date(shown()), ...marks(shown())].join(', ')}
                            aria-current={shown() === props.days.date ? 'date' : undefined}
                            disabled={!isOpen(shown())}
                            tabindex={shown() === stop() ? 0 : -1}
                            onClick={() => props.choose(shown())}
                          >
                            {dayOf(shown()).day}
                          </button>
                        </td>
                      )}
                    </Show>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
