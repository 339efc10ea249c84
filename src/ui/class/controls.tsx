import { For, Show, type JSX } from 'solid-js';
import type { Grain } from '../../teach/moment/moment.ts';
import { Button } from '../button.tsx';
import { pace } from '../figures.ts';
import {
  BackIcon,
  FasterIcon,
  ForwardIcon,
  PauseIcon,
  PlayIcon,
  SlowerIcon,
  StartIcon,
} from '../icons.tsx';
import { Timeline } from '../timeline.tsx';
import { Jumps } from './jumps.tsx';
import { Tools } from './tools.tsx';
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
