import { createEffect, createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compile } from '../../../solve/problem.ts';
import { plainSearch } from '../../../solve/search.ts';
import { PathLookup } from '../../../teach/moment/situation.ts';
import { catalogueOnDisk } from '../../../testing/catalogueOnDisk.ts';
import { follow } from '../../../testing/runs/treeNodes.ts';
import { inTurn } from '../charts/inTurn.ts';
import { commonPart } from './commonPart.ts';
import { treeMoment, treeSide } from './treeSide.ts';

// The part of Solid for browsers: on servers, nothing changes.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

/** The frames that are asked for, and not over. */
let frames = new Map<number, () => void>();
let lastFrame = 0;

beforeEach(() => {
  frames = new Map();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    frames.set(++lastFrame, act);
    return lastFrame;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});
afterEach(() => vi.unstubAllGlobals());

function nextFrame(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const act of due) act();
}

/** Lets frames pass until none is asked for; returns how many there were. */
function settle(): number {
  let passed = 0;
  for (; frames.size > 0; passed++) nextFrame();
  return passed;
}

const problem = compile(catalogueOnDisk.find(({ id }) => id === 'polyomino-3x3')!.puzzle);
const { nodes, moments } = follow(problem, plainSearch);

test('a side of two trees has the path of its moment, forwards and back, and boards of its bars', () => {
  createRoot((dispose) => {
    const [step, setStep] = createSignal(0);
    const moment = treeMoment(problem, plainSearch, step);
    const side = treeSide(problem, plainSearch, moment, () => ({ begin: 0, end: 1 }));
    const [asked, ask] = createSignal<number | undefined>();
    const path = side.pathAt(asked);
    const lookup = new PathLookup(problem, plainSearch);
    for (const at of [3, 40, 11, moments.length - 2, 1]) {
      setStep(at);
      settle();
      expect(moment()!.step).toBe(at);
      expect(moment()!.branches).toEqual(moments[at]!.branches);
      expect(side.filled()).toBe(1);
      const view = side.view()!;
      const own = nodes.filter(({ entered, left }) => entered <= at && left > at);
      expect(view.depth).toBe(own.length);
      const column = view.last;
      expect(side.barAt(column, own.length - 1)).toMatchObject({
        look: 'path',
        step: own.at(-1)!.entered,
      });
      // The deepest bar of a column is that of a node that was entered, and of none that comes later.
      const deepest = side.barAt(column)!;
      expect(deepest.step).toBeLessThanOrEqual(at);
      ask(deepest.step);
      settle();
      expect(path()).toEqual(lookup.at(deepest.step));
      expect(path()).toHaveLength(deepest.level);
    }
    ask(undefined);
    settle();
    expect(path()).toBeUndefined();
    dispose();
  });
});

test('the part of both trees is what they have searched from the beginning, until it is zoomed', () => {
  createRoot((dispose) => {
    const [progress, setProgress] = createSignal<readonly (number | undefined)[]>([
      undefined,
      undefined,
    ]);
    const common = commonPart(progress);
    const { part } = common;
    expect(part()).toEqual({ begin: 0, end: 1 });
    for (const shares of [
      [0.0004, 0.01],
      [0.2, 0.01],
      [1, 1e-9],
      [1e-5, 1e-6],
    ]) {
      setProgress(shares);
      const most = Math.max(...shares);
      expect(part().begin).toBe(0);
      expect(part().end).toBeGreaterThanOrEqual(most);
    }
    // What is not known for a moment changes nothing.
    const before = part();
    setProgress([undefined, 1e-6]);
    expect(part()).toEqual(before);
    common.stay();
    setProgress([0.9, 0.9]);
    expect(part()).toEqual(before);
    const width = () => part().end - part().begin;
    common.zoomBy(1, before.end / 2);
    expect(width()).toBeLessThan(before.end);
    expect(part().begin).toBeLessThanOrEqual(before.end / 2);
    expect(part().end).toBeGreaterThanOrEqual(before.end / 2);
    while (common.canZoom(-1)) common.zoomBy(-1, 0.5);
    expect(part()).toEqual({ begin: 0, end: 1 });
    common.zoomBy(-1, 0.5);
    expect(part()).toEqual({ begin: 0, end: 1 });
    dispose();
  });
});

test('a value comes to one part a frame, the last one to all of them, and to none that is gone', () => {
  const [value, setValue] = createSignal({ number: 0 });
  const drawn = [0, 0, 0];
  const { parts, dispose } = createRoot((disposeAll) => {
    const all = inTurn(3, value);
    for (const [at, part] of all.entries())
      createEffect(() => {
        part();
        drawn[at]!++;
      });
    return { parts: all, dispose: disposeAll };
  });
  const numbers = () => parts.map((part) => part().number);
  expect(numbers()).toEqual([0, 0, 0]);
  expect(frames.size).toBe(0);
  setValue({ number: 1 });
  nextFrame();
  expect(numbers()).toEqual([1, 0, 0]);
  setValue({ number: 2 });
  while (frames.size > 0) {
    const before = [...drawn];
    nextFrame();
    expect(drawn.filter((times, at) => times > before[at]!)).toHaveLength(1);
  }
  expect(numbers()).toEqual([2, 2, 2]);
  setValue({ number: 3 });
  expect(frames.size).toBe(1);
  dispose();
  expect(frames.size).toBe(0);
});
