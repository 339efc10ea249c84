import { describe, expect, test } from 'vitest';
import { difference } from '../testing/pictures/colourDifference.ts';
import { contrast, luminance, rgb, type Rgb } from './colour.ts';
import { themes, winnerInk } from './index.ts';
import { lightAt, mixed, RIM_SHADE, trayIn } from './light.ts';
import {
  FAINT_WALL,
  faintRoomAt,
  FAINTEST,
  HIDDEN,
  roomAt,
  BRIGHTEST_CAST,
  castBy,
  wallsAt,
  windowAt,
  type Room,
  type Walls,
} from './room.ts';

const hours = Array.from({ length: 97 }, (_, i) => i / 4);
const looks = Object.values(themes);
const withLand = looks.filter((theme) => theme.hills !== undefined);
/** The themes with a sun: dark ones. */
const lit = looks.filter(({ light }) => light[0]!.disc !== undefined);

/** The land that texts stand in front of: the near range from crest to foot, and the ground. */
const behindTexts = ({ near, ground }: Room): readonly Rgb[] => [
  near.crest,
  mixed(near.crest, near.foot, 0.5),
  near.foot,
  ground,
];

describe.each(withLand)('the room of $id', (theme) => {
  test('leaves texts legible at its foot, at any hour', () => {
    for (const hour of hours)
      for (const ground of behindTexts(roomAt(theme, hour)!))
        for (const text of [theme.text.strong, theme.text.soft])
          expect([hour, contrast(rgb(text), ground) >= 4.5]).toEqual([hour, true]);
  });

  test('changes slowly, through midnight too', () => {
    const numbersOf = (hour: number): number[] => {
      const { zenith, middle, horizon, far, near, ground, ...sky } = roomAt(theme, hour)!;
      const colours = [zenith, middle, horizon, far.crest, near.foot, ground].flat();
      return [...colours, sky.stars, sky.clouds, sky.galaxy, sky.discSize];
    };
    for (const hour of hours) {
      const before = numbersOf(hour % 24);
      numbersOf((hour + 0.05) % 24).forEach((value, i) =>
        expect(Math.abs(value - before[i]!)).toBeLessThan(0.025),
      );
    }
  });
});

test('a faint room is seen at any hour, but changes slowly, and texts on their scrims, at most as strong as ever, are legible before it', () => {
  for (const theme of looks)
    for (const hour of hours) {
      const { strength, scrim } = faintRoomAt(theme, hour);
      if (theme.hills === undefined) {
        expect({ strength, scrim }).toEqual({ strength: 0, scrim: 0 });
        continue;
      }
      expect(strength).toBeGreaterThanOrEqual(0.35);
      expect(strength).toBeLessThanOrEqual(0.62);
      const later = faintRoomAt(theme, (hour + 0.1) % 24);
      expect(Math.abs(strength - later.strength)).toBeLessThan(0.05);
      const { background, text } = theme;
      const sky = mixed(rgb(background.inner), roomAt(theme, hour)!.horizon, strength);
      expect(scrim).toBeLessThanOrEqual(0.2);
      expect(Math.abs(scrim - later.scrim)).toBeLessThan(0.1);
      for (const ink of [text.strong, winnerInk(theme)])
        expect(contrast(rgb(ink), mixed(sky, rgb(background.outer), scrim))).toBeGreaterThan(4.5);
    }
});

test('before land, lit by day as far as its shader lights it, texts are legible without a scrim', () => {
  for (const theme of looks)
    for (const hour of hours) {
      const room = roomAt(theme, hour);
      if (!room) continue;
      const { strength } = faintRoomAt(theme, hour);
      for (const behind of [theme.background.inner, theme.background.outer].map(rgb))
        for (const light of [0, 0.5, 0.875]) {
          const land = mixed(room.near.crest, room.far.crest, light);
          for (const ink of [theme.text.strong, winnerInk(theme)])
            expect(contrast(rgb(ink), mixed(behind, land, strength))).toBeGreaterThan(4.5);
        }
    }
});

