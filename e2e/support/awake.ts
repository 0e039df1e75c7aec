import type { Page } from '@playwright/test';

/** Until the scripts have taken the page over: before that a press loads the next page whole, which other journeys cover. */
export const awake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
};
