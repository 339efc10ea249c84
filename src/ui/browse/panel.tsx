import { lateWords } from '../../words/index.ts';
import {
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  Show,
  untrack,
  type JSX,
} from 'solid-js';
import { unwrap } from 'solid-js/store';
import { everySolution, writeChoice, type Choice } from '../../count/asked/choice.ts';
import { isRefused, MOST_LISTED, type Refusal } from '../../count/asked/chosen.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Browsing } from '../../settings/browsing.ts';
import { compile } from '../../solve/problem.ts';
import type { DialogProps } from '../modeOverlay.ts';
import { boardArt } from '../widgets/boards/boardPicture.tsx';
import './browse.css';
import { Filter } from './filter.tsx';
import { Grid } from './grid.tsx';
import type { ChosenOnes, OpeningPhase } from './model.ts';
import { Opened } from './opened.tsx';
import { choiceNames } from './names.ts';
import { createPages } from './pages.ts';
import { Position } from './position.tsx';
import { Save } from './save.tsx';

interface BrowsePanelProps extends DialogProps {
  readonly browsing: Browsing;
  browse(change: Partial<Browsing>): void;
}

/** All solutions of the puzzle on show: those that are chosen as small pictures, or one of them large. */
export function BrowsePanel(props: BrowsePanelProps): JSX.Element {
  return (
    <Show when={props.model.text} keyed>
      <Solutions {...props} />
    </Show>
  );
}

/** Whether the figures of one choice are those of another one, whichever of them is wanted. */
const isOfFigures = (one: Choice, other: Choice): boolean =>
  writeChoice({ ...one, figure: undefined }).join() ===
  writeChoice({ ...other, figure: undefined }).join();

/** What came of a choice. */
type Outcome = { readonly choice: Choice } & (ChosenOnes | Refusal);

