import { expect, onTestFinished, test, vi } from 'vitest';
import { argsOf } from './args.ts';

test('a script reads its arguments, or says in a sentence what is wrong with them, and ends', () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const says = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  const options = { seed: { type: 'string' }, built: { type: 'boolean' } } as const;
  const read = (...args: string[]) => argsOf('shot', { args, options, allowPositionals: true });
  expect({ ...read('--seed', '7', 'x.png').values }).toEqual({ seed: '7' });
  expect(() => read('--sead', '7')).toThrow('ended with 2');
  expect(() => read('--built=1')).toThrow('ended with 2');
  expect(says.mock.calls).toEqual([
    ["shot: Unknown option '--sead'. There are --seed, --built."],
    ["shot: Option '--built' does not take an argument. There are --seed, --built."],
  ]);
});
