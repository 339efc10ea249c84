import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * The violations that axe finds on a page, or within a selector: each rule, and the elements that violate it.
 *
 * Texts are judged once they have come in full, as they have too little contrast while they fade in. To save
 * time, frames are not searched, as the page has none, and passed checks are not collected.
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  await page.waitForFunction(
    () =>
      document.querySelector(':root:not(.lettered) .overlay') === null &&
      document
        .getAnimations()
        .every((one) => !(one instanceof CSSTransition) || one.playState === 'finished'),
  );
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
