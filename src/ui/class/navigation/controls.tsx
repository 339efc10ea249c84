import { For, Show, type Component, type JSX } from 'solid-js';
import type { TargetKind } from '../../../teach/navigation/targets.ts';
import type { Words } from '../../../words/index.ts';
import { Button } from '../../widgets/button.tsx';
import { pace } from '../../status/figures.ts';
import {
  BackIcon,
  FasterIcon,
  ForwardIcon,
  PathIcon,
  PauseIcon,
  PlayIcon,
  SlowerIcon,
  StartIcon,
} from '../../widgets/icons.tsx';
import { Menu } from '../../widgets/menu.tsx';
import { keyHelp } from '../../shell/pageKeys.ts';
import { Timeline } from '../../status/timeline.tsx';
import type { ClassProps } from '../state.ts';
import { searchTarget } from './targetSearch.ts';
import { Tools } from './tools.tsx';
import './controls.css';

/** The buttons that go through a search: transport, timeline, speed, targets, and tools. */
export function ClassControls(props: ClassProps): JSX.Element {
  const ui = () => props.words.ui;
  const say = () => props.words.classroom;
  /** The button of a key of the page. */
  const button = (
    id: 'start' | 'back' | 'forward' | 'slower' | 'faster',
    Icon: Component,
    press: () => void,
  ): JSX.Element => (
    <Button {...props} label={ui()[id]} shortcut={keyHelp(id, props.words)} press={press}>
      <Icon />
    </Button>
  );
  return (
    <section class="class-controls unlabelled" aria-label={ui().controls}>
      <div class="transport">
        {button('start', StartIcon, () => props.state.commands.goTo(0))}
        {button('back', BackIcon, () => props.commands.step(-1))}
        <Button
          {...props}
          class="main"
          label={props.model.playing ? ui().pause : ui().play}
          shortcut={keyHelp('toggle', props.words)}
          press={() => props.commands.toggle()}
        >
          <Show when={props.model.playing} fallback={<PlayIcon />}>
            <PauseIcon />
          </Show>
        </Button>
        {button('forward', ForwardIcon, () => props.commands.step(1))}
      </div>
      <Timeline {...props} />
      <div class="speed" role="group" aria-label={ui().speed}>
        {button('slower', SlowerIcon, () => props.commands.changeSpeed(-1))}
        <span class="class-pace">
          {say().pace(pace(props.model.status.pace, props.model.choices.lang))}
        </span>
        {button('faster', FasterIcon, () => props.commands.changeSpeed(1))}
      </div>
      <Jumps {...props} />
      <Tools {...props} />
    </section>
  );
}

const targets: readonly TargetKind[] = [
  'solution',
  'deadEnd',
  'mistake',
  'cell',
  'piece',
  'refusal',
];

/** The name of the way to the nearest target of a kind. */
function wayName(kind: TargetKind, direction: 1 | -1, say: Words): string {
  const way = direction > 0 ? 'ahead' : 'back';
  return kind === 'solution' ? say.shelf[way] : say.moves.goal[kind][way];
}

const DEAD = 'M8.5 8.5l7 7M15.5 8.5l-7 7';
const FULL = 'M8 8h8v8H8z';

/** The targets that have keys and buttons of their own. */
export const jumps = [
  { kind: 'deadEnd', direction: -1, key: 'Shift D', strokes: `${DEAD}M5 6.5v11` },
  { kind: 'deadEnd', direction: 1, key: 'D', strokes: `${DEAD}M19 6.5v11` },
  { kind: 'solution', direction: -1, key: 'Shift J', strokes: 'M5 6.5v11', fills: FULL },
  { kind: 'solution', direction: 1, key: 'J', strokes: 'M19 6.5v11', fills: FULL },
] as const;

/** The buttons that go to the dead end and the solution before or after, and the menu of all targets. */
function Jumps(props: ClassProps): JSX.Element {
  return (
    <div class="jumps">
      <For each={jumps}>
        {({ kind, direction, key, ...icon }) => {
          const label = () => wayName(kind, direction, props.words);
          return (
            <Button
              {...props}
              label={label()}
              shortcut={{ key, does: label() }}
              press={() => searchTarget(props.state, kind, direction)}
            >
              <PathIcon {...icon} />
            </Button>
          );
        }}
      </For>
      <TargetMenu {...props} />
    </div>
  );
}

/** All ways over branches and to targets: those back on the left, those ahead on the right. */
function TargetMenu(props: ClassProps): JSX.Element {
  const say = () => props.words.moves;
  const items = () => [
    { text: say().over.back, run: () => props.state.commands.over(-1) },
    { text: say().over.ahead, run: () => props.state.commands.over(1) },
    { text: say().out, class: 'lone', run: () => props.state.commands.out() },
    ...targets.flatMap((kind) =>
      ([-1, 1] as const).map((direction) => ({
        text: wayName(kind, direction, props.words),
        disabled: kind === 'refusal' && props.moment.search.rules.length === 0,
        run: () => searchTarget(props.state, kind, direction),
      })),
    ),
  ];
  return (
    <Menu
      class="go-to upwards"
      label={say().title}
      hint={`${say().hint} (N)`}
      items={items()}
      control={(toggle) => (props.state.toggleTargetMenu = toggle)}
    >
      <PathIcon strokes="M5 19V8.5a3.5 3.5 0 0 1 3.5-3.5H18M14.5 1.5 18 5l-3.5 3.5M11 12h8M11 17h8" />
    </Menu>
  );
}
