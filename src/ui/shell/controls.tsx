import { For, Show, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Button } from '../widgets/button.tsx';
import {
  BackIcon,
  CountIcon,
  ForwardIcon,
  FullscreenIcon,
  GalleryIcon,
  HelpIcon,
  NextIcon,
  PathIcon,
  PauseIcon,
  PlayIcon,
  SettingsIcon,
  StartIcon,
  WindowIcon,
} from '../widgets/icons.tsx';
import type { ModeOverlay } from '../modeOverlay.ts';
import type { PartProps } from '../part.ts';
import type { DialogId } from './savedUi.ts';
import { Speed } from '../status/speed.tsx';
import { Timeline } from '../status/timeline.tsx';

interface ControlsProps extends PartProps {
  readonly mode: ModeOverlay;
  openDialog(dialog: DialogId): void;
}

/** Buttons for everything that keys do. */
export function Controls(props: ControlsProps): JSX.Element {
  const ui = () => props.words.ui;
  return (
    <section class="controls leaves" aria-label={ui().controls}>
      <div class="transport">
        <Button
          label={ui().start}
          shortcut="start"
          words={props.words}
          press={() => props.commands.seek(0)}
        >
          <StartIcon />
        </Button>
        <Button
          label={ui().back}
          shortcut="back"
          words={props.words}
          press={() => props.commands.step(-1)}
        >
          <BackIcon />
        </Button>
        <Button
          class="main"
          label={props.model.playing ? ui().pause : ui().play}
          shortcut="toggle"
          words={props.words}
          press={() => props.commands.toggle()}
        >
          <Show when={props.model.playing} fallback={<PlayIcon />}>
            <PauseIcon />
          </Show>
        </Button>
        <Button
          label={ui().forward}
          shortcut="forward"
          words={props.words}
          press={() => props.commands.step(1)}
        >
          <ForwardIcon />
        </Button>
      </div>
      <Timeline {...props} />
      <Speed {...props} />
      <div class="tools">
        <Button
          label={ui().next}
          shortcut="next"
          words={props.words}
          press={() => props.commands.next()}
        >
          <NextIcon />
        </Button>
        <Button
          label={ui().gallery}
          shortcut="gallery"
          words={props.words}
          press={() => props.openDialog('gallery')}
        >
          <GalleryIcon />
        </Button>
        <Button
          label={ui().count}
          shortcut="count"
          words={props.words}
          press={() => props.openDialog('count')}
        >
          <CountIcon />
        </Button>
        <Dynamic component={props.mode.Tools} {...props} />
        <For each={props.entrances}>
          {(mode) => {
            const said = () => mode.words(props.model.choices.lang);
            return (
              <Button
                label={said().title}
                shortcut={{ key: mode.key, does: said().whatKeyDoes }}
                words={props.words}
                pressed={props.model.mode === mode.id}
                press={() => props.commands.switchMode(mode.id)}
              >
                <PathIcon {...mode.icon} />
              </Button>
            );
          }}
        </For>
        <Button
          label={props.model.fullscreen ? ui().window : ui().fullscreen}
          shortcut="fullscreen"
          words={props.words}
          press={() => props.commands.fullscreen()}
        >
          <Show when={props.model.fullscreen} fallback={<FullscreenIcon />}>
            <WindowIcon />
          </Show>
        </Button>
        <Button
          words={props.words}
          label={ui().settings}
          press={() => props.openDialog('settings')}
        >
          <SettingsIcon />
        </Button>
        <Button
          label={ui().help}
          shortcut="help"
          words={props.words}
          press={() => props.openDialog('help')}
        >
          <HelpIcon />
        </Button>
      </div>
    </section>
  );
}
