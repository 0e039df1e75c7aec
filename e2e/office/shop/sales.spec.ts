import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { expect, test } from '../../support/test.ts';

// SHOP-23
test('a sale of goods shows new prices before it is made, is changed, and ended at once', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const word = crypto.randomUUID().slice(0, 8);
  const { values: categories } = await insider.office(officeApi.categories.list, {});
  const { values: product } = await insider.office(officeApi.products.create, {
    body: { title_ru: `Термос ${word}`, category: String(categories[0]?.public_id), price: 1000 },
  });
  const title = `Весна ${word}`;

  await page.goto('/admin/shop/products');
  await page.getByRole('link', { name: 'Распродажи' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Новая распродажа' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новая распродажа' })).toBeVisible();
  await page.getByRole('button', { name: 'Завести' }).click();
  await expect(page.getByText('Введите число').first()).toBeVisible();
  await page.getByLabel('Название').fill(title);
  await page.getByLabel('Скидка, %').fill('15');
  await page.getByLabel('Начало').fill('2026-01-01T10:00');
  await page.getByLabel('Конец').fill('2035-01-01T10:00');
  await page.getByRole('combobox', { name: 'Добавить товар' }).fill(product.title_ru);
  await page.getByRole('option', { name: product.title_ru }).click();
  const row = page.getByRole('row', { name: product.title_ru });
  await expect(row).toContainText('850');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Завести' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Идёт', { exact: true })).toBeVisible();

  await page.getByLabel('Скидка в чём').selectOption('Рубли с каждой штуки');
  await page.getByLabel('Скидка, ₽').fill('333');
  await expect(row).toContainText('667');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText('распродажа изменена')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await expect
    .poll(
      async () =>
        (await insider.office(officeApi.products.read, { params: { id: product.public_id } })).values.price_now,
    )
    .toBe(667);

  await page.getByRole('button', { name: 'Закончить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закончить' }).click();
  await windowClosed(page);
  await expect(page.getByText('Прошла', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Название')).toBeDisabled();
});

// SHOP-24
test('prices of chosen products change together, and are shown before', async ({ page, baseURL, email }) => {
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const word = crypto.randomUUID().slice(0, 8);
  const { values: categories } = await insider.office(officeApi.categories.list, {});
  const make = async (title: string, price: number) =>
    (
      await insider.office(officeApi.products.create, {
        body: { title_ru: title, category: String(categories[0]?.public_id), price },
      })
    ).values;
  const cup = await make(`Кружка ${word}`, 1000);
  await make(`Значок ${word}`, 50);
  await page.goto(`/admin/shop/products?search=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.locator('thead').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Изменить цену' }).click();
  const window = page.getByRole('alertdialog');
  await window.getByLabel('Как', { exact: true }).selectOption('Снизить на рубли');
  await window.getByLabel('На сколько').fill('100');
  await expect(window.getByRole('listitem').filter({ hasText: 'Кружка' })).toContainText('900');
  await expect(window.getByRole('listitem').filter({ hasText: 'Значок' })).toContainText('меньше нуля');
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Изменить цену' }).click();
  await windowClosed(page);
  await expect
    .poll(async () => (await insider.office(officeApi.products.read, { params: { id: cup.public_id } })).values.price)
    .toBe(900);
});
