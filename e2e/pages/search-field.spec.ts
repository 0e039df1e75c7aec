import type { Locator, Page } from '@playwright/test';
import { awake } from '../support/awake.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expect, test } from '../support/test.ts';

const titles = (page: Page): Locator => page.getByRole('main').getByRole('article').getByRole('heading');

test('what is typed while the former search loads stays in the field', async ({ page }) => {
  for (const [path, name] of [
    ['/shop/search', 'Поиск товара'],
    ['/search', 'Забег, город или товар'],
  ] as const) {
    let letThrough = (): void => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.goto(path);
    const field = page.getByRole('main').getByRole('searchbox', { name });
    await page.waitForFunction(() => {
      const form = document.querySelector('main form[role="search"]');
      return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
    });
    await page.route(/\.data\?/, async (route) => {
      await held;
      await route.continue();
    });
    await field.fill('медаль');
    await field.press('Enter');
    await field.fill('футболка');
    letThrough();
    await expect(page).toHaveURL(/text=/);
    await expect(titles(page).filter({ hasText: /медал/i }).first()).toBeVisible();
    await expect(field).toHaveValue('футболка');
    await page.unroute(/\.data\?/);
    await field.press('Enter');
    await expect(
      titles(page)
        .filter({ hasText: /футболка/i })
        .first(),
    ).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue('медаль');
  }
});

test('what is typed before the scripts have come stays in the field and is found', async ({ page }) => {
  for (const [path, name] of [
    ['/shop', 'Поиск товара'],
    ['/shop/search?text=%D0%BC%D0%B5%D0%B4%D0%B0%D0%BB%D1%8C', 'Поиск товара'],
    ['/search', 'Забег, город или товар'],
  ] as const) {
    const letThrough = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('main').getByRole('searchbox', { name });
    await field.fill('футб');
    letThrough();
    await awake(page);
    await field.press('End');
    await field.pressSequentially('олка');
    await expect(field).toHaveValue('футболка');
    await field.press('Enter');
    await expect(
      titles(page)
        .filter({ hasText: /футболка/i })
        .first(),
    ).toBeVisible();
    await expect(field).toHaveValue('футболка');
    await page.unroute('**/assets/*.js');
  }
});
