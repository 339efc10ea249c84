import type { Insets } from '../../theme/viewport.ts';
import {
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  onMount,
  Show,
  type JSX,
} from 'solid-js';
import { searchInShort } from '../../words/names.ts';
import { AskedList } from './askedList.tsx';
import { AskingBar } from './askingBar.tsx';
import { BoardCells } from './boardCells.tsx';
import { BoardMarks } from './boardMarks.tsx';
import { ClassControls, Grains } from './controls.tsx';
import { HandBoard } from './handBoard.tsx';
import { Looking } from './jumps.tsx';
import { createPresence } from '../live.ts';
import { keepFocus } from './keepFocus.ts';
import { LessonBar, LessonNotes } from '../lesson/lessonBar.tsx';
import { LessonChoice } from '../lesson/lessonChoice.tsx';
import { OptionMarks } from './matrix/optionMarks.tsx';
import { ClassFigures, Odometer } from './odometer.tsx';
import { PanelMenu, Panels } from './panels.tsx';
import { PieceTray } from './pieceTray.tsx';
import type { ClassProps } from './props.ts';
import { QrCode } from './qrCode.tsx';
import { saidAt } from './said.ts';
import { ClassShelf } from './classShelf.tsx';
import { Worksheets } from './sheets/worksheets.tsx';
import './view.css';

/** A search with more characters than that is long. */
const LONG = 36;

/**
 * The page of a search that is explained. Every part has its place, whatever the moment, so that nothing
 * moves but the pieces.
 */
export function ClassPage(props: ClassProps): JSX.Element {
  let room!: HTMLDivElement;
  let page!: HTMLDivElement;
  /** The part of the page that the board has, which nothing drawn on it leaves. */
  const [area, setArea] = createSignal<Insets>();
  onMount(() => {
    const overlay = room.closest('.overlay')!;
    const measure = (): void => {
      const all = overlay.getBoundingClientRect();
      const insets = (element: Element): Insets => {
        const { top, right, bottom, left } = element.getBoundingClientRect();
        return {
          top: top - all.top,
          right: all.right - right,
          bottom: all.bottom - bottom,
          left: left - all.left,
        };
      };
      props.insets([insets(room)]);
      setArea(insets(room.parentElement!));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [room, overlay]) observer.observe(element);
    onCleanup(() => observer.disconnect());
    measure();
    onCleanup(keepFocus(page));
  });
  const caption = () => {
    const { lang } = props.model.choices;
    if (props.moment.isComing) return '';
    const said = props.goTo.says(lang);
    if (said !== undefined) return said;
    const asked = props.asking.says(lang);
    if (asked !== undefined) return asked;
    return props.hand.isOn ? props.hand.says(lang) : saidAt(props.moment, lang);
  };
  const isThere = createPresence(() => true);
  const isGiven = () => props.lesson.open !== undefined;
  const isLessonThere = createPresence(isGiven);
  /** What is said now: first the lesson says what it has to say. */
  const said = createMemo<string>((before) => {
    const isReady = isThere() && (isLessonThere() || !isGiven());
    return isReady ? caption() : before;
  }, '');
  const say = () => props.words.classroom;
  const search = () => searchInShort(props.moment.search, props.words);
  /** Whether there is more to say of the search than its order. */
  const isUnusual = () => search() !== props.words.orders[props.moment.search.order].name;
  /** Tells what comes of the puzzle only once the search is over. */
  const title = () =>
    props.moment.moment.kind === 'end' ? props.model.fullTitle : props.model.title;

  const isBoardSeen = () =>
    props.cover !== 'code' && props.cover !== 'blank' && props.view.focus !== 'side';

  return (
    <>
      <Show when={isBoardSeen()}>
        <Show when={props.view.hasWords}>
          <BoardMarks {...props} area={area()} />
          <OptionMarks {...props} />
        </Show>
        <Show when={props.moment.problem} keyed>
          <Show when={props.hand.isOn} fallback={<BoardCells {...props} />}>
            <HandBoard {...props} />
          </Show>
        </Show>
      </Show>
      <div
        ref={page}
        class="class-page"
        classList={viewClasses(props)}
        inert={props.cover === 'blank'}
      >
        <header class="class-bar">
          <div
            class="class-head"
            classList={{ unusual: isUnusual(), long: search().length > LONG }}
          >
            <p>
              <b class="class-title" title={title()}>
                {title()}
              </b>
              <Odometer {...props} />
            </p>
            <p>
              <span class="class-title class-search" title={search()}>
                {search()}
              </span>
              <ClassFigures {...props} />
            </p>
          </div>
          <div class="class-views">
            <Grains {...props} />
            <PanelMenu {...props} />
          </div>
        </header>
        <LessonBar {...props} isThere={isLessonThere()} />
        <div class="class-board">
          <div ref={room} class="class-room" />
          <Show when={props.cover === 'code'}>
            <QrCode {...props} />
          </Show>
        </div>
        <div class="class-row" style={{ '--kinds': props.moment.problem.pieces.length }}>
          <Show when={props.moment.problem} keyed>
            <PieceTray {...props} />
          </Show>
          <ClassShelf {...props} />
        </div>
        <Show when={props.moment.panels.length > 0 || props.lesson.open?.hasNotes}>
          <aside class="class-side">
            <Panels {...props} />
            <LessonNotes {...props} />
          </aside>
        </Show>
        <Caption text={said()} label={say().caption}>
          <Looking {...props} />
          <AskingBar {...props} />
        </Caption>
        <ClassControls {...props} />
      </div>
      <LessonChoice {...props} />
      <AskedList {...props} />
      <Show when={props.cover === 'sheets'}>
        <Worksheets {...props} />
      </Show>
      <Show when={props.cover === 'blank'}>
        <button
          type="button"
          class="blank"
          aria-label={say().blankHint}
          onClick={() => props.act.toggleBlank()}
        />
      </Show>
    </>
  );
}

/** What of the page is shown. A QR code is shown where the board is. */
const viewClasses = ({ view, cover, asking, moment }: ClassProps) => ({
  asked: asking.isOpen,
  coming: moment.isComing,
  wordless: !view.hasWords,
  'focus-board': view.focus === 'board',
  'focus-side': view.focus === 'side' && cover !== 'code',
});

interface CaptionProps {
  readonly text: string;
  readonly label: string;
  readonly children: JSX.Element;
}

/** What happens at the moment, for eyes and ears; what does not fit can be scrolled to. */
function Caption(props: CaptionProps): JSX.Element {
  let box!: HTMLDivElement;
  createEffect(
    on(
      () => props.text,
      () => (box.scrollTop = 0),
    ),
  );
  return (
    <div ref={box} class="class-caption" role="region" aria-label={props.label} tabindex="0">
      <p aria-live="polite" aria-atomic="true">
        {props.text}
      </p>
      {props.children}
    </div>
  );
}
