import {
  createEffect,
  createMemo,
  createSignal,
  mergeProps,
  onCleanup,
  type JSX,
  type Setter,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Docked } from './docked.tsx';
import { Browse } from '../browse/browse.tsx';
import { Compare } from '../compare/compare.tsx';
import { Count } from '../count/count.tsx';
import { Experiments } from '../experiments/experiments.tsx';
import { FilmDialog } from '../film/filmDialog.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { handFocusOn } from '../widgets/focus/handFocusOn.ts';
import { Help } from './help.tsx';
import { HowToSearch } from '../dialogs/howToSearch.tsx';
import type { ModePageProps, OverlayProps, ControlProps } from '../modeOverlay.ts';
import { OpenText } from '../dialogs/openText.tsx';
import { attendPage } from './page.ts';
import { PictureDialog } from '../picture/pictureDialog.tsx';
import type { DialogId, UiState } from './savedUi.ts';
import { ShareDialog } from '../share/shareDialog.tsx';
import { Settings } from '../dialogs/settings.tsx';

interface ControlLayerProps extends OverlayProps, Pick<ModePageProps, 'insets'> {
  readonly state: UiState;
}

/** Matches controls in use, which must not fade. A select chosen with the mouse may be open, or a dialog of a mode. */
const inUse = '.overlay :is(:focus-visible, .menu.open, select:focus, dialog[open])';

/** The controls: the mode's page, or its panel and the dock; and the dialogs. */
export function ControlLayer(props: ControlLayerProps): JSX.Element {
  const { dialog, show } = props.state;
  const openDialog = (which: DialogId): void => void show(which);
  const isHeld = (): boolean =>
    props.overlay.Page !== undefined ||
    props.overlay.stays === true ||
    dialog() !== undefined ||
    document.querySelector(inUse) !== null;
  const present = attendPage(props, openDialog, isHeld);
  handFocusOn(() => props.overlay);
  /** The dialog that fills the page, so that the picture is hidden. */
  const [filling, setFilling] = createSignal<DialogId>();
  createEffect(() => {
    const open = dialog();
    props.commands.occupy(open !== undefined, open !== undefined && open === filling());
  });
  onCleanup(() => {
    show(undefined);
    props.commands.occupy(false);
  });
  const shown = createMemo<ControlProps['shown']>((before) => {
    if (before && !present()) return before;
    const { status, timeline } = props.model;
    return { status: { ...status }, timeline: { ...timeline } };
  });
  const part = mergeProps(props, {
    get shown() {
      return shown();
    },
    openDialog,
    reload: () => props.commands.reload(props.state.saved()),
  });
  return (
    <>
      <Dynamic component={props.overlay.Page ?? Docked} {...part} present={present()} />
      <Dialogs {...part} setFilling={setFilling} />
    </>
  );
}

/** All dialogs; at most one is open. */
function Dialogs(
  props: ControlProps & {
    readonly state: UiState;
    readonly setFilling: Setter<DialogId | undefined>;
  },
): JSX.Element {
  const { dialog, show } = props.state;
  /** The props of a dialog. It reports its closing a moment later, when another one may be open. */
  const dialogProps = (which: DialogId) =>
    mergeProps(props, {
      get open() {
        return dialog() === which;
      },
      close: () => void show((now) => (now === which ? undefined : now)),
      fill: (isFilled: boolean) =>
        void props.setFilling((now) => (isFilled ? which : now === which ? undefined : now)),
    });
  return (
    <>
      <Settings {...dialogProps('settings')} />
      <OpenText {...dialogProps('text')} />
      <Dynamic component={props.overlay.SearchDialog ?? HowToSearch} {...dialogProps('search')} />
      <Gallery {...dialogProps('gallery')} />
      <Count {...dialogProps('count')} />
      <Browse {...dialogProps('browse')} />
      <Compare {...dialogProps('compare')} />
      <Experiments {...dialogProps('experiments')} />
      <ShareDialog {...dialogProps('share')} />
      <FilmDialog {...dialogProps('film')} />
      <PictureDialog {...dialogProps('picture')} />
      <Help {...dialogProps('help')} />
    </>
  );
}
