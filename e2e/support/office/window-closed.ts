import type { Page } from '@playwright/test';

/** A closed window has left the history too: until then another page that is asked for would be given up. */
export const windowClosed = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (history.state as { overlay?: string } | null)?.overlay === undefined);
};