test('the sun and the moon never jump where they are seen, and stand where the light comes from', () => {
  for (let hour = 0; hour < 24; hour += 1 / 60) {
    const [before, after] = [hour, (hour + 1 / 60) % 24].map((at) => roomAt(themes.midnight, at)!);
    // The light of an unseen moon crosses within an hour.
    const most = Math.min(before!.seen, after!.seen) > 0 ? 0.005 : 0.02;
    expect(Math.abs(after!.discAt[0] - before!.discAt[0])).toBeLessThan(most);
    expect(Math.abs(after!.discAt[1] - before!.discAt[1])).toBeLessThan(most);
    const [right] = lightAt(themes.midnight, hour).towards;
    expect(Math.sign(before!.discAt[0] - 0.5)).toBe(Math.sign(right));
  }
  expect(roomAt(themes.midnight, 19.5)!.discAt[1]).toBeCloseTo(HIDDEN, 9);
});

test('the stone of a wall differs from hour to hour, is pale at noon and dark at night', () => {
  const [dawn, noon, dusk, night] = [6, 12, 18.5, 22].map((hour) => wallsAt(themes.glass, hour));
  const seen = [dawn!, noon!, dusk!, night!];
  for (const [i, one] of seen.entries())
    for (const other of seen.slice(0, i)) {
      expect(difference(one.middle, other.middle)).toBeGreaterThan(10);
      expect(difference(one.corners, other.corners)).toBeGreaterThan(8);
    }
  const light = ({ middle }: Walls): number => luminance(middle);
  expect(Math.min(light(noon!), light(dusk!), light(dawn!))).toBeGreaterThan(2 * light(night!));
  expect(Math.max(...seen.map(light))).toBe(light(noon!));
  // Cool at dawn, and warm at dusk.
  expect(dawn!.middle[2]).toBeGreaterThan(dawn!.middle[0]);
  expect(dusk!.middle[0]).toBeGreaterThan(dusk!.middle[2]);
});

test('the colour that a piece throws keeps its hue, but in pale pieces is limited', () => {
  const blue = castBy([0.1, 0.2, 0.9], 0.5);
  expect(blue[2]).toBeCloseTo(0.5 * 0.9 * (0.4 + 0.6 * 0.9));
  const limited = castBy([1, 0.9, 0.5], 0.8);
  const stronger = castBy([1, 0.9, 0.5], 1.6);
  limited.forEach((channel, i) => expect(stronger[i]).toBeCloseTo(channel, 6));
  expect(limited[0] / limited[2]).toBeCloseTo(1 / (0.5 * 0.7), 6);
  expect(Math.sqrt(luminance(limited))).toBeLessThan(1.2 * BRIGHTEST_CAST);
});

test('texts are legible before the stone of a wall at all hours', () => {
  const { background, text } = themes.glass;
  for (const hour of hours) {
    const { middle, corners } = wallsAt(themes.glass, hour);
    for (const [night, day] of [
      [background.inner, middle],
      [background.outer, corners],
    ] as const) {
      const behind = mixed(rgb(night), day, FAINT_WALL);
      for (const ink of [text.strong, text.soft, winnerInk(themes.glass)])
        expect(contrast(rgb(ink), behind)).toBeGreaterThan(4.5);
    }
  }
});

test('the moon is seen at every hour of the night', () => {
  for (const hour of [20, 21, 22, 23, 0, 1, 2, 3, 4, 5])
    expect([hour, roomAt(themes.midnight, hour)!.seen]).toEqual([hour, 1]);
});

test('the skies of midnight differ from hour to hour, at night as by day', () => {
  const seen = [0.5, 3, 5, 6.5, 12, 16, 18.5, 20, 22];
  for (const [i, hour] of seen.entries())
    for (const other of seen.slice(0, i)) {
      const [one, two] = [hour, other].map((at) => roomAt(themes.midnight, at)!);
      const apart = Math.max(
        difference(one!.horizon, two!.horizon),
        difference(one!.middle, two!.middle),
      );
      expect([hour, other, apart > 10 || apart]).toEqual([hour, other, true]);
    }
});

