import { pieceSequence } from '../../../solve/orders/pieceOrder.ts';
import { listingOf } from '../../../teach/code/listing.ts';
import { skeletonOf } from '../../../teach/tree/tree.ts';
import { traceOf } from '../../../teach/code/trace.ts';
import type { ClassProps } from '../state.ts';
import { searchInShort } from '../../../words/names.ts';
import { Show, type JSX } from 'solid-js';
import { filled, languageIn, type LessonText } from '../../../teach/lesson/lesson.ts';
import { PaperCover } from '../../widgets/paperCover.tsx';
import { toggleCover } from '../actions.ts';
import { CutOuts } from './cutOuts.tsx';
import { SkeletonTree } from './skeletonTree.tsx';
import { TraceTable } from './traceTable.tsx';
import './sheets.css';

/** The most steps of a trace, which fit on two pages, and the number of steps filled in as examples. */
const STEPS = 30;
const EXAMPLES = 2;
/** The height of a row to be filled in by hand, and of one that is filled in, in mm. */
const ROW = { toFill: 13.5, filled: 11 };

/** Worksheets on the search, as they are printed; they cover the page until they are closed. */
export function Worksheets(props: ClassProps): JSX.Element {
  const close = (): void => toggleCover(props.state, 'sheets');
  const say = () => props.words.sheets;
  const { problem, search, names } = props.moment;
  const trace = traceOf(problem, search, STEPS);
  const skeleton = skeletonOf(problem, search, STEPS);
  const howNext = (): string => {
    if (listingOf(search).id === 'exactCover') return say().fewest;
    const order = pieceSequence(problem, search.pieces, search.seed);
    return say().inOrder(Array.from(order, names.piece));
  };
  const Head = (): JSX.Element => (
    <header>
      <p>
        <b>{props.model.neutralTitle}</b> {searchInShort(search, props.words)}
      </p>
      <p>
        {say().name} <i /> {say().date} <i />
      </p>
    </header>
  );
  return (
    <PaperCover
      class="worksheets"
      title={say().title}
      about={say().paper}
      words={props.words}
      close={close}
    >
      <article>
        <Head />
        <SceneQuestion {...props} />
        <CutOuts {...props} />
      </article>
      <article>
        <Head />
        <h2>{say().trace}</h2>
        <p>
          {howNext()} {say().rows(Math.min(EXAMPLES, trace.rows.length))}
        </p>
        <TraceTable {...props} trace={trace} filled={EXAMPLES} height={ROW.toFill} />
        <Show when={!trace.isWhole}>
          <p>{say().goesOn}</p>
        </Show>
      </article>
      <article>
        <Head />
        <h2>{say().tree}</h2>
        <p>
          {say().treePart[skeleton.part]} {say().fillIn}
        </p>
        <SkeletonTree {...props} root={skeleton.root} filled={EXAMPLES} />
      </article>
      <article class="answers">
        <h2>
          {say().answers}: {props.model.neutralTitle}, {searchInShort(search, props.words)}
        </h2>
        <SceneAnswer {...props} />
        <SkeletonTree {...props} root={skeleton.root} filled={Infinity} />
        <TraceTable {...props} trace={trace} filled={Infinity} height={ROW.filled} />
      </article>
    </PaperCover>
  );
}

/** The texts of the lesson's scene, with its figures, in a language that it has; undefined without one. */
function sceneOf({ moment, model, words }: ClassProps) {
  if (!moment.lesson) return undefined;
  const { lesson, place } = moment.lesson;
  const scene = lesson.scenes[place.scene]!;
  const lang = languageIn(lesson, model.choices.lang);
  const said = (text: LessonText | undefined): string | undefined =>
    text && filled(text[lang]!, scene, words.lesson.number);
  const { title, stops, say, notes } = scene;
  const ask = stops.find(({ isQuestion }) => isQuestion)?.text;
  return { lang, title: said(title), ask: said(ask), say: said(say), notes: said(notes) };
}

/** The question of the scene of a lesson, if there is one. */
const SceneQuestion = (props: ClassProps): JSX.Element => (
  <Show when={sceneOf(props)?.ask}>
    {(ask) => (
      <p class="boxed">
        <b>{props.words.sheets.question}:</b> <span lang={sceneOf(props)!.lang}>{ask()}</span>
      </p>
    )}
  </Show>
);

/** All texts of the scene of a lesson, with the notes for the teacher. */
const SceneAnswer = (props: ClassProps): JSX.Element => (
  <Show when={sceneOf(props)}>
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
