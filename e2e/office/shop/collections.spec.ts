import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { expect, test } from '../../support/test.ts';

// SHOP-25
test('a collection is made, put into an order by keys, not shown without goods of the site, and deleted', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/admin/collections/');
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const word = crypto.randomUUID().slice(0, 8);
  const { values: categories } = await insider.office(officeApi.categories.list, {});
  const names = [`Термос ${word}`, `Кружка ${word}`];
  for (const title_ru of names)
    await insider.office(officeApi.products.create, {
      body: { title_ru, category: String(categories[0]?.public_id), price: 1000 },
    });
  const title = `Весна ${word}`;

  await page.goto('/admin/shop/products');
  await page.getByRole('link', { name: 'Подборки' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Подборки' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Новая подборка' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новая подборка' })).toBeVisible();
  await page.getByLabel('Заголовок', { exact: true }).fill(title);
  for (const name of names) {
    await page.getByRole('combobox', { name: 'Добавить товар' }).fill(name);
    await page.getByRole('option', { name }).click();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Завести' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('link', { name: names[1] ?? '' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText('подборка изменена')).toBeVisible();
  const shown = page.locator('ol li').filter({ hasText: word });
  await expect(shown.first()).toContainText(names[1] ?? '');
  await expectAccessible(page);
  await expectFits(page);

  // Its products are drafts: the home page of other tests keeps what it has.
  await page.getByRole('button', { name: 'Показать на сайте' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText(/^Она встанет вместо/)).toBeVisible();
  await asked.getByRole('button', { name: 'Показать на сайте' }).click();
  await expect(asked.getByText(/^Показывать нечего/)).toBeVisible();
  await page.keyboard.press('Escape');
  await windowClosed(page);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await windowClosed(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Подборки' })).toBeVisible();
});
