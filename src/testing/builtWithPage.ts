import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs the terminal command that was built with the page: several times faster than in the process of a page test. */
export async function terminal(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['build/fitful.mjs', ...args]);
  return stdout;
}
