import { pieceSequence } from '../../../solve/orders/pieceOrder.ts';
import { listingOf } from '../../../teach/code/listing.ts';
import { skeletonOf } from '../../../teach/tree/tree.ts';
import { traceOf } from '../../../teach/code/trace.ts';
import type { ClassProps } from '../state.ts';
import { searchInShort } from '../../../words/names.ts';
import { createMemo, createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import { filled, languageIn, type LessonText } from '../../../teach/lesson/lesson.ts';
import type { Words } from '../../../words/index.ts';
import type { OpenLesson } from '../../lesson/model.ts';
import { toggleCover } from '../actions.ts';
import { CutOuts } from './cutOuts.tsx';
import { SkeletonTree } from './skeletonTree.tsx';
import { TraceTable } from './traceTable.tsx';
import './sheets.css';

/** The most steps of a trace, which fit on two pages, and the number of steps filled in as examples. */
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
  const close = (): void => toggleCover(props.state, 'sheets');
  /** The scale of sheets on the screen, less than 1 on narrow pages. */
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
    if (event.key === 'Escape') close();
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
          <button type="button" onClick={close}>
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

interface SceneProps {
  readonly open: OpenLesson | undefined;
  readonly language: string;
  readonly words: Words;
}

/** The texts of a scene in a language that its lesson has, with its figures. */
function written({ words, language }: SceneProps, { lesson, place }: OpenLesson) {
  const scene = lesson.scenes[place.scene]!;
  const lang = languageIn(lesson, language);
  const said = (text: LessonText | undefined): string | undefined =>
    text && filled(text[lang]!, scene, words.lesson.number);
  const { title, stops, say, notes } = scene;
  const ask = stops.find(({ isQuestion }) => isQuestion)?.text;
  return { lang, title: said(title), ask: said(ask), say: said(say), notes: said(notes) };
}

/** The question of the scene of a lesson, if there is one. */
function SceneQuestion(props: SceneProps): JSX.Element {
  const scene = () => (props.open ? written(props, props.open) : undefined);
  return (
    <Show when={scene()?.ask}>
      {(ask) => (
        <p class="boxed">
          <b>{props.words.sheets.question}:</b> <span lang={scene()!.lang}>{ask()}</span>
        </p>
      )}
    </Show>
  );
}

/** All texts of the scene of a lesson, with the notes for the teacher. */
function SceneAnswer(props: SceneProps): JSX.Element {
  return (
    <Show when={props.open && written(props, props.open)}>
      {(scene) => (
        <div class="boxed">
          <p lang={scene().lang}>
            <b>{scene().title}</b> {scene().ask}
          </p>
          <p>
            <b>{props.words.sheets.answer}:</b> <span lang={scene().lang}>{scene().say}</span>
          </p>
          <Show when={scene().notes}>
            {(notes) => (
              <p>
                <b>{props.words.lesson.notes}:</b> <span lang={scene().lang}>{notes()}</span>
              </p>
            )}
          </Show>
        </div>
      )}
    </Show>
  );
}
