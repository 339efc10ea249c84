import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs the terminal command built with the page: several times faster than within a page test. */
export async function terminal(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['build/fitful.mjs', ...args]);
  return stdout;
}
