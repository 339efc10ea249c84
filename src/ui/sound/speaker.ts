import type { Tone } from '../../teach/sound/sonifier.ts';

/** Loudness of a tone of volume 1, so that tones that sound together are not distorted. */
const GAIN = 0.25;
/** Seconds in which a tone swells and dies away, without a click. */
const RAMP = 0.01;

/** Where a sound comes from. */
export interface Origin {
  /** From the left, -1, to the right, 1. */
  readonly side: number;
  /** How many of them sound together: each is the softer. */
  readonly of: number;
}

/**
 * Plays tones. A browser makes sound only after a user has done something on the page; tones before that are lost.
 */
export class Speaker {
  private context: AudioContext | undefined;

  /** Plays tones from now on, together with those still sounding. */
  play(tones: readonly Tone[], { side, of }: Origin = { side: 0, of: 1 }): void {
    if (tones.length === 0) return;
    this.context ??= new AudioContext();
    const { context } = this;
    // Without waiting: what cannot be heard at its moment is not to be heard later.
    if (context.state === 'suspended') void context.resume();
    if (context.state !== 'running') return;
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

  /** Stops all sound for good. */
  close(): void {
    void this.context?.close();
    this.context = undefined;
  }
}