test('the horizon of midnight is warm by day, and cold only deep at night', () => {
  const warmthAt = (hour: number): number => {
    const [red, , blue] = roomAt(themes.midnight, hour)!.horizon;
    return red - blue;
  };
  for (let hour = 5.5; hour <= 20; hour += 0.25) expect(warmthAt(hour)).toBeGreaterThan(0.05);
  for (const hour of [22, 0, 3]) expect(warmthAt(hour)).toBeLessThan(-0.15);
});

test('the moon rises and sets slowly behind the far range, warm, and is pale and smaller in between', () => {
  const at = (hour: number): Room => roomAt(themes.midnight, hour)!;
  const heights = [20, 20.5, 21, 21.5, 22, 22.5].map((hour) => at(hour).discAt[1]);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(at(20).discAt[1]).toBeLessThan(at(23).discAt[1] - 0.015);
  expect(at(5).discAt[1]).toBeLessThan(at(2).discAt[1] - 0.015);
  for (const low of [20, 21, 5]) {
    expect(at(low).discSize).toBeGreaterThan(at(1).discSize + 0.1);
    const [red, , blue] = at(low).disc!;
    expect(red - blue).toBeGreaterThan(0.15);
  }
  expect(at(1).disc![2] - at(1).disc![0]).toBeGreaterThan(0);
});

test('there are clouds by day and a Milky Way with more stars deep at night, only where a theme has them', () => {
  const { midnight, neon } = themes;
  expect([0.5, 12].map((hour) => roomAt(midnight, hour)!.clouds)).toEqual([0, 1]);
  expect([0.5, 12].map((hour) => roomAt(midnight, hour)!.galaxy)).toEqual([1, 0]);
  for (const hour of hours) {
    const { clouds, galaxy } = roomAt(neon, hour)!;
    expect([clouds, galaxy]).toEqual([0, 0]);
  }
  expect(roomAt(midnight, 0.5)!.stars).toBeGreaterThan(1.5 * roomAt(midnight, 20)!.stars);
});

test('the sky of midnight is deep at any hour: dark at the top, and ever brighter down to the horizon', () => {
  for (const hour of hours) {
    const { zenith, middle, horizon } = roomAt(themes.midnight, hour)!;
    expect([hour, luminance(zenith) < 0.02]).toEqual([hour, true]);
    const ratios = [contrast(zenith, middle), contrast(middle, horizon)];
    expect([hour, ratios.map((ratio) => ratio >= 1.2 || ratio)]).toEqual([hour, [true, true]]);
  }
});

test('what is seen at night is the moon, and by day the sun', () => {
  const isMoonAt = (hour: number): boolean => roomAt(themes.midnight, hour)!.isMoon;
  expect([0, 3, 7, 12, 18.5, 21].map(isMoonAt)).toEqual([true, true, false, false, false, true]);
  // One replaces the other while it is behind the land.
  for (let hour = 0; hour < 24; hour += 1 / 60)
    if (isMoonAt(hour) !== isMoonAt((hour + 1 / 60) % 24))
      expect(roomAt(themes.midnight, hour)!.discAt[1]).toBeLessThan(HIDDEN + 0.005);
});

test('where there is a sun, each range of hills is set apart from what is behind it', () => {
  for (const theme of lit)
    for (const hour of hours) {
      const { middle, horizon, far, near, ground } = roomAt(theme, hour)!;
      // Far from the sun the horizon is the darkest.
      const sky = mixed(middle, horizon, FAINTEST);
      const ratios = [
        contrast(sky, far.crest),
        contrast(far.foot, near.crest),
        contrast(near.foot, ground),
      ];
      expect([theme.id, hour, ratios.map((ratio) => ratio >= 1.6 || ratio)]).toEqual([
        theme.id,
        hour,
        [true, true, true],
      ]);
    }
});

test('mist lies before the far range of midnight at dawn alone', () => {
  const clear = (id: 'midnight' | 'neon', hour: number): number => {
    const { horizon, far } = roomAt(themes[id], hour)!;
    return difference(far.foot, horizon) / difference(far.crest, horizon);
  };
  expect(clear('midnight', 6.5)).toBeLessThan(0.45);
  for (const hour of [0, 4, 9, 12, 18.5]) expect(clear('midnight', hour)).toBeGreaterThan(0.6);
  expect(clear('neon', 6.5)).toBeGreaterThan(0.6);
});

