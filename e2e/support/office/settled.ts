import { expect, type Page } from '@playwright/test';

/** How many looks in a row have to find the page at rest: an answer may call for another question. */
const looks = 2;

/** Answers a function that waits until the page asks for nothing more and shows nothing as coming. */
export const createSettled = (page: Page): (() => Promise<void>) => {
  const asked = new Set<object>();
  // Files of a screen as well: until they have come, the former one stands.
  page.on('request', (request) => void asked.add(request));
  page.on('requestfinished', (request) => void asked.delete(request));
  page.on('requestfailed', (request) => void asked.delete(request));
  return async () => {
    let quiet = 0;
    const look = async (): Promise<boolean> => {
      const isComing = await page.evaluate(
        () => document.querySelector('main') === null || document.querySelector('[aria-busy="true"]') !== null,
      );
      quiet = isComing || asked.size > 0 ? 0 : quiet + 1;
      return quiet > looks;
    };
    await expect.poll(look, { message: `${page.url()} comes to rest`, intervals: [40] }).toBe(true);
  };
};
