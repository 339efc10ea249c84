import { createMemo, For, Index, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { shareOf } from '../../count/asked/cellShares.ts';
import { joined } from '../../count/asked/question.ts';
import { browsingAll, type Browsing } from '../../settings/browsing.ts';
import { namesOf } from '../../teach/moment/names.ts';
import { lateWords } from '../../words/index.ts';
import type { ModePanelProps } from '../modeOverlay.ts';
import type { AtlasCommands, AtlasModel } from './model.ts';
import type { Pointer } from './pointer.ts';
import { leftOf, neverSaid, saidOf } from './said.ts';

interface AtlasPanelProps extends ModePanelProps {
  readonly atlas: AtlasModel;
  readonly hand: AtlasCommands;
  readonly pointer: Pointer;
  /** Takes its element, and undefined once it has gone. */
  ref(drawer: HTMLElement | undefined): void;
}

/** Rows of a table that are shown at once. */
const MOST_ROWS = 40;

/** How many solutions are left, whose shares are shown, and those on the cell that is pointed at. */
export function AtlasPanel(props: AtlasPanelProps): JSX.Element {
  let drawer!: HTMLElement;
  onMount(() => props.ref(drawer));
  onCleanup(() => props.ref(undefined));
  return (
    <section ref={drawer} class="atlas" aria-label={lateWords(props.words).atlas.panel}>
      <Countdown {...props} />
      <Pieces {...props} />
      <div class="rest" tabindex="0" role="group" aria-label={lateWords(props.words).atlas.share}>
        <OnCell {...props} />
      </div>
    </section>
  );
}

/** All solutions, and how many each condition leaves. */
function Countdown(props: AtlasPanelProps): JSX.Element {
  const say = () => lateWords(props.words).atlas;
  const { atlas } = props;
  const state = () => props.atlas.phase.kind;
  /** These solutions in the browser of all, where that has a word for each condition. */
  const browsing = (): Browsing | undefined => {
    const { fixed, forbidden } = joined(props.atlas.conditions);
    const isSaid = (props.atlas.shares?.total ?? 0n) > 0n && fixed.every((one) => one.length === 1);
    const choice = { ...browsingAll.choice, fixed: fixed.flat(), forbidden };
    return isSaid ? { ...browsingAll, choice } : undefined;
  };
  const isCounting = () => state() === 'open' && !props.atlas.shares;
  const progress = (): number => {
    const { phase, counted } = props.atlas;
    return phase.kind === 'opening' ? phase.progress : counted;
  };
  const first = () => props.atlas.steps[0]?.total;
  return (
    <div class="countdown">
      <p class="left" role="status">
        {leftOf(props.atlas, props.words)}
      </p>
      <Show when={props.atlas.issue}>
        {(issue) => (
          <p class="issue" role="alert">
            {say().issue(issue())}
          </p>
        )}
      </Show>
      <Show when={state() === 'opening' || isCounting()}>
        <progress
          classList={{ soon: isCounting() }}
          max="1"
          value={progress()}
          aria-label={props.words.ui.progress}
        />
      </Show>
      <Show when={state() === 'opening' || isCounting()}>
        <button type="button" classList={{ soon: isCounting() }} onClick={() => props.hand.stop()}>
          {say().stop}
        </button>
      </Show>
      <Show when={state() === 'stopped' || state() === 'failed'}>
        <button type="button" onClick={() => props.hand.reopen()}>
          {say().again}
        </button>
      </Show>
      <button
        type="button"
        disabled={!browsing()}
        onClick={() => props.commands.choose({ browse: browsing() })}
      >
        {say().browse}
      </button>
      <Show when={props.atlas.conditions.length > 0}>
        <ol class="steps">
          <Show when={first()}>{(total) => <li>{say().solutions(total())}</li>}</Show>
          <For each={props.atlas.conditions}>
            {(condition, i) => {
              const said = saidOf(atlas.problem, condition);
              return (
                <li>
                  <span>
                    {say().step(
                      props.atlas.steps[i() + 1]?.total,
                      said.piece,
                      said.cells,
                      condition.isFixed,
                    )}
                  </span>
                  <button
                    type="button"
                    title={say().drop(said.piece, said.cells, condition.isFixed)}
                    aria-label={say().drop(said.piece, said.cells, condition.isFixed)}
                    onClick={() => props.hand.drop(condition)}
                  >
                    ×
                  </button>
                </li>
              );
            }}
          </For>
        </ol>
      </Show>
    </div>
  );
}

/** The pieces with their colours, of which one may be chosen. */
function Pieces(props: AtlasPanelProps): JSX.Element {
  const { pieces, colouring } = props.atlas.problem;
  const names = namesOf(props.atlas.problem);
  return (
    <div class="pieces" role="group" aria-label={lateWords(props.words).atlas.pieces}>
      <button
        type="button"
        aria-pressed={props.atlas.piece === undefined}
        onClick={() => props.hand.choose(undefined)}
      >
        {lateWords(props.words).atlas.allPieces}
      </button>
      <For each={pieces.map((_, piece) => piece)}>
        {(piece) => (
          <button
            type="button"
            title={names.piece(piece)}
            aria-pressed={props.atlas.piece === piece}
            onClick={() => props.hand.choose(props.atlas.piece === piece ? undefined : piece)}
          >
            <i style={{ background: props.atlas.colours[colouring.of(piece, 0)] }} />
            {names.letter(piece)}
          </button>
        )}
      </For>
    </div>
  );
}

/** The shares on the cell that was pointed at last: of pieces, or of the placements of one. */
function OnCell(props: AtlasPanelProps): JSX.Element {
  const { problem } = props.atlas;
  const names = namesOf(problem);
  const say = () => lateWords(props.words).atlas;
  // Most news of an atlas leave these as they are.
  const known = createMemo(() => props.atlas.shares);
  const piece = createMemo(() => props.atlas.piece);
  const at = createMemo(() => {
    const [cell, shares] = [props.pointer.last(), known()];
    return cell === undefined || !shares || !problem.cells[cell] ? undefined : { cell, shares };
  });
  const conditions = createMemo(() => props.atlas.conditions);
  /** On how many cells the piece never lies. */
  const neverOn = createMemo(() => {
    const [of, shares] = [piece(), known()];
    if (of === undefined || !shares || shares.total === 0n) return undefined;
    return neverSaid(problem, conditions(), shares, of, props.words);
  });
  /** A piece's colour, and how long it is drawn below a row. */
  const bar = (of: number, solutions: bigint, total: bigint) => ({
    '--colour': props.atlas.colours[problem.colouring.of(of, 0)],
    '--share': `${100 * shareOf(solutions, total)}%`,
  });
  return (
    <>
      <Show when={neverOn()}>{(sentence) => <p>{sentence()}</p>}</Show>
      <Show when={!props.pointer.hasPointed() && (known()?.total ?? 0n) > 0n}>
        <p class="how">{say().how}</p>
      </Show>
      <Show when={at()}>
        {(on) => {
          const pieces = () => on().shares.piecesOn(on().cell);
          const placements = () => on().shares.placementsOn(on().cell, piece());
          const never = () => {
            const there = new Set(pieces().map(({ item }) => item));
            return problem.pieces
              .flatMap((_, piece) => (there.has(piece) ? [] : [names.piece(piece)]))
              .join(' ');
          };
          return (
            <>
              <Show when={piece() === undefined}>
                <table>
                  <caption>{say().cell(names.cell(on().cell))}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{say().piece}</th>
                      <th scope="col">{say().lies}</th>
                      <th scope="col">{say().share}</th>
                    </tr>
                  </thead>
                  <tbody>
                    <Index each={pieces()}>
                      {(row) => (
                        <tr style={bar(row().item, row().solutions, on().shares.total)}>
                          <th scope="row">{names.piece(row().item)}</th>
                          <td>{say().many(row().solutions)}</td>
                          <td>{say().portion(row().solutions, on().shares.total)}</td>
                        </tr>
                      )}
                    </Index>
                  </tbody>
                </table>
                <Show when={never()}>{(pieces_) => <p>{say().never(pieces_())}</p>}</Show>
              </Show>
              <table class="placements">
                <caption classList={{ unseen: piece() === undefined }}>
                  {say().cell(names.cell(on().cell))}
                </caption>
                <thead>
                  <tr>
                    <th scope="col">{say().placement}</th>
                    <th scope="col">{say().lies}</th>
                    <th scope="col">{say().share}</th>
                  </tr>
                </thead>
                <tbody>
                  <For each={placements().slice(0, MOST_ROWS)}>
                    {({ item, solutions }) => {
                      const said = saidOf(problem, { placements: [item] });
                      return (
                        <tr
                          classList={{ here: props.pointer.placement() === item }}
                          style={bar(problem.tiles.piece[item]!, solutions, on().shares.total)}
                        >
                          <th scope="row">
                            <button
                              type="button"
                              onPointerEnter={() => props.pointer.choose(item)}
                              onFocus={() => props.pointer.choose(item)}
                              onClick={() => props.hand.fix(item)}
                            >
                              {said.piece} <small>{said.cells}</small>
                            </button>
                          </th>
                          <td>{say().many(solutions)}</td>
                          <td>{say().portion(solutions, on().shares.total)}</td>
                        </tr>
                      );
                    }}
                  </For>
                </tbody>
              </table>
            </>
          );
        }}
      </Show>
    </>
  );
}
