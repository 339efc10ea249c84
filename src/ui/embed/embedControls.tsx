import { Show, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { BareProps } from '../modeOverlay.ts';
import { KeyButton } from '../shell/controls.tsx';
import { attendPage } from '../shell/page.ts';
import { Timeline } from '../status/timeline.tsx';
import {
  BackIcon,
  FasterIcon,
  ForwardIcon,
  PauseIcon,
  PlayIcon,
  SlowerIcon,
} from '../widgets/icons.tsx';
import { OutIcon } from './outIcon.ts';
import './embed.css';

const nothing = (): void => {};

/** In the frame of another page: the boards, and below them a row of controls, which stays. */
export function EmbedControls(props: BareProps & { readonly children: JSX.Element }): JSX.Element {
  attendPage(props, nothing, () => true);
  const ui = () => props.words.ui;
  return (
    <>
      <div class="embed-boards">{props.children}</div>
      <Show when={props.model.choices.settings.captions}>
        <Dynamic component={props.overlay.Caption} {...props} />
      </Show>
      <section class="embed-row unlabelled" aria-label={ui().controls}>
        <KeyButton
          {...props}
          openDialog={nothing}
          does="toggle"
          label={props.model.playing ? ui().pause : ui().play}
          icon={props.model.playing ? PauseIcon : PlayIcon}
        />
        <KeyButton {...props} openDialog={nothing} does="back" label={ui().back} icon={BackIcon} />
        <KeyButton
          {...props}
          openDialog={nothing}
          does="forward"
          label={ui().forward}
          icon={ForwardIcon}
        />
        <Timeline {...props} shown={props.model} />
        <KeyButton
          {...props}
          openDialog={nothing}
          does="slower"
          label={ui().slower}
          icon={SlowerIcon}
        />
        <KeyButton
          {...props}
          openDialog={nothing}
          does="faster"
          label={ui().faster}
          icon={FasterIcon}
        />
        <WholePage {...props} />
      </section>
    </>
  );
}

/** A link to the page itself, in a window of its own, at the moment at which it is followed. */
function WholePage(props: Pick<BareProps, 'commands' | 'words'>): JSX.Element {
  const address = (): string => props.commands.link({ embed: false, origin: '', ui: true });
  const renew = ({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }): void => {
    currentTarget.href = address();
  };
  return (
    <a
      class="button"
      href={address()}
      target="_blank"
      rel="noopener"
      title={props.words.ui.wholePage}
      aria-label={props.words.ui.wholePage}
      onPointerDown={renew}
      onFocus={renew}
      onClick={renew}
    >
      <OutIcon />
    </a>
  );
}
