import { pieceSequence } from '../../../solve/orders/pieceOrder.ts';
import { listingOf } from '../../../teach/code/listing.ts';
import { skeletonOf } from '../../../teach/tree/tree.ts';
import { traceOf, type Trace } from '../../../teach/code/trace.ts';
import type { ClassProps } from '../state.ts';
import { lateWords } from '../../../words/index.ts';
import { searchInShort } from '../../../words/names.ts';
import { joined } from '../../../words/sentences.ts';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { answersAt, filled, languageIn, type LessonText } from '../../../teach/lesson/lesson.ts';
import { PaperCover } from '../../widgets/paperCover.tsx';
import { toggleCover } from '../actions.ts';
import { CutOuts } from './cutOuts.tsx';
import { SkeletonTree } from './skeletonTree.tsx';
import { TraceTable } from './traceTable.tsx';
import './sheets.css';

/** The numbers of rows that a trace may have, the first of which fit on a page, and of those filled in as examples. */
const ROWS = [8, 16, 32];
const EXAMPLES = 2;
/** The last step that a trace may begin after: it is followed from the beginning. */
const LAST = 100_000;

/** Worksheets on the search, as they are printed; they cover the page until they are closed. */
export function Worksheets(props: ClassProps): JSX.Element {
  const close = (): void => toggleCover(props.state, 'sheets');
  const { problem, search, names } = props.moment;
  const say = () => lateWords(props.words).sheets;
  /** Answers are for whoever gives the lesson, as notes are. */
  const hasAnswers = props.state.commands.lesson.present !== undefined;
  const [count, setCount] = createSignal(ROWS[0]!);
  const [from, setFrom] = createSignal(0);
  const trace = createMemo(() => traceOf(problem, search, count(), from()));
  const skeleton = createMemo(() => skeletonOf(problem, search, from(), count()));
  const examples = () => from() + EXAMPLES;
  const { step } = props.moment.situation;
  const starts = step > 0 && step <= LAST ? [0, step] : [0];
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
      about={joined([say().paper, hasAnswers && say().paperAnswers])}
      words={props.words}
      close={close}
      choices={
        <p class="choices">
          <Choice label={say().count} values={ROWS} said={say().number} choose={setCount} />
          <Choice
            label={say().from}
            values={starts}
            said={(after) => (after === 0 ? say().beginning : say().afterStep(after))}
            choose={setFrom}
          />
        </p>
      }
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
          {joined([
            howNext(),
            say().rows(Math.min(EXAMPLES, trace().rows.length)),
            from() > 0 && say().begins(from()),
          ])}
        </p>
        <TraceTable {...props} trace={trace()} filled={EXAMPLES} size="toFill" />
        <GoesOn {...props} trace={trace()} />
      </article>
      <article>
        <Head />
        <h2>{say().tree}</h2>
        <p>{joined([say().treePart[skeleton().part], say().fillIn])}</p>
        <Show when={skeleton()} keyed>
          {({ root }) => <SkeletonTree {...props} root={root} filled={examples()} />}
        </Show>
      </article>
      <Show when={hasAnswers}>
        <article class="answers">
          <h2>
            {say().answers}: {props.model.neutralTitle}, {searchInShort(search, props.words)}
          </h2>
          <SceneAnswer {...props} />
          <Show when={skeleton()} keyed>
            {({ root }) => <SkeletonTree {...props} root={root} filled={Infinity} />}
          </Show>
          <TraceTable {...props} trace={trace()} filled={Infinity} size="answers" />
          <GoesOn {...props} trace={trace()} />
        </article>
      </Show>
    </PaperCover>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly values: readonly number[];
  said(value: number): string;
  choose(value: number): void;
}

/** A number that is chosen from a few. */
const Choice = (props: ChoiceProps): JSX.Element => (
  <label>
    {props.label}{' '}
    <select onChange={(event) => props.choose(Number(event.currentTarget.value))}>
      <For each={props.values}>{(value) => <option value={value}>{props.said(value)}</option>}</For>
    </select>
  </label>
);

/** That the search is not over with the trace. */
const GoesOn = (props: ClassProps & { readonly trace: Trace }): JSX.Element => (
  <Show when={!props.trace.isWhole}>
    <p>{lateWords(props.words).sheets.goesOn}</p>
  </Show>
);

/**
 * The texts of the lesson's scene, with its figures, in a language that it has, and what it says at last
 * unless that answers a question; undefined without one.
 */
function sceneOf({ moment, model, words }: ClassProps) {
  if (!moment.lesson) return undefined;
  const { lesson, place } = moment.lesson;
  const scene = lesson.scenes[place.scene]!;
  const lang = languageIn(lesson, model.choices.lang);
  const said = (text: LessonText | undefined): string | undefined =>
    text && filled(text[lang]!, scene, words.lesson.number);
  const { title, stops, say, notes } = scene;
  const asked = stops.flatMap(({ isQuestion, text }, stop) => {
    const answers = answersAt(lesson, { scene: place.scene, stop });
    return isQuestion ? [{ ask: said(text), answers: answers.map(said) }] : [];
  });
  const isTold = asked.some(({ answers }) => answers.includes(said(say)));
  const last = isTold ? undefined : said(say);
  return { lang, title: said(title), ask: asked[0]?.ask, asked, last, notes: said(notes) };
}

/** The question of the scene of a lesson, if there is one. */
const SceneQuestion = (props: ClassProps): JSX.Element => (
  <Show when={sceneOf(props)?.ask}>
    {(ask) => (
      <p class="boxed">
        <b>{lateWords(props.words).sheets.question}:</b>{' '}
        <span lang={sceneOf(props)!.lang}>{ask()}</span>
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
          <b>{scene().title}</b>
        </p>
        <For each={scene().asked}>
          {({ ask, answers }) => (
            <>
              <p lang={scene().lang}>{ask}</p>
              <For each={answers}>
                {(answer) => (
                  <p>
                    <b>{lateWords(props.words).sheets.answer}:</b>{' '}
                    <span lang={scene().lang}>{answer}</span>
                  </p>
                )}
              </For>
            </>
          )}
        </For>
        <Show when={scene().last}>{(last) => <p lang={scene().lang}>{last()}</p>}</Show>
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
