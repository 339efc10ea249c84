import { createSignal } from 'solid-js';
import { Speaker } from './speaker.ts';

/** Sound, off until it is asked for. */
export interface Sound extends Pick<Speaker, 'play'> {
  readonly isOn: boolean;
  toggle(): void;
}

export function createSound(): Sound {
  const [speaker, setSpeaker] = createSignal<Speaker>();
  return {
    get isOn() {
      return speaker() !== undefined;
    },
    toggle: () =>
      void setSpeaker((now) => {
        now?.close();
        return now ? undefined : new Speaker();
      }),
    play: (tones, from) => speaker()?.play(tones, from),
  };
}
