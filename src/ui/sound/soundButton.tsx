import type { JSX } from 'solid-js';
import type { Words } from '../../words/index.ts';
import { Button } from '../widgets/button.tsx';
import { SoundIcon } from '../widgets/icons.tsx';
import type { ModeKey } from '../modeEntrance.ts';
import type { Sound } from './sound.ts';

const KEY = 'U';

/** Whether one search is heard, or several together. */
type Heard = 'one' | 'several';

/** The key that switches sound on and off. */
export const soundKey = (sound: Pick<Sound, 'toggle'>): ModeKey => ({
  key: KEY,
  group: 'closer',
  does: ({ keyList }) => keyList.sound,
  press: () => sound.toggle(),
});

/** The button that does the same. */
export function SoundButton(props: {
  readonly words: Words;
  readonly sound: Pick<Sound, 'isOn' | 'toggle'>;
  readonly heard: Heard;
}): JSX.Element {
  const say = () => props.words.sound;
  return (
    <Button
      label={say().name}
      shortcut={{ key: KEY, does: say()[props.heard] }}
      pressed={props.sound.isOn}
      press={() => props.sound.toggle()}
    >
      <SoundIcon />
    </Button>
  );
}
