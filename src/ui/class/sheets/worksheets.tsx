import { createMemo, createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import { pieceSequence } from '../../../solve/orders/pieceOrder.ts';
import { listingOf } from '../../../teach/listing.ts';
import { skeletonOf } from '../../../teach/skeleton.ts';
import { traceOf } from '../../../teach/trace.ts';
import { searchInShort } from '../../../words/names.ts';
import type { ClassProps } from '../props.ts';
import { CutOuts } from './cutOuts.tsx';
import { SceneAnswer, SceneQuestion } from './sceneTexts.tsx';
import { SkeletonTree } from './skeletonTree.tsx';
import { TraceTable } from './traceTable.tsx';
import './sheets.css';
import './print.css';

/** The most steps of a trace, which leave room for its end on two pages, and how many of them are filled in as examples. */
const STEPS = 30;
const EXAMPLES = 2;
/** The width of a sheet on the screen, with some space beside it, in CSS px. */
const SHEET = 820;
/** The height of a row to be filled in by hand, and of one that is filled in, in mm. */
const ROW = { toFill: 13.5, filled: 11 };

/** Worksheets on the search, as they are printed; they cover the page until they are closed. */
export function Worksheets(props: ClassProps): JSX.Element {
  let box!: HTMLElement;
  let print!: HTMLButtonElement;
  /** How much smaller than on paper sheets are shown, where the page is narrow. */
  const [zoom, setZoom] = createSignal(1);
  const say = () => props.words.sheets;
  const problem = createMemo(() => props.moment.problem);
  const search = createMemo(() => props.moment.search);
  const names = createMemo(() => props.moment.names);
  const trace = createMemo(() => traceOf(problem(), search(), STEPS));
  const skeleton = createMemo(() => skeletonOf(problem(), search(), STEPS));
  const language = () => props.model.choices.lang;
  const common = () => ({ problem: problem(), names: names(), say: say(), language: language() });
  const howNext = (): string => {
    if (listingOf(search()).id === 'exactCover') return say().fewest;
    const order = pieceSequence(problem(), search().pieces, search().seed);
    return say().inOrder(Array.from(order, names().piece));
  };
  const scene = () => ({ open: props.moment.lesson, language: language(), words: props.words });
  // All keys, as the focus gets lost when sheets are printed.
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') props.act.toggleSheets();
  };
  onMount(() => {
    const before = document.activeElement;
    window.addEventListener('keydown', onKeyDown, true);
    const behind = [...document.body.children].filter(
      (one): one is HTMLElement => one instanceof HTMLElement && !one.contains(box) && !one.inert,
    );
    for (const one of behind) one.inert = true;
    print.focus();
    const observer = new ResizeObserver(() => setZoom(Math.min(1, box.clientWidth / SHEET)));
    observer.observe(box);
    onCleanup(() => {
      observer.disconnect();
      window.removeEventListener('keydown', onKeyDown, true);
      for (const one of behind) one.inert = false;
      if (before instanceof HTMLElement) before.focus();
    });
  });
  const Head = (): JSX.Element => (
    <header>
      <p>
        <b>{props.model.title}</b> {searchInShort(search(), props.words)}
      </p>
      <p>
        {say().name} <i /> {say().date} <i />
      </p>
    </header>
  );
  return (
    <Portal>
      <section
        ref={box}
        class="worksheets"
        role="dialog"
        aria-modal="true"
        aria-label={say().title}
        tabindex="-1"
        style={{ '--zoom': zoom() }}
      >
        <nav>
          <h1>{say().title}</h1>
          <p>{say().paper}</p>
          <button ref={print} type="button" onClick={() => window.print()}>
            {say().print}
          </button>
          <button type="button" onClick={() => props.act.toggleSheets()}>
            {say().close}
          </button>
        </nav>
        <article>
          <Head />
          <SceneQuestion {...scene()} />
          <CutOuts {...common()} />
        </article>
        <article>
          <Head />
          <h2>{say().trace}</h2>
          <p>
            {howNext()} {say().rows(Math.min(EXAMPLES, trace().rows.length))}
          </p>
          <TraceTable {...common()} trace={trace()} filled={EXAMPLES} row={ROW.toFill} />
          <Show when={!trace().isWhole}>
            <p>{say().goesOn}</p>
          </Show>
        </article>
        <article>
          <Head />
          <h2>{say().tree}</h2>
          <p>
            {say().treePart[skeleton().part]} {say().fillIn}
          </p>
          <SkeletonTree {...common()} root={skeleton().root} filled={EXAMPLES} />
        </article>
        <article class="answers">
          <h2>
            {say().answers}: {props.model.title}, {searchInShort(search(), props.words)}
          </h2>
          <SceneAnswer {...scene()} />
          <SkeletonTree {...common()} root={skeleton().root} filled={Infinity} />
          <TraceTable {...common()} trace={trace()} filled={Infinity} row={ROW.filled} />
        </article>
      </section>
    </Portal>
  );
}
