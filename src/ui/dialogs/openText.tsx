import { createEffect, createMemo, createUniqueId, Show, type JSX } from 'solid-js';
import { Dialog } from '../widgets/dialog.tsx';
import { FileButton } from '../widgets/fileButton.tsx';
import type { Draft } from '../shell/savedUi.ts';
import type { PanelProps } from '../widgets/lazyDialog.tsx';

interface OpenTextProps extends PanelProps {
  readonly draft: Draft;
  write(text: string): void;
  /** Tries to open what is written. */
  submit(): void;
  /** Tries to divide the board that is written. */
  divide(): void;
  /** Tries to open the text of a file. */
  take(text: string): void;
  refuse(why: 'tooLong' | 'unreadable'): void;
}

/** The dialog in which a puzzle text is written or corrected. */
export function OpenText(props: OpenTextProps): JSX.Element {
  const ui = () => props.words.ui;
  const hint = createUniqueId();
  const error = createUniqueId();
  let area!: HTMLTextAreaElement;
  const isFrame = createMemo(
    () => props.draft.wrong !== undefined && props.commands.isFrame(props.draft.text),
  );
  createEffect(() => {
    if (area.value === props.draft.text) return;
    area.value = props.draft.text;
    area.setSelectionRange(0, 0);
  });
  return (
    <Dialog {...props} title={ui().openText} class="open-text">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          props.submit();
        }}
      >
        <p id={hint}>{ui().openTextHint}</p>
        <textarea
          ref={area}
          spellcheck={false}
          autocomplete="off"
          aria-label={ui().puzzleText}
          aria-describedby={`${hint} ${error}`}
          aria-invalid={props.draft.wrong !== undefined}
          onInput={() => props.write(area.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) props.submit();
          }}
        />
        <p id={error} class="wrong" role="alert">
          <Show when={props.draft.wrong}>{props.draft.wrong}</Show>
        </p>
        <div class="actions">
          <FileButton
            label={ui().chooseFile}
            take={(text) => props.take(text)}
            refuse={(why) => props.refuse(why)}
          />
          <button type="button" onClick={() => props.close()}>
            {ui().cancel}
          </button>
          <button type="submit" class={isFrame() ? undefined : 'chief'}>
            {ui().open}
          </button>
          <Show when={isFrame()}>
            <button type="button" class="chief" onClick={() => props.divide()}>
              {ui().divide}
            </button>
          </Show>
        </div>
      </form>
    </Dialog>
  );
}
