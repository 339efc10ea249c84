import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSound, type Sound } from './sound.ts';

/** What a fake context was told to do. */
interface Played {
  readonly hertz: number;
  begin?: number;
  end?: number;
  loudest: number;
  side?: number;
}

let played: Played[] = [];
let state = 'running';
let isClosed = false;

/** A node that passes what it is told to the tone that it belongs to. */
class FakeNode {
  readonly to: FakeNode[] = [];
  connect<N extends FakeNode>(node: N): N {
    this.to.push(node);
    return node;
  }
}

class FakePanner extends FakeNode {
  readonly side: number;
  constructor(_: unknown, { pan }: { pan: number }) {
    super();
    this.side = pan;
  }
}

class FakeGain extends FakeNode {
  loudest = 0;
  readonly gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: (value: number) => {
      this.loudest = Math.max(this.loudest, value);
    },
  };
}

class FakeOscillator extends FakeNode {
  private readonly tone: Played;
  constructor(_: unknown, { frequency }: { frequency: number }) {
    super();
    this.tone = { hertz: frequency, loudest: 0 };
    played.push(this.tone);
  }
  start(begin: number): void {
    this.tone.begin = begin;
    const [gain] = this.to as FakeGain[];
    this.tone.loudest = gain!.loudest;
    this.tone.side = (gain!.to[0] as FakePanner).side;
  }
  stop(end: number): void {
    this.tone.end = end;
  }
}

class FakeContext {
  readonly currentTime = 10;
  readonly destination = new FakeNode();
  get state() {
    return state;
  }
  resume = () => Promise.resolve();
  close = () => {
    isClosed = true;
    return Promise.resolve();
  };
}

beforeEach(() => {
  played = [];
  state = 'running';
  isClosed = false;
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('OscillatorNode', FakeOscillator);
  vi.stubGlobal('GainNode', FakeGain);
  vi.stubGlobal('StereoPannerNode', FakePanner);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function switchedOn(): Sound {
  const sound = createSound();
  sound.toggle();
  return sound;
}

const tones = [
  { at: 0, seconds: 0.2, hertz: 440, volume: 1 },
  { at: 0.5, seconds: 0.1, hertz: 220, volume: 0.5 },
];

test('tones begin and end in time, on the side where they are to be heard', () => {
  switchedOn().play(tones, { side: -1, of: 1 });
  expect(played).toEqual([
    { hertz: 440, begin: 10, end: 10.2, loudest: 0.25, side: -1 },
    { hertz: 220, begin: 10.5, end: 10.6, loudest: 0.125, side: -1 },
  ]);
});

test('several together are softer each', () => {
  switchedOn().play(tones, { side: 1, of: 4 });
  expect(played.map(({ loudest, side }) => [loudest, side])).toEqual([
    [0.125, 1],
    [0.0625, 1],
  ]);
});

test('what cannot be heard at its moment is not heard later; sound that is off is silent', () => {
  const sound = switchedOn();
  state = 'suspended';
  sound.play(tones);
  expect(played).toEqual([]);
  sound.toggle();
  expect(isClosed).toBe(true);
  state = 'running';
  sound.play(tones);
  expect(played).toEqual([]);
});
