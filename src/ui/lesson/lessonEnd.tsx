import { lateWords } from '../../words/index.ts';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { languageIn, stopAt, type LessonEnd } from '../../teach/lesson/lesson.ts';
import { codeOf } from '../widgets/qrCode.ts';
import { Text } from './lessonBar.tsx';
import type { LessonPart, LessonProps } from './lessonPart.ts';
import type { OpenLesson } from './model.ts';
import './lessonEnd.css';

/** What a class takes home at the stop on show; undefined where that has nothing. */
export const endOf = ({ open }: LessonPart): LessonEnd | undefined =>
  open?.isReached ? stopAt(open.lesson, open.place).end : undefined;

interface LessonEndProps extends LessonProps {
  /** Shows worksheets to print. */
  readonly print: () => void;
}

/** What a class takes home, in place of the board: what to remember, worksheets, a QR code, what to try next. */
export function LessonEndCard(props: LessonEndProps): JSX.Element {
  return (
    <Show when={endOf(props.lesson) && props.lesson.open}>
      {(open) => <Card {...props} open={open()} end={stopAt(open().lesson, open().place).end!} />}
    </Show>
  );
}

interface CardProps extends LessonEndProps {
  readonly open: OpenLesson;
  readonly end: LessonEnd;
}

function Card(props: CardProps): JSX.Element {
  const say = () => props.words.lesson;
  const language = () => languageIn(props.open.lesson, props.model.choices.lang);
  const link = createMemo(() => props.lesson.home());
  const code = createMemo(() => {
    const its = link();
    return its === undefined ? undefined : codeOf(its);
  });
  return (
    <section class="lesson-end" aria-label={say().takeHome}>
      <div class="remember">
        <h2>{say().remember}</h2>
        <ul lang={language()}>
          <For each={props.end.remember}>
            {(text) => (
              <li>
                <Text {...props} text={text} />
              </li>
            )}
          </For>
        </ul>
      </div>
      <Show when={code()}>
        {(code) => (
          <div class="home">
            <a href={link()} aria-label={say().atHome}>
              <svg viewBox={`0 0 ${code().size} ${code().size}`} aria-hidden="true">
                <path d={code().path} />
              </svg>
            </a>
            <p>{say().atHome}</p>
          </div>
        )}
      </Show>
      <nav aria-label={say().next}>
        <h2>{say().next}</h2>
        <ul>
          <li>
            <button type="button" onClick={() => props.print()}>
              {lateWords(props.words).sheets.title}
            </button>
          </li>
          <For each={props.end.next}>
            {({ query, text }) => (
              <li lang={language()}>
                <button type="button" onClick={() => props.lesson.visit(query)}>
                  <Text {...props} text={text} />
                </button>
              </li>
            )}
          </For>
        </ul>
      </nav>
    </section>
  );
}
