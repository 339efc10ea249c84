import type { WebGLRenderer } from 'pixi.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// PixiJS looks for a browser when it is loaded.
beforeAll(() => void vi.stubGlobal('navigator', { userAgent: '' }));
afterAll(() => void vi.unstubAllGlobals());

test('the first board that leaves may come back before its jewel is drawn, so that there is none to draw', async () => {
  const { Atlas } = await import('./atlas.ts');
  const atlas = new Atlas();
  let drawn = 0;
  const renderer = { render: () => drawn++ } as unknown as WebGLRenderer;
  for (const one of [renderer, { ...renderer }]) atlas.draw([], one as WebGLRenderer);
  expect(drawn).toBe(2);
});
