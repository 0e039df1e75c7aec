import { holdScripts } from '../support/hold-scripts.ts';
import { expect, test } from '../support/test.ts';

const shifts = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 500);
  });

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('a Russian page offers English in one line, which stays closed and moves nothing', async ({ page }) => {
    await page.goto('/calendar');
    const offer = page.getByRole('complementary', { name: 'Language' });
    await expect(offer).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await page.evaluate(shifts)).toBeLessThan(0.01);
    await offer.getByRole('link', { name: 'Stay in Russian' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('the line waits on the next page for whoever did not answer it', async ({ page }) => {
    await page.goto('/calendar');
    await expect(page.getByRole('complementary', { name: 'Language' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Новости' }).first().click();
    await expect(page).toHaveURL('/news');
    await page.reload();
    await expect(page.getByRole('complementary', { name: 'Language' })).toBeVisible();
  });

  test('the line leads to English before the scripts have come', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/calendar', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Switch to English' }).click();
    await expect(page).toHaveURL('/calendar?lang=en');
    await page.getByRole('navigation').getByRole('link', { name: 'News' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    letThrough();
  });

  test('the line stays closed for whoever closed it before the scripts came', async ({ page }) => {
    const offer = page.getByRole('complementary', { name: 'Language' });
    const letThrough = await holdScripts(page);
    await page.goto('/calendar?page=2', { waitUntil: 'commit' });
    await offer.getByRole('link', { name: 'Stay in Russian' }).click();
    await expect(page).toHaveURL('/calendar?page=2&lang=ru');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(offer).toBeHidden();
    letThrough();
    await page.goto('/news');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('the line leads to the same page in English, which is remembered', async ({ page }) => {
    await page.goto('/calendar');
    await page.getByRole('link', { name: 'Switch to English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Switch to English' })).toHaveCount(0);
  });
});

test('a Russian browser is offered nothing', async ({ page }) => {
  await page.goto('/calendar');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Language' })).toBeHidden();
});
