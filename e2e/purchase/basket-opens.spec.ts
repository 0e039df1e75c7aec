import { isQuickSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Of the whole page so far, without what follows a press. */
const shifts = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
      resolve(moved.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 500);
  });

test('a basket with goods opens without a jump: its frame leaves the room', async ({ page, season }) => {
  const offer = season.find('format that asks little', isQuickSolo);
  await shop.addToBasket(page, offer);
  await page.reload();
  await expect(shop.ticketPanel(shop.ticketGroup(page, offer.format), 1)).toBeVisible();
  await expect(shop.payButton(page)).toBeVisible();
  expect(await page.evaluate(shifts)).toBeLessThan(0.1);
});
