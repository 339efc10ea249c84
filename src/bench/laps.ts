import { fork } from 'node:child_process';
import { join } from 'node:path';
import { answerOf } from '../tools/inChildren.ts';
import type { laps } from './lap.ts';

type Laps = typeof laps;

/** Starts a program of this folder, which answers messages. */
export const start = (program: string, args: readonly string[], flags: readonly string[] = []) =>
  fork(join(import.meta.dirname, program), args, {
    execArgv: [...process.execArgv, ...flags],
    serialization: 'advanced',
  });

/** Runs a lap in a process of its own, with flags of Node. */
export const runLap = <Name extends keyof Laps>(
  name: Name,
  args: Parameters<Laps[Name]>,
  flags?: readonly string[],
): Promise<ReturnType<Laps[Name]>> =>
  answerOf(start('lap.ts', [name, JSON.stringify(args)], flags));
