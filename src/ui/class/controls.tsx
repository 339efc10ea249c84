import { For, Show, type JSX } from 'solid-js';
import type { Grain } from '../../teach/moment.ts';
import { Button } from '../button.tsx';
import { pace } from '../figures.ts';
import {
  BackIcon,
  FasterIcon,
  ForwardIcon,
  FullscreenIcon,
  GalleryIcon,
  HelpIcon,
  PathIcon,
  PauseIcon,
  PlayIcon,
  SearchIcon,
  SettingsIcon,
  SlowerIcon,
  SoundIcon,
  StartIcon,
  WindowIcon,
} from '../icons.tsx';
import { Timeline } from '../timeline.tsx';
import { Jumps } from './jumps.tsx';
import type { ClassProps } from './props.ts';

const grains: readonly Grain[] = ['places', 'tries', 'dead-ends'];

/** What goes through a search: play, step, the timeline, and to what stands out. */
export function ClassControls(props: ClassProps): JSX.Element {
  const ui = () => props.words.ui;
  const say = () => props.words.classroom;
  return (
    <section class="class-controls" aria-label={ui().controls}>
      <div class="transport">
        <Button {...props} label={ui().start} shortcut="start" press={() => props.act.goTo(0)}>
          <StartIcon />
        </Button>
        <Button {...props} label={ui().back} shortcut="back" press={() => props.commands.step(-1)}>
          <BackIcon />
        </Button>
        <Button
          {...props}
          class="main"
          label={props.model.playing ? ui().pause : ui().play}
          shortcut="toggle"
          press={() => props.commands.toggle()}
        >
          <Show when={props.model.playing} fallback={<PlayIcon />}>
            <PauseIcon />
          </Show>
        </Button>
        <Button
          {...props}
          label={ui().forward}
          shortcut="forward"
          press={() => props.commands.step(1)}
        >
          <ForwardIcon />
        </Button>
      </div>
      <Timeline {...props} />
      <div class="speed" role="group" aria-label={ui().speed}>
        <Button
          {...props}
          label={ui().slower}
          shortcut="slower"
          press={() => props.commands.changeSpeed(-1)}
        >
          <SlowerIcon />
        </Button>
        <span class="class-pace">
          {say().pace(pace(props.model.status.pace, props.model.choices.lang))}
        </span>
        <Button
          {...props}
          label={ui().faster}
          shortcut="faster"
          press={() => props.commands.changeSpeed(1)}
        >
          <FasterIcon />
        </Button>
      </div>
      <Jumps {...props} />
      <Tools {...props} />
    </section>
  );
}

/** How finely a search is shown, and whether with the ways that are left. */
export function Grains(props: ClassProps): JSX.Element {
  const say = () => props.words.classroom;
  return (
    <div class="grains" role="group" aria-label={say().grains}>
      <For each={grains}>
        {(grain, at) => (
          <button
            type="button"
            title={`${say().grainHint[grain]} (${at() + 1})`}
            aria-pressed={props.moment.grain === grain}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.act.setGrain(grain)}
          >
            {say().grain[grain]}
          </button>
        )}
      </For>
      <button
        type="button"
        title={`${say().waysHint} (V)`}
        aria-pressed={props.moment.ways !== undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => props.act.toggleWays()}
      >
        {say().ways}
      </button>
    </div>
  );
}

