import { expect, test } from 'vitest';
import { mostFlashes, RATE, transitions } from '../../testing/pictures/flashes.ts';
import { luminance, over, rgb, type Rgb } from '../../theme/colour.ts';
import { heatShades } from '../../theme/heat.ts';
import { themes, type Theme } from '../../theme/index.ts';
import { FAINTEST } from '../../lag/heatScale.ts';
import { SHADES } from '../shaders/heat.ts';
import { HeatCourse, EASE } from './heatCourse.ts';

const FRAME = 1000 / RATE;

function play(course: HeatCourse, ms: number): void {
  for (let at = 0; at < ms; at += FRAME) course.pass(FRAME);
}

test('after a while every cell shows the level that was asked for last', () => {
  const course = new HeatCourse(3);
  expect(course.isMoving).toBe(false);
  for (const levels of [
    [0, 0.25, 1],
    [0.5, 0, 0.75],
    [0, 0, 0],
  ]) {
    course.ask([0.1, 0.2, 0.3]);
    play(course, EASE / 2);
    course.ask(levels);
    expect(course.isMoving).toBe(true);
    play(course, 4 * EASE);
    expect([0, 1, 2].map((cell) => course.levelOf(cell))).toEqual(levels.map(Math.fround));
    expect(course.seen).toBe(1);
    expect(course.isMoving).toBe(false);
  }
});

test('a cell that cannot be filled has no level, also not on the way to one', () => {
  const course = new HeatCourse(2);
  for (const level of [0.25, 1, 0]) {
    course.ask([level]);
    for (let at = 0; at < 3 * EASE; at += FRAME) {
      course.pass(FRAME);
      if (course.seen > 0) expect(course.levelOf(1)).toBeLessThan(0);
    }
    expect(course.levelOf(0)).toBe(level);
  }
});

test('the first levels are those with which a board appears, and it disappears with the last ones', () => {
  const course = new HeatCourse(1);
  course.ask([0.5]);
  course.pass(FRAME);
  expect(course.levelOf(0)).toBe(0.5);
  expect(course.seen).toBeLessThan(0.05);
  play(course, 1000);
  course.ask(undefined);
  play(course, EASE / 2);
  expect(course.levelOf(0)).toBe(0.5);
  play(course, 1000);
  expect(course.seen).toBe(0);
  expect(course.isMoving).toBe(false);
  course.ask([1]);
  course.pass(FRAME);
  expect(course.levelOf(0)).toBe(1);
});

test('levels go straight from one to the other', () => {
  const course = new HeatCourse(1);
  course.ask([0.2]);
  play(course, 2000);
  course.ask([0.9]);
  const seen: number[] = [];
  for (let i = 0; i < RATE; i++) {
    course.pass(FRAME);
    seen.push(course.levelOf(0));
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(Math.fround(0.9));
});

/** The colour of a level as the shader mixes it. */
function shadeOf(theme: Theme, level: number): Rgb {
  const shades = heatShades(theme);
  const at = level * (shades.length - 1);
  const below = Math.min(shades.length - 2, Math.floor(at));
  return over(shades[below + 1]!, at - below, shades[below]!);
}

test.each(Object.values(themes))(
  'in the theme $id no cell flashes, however often other levels are asked for, or none',
  (theme) => {
    const ground = rgb(theme.tray.colour);
    const asks: readonly ((frame: number) => number[] | undefined)[] = [
      (frame) => [frame % 2],
      (frame) => [Math.floor((frame * 5) / RATE) % 2],
      (frame) => (Math.floor((frame * 8) / RATE) % 2 ? [1] : undefined),
    ];
    for (const ask of asks) {
      const course = new HeatCourse(1);
      const lights = Array.from({ length: 5 * RATE }, (_, frame) => {
        course.ask(ask(frame));
        course.pass(FRAME);
        return luminance(over(shadeOf(theme, course.levelOf(0)), course.seen, ground));
      });
      expect(mostFlashes(transitions(lights))).toBeLessThanOrEqual(2);
      const changes = lights.slice(1).map((light, i) => Math.abs(light - lights[i]!) * RATE);
      // In relative luminance per second.
      expect(Math.max(...changes)).toBeLessThan(6);
      expect(Math.max(...changes)).toBeGreaterThan(0.05);
    }
  },
);

test('the least count has the colour that the legend has at its beginning', () => {
  expect(FAINTEST * (SHADES - 1)).toBe(1);
  for (const theme of Object.values(themes)) expect(heatShades(theme)).toHaveLength(SHADES);
});
