import type { Tone } from '../teach/tones.ts';

/** Loudness of a tone of volume 1, so that tones that sound together are not distorted. */
const GAIN = 0.25;
/** Seconds in which a tone swells and dies away, without a click. */
const RAMP = 0.01;

/**
 * Plays tones. A browser makes sound only after a user has done something on the page; tones before that are lost.
 */
export class Speaker {
  private context: AudioContext | undefined;

  /** Plays tones from now on, together with those still sounding. */
  play(tones: readonly Tone[]): void {
    this.context ??= new AudioContext();
    const { context } = this;
    // Without waiting: what cannot be heard at its moment is not to be heard later.
    if (context.state === 'suspended') void context.resume();
    if (context.state !== 'running') return;
    for (const { at, seconds, hertz, volume } of tones) {
      const begin = context.currentTime + at;
      const end = begin + seconds;
      const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, begin);
      gain.gain.linearRampToValueAtTime(volume * GAIN, begin + RAMP);
      gain.gain.linearRampToValueAtTime(0, end);
      oscillator.connect(gain).connect(context.destination);
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
