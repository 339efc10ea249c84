import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { areaOf } from '../../drawing/offset.ts';
import { readDxfPaths, readSvgPaths } from '../../testing/pictures/cutReader.ts';
import { distanceOf } from '../../testing/pictures/polygons.ts';
import { fitful } from '../../testing/runs/tryOut.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-cut-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('cut', () => {
  test('writes a closed path for each piece, as large as its cells and half the kerf around', async () => {
    const { code, output } = await fitful('cut', 'pentomino-6x10', '--mm', '10', '--kerf', '0.2');
    expect(code).toBe(0);
    const paths = readSvgPaths(output);
    expect(paths).toHaveLength(12);
    // The I is a rectangle; the P has the shortest outline.
    const areas = paths.map(({ loop }) => areaOf(loop)).sort((one, other) => one - other);
    expect(areas[0]).toBeCloseTo(500 + 0.1 * 100 + 0.04, 2);
    expect(areas.filter((area) => Math.abs(area - 50.2 * 10.2) < 0.01).length).toBeGreaterThan(0);
    expect(paths.every(({ isClosed }) => isClosed)).toBe(true);
  });

  test('writes the same into an SVG and a DXF file, with a tray', async () => {
    const files = ['x.svg', 'x.dxf'].map((name) => join(folder, name));
    for (const out of files) {
      const ask = ['cut', 'pentomino-8x8-middle', '--tray', '--gap', '5', '--out', out];
      expect(await fitful(...ask)).toMatchObject({ code: 0, output: '' });
    }
    const [svg, dxf] = files.map((file) => readFileSync(file, 'utf8'));
    const drawn = readSvgPaths(svg!);
    const height = Number(/height="(.*?)mm"/.exec(svg!)![1]);
    // The frame, its hole, the closed cells in the middle, and the pieces.
    expect(drawn).toHaveLength(15);
    const turned = readDxfPaths(dxf!).map(({ loop }) =>
      loop.map(([x, y]) => [x, expect.closeTo(height - y, 2) as number]),
    );
    expect(drawn.map(({ loop }) => loop)).toEqual(turned);
  });

  test('lays pieces as in a solution, a kerf apart, with the tray beside them', async () => {
    const ask = ['cut', 'square-bar-corner', '--layout', 'solved', '--kerf', '0.4', '--mm', '10'];
    const first = await fitful(...ask, '--tray');
    expect(first.code).toBe(0);
    const loops = readSvgPaths(first.output).map(({ loop }) => loop);
    // The frame and its hole, and the three pieces.
    expect(loops).toHaveLength(5);
    const nearest = loops.map((loop) =>
      Math.min(...loops.filter((other) => other !== loop).map((other) => distanceOf(loop, other))),
    );
    expect(nearest.filter((distance) => Math.abs(distance - 0.4) < 0.001)).toHaveLength(3);
    const second = await fitful(...ask, '--solution', '2');
    expect(second).toMatchObject({ code: 1, output: '' });
  });

  test('takes a kerf of 0.15 mm unless another one is named, none too', async () => {
    const cutBy = async (...options: string[]) =>
      (await fitful('cut', 'square-bar-corner', '--mm', '10', ...options)).output;
    expect(await cutBy()).toBe(await cutBy('--kerf', '0.15'));
    expect(await cutBy('--layout', 'solved')).toBe(
      await cutBy('--layout', 'solved', '--kerf', '0.15'),
    );
    const areas = readSvgPaths(await cutBy('--kerf', '0')).map(({ loop }) => areaOf(loop));
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(11 * 100, 6);
  });

  test('takes the line that is asked for', async () => {
    const line = async (...options: string[]) =>
      /stroke="(.*?)" stroke-width="(.*?)"/
        .exec((await fitful('cut', 'square-bar-corner', ...options)).output)!
        .slice(1);
    expect(await line()).toEqual(['#000000', '0.1']);
    expect(await line('--preset', 'ponoko')).toEqual(['#0000ff', '0.01']);
    const [colour, width] = await line('--preset', 'laser-engraving-service');
    // A tenth of a point, in mm.
    expect([colour, Number(width)]).toEqual(['#ff0000', expect.closeTo((0.1 * 25.4) / 72, 4)]);
    expect(await line('--stroke', '#00FF00,0.05')).toEqual(['#00ff00', '0.05']);
  });

  test('refuses what cannot be cut, and what makes no sense', async () => {
    const tried: [options: string[], sentence: string][] = [
      [['--mm', '0'], '--mm has to be a length in mm, such as 20 or 0.15, not “0”.'],
      [['--gap', '-1'], '--gap'],
      [['--kerf', '10', '--mm', '20'], '--kerf has to be less than 10 mm where'],
      [['--stroke', 'red'], 'such as #ff0000,0.1, not “red”.'],
      [['--stroke', '#ff0000,0.1', '--preset', 'ponoko'], 'cannot go together'],
      [['--preset', 'ponoko', '--out', 'x.dxf'], '--preset makes no sense without --out x.svg.'],
      [['--layout', 'solved', '--kerf', '0'], '--layout solved and --kerf 0 cannot go together.'],
      [['--solution', '1'], '--solution makes no sense without --layout solved.'],
      [['--order', 'rows'], '--order makes no sense without --layout solved.'],
      [['--out', 'x.stl'], '--out has to end in “.svg” or “.dxf”, not “x.stl”.'],
    ];
    for (const [options, sentence] of tried) {
      const { refused, ...result } = await fitful('cut', 'square-bar-corner', ...options);
      expect(result).toMatchObject({ code: 2, output: '' });
      expect(refused).toContain(sentence);
    }
    const most = await fitful('cut', 'square-bar-corner', '--kerf', '9.99');
    expect(most.code).toBe(0);
  });
});
