import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { openProduct, putIn } from '../support/goods.ts';
import { createInsider } from '../support/office/insider.ts';
import { windowClosed } from '../support/office/window-closed.ts';
import { photo } from '../support/photo.ts';
import { expect, test } from '../support/test.ts';

test('a product comes from nothing to the basket of a visitor, with a picture and sizes, and leaves the shop when it is hidden', async ({
  page,
  baseURL,
  email,
  watch,
  browser,
}) => {
  test.slow();
  watch.expectRefusals('/api/admin/products');
  const site = String(baseURL);
  const insider = await createInsider(site, email);
  await insider.enter(page);
  const title = `Шапка ${crypto.randomUUID().slice(0, 8)}`;

  await page.goto('/admin/shop/products');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Новый товар' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый товар' })).toBeVisible();
  await page.getByLabel('Название', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Завести черновик' }).click();
  await expect(page.getByLabel('Цена, ₽')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Категория').selectOption({ index: 1 });
  await page.getByLabel('Цена, ₽').fill('1 490');
  await page.getByRole('checkbox', { name: 'Можно доставить' }).uncheck();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Завести черновик' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const window = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await window.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(window.getByText('Нужна хотя бы одна картинка')).toBeVisible();
  await window.getByRole('button', { name: 'Отмена' }).click();
  await windowClosed(page);

  const upload = page.locator('input[type=file]');
  await upload.setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 640) });
  await expect(page.getByText('Картинка меньше 800×800')).toBeVisible();
  await upload.setInputFiles({ name: 'hat.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 900) });
  await expect(page.getByRole('img', { name: 'Картинка 1' })).toBeVisible();

  await page.getByLabel('Размер', { exact: true }).fill('M');
  await page.getByRole('button', { name: 'Добавить размер' }).click();
  await page.getByLabel('Размер', { exact: true }).last().fill('m');
  await page.getByRole('button', { name: 'Сохранить размеры' }).click();
  await expect(page.getByText('Такое название здесь уже есть')).toBeVisible();
  await page.getByLabel('Размер', { exact: true }).last().fill('L');
  await page.getByRole('button', { name: 'Сохранить размеры' }).click();
  await expect(page.getByRole('button', { name: 'Сохранить размеры' })).toBeHidden();
  await expectAccessible(page);
  await expectFits(page);

  const { values: stock } = await insider.office(officeApi.stock.read, { params: { id } });
  await insider.office(officeApi.stock.change, {
    params: { id },
    body: {
      version: stock.version,
      kind: 'receipt',
      sizes: stock.sizes.map((size) => ({ public_id: size.public_id, pieces: 5 })),
      reason: 'Первая поставка',
    },
    idempotencyKey: crypto.randomUUID(),
  });
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await window.getByRole('button', { name: 'Опубликовать' }).click();
  await windowClosed(page);
  await expect(page.getByRole('link', { name: 'На сайте' })).toBeVisible();
  await expect(page.getByText('картинка добавлена').first()).toBeVisible();

  const visitor = await browser.newContext({ baseURL: site });
  const shop = await visitor.newPage();
  await openProduct(shop, id);
  await expect(shop.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const shown = shop.getByRole('main').locator('picture img').first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await putIn(shop.getByRole('main'), { size: 'L' });

  await page.getByRole('button', { name: 'Скрыть' }).click();
  await window.getByRole('button', { name: 'Скрыть' }).click();
  await windowClosed(page);
  await expect.poll(async () => (await shop.request.get(`/api/shop/product/${id}`)).status()).toBe(404);
  await visitor.close();
});
