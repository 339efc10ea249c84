import type { Insets } from '../../../theme/viewport.ts';
import { createMemo, createSignal, onMount, Show, type JSX } from 'solid-js';
import { LessonBar } from '../../lesson/lessonBar.tsx';
import { endOf, LessonEndCard } from '../../lesson/lessonEnd.tsx';
import { LessonChoice } from '../../lesson/lessonChoice.tsx';
import { createPresence } from '../../status/live.ts';
import { insetsWithin, whenResized } from '../../widgets/sizeOf.ts';
import { focusOf, hasSide, toggleCover } from '../actions.ts';
import { BoardMarks, PointedMarks } from '../board/boardMarks.tsx';
import { BoardCells } from '../board/cells.tsx';
import { ClassControls } from '../navigation/controls.tsx';
import { Panels } from '../panels/panels.tsx';
import { AskedList } from '../questions/questionBar.tsx';
import { hasOpenQuestion, questionAt } from '../questions/questions.ts';
import { ClassFigures } from '../row/figures.tsx';
import { ClassShelf } from '../row/classShelf.tsx';
import { ProgramDialog } from '../program/programDialog.tsx';
import { PieceTray } from '../row/pieceTray.tsx';
import { Worksheets } from '../sheets/worksheets.tsx';
import type { ClassProps } from '../state.ts';
import { ClassBar } from './bar.tsx';
import { Caption, keepFocus } from './caption.tsx';
import { codeOf } from '../../widgets/qrCode.ts';
import './page.css';

/** The page of a class. Every part has its place, whatever the moment, so that only pieces move. */
export function ClassPage(props: ClassProps): JSX.Element {
  let room!: HTMLDivElement;
  let page!: HTMLDivElement;
  /** The part of the page that drawings on the board never leave. */
  const [area, setArea] = createSignal<Insets>();
  whenResized(
    () => [room, room.closest('.overlay')!],
    () => {
      const overlay = room.closest('.overlay')!;
      props.insets([insetsWithin(room, overlay)]);
      setArea(insetsWithin(room.parentElement!, overlay));
    },
  );
  onMount(() => keepFocus(page));
  const isLessonThere = createPresence(() => props.state.lesson.open !== undefined);
  const cover = () => props.state.cover;
  const isBoardThere = () =>
    cover() !== 'code' && !props.model.isBlank && focusOf(props.state) !== 'side';
  return (
    <>
      <Show when={isBoardThere() && !endOf(props.state.lesson)}>
        <Board {...props} area={area()} />
      </Show>
      <div ref={page} class="class-page" classList={viewClasses(props)} inert={props.model.isBlank}>
        <ClassBar {...props} />
        <LessonBar {...props} lesson={props.state.lesson} isThere={isLessonThere()} />
        <div class="class-board">
          <div ref={room} class="class-room" />
          <Show when={cover() === 'code'}>
            <QrCode {...props} />
          </Show>
          <Show when={isBoardThere()}>
            <LessonEndCard
              {...props}
              lesson={props.state.lesson}
              print={() => toggleCover(props.state, 'sheets')}
            />
          </Show>
        </div>
        <div class="class-row" style={{ '--kinds': props.moment.problem.pieces.length }}>
          <Show when={props.moment.problem} keyed>
            <PieceTray {...props} />
          </Show>
          <ClassFigures {...props} />
          <ClassShelf {...props} />
        </div>
        <Show when={hasSide(props.state)}>
          <aside class="class-side">
            <Panels {...props} />
          </aside>
        </Show>
        <Caption {...props} isLessonThere={isLessonThere()} />
        <ClassControls {...props} />
      </div>
      <LessonChoice {...props} lesson={props.state.lesson} />
      <AskedList {...props} />
      <ProgramDialog {...props} />
      <Show when={cover() === 'sheets' && props.moment.problem} keyed>
        <Worksheets {...props} />
      </Show>
    </>
  );
}

/** The board: its marks, and its cells. */
const Board = (props: ClassProps & { readonly area: Insets | undefined }): JSX.Element => (
  <Show when={props.moment.problem} keyed>
    <Show when={props.state.hasWords}>
      <BoardMarks {...props} />
      <PointedMarks {...props} />
    </Show>
    <BoardCells {...props} />
  </Show>
);

/** The QR code of a link to the moment on show, as large as the board, with the address below. */
function QrCode(props: ClassProps): JSX.Element {
  const link = createMemo(() => {
    // Another moment has another link.
    void props.moment.explanation;
    return props.state.commands.link();
  });
  const code = createMemo(() => codeOf(link()));
  return (
    <section class="qr" aria-label={props.words.classroom.code}>
      <Show when={code()} fallback={<p>{props.words.classroom.codeTooLong}</p>}>
        {(code) => (
          <svg viewBox={`0 0 ${code().size} ${code().size}`} role="img" aria-label={link()}>
            <path d={code().path} />
          </svg>
        )}
      </Show>
      <a href={link()}>{link().replace(/^https?:\/\//, '')}</a>
    </section>
  );
}

/** The classes that show or hide parts of the page. A QR code is shown where the board is. */
const viewClasses = ({ state, moment }: ClassProps) => ({
  asked: hasOpenQuestion(state),
  'for-nodes': questionAt(state)?.kind === 'node',
  'for-lines': questionAt(state)?.kind === 'line',
  coming: moment.isComing,
  wordless: !state.hasWords,
  'focus-board': focusOf(state) === 'board',
  'focus-side': focusOf(state) === 'side' && state.cover !== 'code',
});