/** The ways to everything else. */
function Tools(props: ClassProps): JSX.Element {
  const ui = () => props.words.ui;
  const say = () => props.words.classroom;
  return (
    <div class="tools">
      <Button
        {...props}
        label={props.words.lesson.title}
        shortcut={{ key: 'L', does: props.words.lesson.hint }}
        pressed={props.moment.lesson !== undefined}
        press={() => props.act.toggleLesson()}
      >
        <PathIcon
          strokes="M12 7v12.5M12 7c-2-1.6-4.6-2.2-8-2v12.5c3.4-.2 6 .4 8 2 2-1.6 4.6-2.2 8-2V5c-3.4-.2-6 .4-8 2z"
          fills=""
        />
      </Button>
      <Button
        {...props}
        label={say().code}
        shortcut={{ key: 'Q', does: say().codeHint }}
        pressed={props.cover === 'code'}
        press={() => props.act.toggleCode()}
      >
        <PathIcon
          strokes="M4.5 4.5h5v5h-5zM14.5 4.5h5v5h-5zM4.5 14.5h5v5h-5z"
          fills="M14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5z"
        />
      </Button>
      <Button
        {...props}
        label={props.words.sheets.title}
        shortcut={{ key: 'Shift P', does: props.words.sheets.hint }}
        press={() => props.act.toggleSheets()}
      >
        <PathIcon strokes="M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z" fills="" />
      </Button>
      <Button
        {...props}
        label={props.words.practice.name}
        shortcut={{ key: 'H', does: props.words.practice.hint }}
        pressed={props.hand.isOn}
        press={() => props.act.toggleHand()}
      >
        <PathIcon
          strokes="M9 12.5V5.2a1.5 1.5 0 0 1 3 0v5.3l5.2 1.2a2 2 0 0 1 1.5 2.3l-.9 4.2a2.4 2.4 0 0 1-2.3 1.8h-3.9a2.4 2.4 0 0 1-1.9-.9l-4.2-5.3a1.4 1.4 0 0 1 2.1-1.8z"
          fills=""
        />
      </Button>
      <Button
        {...props}
        label={say().sound}
        shortcut={{ key: 'U', does: say().soundHint }}
        pressed={props.hasSound}
        press={() => props.act.toggleSound()}
      >
        <SoundIcon />
      </Button>
      <Button
        {...props}
        label={say().noWords}
        shortcut={{ key: 'W', does: say().noWordsHint }}
        pressed={!props.view.hasWords}
        press={() => props.act.toggleWords()}
      >
        <PathIcon strokes="M5 5.5h14v9.5h-8L7 18.5V15H5zM3.5 20.5l17-17" fills="" />
      </Button>
      <Button
        {...props}
        label={say().focus}
        shortcut={{ key: 'Z', does: say().focusHint }}
        pressed={props.view.focus !== undefined}
        press={() => props.act.turnFocus()}
      >
        <PathIcon
          strokes="M4 8.5V5h3.5M16.5 5H20v3.5M20 15.5V19h-3.5M7.5 19H4v-3.5"
          fills="M8.5 9h7v6h-7z"
        />
      </Button>
      <Button {...props} label={ui().gallery} shortcut="gallery" press={() => props.gallery()}>
        <GalleryIcon />
      </Button>
      <Button
        {...props}
        label={props.words.search.title}
        shortcut="search"
        press={() => props.search()}
      >
        <SearchIcon />
      </Button>
      <For each={props.entrances.filter(({ id }) => id === props.model.mode)}>
        {(mode) => {
          const said = () => mode.words(props.model.choices.lang);
          return (
            <Button
              {...props}
              label={said().title}
              shortcut={{ key: mode.key, does: said().whatKeyDoes }}
              pressed={true}
              press={() => props.commands.switchMode(mode.id)}
            >
              <PathIcon {...mode.icon} />
            </Button>
          );
        }}
      </For>
      <Button
        {...props}
        label={props.model.fullscreen ? ui().window : ui().fullscreen}
        shortcut="fullscreen"
        press={() => props.commands.fullscreen()}
      >
        <Show when={props.model.fullscreen} fallback={<FullscreenIcon />}>
          <WindowIcon />
        </Show>
      </Button>
      <Button {...props} label={ui().settings} press={() => props.settings()}>
        <SettingsIcon />
      </Button>
      <Button {...props} label={ui().help} shortcut="help" press={() => props.help()}>
        <HelpIcon />
      </Button>
    </div>
  );
}
