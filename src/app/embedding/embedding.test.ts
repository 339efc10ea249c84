import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/share.ts';
import { readCommand } from './commands.ts';
import { Embedding, type Seen } from './embedding.ts';
import { heightFor } from './height.ts';

/** A page in a frame, with all that was asked of it and all that it told. */
function inFrame(height = 300) {
  const asked: unknown[] = [];
  const told: object[] = [];
  const its = { seen: { step: 0, solutions: 0, isOver: false } as Seen, height };
  const note =
    (name: string) =>
    (...values: unknown[]): void =>
      void asked.push([name, ...values]);
  const api = {
    play: note('play'),
    pause: note('pause'),
    step: note('step'),
    seek: note('seek'),
    open: note('open'),
    status: () => ({ version: '1' }) as never,
  };
  const frame = { seen: () => its.seen, height: () => its.height };
  const embedding = new Embedding(api, frame, (message) => told.push(message));
  return { embedding, its, asked, told, forget: () => told.splice(0) };
}

test('commands are those of the page, and status is answered', () => {
  const { embedding, asked, told, forget } = inFrame();
  forget();
  for (const data of [
    { fitful: 'play' },
    { fitful: 'pause' },
    { fitful: 'step' },
    { fitful: 'step', by: -3 },
    { fitful: 'seek', step: 12 },
    { fitful: 'open', address: '?puzzle=domino-5x2' },
  ])
    embedding.receive(data, 0);
  expect(asked).toEqual([
    ['play'],
    ['pause'],
    ['step', 1],
    ['step', -3],
    ['seek', 12],
    ['open', '?puzzle=domino-5x2'],
  ]);
  expect(told).toEqual([]);
  embedding.receive({ fitful: 'status', id: 7 }, 0);
  expect(told).toEqual([{ fitful: 'status', id: 7, status: { version: '1' } }]);
});

test('whatever else is said is passed over in silence', () => {
  const anyData = fc.oneof(
    fc.anything(),
    fc.record(
      {
        fitful: fc.oneof(fc.constantFrom('step', 'seek', 'open', 'stop', 'onLeave'), fc.anything()),
        by: fc.constantFrom(NaN, '1', null, Infinity, {}),
        step: fc.constantFrom(NaN, '1', null, -Infinity, []),
        address: fc.constantFrom(null, 5, 'http://', 'https://[', 'x'.repeat(200_001)),
      },
      { requiredKeys: ['fitful', 'by'] },
    ),
    fc.record({ context: fc.constantFrom('h5p', 'other'), action: fc.anything() }),
  );
  fc.assert(
    fc.property(fc.array(anyData, { maxLength: 20 }), (messages) => {
      const { embedding, asked, told, forget } = inFrame();
      forget();
      for (const data of messages) embedding.receive(data, 0);
      expect(asked).toEqual([]);
      expect(told).toEqual([]);
    }),
    runs(500),
  );
  expect(readCommand({ fitful: 'status', id: {} })).toEqual({ fitful: 'status', id: undefined });
});

test('a flood of messages is cut off, and what comes later is heard again', () => {
  const { embedding, asked } = inFrame();
  for (let i = 0; i < 1000; i++) embedding.receive({ fitful: 'play' }, i / 10);
  expect(asked).toHaveLength(60);
  embedding.receive({ fitful: 'pause' }, 1001);
  expect(asked.at(-1)).toEqual(['pause']);
});

test('steps, solutions and the end are told, ten times a second at most, and each once', () => {
  const { embedding, its, told, forget } = inFrame();
  expect(told[0]).toEqual({ fitful: 'ready', version: '1' });
  const tell = (now: number, step: number, solutions: number, isOver = false) => {
    its.seen = { step, solutions, isOver };
    forget();
    embedding.tell(now);
    return told.map((message) => ({ ...message }));
  };
  expect(tell(0, 0, 0)).toEqual([{ fitful: 'step', step: 0, solutions: 0 }]);
  expect(tell(50, 3, 0)).toEqual([]);
  expect(tell(100, 4, 0)).toEqual([{ fitful: 'step', step: 4, solutions: 0 }]);
  expect(tell(200, 4, 0)).toEqual([]);
  const found = { step: 9, solutions: 1 };
  expect(tell(300, 9, 1)).toEqual([
    { fitful: 'step', ...found },
    { fitful: 'solution', ...found },
  ]);
  expect(tell(400, 9, 1, true)).toEqual([
    { fitful: 'step', ...found },
    { fitful: 'end', ...found },
  ]);
  expect(tell(500, 9, 1, true)).toEqual([]);
});

/** H5P’s resizer as pages have it, for a frame of a height. */
function resizerOf(frame: { clientHeight: number }) {
  return (message: object): object | undefined => {
    const { context, action, scrollHeight, clientHeight } = message as Record<string, unknown>;
    if (context !== 'h5p') return undefined;
    if (action === 'hello') return { context, action };
    if (action === 'prepareResize') {
      if (frame.clientHeight === scrollHeight && scrollHeight === clientHeight) return undefined;
      frame.clientHeight = clientHeight as number;
      return { context, action: 'resizePrepared' };
    }
    if (action === 'resize') frame.clientHeight = scrollHeight as number;
    return undefined;
  };
}

test('a page with the resizer of H5P makes the frame fit, again and again, and comes to rest', () => {
  const { embedding, its, told, forget } = inFrame(300);
  const frame = { clientHeight: 150 };
  const answer = resizerOf(frame);
  const settle = (): number => {
    for (let rounds = 0; ; rounds++) {
      const answers = forget().flatMap((message) => answer(message) ?? []);
      if (answers.length === 0) return rounds;
      for (const data of answers) embedding.receive(data, 0);
    }
  };
  expect(settle()).toBeLessThan(5);
  expect(frame.clientHeight).toBe(300);
  its.height = 420;
  embedding.tell(100);
  expect(told).toContainEqual({ fitful: 'resize', height: 420 });
  expect(settle()).toBeLessThan(5);
  expect(frame.clientHeight).toBe(420);
  // Where the window has changed, or the script has come late.
  frame.clientHeight = 99;
  embedding.receive({ context: 'h5p', action: 'resize' }, 0);
  settle();
  expect(frame.clientHeight).toBe(420);
  embedding.receive({ context: 'h5p', action: 'ready' }, 0);
  expect(told).toEqual([{ context: 'h5p', action: 'hello' }]);
});

test('a page without it is asked once, and not told sizes that it would not understand', () => {
  const { embedding, told } = inFrame();
  embedding.tell(100);
  const ofH5p = told.filter((message) => 'context' in message);
  expect(ofH5p).toEqual([{ context: 'h5p', action: 'hello' }]);
});

test('the height follows from the width alone, and leaves room for the row', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 4000 }),
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      (width, aspect) => {
        const height = heightFor(width, aspect);
        expect(height).toBeGreaterThanOrEqual(180);
        expect(height).toBeLessThanOrEqual(Math.max(180, width / 1.25 + 47));
        expect(heightFor(width, 1 / aspect)).toBe(height);
      },
    ),
    runs(100),
  );
});
