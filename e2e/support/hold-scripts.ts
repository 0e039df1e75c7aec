import type { Page } from '@playwright/test';

/** Keeps every script of the site back until the answer is called: what a page does without them. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let letThrough = (): void => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
};
