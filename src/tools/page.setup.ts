import { execSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { browsers } from './browser.ts';
import { serve } from './serve.ts';

/**
 * Set-up of the page tests, if any are to be run: builds the site, serves it, and unpacks the browser. In mode
 * `current`, only the current browser.
 */
export default async function setup(project: TestProject): Promise<(() => void) | void> {
  if (!project.vitest.projects.some(({ name }) => name.startsWith('page'))) return;
  const root = join(import.meta.dirname, '../..');
  const isCurrent = project.vite.config.mode === 'current';
  const wanted = browsers().filter(({ name }) => !isCurrent || name === 'current');
  if (wanted.length === 0) throw new Error('There is no current browser here: set CHROME_PATH.');
  const { NODE_ENV: _, ...env } = process.env;
  execSync('npm run -s build', { cwd: root, env, stdio: 'inherit' });
  const site = await serve(join(root, 'dist'));
  project.provide('site', site.address);
  project.provide(
    'browsers',
    wanted.map(({ name }) => name),
  );
  return () => site.close();
}
