import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  onCleanup,
  Show,
  type JSX,
} from 'solid-js';
import { limits } from '../../puzzle/errors.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { FileButton } from '../widgets/fileButton.tsx';
import { acceptTexts } from '../shell/acceptTexts.ts';
import type { Draft, UiState } from '../shell/savedUi.ts';
import type { DialogProps } from '../modeOverlay.ts';

/** The dialog in which a puzzle text is written or corrected; it takes texts dropped or pasted anywhere. */
export function OpenText(props: DialogProps & { readonly state: UiState }): JSX.Element {
  const ui = () => props.words.ui;
  const { show, draft, setDraft } = props.state;
  const [isHovered, hover] = createSignal(false);
  const hint = createUniqueId();
  const error = createUniqueId();
  let area!: HTMLTextAreaElement;
  const written = (): Draft => draft() ?? { text: props.model.text, wrong: undefined };
  const isFrame = createMemo(
    () => written().wrong !== undefined && props.commands.isFrame(written().text),
  );
  /** Opens a text, or divides its board; or else shows it with its error. */
  const take = (text: string, how: 'openText' | 'divide' = 'openText'): void => {
    const wrong = props.commands[how](text);
    setDraft(wrong === undefined ? undefined : { text, wrong });
    show(wrong === undefined ? undefined : 'text');
  };
  /** Shows why something is rejected, beside the current draft. */
  const refuse = (why: 'tooLong' | 'unreadable'): void => {
    setDraft({ text: written().text, wrong: ui().notTaken[why](limits.text) });
    show('text');
  };
  const passOver = (opened: string): void =>
    props.commands.say(props.words.page.oneFileOnly(opened));
  onCleanup(acceptTexts({ take, refuse, passOver, hover }));
  const submit = (): void => take(written().text);
  const close = (): void => {
    // An empty or unchanged draft is not kept.
    if (['', props.model.text].includes(written().text)) setDraft(undefined);
    props.close();
  };
  createEffect(() => {
    const { text } = written();
    if (area.value === text) return;
    area.value = text;
    area.setSelectionRange(0, 0);
  });
  return (
    <>
      <Show when={isHovered()}>
        <p class="drop">{ui().dropHere}</p>
      </Show>
      <Dialog {...props} title={ui().openText} class="open-text" close={close}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <p id={hint}>{ui().openTextHint}</p>
          <textarea
            ref={area}
            spellcheck={false}
            autocomplete="off"
            aria-label={ui().puzzleText}
            aria-describedby={`${hint} ${error}`}
            aria-invalid={written().wrong !== undefined}
            onInput={() => setDraft({ text: area.value, wrong: written().wrong })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
            }}
          />
          <p id={error} class="wrong" role="alert">
            <Show when={written().wrong}>{written().wrong}</Show>
          </p>
          <div class="actions">
            <FileButton label={ui().chooseFile} take={take} refuse={refuse} />
            <button type="button" onClick={close}>
              {ui().cancel}
            </button>
            <button type="submit" class={isFrame() ? undefined : 'chief'}>
              {ui().open}
            </button>
            <Show when={isFrame()}>
              <button type="button" class="chief" onClick={() => take(written().text, 'divide')}>
                {ui().divide}
              </button>
            </Show>
          </div>
        </form>
      </Dialog>
    </>
  );
}
