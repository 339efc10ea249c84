import type { JSX } from 'solid-js';
import type { BoardWords } from '../../words/board.ts';
import {
  BackIcon,
  FasterIcon,
  ForwardIcon,
  PauseIcon,
  PlayIcon,
  SlowerIcon,
} from '../widgets/icons.tsx';
import type { EmbeddedCommands, EmbeddedModel } from './model.ts';
import { Press } from './press.tsx';

interface ControlsProps {
  readonly words: BoardWords;
  readonly model: Pick<EmbeddedModel, 'playing' | 'from' | 'at' | 'known'>;
  readonly commands: EmbeddedCommands;
}

/** One small row: what steers a run, and how far it is. */
export function Controls(props: ControlsProps): JSX.Element {
  const ui = () => props.words.ui;
  return (
    <div class="controls" part="controls">
      <Press
        label={props.model.playing ? ui().pause : ui().play}
        press={() => props.commands.toggle()}
      >
        {props.model.playing ? <PauseIcon /> : <PlayIcon />}
      </Press>
      <Press label={ui().whatKeysDo.back} press={() => props.commands.step(-1)}>
        <BackIcon />
      </Press>
      <Press label={ui().whatKeysDo.forward} press={() => props.commands.step(1)}>
        <ForwardIcon />
      </Press>
      <input
        type="range"
        part="slider"
        aria-label={ui().timeline}
        min={props.model.from}
        max={props.model.known}
        value={props.model.at}
        aria-valuetext={ui().momentAlone(props.model.at, 'steps')}
        onInput={({ currentTarget }) => props.commands.seek(Number(currentTarget.value))}
      />
      <Press label={ui().whatKeysDo.slower} press={() => props.commands.changeSpeed(-1)}>
        <SlowerIcon />
      </Press>
      <Press label={ui().whatKeysDo.faster} press={() => props.commands.changeSpeed(1)}>
        <FasterIcon />
      </Press>
    </div>
  );
}
