import { expectAccessible } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { photo } from '../../support/photo.ts';
import { expect, test } from '../../support/test.ts';

// BO-093
test('a banner of the shop is made, published, seen by a visitor, and hidden', async ({ page, baseURL, email }) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const title = `Худи ${Date.now()}`;
  const seen = async (): Promise<boolean> => {
    const answer = await page.request.get('/api/page/banner/shop');
    return (await answer.text()).includes(title);
  };

  await page.goto('/admin/content/banners');
  await page.getByRole('link', { name: 'Новый баннер' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый баннер' })).toBeVisible();
  await page.getByLabel('Название').fill(title);
  await page.getByRole('button', { name: 'Завести черновик' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel('Ссылка').fill('https://shop.trassa.example/hoodie');
  await page.getByRole('textbox', { name: /^Цена/ }).fill('4990');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  const picture = page.getByRole('region', { name: 'Картинка' });
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 960, 480) });
  await expect(picture.locator('img')).toBeVisible();
  await expectAccessible(page);
  expect(await seen()).toBe(false);

  const window = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await window.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText('Баннер опубликован', { exact: true })).toBeVisible();
  await windowClosed(page);
  await expect.poll(seen).toBe(true);
  await page.getByRole('button', { name: 'Скрыть' }).click();
  await window.getByRole('button', { name: 'Скрыть' }).click();
  await expect(page.getByText('Баннер скрыт', { exact: true })).toBeVisible();
  await windowClosed(page);
  await expectAccessible(page);
});
