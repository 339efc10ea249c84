import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js';
import { callStack, variablesOf, type Call } from '../../../teach/code/calls.ts';
import { listingOf, shownLines } from '../../../teach/code/listing.ts';
import { arrows, createRovingFocus } from '../../widgets/focus/rovingFocus.ts';
import { answerQuestion, hasOpenQuestion, questionAt } from '../questions/questions.ts';
import { boardArt, BoardPicture } from '../../widgets/boards/boardPicture.tsx';
import type { ClassProps } from '../state.ts';

/** The text of a variable without a value. */
const NONE = '–';

/** The search as pseudocode, with its line and its variables at the moment. */
export function CodePanel(props: ClassProps): JSX.Element {
  let box!: HTMLDivElement;
  const say = () => props.words.code;
  const { problem, search, names } = props.moment;
  const listing = listingOf(search);
  const lines = shownLines(listing, search.rules.length > 0);
  const callsAt = callStack(problem, search);
  const lit = () => listing.lineOf[props.moment.explanation.kind];
  const variables = createMemo(() => {
    const { situation, explanation } = props.moment;
    return variablesOf(problem, listing, situation, explanation, callsAt(situation));
  });
  const isFixed = listing.id === 'backtracking';
  /** The variables: the name, the value, and its number among all of them or ''. */
  const named = createMemo((): readonly (readonly [string, string, string])[] => {
    const { depth, item, placement, tried, listed, fitting } = variables();
    const isListed = tried !== undefined && listed !== undefined && fitting !== undefined;
    return [
      [say().depth, String(depth), ''],
      [isFixed ? 'c' : 'i', item === undefined ? NONE : names.item(item), ''],
      [
        isFixed ? 'p' : 'o',
        placement === undefined ? NONE : names.placed(placement),
        isListed ? say().ofListed(tried, listed, fitting) : '',
      ],
    ];
  });
  /** The lines that may be pointed at, to answer a question. */
  const asked = () => (hasOpenQuestion(props.state) ? questionAt(props.state)!.lines : []);
  const walk = createRovingFocus({
    container: () => box,
    entry: (last = lit()) => (asked().includes(last) ? last : lit()),
    beside: (from, key) => asked()[asked().indexOf(from) + (arrows[key]?.[1] || NaN)],
    point: () => {},
    press: () => (line) => answerQuestion(props.state, line),
  });
  const left = () => variables().left.map(names.letter).join(' ');
  createEffect(
    on(lit, () => {
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
        <ol {...(asked().length > 0 ? walk.handlers : {})}>
          <For each={lines}>
            {({ line, indent }) => (
              <li aria-current={line === lit() ? 'step' : undefined} style={{ '--indent': indent }}>
                <Show
                  when={asked().includes(line)}
                  fallback={props.words.listings[listing.id][line]}
                >
                  <button
                    type="button"
                    data-place={line}
                    aria-current={line === lit() ? 'step' : undefined}
                    tabIndex={walk.tabIndex(line)}
                  >
                    {props.words.listings[listing.id][line]}
                  </button>
                </Show>
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
        <Show when={!isFixed}>
          <p>{say().structure}</p>
        </Show>
      </div>
    </section>
  );
}

/** The calls under way, the newest on top: each has placed a piece, and waits. */
export function StackPanel(props: ClassProps): JSX.Element {
  let box!: HTMLDivElement;
  const say = () => props.words.stack;
  const { problem, search, names } = props.moment;
  const callsAt = callStack(problem, search);
  const stack = createMemo(() => callsAt(props.moment.situation));
  const art = createMemo(() => boardArt(problem, props.model.choices.theme));
  /** The depths of the calls, from the newest on; a call stays the same frame while it is under way. */
  const depths = createMemo(() => stack().map((_, level) => stack().length - level));
  createEffect(on(depths, () => (box.scrollTop = 0)));
  const Frame = (frame: { readonly depth: number }): JSX.Element => {
    let last: Call;
    /** The call; the last one while its frame is about to be removed. */
    const call = (): Call => (last = stack()[frame.depth - 1] ?? last);
    const which = (): string => {
      const { tried, listed, fitting } = call();
      return props.words.code.ofListed(tried, listed, fitting);
    };
    const title = (): string => {
      const { item, placement } = call();
      return names.isCell(item)
        ? say().call(frame.depth, names.item(item), names.placed(placement))
        : say().pieceCall(frame.depth, names.item(item));
    };
    return (
      <li>
        <button
          type="button"
          title={say().goThere}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.state.commands.toLevel(frame.depth)}
        >
          <BoardPicture
            art={art()}
            path={props.moment.situation.path.slice(0, frame.depth)}
            hasGround
          />
          <b>{title()}</b>
          <span>{which()}</span>
        </button>
      </li>
    );
  };
  return (
    <section class="class-panel class-stack" aria-label={say().title}>
      <header>
        <h2>{say().title}</h2>
      </header>
      <div ref={box} class="stack-box" tabindex="0" role="group" aria-label={say().title}>
        <Show when={depths().length === 0}>
          <p>{say().empty}</p>
        </Show>
        <ol reversed>
          <For each={depths()}>{(depth) => <Frame depth={depth} />}</For>
        </ol>
      </div>
    </section>
  );
}
