import { expect, test, vi } from 'vitest';
import { Frames } from './frames.ts';

test('a board that cannot be drawn keeps no other one from being drawn, nor itself', () => {
  let notice!: IntersectionObserverCallback;
  let frame: FrameRequestCallback | undefined;
  const failed: unknown[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: IntersectionObserverCallback) {
        notice = call;
      }
      observe(): void {}
      unobserve(): void {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => (frame = call));
  vi.stubGlobal('reportError', (error: unknown) => failed.push(error));
  try {
    const frames = new Frames();
    const drawn: string[] = [];
    const fault = new Error('It cannot be drawn.');
    const boards = ['faulty', 'sound'].map((name) => ({
      host: {} as Element,
      frame: () => {
        drawn.push(name);
        if (name === 'faulty') throw fault;
      },
    }));
    for (const board of boards) frames.draw(board);
    const entries = boards.map(({ host }) => ({ target: host, isIntersecting: true }));
    notice(entries as unknown as IntersectionObserverEntry[], undefined as never);
    for (const now of [0, 1]) frame!(now);
    expect(drawn).toEqual(['faulty', 'sound', 'faulty', 'sound']);
    expect(failed).toEqual([fault, fault]);
  } finally {
    vi.unstubAllGlobals();
  }
});
