import { findOutside, laidOut, widths } from '../support/check-page.ts';
import { expect, test } from '../support/test.ts';

// BO-157. The names stand in the page alone: those of the site are of every other journey, too.
test('the longest names that an organiser may set leave the header its tools, and fit every window', async ({
  page,
}) => {
  await page.goto('/');
  await laidOut(page);
  await page.evaluate(() => {
    const header = document.querySelector('header a');
    header?.setAttribute('data-long', 'true');
    const rename = (all: string, length: number): void => {
      for (const one of document.querySelectorAll(all)) one.textContent = 'Щ'.repeat(length);
    };
    rename('header a[data-long] span', 40);
    rename('section[aria-labelledby="partners"] li', 60);
    rename('footer a[rel="noreferrer"] > span:first-child', 40);
  });
  await expect(page.locator('header a[data-long] span')).toHaveText('Щ'.repeat(40));
  await expect(page.locator('section[aria-labelledby="partners"] li').first()).toHaveText('Щ'.repeat(60));
  for (const width of widths) expect(await findOutside(page, width), `at ${width} px`).toEqual([]);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const menu = await page.getByRole('button', { name: /^Меню/ }).boundingBox();
    expect((menu?.x ?? width) + (menu?.width ?? 0), `the menu at ${width} px`).toBeLessThanOrEqual(width);
    // The footer hides what sticks out of it.
    const right = await page
      .locator('footer a[rel="noreferrer"] > span:first-child')
      .first()
      .evaluate((one) => one.getBoundingClientRect().right);
    expect(right, `a network at ${width} px`).toBeLessThanOrEqual(width);
  }
});
