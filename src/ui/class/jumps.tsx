import { Show, type JSX } from 'solid-js';
import type { TargetKind } from '../../teach/navigation/targets.ts';
import type { Words } from '../../words/index.ts';
import { Button } from '../button.tsx';
import { PathIcon } from '../icons.tsx';
import { Menu } from '../menu.tsx';
import type { ClassProps } from './props.ts';

const goals: readonly TargetKind[] = ['solution', 'deadEnd', 'cell', 'piece', 'refusal'];

/** The name of a way to the nearest goal of a kind. */
function nameOf(kind: TargetKind, direction: 1 | -1, say: Words): string {
  const way = direction > 0 ? 'ahead' : 'back';
  return kind === 'solution' ? say.shelf[way] : say.moves.goal[kind][way];
}

/** Ways to what stands out: the full board or the dead end before or after, and a menu of all. */
export function Jumps(props: ClassProps): JSX.Element {
  const dead = 'M8.5 8.5l7 7M15.5 8.5l-7 7';
  const full = 'M8 8h8v8H8z';
  const jump = (
    kind: TargetKind,
    direction: 1 | -1,
    key: string,
    strokes: string,
    fills: string,
  ) => {
    const label = () => nameOf(kind, direction, props.words);
    return (
      <Button
        {...props}
        label={label()}
        shortcut={{ key, does: label() }}
        press={() => props.goTo.choose(kind, direction)}
      >
        <PathIcon strokes={strokes} fills={fills} />
      </Button>
    );
  };
  return (
    <div class="jumps">
      {jump('deadEnd', -1, 'Shift D', `${dead}M5 6.5v11`, '')}
      {jump('deadEnd', 1, 'D', `${dead}M19 6.5v11`, '')}
      {jump('solution', -1, 'Shift J', 'M5 6.5v11', full)}
      {jump('solution', 1, 'J', 'M19 6.5v11', full)}
      <GoToMenu {...props} />
    </div>
  );
}

/** All ways over branches, and to what stands out: those back on the left, those ahead on the right. */
function GoToMenu(props: ClassProps): JSX.Element {
  const say = () => props.words.moves;
  const items = () => [
    { text: say().over.back, run: () => props.act.over(-1) },
    { text: say().over.ahead, run: () => props.act.over(1) },
    { text: say().out, class: 'lone', run: () => props.act.out() },
    ...goals.flatMap((kind) =>
      ([-1, 1] as const).map((direction) => ({
        text: nameOf(kind, direction, props.words),
        disabled: kind === 'refusal' && props.moment.search.rules.length === 0,
        run: () => props.goTo.choose(kind, direction),
      })),
    ),
  ];
  return (
    <Menu
      class="go-to"
      label={say().title}
      hint={`${say().hint} (N)`}
      items={items()}
      control={(toggle) => props.goTo.setMenu(toggle)}
    >
      <PathIcon
        strokes="M5 19V8.5a3.5 3.5 0 0 1 3.5-3.5H18M14.5 1.5 18 5l-3.5 3.5M11 12h8M11 17h8"
        fills=""
      />
    </Menu>
  );
}

/** How far it has looked for what it is to go to, and how to stop that. */
export function Looking(props: ClassProps): JSX.Element {
  const say = () => props.words.moves;
  return (
    <Show when={props.goTo.isUnderWay}>
      <div class="class-looking">
        <span aria-hidden="true">
          <Show when={props.goTo.step !== undefined}>{say().lookedTo(props.goTo.step!)}</Show>
        </span>
        <button type="button" title={`${say().stop} (Esc)`} onClick={() => props.goTo.cancel()}>
          {say().stop}
        </button>
      </div>
    </Show>
  );
}
