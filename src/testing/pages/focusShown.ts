import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Shows the controls and focuses one, which keeps them on show; again, if a slow machine gets to it only
 * when they are hidden.
 */
export async function focusShown(control: Locator): Promise<void> {
  const tryOnce = async (): Promise<boolean> => {
    await control.page().keyboard.press('Shift');
    await control.focus();
    return control.evaluate((element) => element === document.activeElement);
  };
  await expect.poll(tryOnce).toBe(true);
}