test('a tray or its edge is seen against whatever is behind it, even where it faces away from the light', () => {
  for (const theme of lit.filter(({ bevel }) => bevel.fall !== undefined))
    for (const hour of hours) {
      const { zenith, middle, horizon, far, near } = roomAt(theme, hour)!;
      const { tray, rim } = trayIn(lightAt(theme, hour), theme);
      const edge = mixed(tray, rim, RIM_SHADE * theme.tray.rimStrength);
      const sky = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
        mixed(zenith, middle, share),
        mixed(middle, horizon, share),
      ]);
      for (const behind of [...sky, far.crest, far.foot, near.crest, near.foot]) {
        const seen = Math.max(contrast(tray, behind), contrast(edge, behind));
        expect([theme.id, hour, seen >= 1.15 || seen]).toEqual([theme.id, hour, true]);
      }
    }
});

test('no sky of chocolate burns: its brightest pieces are brighter, and its tray is never far darker', () => {
  const { chocolate } = themes;
  const pale = chocolate.pieces.map((piece) => luminance(rgb(piece))).toSorted((a, b) => b - a)[2]!;
  for (const hour of hours) {
    const { horizon } = roomAt(chocolate, hour)!;
    expect([hour, luminance(horizon) < pale || luminance(horizon)]).toEqual([hour, true]);
    expect(contrast(horizon, trayIn(lightAt(chocolate, hour), chocolate).tray)).toBeLessThan(9.5);
  }
});

test('noon is the brightest hour of neon and of chocolate, whose light comes from above', () => {
  const at = (id: 'neon' | 'chocolate', hour: number): Room => roomAt(themes[id], hour)!;
  for (const id of ['neon', 'chocolate'] as const)
    for (const hour of [6.5, 18.5, 22])
      for (const part of ['zenith', 'middle'] as const)
        expect(luminance(at(id, 12)[part])).toBeGreaterThan(1.5 * luminance(at(id, hour)[part]));
  for (const hour of [6.5, 18.5, 22])
    expect(luminance(at('neon', 12).horizon)).toBeGreaterThan(
      2.5 * luminance(at('neon', hour).horizon),
    );
  const { zenith, middle } = at('chocolate', 12);
  expect(luminance(zenith)).toBeGreaterThan(1.25 * luminance(middle));
});

test('windows are calmer on the wall of glass at noon than at dusk and at dawn', () => {
  const [dawn, noon, dusk] = [6.25, 12, 18.5].map((hour) => {
    const { light, middle } = wallsAt(themes.glass, hour);
    return contrast(light, middle);
  });
  expect(noon).toBeLessThan(Math.min(dawn!, dusk!));
  expect(noon).toBeGreaterThan(1.5);
});

test('the light of a window comes and goes with the day, and moves slowly from right to left', () => {
  for (const hour of [0, 3, 5.25, 19.75, 23]) expect(windowAt(hour)[2]).toBe(0);
  for (const hour of [8, 12, 17]) expect(windowAt(hour)[2]).toBe(1);
  const [morning, noon, evening] = [8, 12, 17].map((hour) => windowAt(hour)[0]);
  expect(morning).toBeGreaterThan(noon!);
  expect(noon).toBeGreaterThan(evening!);
  const day = hours.filter((hour) => windowAt(hour)[2] > 0).map(windowAt);
  for (const [i, [x, , strength]] of day.entries()) {
    const [before, , was] = day[i - 1] ?? [x, 0, 0];
    expect(Math.abs(x - before)).toBeLessThan(0.03);
    expect(Math.abs(strength - was)).toBeLessThan(0.2);
  }
});

test('chocolate has another sky at each time of the day, and one that is nearly black at night', () => {
  const skies = [6.5, 12, 18.5, 22].map((hour) => roomAt(themes.chocolate, hour)!);
  for (const [i, { middle }] of skies.entries())
    for (const other of skies.slice(0, i))
      expect(difference(middle, other.middle)).toBeGreaterThan(13);
  const night = skies.at(-1)!;
  expect(luminance(night.middle)).toBeLessThan(0.01);
  expect(contrast(night.horizon, night.middle)).toBeGreaterThan(2);
});
