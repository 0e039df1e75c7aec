import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { expect, test } from '../../support/test.ts';

// BO-166
test('a category is made for a product that has none, moved by buttons, keys and a drag, renamed, kept while it has a product, and removed', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/admin/product_categories');
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const word = crypto.randomUUID().slice(0, 8);
  const title = `Термосы ${word}`;
  const rows = page.getByRole('main').getByRole('listitem');
  const said = page.getByRole('status').filter({ hasText: /^Теперь на месте/ });

  // An installation in which nobody has made any yet.
  await page.route('**/api/admin/product_categories', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { values: [] } }) : route.fallback(),
  );
  await page.goto('/admin/shop/products/new');
  await expect(page.getByRole('heading', { name: 'Сначала нужна категория' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Завести категорию' }).click();
  await page.getByLabel('Название', { exact: true }).fill(title);
  await page.getByLabel('Раздел', { exact: true }).selectOption('Для дома');
  await page.getByLabel('Адрес').fill('search');
  await expectAccessible(page);
  await page.unroute('**/api/admin/product_categories');
  await page.getByRole('button', { name: 'Завести категорию' }).click();
  await expect(page.getByText('Это слово занято сайтом')).toBeVisible();
  await page.getByLabel('Адрес').fill('');
  await page.getByRole('button', { name: 'Завести категорию' }).click();
  const id = `termosy-${word}`;
  await expect(page.getByLabel('Категория')).toHaveValue(id);
  await page.getByLabel('Название', { exact: true }).fill(`Термос ${word}`);
  await page.getByLabel('Цена, ₽').fill('990');
  await page.getByRole('button', { name: 'Завести черновик' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Термос ${word}` })).toBeVisible();
  const product = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.goto('/admin/shop/products');
  await page.getByRole('link', { name: 'Категории', exact: true }).click();
  await expect(rows.last()).toContainText(title);
  await expect(rows.last()).toContainText('на сайте ни одного, в черновиках и архиве 1');
  const last = await rows.count();
  await page.getByRole('button', { name: `«${title}» выше` }).click();
  await expect(said).toHaveText(`Теперь на месте ${last - 1} из ${last}`);
  await rows
    .nth(last - 2)
    .getByRole('link', { name: title })
    .focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(said).toHaveText(`Теперь на месте ${last - 2} из ${last}`);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(said).toHaveText(`Теперь на месте ${last - 1} из ${last}`);
  await expect(page.getByRole('link', { name: title })).toBeFocused();
  await rows
    .nth(last - 2)
    .getByTitle('Перетащите на другое место')
    .dragTo(rows.first());
  await expect(said).toHaveText(`Теперь на месте 1 из ${last}`);
  await expect(rows.first()).toContainText(title);
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('link', { name: title }).click();
  await page.getByLabel('Название по-английски').fill(`Flasks ${word}`);
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText('категория изменена')).toBeVisible();
  await expectAccessible(page);
  const window = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Удалить' }).click();
  await expect(window).toContainText('в ней 1 товар');
  await window.getByRole('button', { name: 'Показать товары' }).click();
  await expect(page.getByRole('rowheader', { name: `Термос ${word}` })).toBeVisible();

  const { values: moving } = await insider.office(officeApi.products.read, { params: { id: product } });
  const { values: categories } = await insider.office(officeApi.categories.list, {});
  await insider.office(officeApi.products.change, {
    params: { id: product },
    body: { version: moving.version, category: categories.find((one) => one.public_id !== id)?.public_id },
  });
  await page.goto(`/admin/shop/categories/${id}`);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await window.getByRole('button', { name: 'Удалить' }).click();
  await windowClosed(page);
  await expect(page).toHaveURL(/\/admin\/shop\/categories$/);
  await expect(rows).toHaveCount(last - 1);
  await expect(page.getByText(title)).toBeHidden();
});
