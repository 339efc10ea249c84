import { createSignal } from 'solid-js';
import type { Tone } from '../../teach/sound/sonifier.ts';

/** Loudness of a tone of volume 1, so that tones that sound together are not distorted. */
const GAIN = 0.25;
/** Seconds in which a tone swells and dies away, without a click. */
const RAMP = 0.01;

/** The place that a sound comes from. */
interface Origin {
  /** From the left, -1, to the right, 1. */
  readonly side: number;
  /** How many of them sound together: each is the softer. */
  readonly of: number;
}

/** Sound, off until it is asked for. */
export interface Sound {
  readonly isOn: boolean;
  toggle(): void;
  /** Plays tones from now on, together with those still sounding. */
  play(tones: readonly Tone[], from?: Origin): void;
}

/** A browser makes sound only after a user has done something on the page; tones before that are lost. */
export function createSound(): Sound {
  const [isOn, setOn] = createSignal(false);
  let context: AudioContext | undefined;
  return {
    get isOn() {
      return isOn();
    },
    toggle() {
      setOn(!isOn());
      void context?.close();
      context = undefined;
    },
    play(tones, from = { side: 0, of: 1 }) {
      if (!isOn() || tones.length === 0) return;
      context ??= new AudioContext();
      // Without waiting: what cannot be heard at its moment is not to be heard later.
      if (context.state === 'suspended') void context.resume();
      if (context.state === 'running') playIn(context, tones, from);
    },
  };
}

function playIn(context: AudioContext, tones: readonly Tone[], { side, of }: Origin): void {
  const panner = new StereoPannerNode(context, { pan: side });
  panner.connect(context.destination);
  for (const { at, seconds, hertz, volume } of tones) {
    const begin = context.currentTime + at;
    const end = begin + seconds;
    const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime((volume * GAIN) / Math.sqrt(of), begin + RAMP);
    gain.gain.linearRampToValueAtTime(0, end);
    oscillator.connect(gain).connect(panner);
    oscillator.start(begin);
    oscillator.stop(end);
  }
}
