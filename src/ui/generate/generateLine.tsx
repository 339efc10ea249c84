import { Show, type JSX } from 'solid-js';
import { blocksSentence } from '../../words/index.ts';
import { Button } from '../button.tsx';
import { SearchIcon, SettingsIcon, StartIcon } from '../icons.tsx';
import type { StatusLineProps } from '../modeOverlay.ts';
import type { GenerateCommands, GenerateModel } from './model.ts';
import { ScoreLine } from './scoreLine.tsx';

export interface GenerateProps {
  readonly making: GenerateModel;
  readonly make: GenerateCommands;
}

/** How far a board is divided: the curve of its score, what can be done, and the figures. */
export function GenerateLine(props: StatusLineProps & GenerateProps): JSX.Element {
  const say = () => props.words.generate;
  const isDone = () => props.making.score === 0;
  /** The end, once it has been reached. */
  const end = () => {
    if (!props.model.status.finished) return '';
    return isDone() ? say().done : say().isStuck(props.making.strategy);
  };
  return (
    <>
      <div class="making leaves">
        <ScoreLine {...props} />
        <div class="makers">
          <Button label={say().how} words={props.words} press={() => props.search()}>
            <SettingsIcon />
          </Button>
          <Button
            label={say().again}
            words={props.words}
            shortcut={{ key: 'A', does: say().againHint }}
            press={() => props.make.again()}
          >
            <StartIcon />
          </Button>
          <Button
            label={say().solve}
            words={props.words}
            shortcut={{ key: 'V', does: say().solveHint }}
            disabled={!isDone()}
            press={() => props.make.solve()}
          >
            <SearchIcon />
          </Button>
        </div>
      </div>
      <footer class="status">
        <p class="what" classList={{ ended: props.model.status.finished }}>
          <b>{say().heading(props.making.blocks)}</b> ·{' '}
          {say().strategies[props.making.strategy].name} · {say().seed(props.making.seed)}
          <Show when={end()}>{(told) => <> · {told()}</>}</Show>
          <Show when={props.making.issue}>
            {(issue) => <> · {blocksSentence(issue(), props.model.choices.lang)}</>}
          </Show>
        </p>
        <p class="figures leaves">
          <span>{say().status(props.making)}</span>
        </p>
      </footer>
      <p class="unseen" role="status">
        {end()}
      </p>
    </>
  );
}
