import { expect, test } from 'vitest';
import { CodeLoader } from './loader.ts';
import type { Mode, ModeCode } from './mode.ts';
import { saver } from './saver/index.ts';

const codeThatFails = (): ModeCode => ({ open: () => expect.fail() });

test('the code of a mode stays the same however often code is loaded', async () => {
  const other: Mode = { ...saver, id: 'wall', load: async () => codeThatFails() };
  const first = codeThatFails();
  const parts = {} as Awaited<ReturnType<CodeLoader['load']>>;
  const loader = new CodeLoader([saver, other], first, async () => parts);
  expect(loader.codeOf('wall')).toBeUndefined();
  await Promise.all([loader.load(), loader.load()]);
  const code = loader.codeOf('wall');
  expect(code).toBeDefined();
  expect(await loader.load()).toBe(parts);
  expect(loader.codeOf('wall')).toBe(code);
  expect(loader.codeOf(saver.id)).toBe(first);
});
