import { expectAccessible } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { photo } from '../../support/photo.ts';
import { expect, test } from '../../support/test.ts';

// BO-195
test('a picture of a banner is found, replaced everywhere, and the former one stands nowhere', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/admin/media');
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const title = `Кепка ${Date.now()}`;
  await page.goto('/admin/content/banners');
  await page.getByRole('link', { name: 'Новый баннер' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый баннер' })).toBeVisible();
  await page.getByLabel('Название').fill(title);
  await page.getByRole('button', { name: 'Завести черновик' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const picture = page.getByRole('region', { name: 'Картинка' });
  // As wide as no other: the same bytes are one picture.
  const width = 1000 + (Date.now() % 900);
  const send = async (pixels: number) => ({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(page, pixels, 600),
  });
  await picture.locator('input[type=file]').setInputFiles(await send(width));
  await expect(picture.locator('img')).toBeVisible();
  const before = await picture.locator('img').getAttribute('src');

  await page.goto('/admin/content/banners');
  await page.getByRole('link', { name: 'Картинки' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Картинки' })).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Картинка [0-9a-f]{6}$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Заменить везде' }).click();
  const window = page.getByRole('alertdialog');
  await window.locator('input[type=file]').setInputFiles(await send(900));
  await window.getByRole('button', { name: 'Заменить везде' }).click();
  await expect(window.getByText('Картинка меньше 960×480')).toBeVisible();
  await expectAccessible(page);
  await window.locator('input[type=file]').setInputFiles(await send(width + 1000));
  await window.getByRole('button', { name: 'Заменить везде' }).click();
  await expect(page.getByText('Картинка заменена: вот новая')).toBeVisible();
  await windowClosed(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(picture.locator('img')).not.toHaveAttribute('src', String(before));
  await page.goto('/admin/content/media?f.use=unused');
  await expect(page.getByRole('row').filter({ hasText: String(before).slice(11, 17) })).toContainText('Нигде не стоит');
});
