import { execSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchOptions } from './browser.ts';
import { serve } from './serve.ts';

/** Before the page tests: build what people get, serve it, and start one browser for all of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = join(import.meta.dirname, '../..');
  const { NODE_ENV: _, ...env } = process.env;
  execSync('npm run -s build', { cwd: root, env, stdio: 'inherit' });
  const site = await serve(join(root, 'dist'));
  const browser = await chromium.launchServer(launchOptions());
  project.provide('site', site.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    site.close();
  };
}
