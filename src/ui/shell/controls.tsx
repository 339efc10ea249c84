import { For, Show, type Component, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { ladder, rungOf } from '../../play/tempo.ts';
import { Button } from '../widgets/button.tsx';
import {
  AutoIcon,
  BackIcon,
  CountIcon,
  FasterIcon,
  ForwardIcon,
  FullscreenIcon,
  GalleryIcon,
  HelpIcon,
  NextIcon,
  PathIcon,
  PauseIcon,
  PlayIcon,
  SettingsIcon,
  SlowerIcon,
  StartIcon,
  WindowIcon,
} from '../widgets/icons.tsx';
import { Slider } from '../widgets/slider.tsx';
import type { ControlProps } from '../modeOverlay.ts';
import { TodayIcon } from '../today/todayIcon.tsx';
import { keyHelp, pageKeys, type Key } from './pageKeys.ts';
import { ShareIcon } from '../share/shareIcon.ts';
import { pace } from '../status/figures.ts';
import { Timeline } from '../status/timeline.tsx';

/** Buttons for everything that keys do. */
export function Controls(props: ControlProps): JSX.Element {
  const ui = () => props.words.ui;
  const isFull = () => props.model.fullscreen;
  return (
    <section class="controls leaves" aria-label={ui().controls}>
      <div class="transport">
        <Dynamic component={props.overlay.Transport ?? PlayButtons} {...props} />
      </div>
      <Timeline {...props} />
      <Show when={!props.overlay.without?.includes('slower')}>
        <Speed {...props} />
      </Show>
      <div class="tools">
        <div class="group">
          <KeyButton {...props} does="today" label={props.words.today.title} icon={TodayIcon} />
          <KeyButton {...props} does="next" label={ui().next} icon={NextIcon} />
          <KeyButton {...props} does="gallery" label={ui().gallery} icon={GalleryIcon} />
          <KeyButton {...props} does="count" label={ui().count} icon={CountIcon} />
          <div class="group own">
            <Dynamic component={props.overlay.Tools} {...props} />
          </div>
        </div>
        <div class="group modes">
          <For each={props.entrances}>
            {(entrance) => {
              const texts = () => entrance.texts(props.words);
              return (
                <Button
                  label={texts().title}
                  shortcut={{ key: entrance.key, does: texts().whatKeyDoes }}
                  pressed={props.model.mode === entrance.id}
                  press={() => props.commands.switchMode(entrance.id)}
                >
                  <PathIcon {...entrance.icon} />
                </Button>
              );
            }}
          </For>
        </div>
        <div class="group quiet unlabelled">
          <KeyButton
            {...props}
            does="fullscreen"
            label={isFull() ? ui().window : ui().fullscreen}
            icon={isFull() ? WindowIcon : FullscreenIcon}
          />
          <KeyButton {...props} does="share" label={props.words.share.title} icon={ShareIcon} />
          <Button label={ui().settings} press={() => props.openDialog('settings')}>
            <SettingsIcon />
          </Button>
          <KeyButton {...props} does="help" label={ui().help} icon={HelpIcon} />
        </div>
      </div>
    </section>
  );
}

/** The buttons that play, pause and step. */
function PlayButtons(props: ControlProps): JSX.Element {
  const ui = () => props.words.ui;
  return (
    <>
      <KeyButton {...props} does="start" label={ui().start} icon={StartIcon} />
      <KeyButton {...props} does="back" label={ui().back} icon={BackIcon} />
      <KeyButton
        {...props}
        class="main"
        does="toggle"
        label={props.model.playing ? ui().pause : ui().play}
        icon={props.model.playing ? PauseIcon : PlayIcon}
      />
      <KeyButton {...props} does="forward" label={ui().forward} icon={ForwardIcon} />
    </>
  );
}

interface KeyButtonProps extends Pick<
  ControlProps,
  'commands' | 'openDialog' | 'overlay' | 'words'
> {
  readonly does: Key;
  readonly label: string;
  readonly icon: Component;
  readonly class?: string;
}

/** A button that does the same as a key of every mode. */
export function KeyButton(props: KeyButtonProps): JSX.Element {
  return (
    <Show when={!props.overlay.without?.includes(props.does)}>
      <Button
        {...props}
        shortcut={keyHelp(props.does, props.words)}
        press={() => pageKeys[props.does].run(props)}
      >
        <Dynamic component={props.icon} />
      </Button>
    </Show>
  );
}

/** The speed controls: buttons for one rung, a slider over the ladder, and a toggle for automatic speed. */
function Speed(props: ControlProps): JSX.Element {
  const ui = () => props.words.ui;
  const speed = () => props.model.choices.settings.speed;
  /** The rung of the chosen speed; if that is automatic, of the current pace. */
  const rung = () => {
    const chosen = speed();
    return rungOf(chosen === 'auto' ? props.shown.status.pace : chosen);
  };
  const said = () => {
    const chosen = speed();
    if (chosen === 'auto') return ui().autoSpeed;
    if (chosen === 'max') return ui().maxSpeed;
    // In equal time, the speed is in microseconds of computing time per second.
    if (props.model.timeline.unit === 'time') return ui().timePace(chosen);
    return ui().pace(pace(chosen, props.model.choices.lang));
  };
  return (
    <div class="speed" role="group" aria-label={ui().speed}>
      <KeyButton {...props} does="slower" label={ui().slower} icon={SlowerIcon} />
      <label class="field" classList={{ loose: speed() === 'auto' }}>
        <Slider
          label={ui().speed}
          max={ladder.length - 1}
          value={rung()}
          said={said()}
          slide={(at) => props.commands.choose({ speed: ladder[at]! })}
        />
        <span class="caption" aria-hidden="true">
          {said()}
        </span>
      </label>
      <KeyButton {...props} does="faster" label={ui().faster} icon={FasterIcon} />
      <Button
        label={ui().auto}
        pressed={speed() === 'auto'}
        press={() =>
          props.commands.choose({ speed: speed() === 'auto' ? ladder[rung()]! : 'auto' })
        }
      >
        <AutoIcon />
      </Button>
    </div>
  );
}
