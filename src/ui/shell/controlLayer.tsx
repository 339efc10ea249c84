import type { Viewport } from '../../theme/viewport.ts';
import {
  createEffect,
  createMemo,
  createSignal,
  mergeProps,
  onCleanup,
  Show,
  type JSX,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { limits } from '../../puzzle/errors.ts';
import { acceptTexts } from './acceptTexts.ts';
import { Docked } from './docked.tsx';
import { Count } from '../count/count.tsx';
import { Experiments } from '../experiments/experiments.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { handFocusOn } from '../widgets/handFocusOn.ts';
import { Help } from './help.tsx';
import { HowToSearch } from '../dialogs/howToSearch.tsx';
import type { ModeOverlay } from '../modeOverlay.ts';
import type { PanelProps } from '../widgets/lazyDialog.tsx';
import { OpenText } from '../dialogs/openText.tsx';
import { attendPage } from './page.ts';
import type { NoticeProps, PartProps, Shown } from '../part.ts';
import type { DialogId, Draft, UiState } from './savedUi.ts';
import { Settings } from '../dialogs/settings.tsx';

interface ControlLayerProps extends NoticeProps {
  readonly mode: ModeOverlay;
  readonly insets: (list: readonly Viewport[]) => void;
  readonly state: UiState;
}

/** Matches controls in use, which must not fade. A select chosen with the mouse may be open. */
const inUse = '.overlay :is(:focus-visible, .menu.open, select:focus)';

/** The controls: the mode's page, or its panel and the dock; and the dialogs. */
export function ControlLayer(props: ControlLayerProps): JSX.Element {
  const { dialog, show } = props.state;
  const present = attendPage({
    model: props.model,
    commands: props.commands,
    entrances: props.entrances,
    mode: () => props.mode,
    held: () =>
      props.mode.Page !== undefined ||
      dialog() !== undefined ||
      document.querySelector(inUse) !== null,
    openDialog: (dialog) => show(dialog),
  });
  handFocusOn(() => props.mode);
  createEffect(() => props.commands.occupy(dialog() !== undefined));
  onCleanup(() => {
    show(undefined);
    props.commands.occupy(false);
  });
  const shown = createMemo<Shown>((before) => {
    if (before && !present()) return before;
    const { status, timeline } = props.model;
    return { status: { ...status }, timeline: { ...timeline } };
  });
  const part: PartProps = mergeProps(props, {
    get shown() {
      return shown();
    },
    restart: () => props.commands.restart(props.state.saved()),
  });
  return (
    <>
      <Dynamic
        component={props.mode.Page ?? Docked}
        {...part}
        mode={props.mode}
        present={present()}
        insets={props.insets}
        openDialog={(which: DialogId) => show(which)}
      />
      <Dialogs {...part} mode={props.mode} state={props.state} />
    </>
  );
}

interface DialogsProps extends PartProps {
  readonly mode: ModeOverlay;
  readonly state: UiState;
}

/** All dialogs; at most one is open. */
function Dialogs(props: DialogsProps): JSX.Element {
  const { dialog, show } = props.state;
  /** The props of a dialog. It reports its closing a moment later, when another one may be open. */
  const dialogProps = (which: DialogId) =>
    mergeProps(props, {
      get open() {
        return dialog() === which;
      },
      close: () => void show((now) => (now === which ? undefined : now)),
    });
  return (
    <>
      <Settings {...dialogProps('settings')} mode={props.mode} openDialog={show} />
      <TextDialog {...dialogProps('text')} state={props.state} />
      <Dynamic component={props.mode.SearchDialog ?? HowToSearch} {...dialogProps('search')} />
      <Gallery {...dialogProps('gallery')} />
      <Count {...dialogProps('count')} />
      <Experiments {...dialogProps('experiments')} />
      <Help {...dialogProps('help')} mode={props.mode} />
    </>
  );
}

interface TextDialogProps extends PanelProps {
  readonly state: UiState;
}

/** The dialog for puzzle texts, which also receives texts dropped or pasted anywhere. */
function TextDialog(props: TextDialogProps): JSX.Element {
  const { show, draft, setDraft } = props.state;
  const [hovered, setHovered] = createSignal(false);
  const written = (): Draft => draft() ?? { text: props.model.text, wrong: undefined };
  /** Opens a text, or shows it with its error. */
  const take = (text: string, how: 'openText' | 'divide' = 'openText'): void => {
    const wrong = props.commands[how](text);
    setDraft(wrong === undefined ? undefined : { text, wrong });
    show(wrong === undefined ? undefined : 'text');
  };
  /** Shows why something is rejected, beside the current draft. */
  const refuse = (why: 'tooLong' | 'unreadable'): void => {
    setDraft({ text: written().text, wrong: props.words.ui.notTaken[why](limits.text) });
    show('text');
  };
  const passOver = (opened: string): void =>
    props.commands.say(props.words.page.oneFileOnly(opened));
  onCleanup(acceptTexts({ take: (text) => take(text), refuse, passOver, hover: setHovered }));
  return (
    <>
      <Show when={hovered()}>
        <p class="drop">{props.words.ui.dropHere}</p>
      </Show>
      <OpenText
        {...props}
        draft={written()}
        write={(text) => setDraft({ text, wrong: written().wrong })}
        submit={() => take(written().text)}
        divide={() => take(written().text, 'divide')}
        take={(text) => take(text)}
        refuse={refuse}
        close={() => {
          // An empty or unchanged draft is not kept.
          if (['', props.model.text].includes(written().text)) setDraft(undefined);
          props.close();
        }}
      />
    </>
  );
}