function Solutions(props: BrowsePanelProps): JSX.Element {
  const say = () => lateWords(props.words).solutionList;
  const problem = compile(parsePuzzle(untrack(() => props.model.text)));
  const theme = () => props.model.choices.theme;
  const art = createMemo(() => boardArt(problem, theme()));
  const [phase, setPhase] = createSignal<OpeningPhase>({ kind: 'opening', progress: 0 });
  const begin = () =>
    props.commands.openSolutions(
      untrack(() => props.model.text),
      setPhase,
    );
  const [source, setSource] = createSignal(begin());
  const again = (): void => {
    setStopped(false);
    setPhase({ kind: 'opening', progress: 0 });
    setSource(begin());
  };
  onCleanup(() => source().close());
  const choice = createMemo(() => unwrap(props.browsing.choice), undefined, {
    equals: (one, other) => writeChoice(one).join() === writeChoice(other).join(),
  });
  const [looked, look] = createSignal<number>();
  const [outcome, setOutcome] = createSignal<Outcome>();
  const [isStopped, setStopped] = createSignal(false);
  const [isChoosing, setChoosing] = createSignal(innerWidth > 700 && innerHeight > 600);
  /** The list on show: that of the last choice that could be shown. */
  const [list, setList] = createSignal<ChosenOnes & { readonly choice: Choice }>();
  const ask = async (asked: Choice): Promise<void> => {
    look(0);
    const answer = await source().choose(asked, look);
    if (!answer) return;
    look(undefined);
    setOutcome({ ...answer, choice: asked });
    if (!isRefused(answer)) setList({ ...answer, choice: asked });
    else if (!untrack(list)) await askAll();
  };
  /** Shows all where there is nothing else to show. */
  const askAll = async (): Promise<void> => {
    const all = await source().choose(everySolution, look);
    if (all && !isRefused(all)) setList({ ...all, choice: everySolution });
  };
  createEffect(on([choice, source], ([asked]) => void ask(asked)));
  const pages = createMemo(() => {
    const now = list();
    return now && createPages((...asked) => source().list('grid', now.choice, ...asked), now.count);
  });
  const place = createMemo(() => {
    const last = (list()?.count ?? 1n) - 1n;
    const asked = props.browsing.place;
    return asked < last ? asked : last > 0n ? last : 0n;
  });
  const choose = (change: Partial<Choice>): void => {
    setStopped(false);
    props.browse({ choice: { ...choice(), ...change }, place: 0n, isOpen: false });
  };
  const openedOne = createMemo(() => {
    const known = pages();
    if (!props.browsing.isOpen || !known) return undefined;
    return known.at(place());
  });
  createEffect(() => {
    if (props.browsing.isOpen) pages()?.want(place(), place() + 1n);
  });
  /** Whether one was open just before, so that the focus goes where it was. */
  let isBack = false;
  const stop = (): void => {
    setStopped(true);
    look(undefined);
    // Another question takes the place of the one that takes long.
    props.browse({ choice: list()?.choice ?? everySolution });
  };
  const status = (): string => {
    const opening = phase();
    if (opening.kind === 'opening') return '';
    if (opening.kind === 'full') return say().full(opening.cells, opening.of);
    if (opening.kind !== 'open') return say()[opening.kind];
    if (opening.count === 0n) return say().noneAtAll;
    const now = outcome();
    if (isStopped()) return say().stopped;
    if (now && isRefused(now))
      return 'tooMany' in now ? say().tooMany(now.tooMany, MOST_LISTED) : say().noFigure;
    const shown = list();
    if (!shown) return '';
    if (shown.count === 0n) return say().none;
    const all =
      shown.count === opening.count
        ? say().all(opening.count)
        : say().some(shown.count, opening.count);
    return [all, ...choiceNames(problem, shown.choice, props.words)].join(' · ');
  };
  /** Whether the puzzle has more solutions than some. */
  const hasOver = (some: bigint): boolean => {
    const now = phase();
    return now.kind === 'open' && now.count > some;
  };
  const walk = () =>
    props.commands.link({
      mode: 'walk',
      browse: undefined,
      moment: { step: 0, tick: Infinity },
    });
  const busy = () => {
    const opening = phase();
    if (opening.kind === 'opening') return { share: opening.progress, say: say().opening };
    const share = looked();
    return opening.kind === 'open' && share !== undefined && share > 0
      ? { share, say: say().looking }
      : undefined;
  };
  return (
    <>
      <div class="browse-head">
        <p class="browse-status" role="status">
          {status()}
        </p>
        <Show when={busy()}>
          {(now) => (
            <div class="browse-progress">
              <progress max="1" value={now().share} aria-label={props.words.browsing.title} />
              <span>{now().say(now().share)}</span>
              <button
                type="button"
                class="wide"
                onClick={() => (phase().kind === 'opening' ? source().stop() : stop())}
              >
                {say().stop}
              </button>
            </div>
          )}
        </Show>
        <Show when={phase().kind === 'stopped' || phase().kind === 'failed'}>
          <button type="button" class="wide" onClick={again}>
            {say().again}
          </button>
        </Show>
        <Show when={!props.browsing.isOpen && hasOver(0n) && list()}>
          {(shown) => (
            <>
              <button
                type="button"
                class="wide browse-fold"
                aria-expanded={isChoosing()}
                onClick={() => setChoosing(!isChoosing())}
              >
                {say().filter}
              </button>
              <Show when={hasOver(1n)}>
                <a class="wide" href={walk()}>
                  {say().walk}
                </a>
              </Show>
              <Show when={shown().count > 0n}>
                <Position
                  count={shown().count}
                  place={place()}
                  words={props.words}
                  goTo={(to) => props.browse({ place: to })}
                />
              </Show>
            </>
          )}
        </Show>
      </div>
      <Show when={isChoosing() && !props.browsing.isOpen && hasOver(0n) && list()}>
        {(shown) => (
          <div class="browse-choice">
            <Filter
              problem={problem}
              words={props.words}
              choice={choice()}
              rows={isOfFigures(shown().choice, choice()) ? shown().rows : []}
              choose={choose}
            />
            <Show when={shown().count > 0n && shown().choice} keyed>
              {(chosen) => (
                <Save
                  problem={problem}
                  source={source()}
                  choice={chosen}
                  count={shown().count}
                  place={place()}
                  aspect={props.model.aspect}
                  theme={theme()}
                  words={props.words}
                />
              )}
            </Show>
          </div>
        )}
      </Show>
      <Show when={list()}>
        {(shown) => (
          <Show
            when={openedOne()}
            fallback={
              <Show when={!props.browsing.isOpen}>
                <Show when={shown().count > 0n}>
                  <Show when={pages()} keyed>
                    {(known) => (
                      <Grid
                        count={shown().count}
                        pages={known}
                        art={art()}
                        aspect={props.model.aspect}
                        words={props.words}
                        place={place()}
                        hasFocus={isBack}
                        move={(to) => props.browse({ place: to })}
                        open={(to) => props.browse({ place: to, isOpen: true })}
                      />
                    )}
                  </Show>
                </Show>
              </Show>
            }
          >
            {(solution) => (
              <Opened
                {...props}
                solution={solution()}
                place={place()}
                count={shown().count}
                problem={problem}
                source={source()}
                art={art()}
                choice={choice()}
                choose={choose}
                move={(to) => props.browse({ place: to })}
                back={() => {
                  isBack = true;
                  props.browse({ isOpen: false });
                }}
              />
            )}
          </Show>
        )}
      </Show>
    </>
  );
}
