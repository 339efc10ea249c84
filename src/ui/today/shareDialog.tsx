import { createEffect, createSignal, Show, type JSX } from 'solid-js';
import { dayOf, type DateText } from '../../game/date.ts';
import { streakOf } from '../../game/streak.ts';
import { calendarId } from '../../puzzle/calendar.ts';
import { themes } from '../../theme/index.ts';
import type { ControlProps } from '../modeOverlay.ts';
import { playEntrance } from '../play/entrance.ts';
import type { PlayModel } from '../play/model.ts';
import { solvedWith } from '../play/toldOf.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { saveFile } from '../widgets/saveFile.ts';
import { drawShared, SIDE } from './sharePicture.ts';
import './today.css';

interface ShareDialogProps extends ControlProps {
  readonly open: boolean;
  readonly game: PlayModel;
  /** The date whose puzzle was solved. */
  readonly date: DateText;
  close(): void;
}

/** The address at which the puzzle of a date is played. */
const linkTo = (date: DateText): string =>
  new URL(`?mode=${playEntrance.id}&puzzle=${calendarId(dayOf(date))}`, location.href).href;

/** A picture and a text that tell of a solved day, and show no solution. Nothing is sent unless that is asked for. */
export function ShareDialog(props: ShareDialogProps): JSX.Element {
  const say = () => props.words.today;
  return (
    <Dialog {...props} title={say().shareTitle} class="share">
      <Show when={props.open}>
        <Shared {...props} />
      </Show>
    </Dialog>
  );
}

function Shared(props: ShareDialogProps): JSX.Element {
  const say = () => props.words.today;
  let canvas!: HTMLCanvasElement;
  const [news, tell] = createSignal('');
  const solved = () => solvedWith(props.game, props.words);
  const row = () => say().row(streakOf(props.game.days.solved, props.game.days.today));
  const lines = () => [solved(), row()].filter((line) => line !== '');
  const text = () =>
    say().text({ date: props.date, solved: solved(), row: row(), link: linkTo(props.date) });
  createEffect(() =>
    drawShared(canvas, {
      question: props.game.problem.puzzle,
      theme: themes[props.model.choices.theme],
      family: getComputedStyle(canvas).fontFamily,
      label: props.words.label,
      title: say().date(props.date),
      lines: lines(),
    }),
  );
  const blob = (): Promise<Blob> =>
    new Promise((resolve, reject) => {
      canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('There is no picture.'))));
    });
  const file = async (): Promise<File> =>
    new File([await blob()], say().fileName(props.date), { type: 'image/png' });
  /** Does something that the browser may refuse, and says what came of it. */
  const attempt = async (does: () => Promise<unknown>, done: string): Promise<void> => {
    tell('');
    try {
      await does();
      tell(done);
    } catch (error) {
      // Whoever thinks better of it needs to be told nothing.
      if (!(error instanceof DOMException && error.name === 'AbortError')) tell(say().notCopied);
    }
  };
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const canCopyPicture = clipboard !== undefined && 'ClipboardItem' in window;
  const canSend =
    'canShare' in navigator &&
    navigator.canShare({
      files: [new File([], say().fileName(props.date), { type: 'image/png' })],
    });
  const send = async (): Promise<void> => navigator.share({ files: [await file()], text: text() });
  return (
    <>
      <canvas
        ref={canvas}
        class="shared-picture"
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={say().picture([say().date(props.date), ...lines()].join('. '))}
      />
      <p class="shared-text box">{text()}</p>
      <p class="hint">{say().shareHint}</p>
      <div class="actions">
        <Show when={clipboard}>
          {(board) => (
            <button
              type="button"
              onClick={() => void attempt(() => board().writeText(text()), say().copied)}
            >
              {say().copyText}
            </button>
          )}
        </Show>
        <Show when={canCopyPicture}>
          <button
            type="button"
            onClick={() =>
              void attempt(
                () => clipboard!.write([new ClipboardItem({ 'image/png': blob() })]),
                say().copied,
              )
            }
          >
            {say().copyPicture}
          </button>
        </Show>
        <Show when={canSend}>
          <button type="button" onClick={() => void attempt(send, '')}>
            {say().send}
          </button>
        </Show>
        <button
          type="button"
          class="chief"
          onClick={() =>
            void attempt(async () => saveFile(await blob(), say().fileName(props.date)), '')
          }
        >
          {say().savePicture}
        </button>
      </div>
      <p class="news" role="status">
        {news()}
      </p>
    </>
  );
}
