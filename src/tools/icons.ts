import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { themes } from '../theme/index.ts';
import { launchOptions } from './browser.ts';

/**
 * Draws the icons of the installed page anew, from `assets/icon.svg`:
 *
 *     npm run icons
 */
const assets = join(import.meta.dirname, '../../assets');
const svg = readFileSync(join(assets, 'icon.svg'), 'utf8');
const { outer } = themes.midnight.background;

/**
 * What a system may cut a maskable icon to is a circle of 80 % of its width; a square of 56 % lies within it.
 */
const icons = [
  { name: 'icon-192', size: 192, inset: 0, background: 'transparent' },
  { name: 'icon-512', size: 512, inset: 0, background: 'transparent' },
  { name: 'icon-maskable', size: 512, inset: 0.22, background: outer },
];

const browser = await chromium.launch(launchOptions());
try {
  for (const { name, size, inset, background } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const style = `body{margin:0;background:${background}}svg{position:fixed;inset:${100 * inset}%}`;
    await page.setContent(`<style>${style}</style>${svg}`);
    const picture = await page.screenshot({ omitBackground: true });
    writeFileSync(join(assets, 'icons', `${name}.png`), picture);
    await page.close();
  }
} finally {
  await browser.close();
}
