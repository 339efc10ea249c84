import { variablesOf, Calls } from '../../teach/code/calls.ts';
import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js';
import { listingOf, shownLines } from '../../teach/code/listing.ts';
import type { ClassProps } from './props.ts';
import './codePanel.css';

/** Where a variable has no value. */
const NONE = '–';

/** The search as pseudocode, the line it is at, and its variables there. */
export function CodePanel(props: ClassProps): JSX.Element {
  let box!: HTMLDivElement;
  const say = () => props.words.code;
  const listing = createMemo(() => listingOf(props.moment.search));
  const calls = createMemo(() => new Calls(props.moment.problem, props.moment.search));
  const lit = () => listing().lineOf[props.moment.moment.kind];
  const lines = createMemo(() => shownLines(listing(), props.moment.search.rules.length > 0));
  const variables = createMemo(() => {
    const { problem, situation, moment } = props.moment;
    return variablesOf(problem, listing(), situation, moment, calls().at(situation));
  });
  const isFixed = () => listing().id === 'backtracking';
  /** The variables, each with its value, and which one of how many that is, or ''. */
  const named = createMemo((): readonly (readonly [string, string, string])[] => {
    const { depth, item, placement, tried, listed } = variables();
    const { names } = props.moment;
    const isListed = tried !== undefined && listed !== undefined;
    return [
      [say().depth, String(depth), ''],
      [isFixed() ? 'c' : 'i', item === undefined ? NONE : names.item(item), ''],
      [
        isFixed() ? 'p' : 'o',
        placement === undefined ? NONE : names.placed(placement),
        isListed ? say().ofListed(tried, listed) : '',
      ],
    ];
  });
  const left = () =>
    variables()
      .left.map((piece) => props.moment.names.letter(piece))
      .join(' ');
  createEffect(
    on([lit, lines], () => {
      const line = box.querySelector('[aria-current]');
      if (box.scrollHeight > box.clientHeight) line?.scrollIntoView({ block: 'nearest' });
    }),
  );
  return (
    <section class="class-panel class-code" aria-label={say().title}>
      <header>
        <h2>{say().title}</h2>
      </header>
      <div ref={box} class="code-box" tabindex="0" role="group" aria-label={say().lines}>
        <ol>
          <For each={lines()}>
            {({ line, indent }) => (
              <li aria-current={line === lit() ? 'step' : undefined} style={{ '--indent': indent }}>
                {props.words.listings[listing().id][line]}
              </li>
            )}
          </For>
        </ol>
        <dl class="variables" aria-label={say().variables}>
          <For each={named()}>
            {([name, value, which]) => (
              <div>
                <dt>{name}</dt>
                <dd>{value}</dd>
                <Show when={which}>
                  <dd>{which}</dd>
                </Show>
              </div>
            )}
          </For>
          <div class="left">
            <dt>{say().left}</dt>
            <dd title={left()}>{left() || say().nothingLeft}</dd>
          </div>
        </dl>
        <Show when={!isFixed()}>
          <p>{say().structure}</p>
        </Show>
      </div>
    </section>
  );
}
