import { Show, type JSX } from 'solid-js';
import { Charts } from './charts/charts.tsx';
import type { ResultsProps } from './model.ts';
import { Table } from './table.tsx';

/** What is shown between the boards and the dock; `mistakes` is what meters tell. */
export type Strip = 'charts' | 'mistakes' | 'table' | undefined;

interface StripProps extends ResultsProps {
  readonly strip: Strip;
  /** Receives the element that contains all charts, when they come. */
  charts(element: HTMLElement): void;
}

/** The results between the boards and the dock; the table is always there for screen readers. */
export function ResultStrip(props: StripProps): JSX.Element {
  const say = () => props.words.race;
  const isTable = () => props.strip === 'table';
  const metered = () => props.strip === 'mistakes' && props.race.kind.meters;
  return (
    <>
      <Show when={props.strip === 'charts'}>
        <div class="strip">
          <Charts
            {...props}
            kinds={props.race.kind.charts}
            label={say().charts}
            ref={(element: HTMLElement) => props.charts(element)}
          />
        </div>
      </Show>
      <Show when={metered()}>
        {(meters) => (
          <div class="strip">
            <p class="gist">{props.gist}</p>
            <p class="tally">{props.tally}</p>
            <Charts
              {...props}
              kinds={meters().charts}
              label={say().mistakes}
              ref={(element: HTMLElement) => props.charts(element)}
            />
          </div>
        )}
      </Show>
      <div
        class={isTable() ? 'strip table' : 'unseen'}
        tabindex={isTable() ? 0 : undefined}
        role="group"
        aria-label={say().table}
      >
        <Table {...props} />
      </div>
    </>
  );
}
