import { expectAccessible } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { expect, test } from '../../support/test.ts';

// BO-092
test('a legal text is written anew, compared, seen before anybody else and scheduled; the one in force stays', async ({
  page,
  browser,
  baseURL,
  email,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const visitor = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const site = await visitor.newPage();

  await page.goto('/admin/content');
  await page.getByRole('navigation', { name: 'Разделы содержания' }).getByRole('link', { name: 'Документы' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Оферта' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Оферта' })).toBeVisible();
  const text = page.getByRole('group', { name: 'По-русски' }).getByLabel('Текст документа');
  const mark = `Новый пункт ${Date.now()}.`;
  await text.fill(`${await text.inputValue()}\n\n${mark}`);
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByRole('button', { name: 'Ввести в действие' })).toBeEnabled();

  await page.getByRole('button', { name: 'Сравнить с действующей' }).click();
  await expect(page.getByRole('dialog').locator('mark').getByText(mark)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).last().click();
  await windowClosed(page);

  await page.getByRole('button', { name: 'Получить ссылку' }).click();
  const link = String(await page.getByRole('link', { name: 'Открыть черновик' }).getAttribute('href'));
  const shown = await site.goto(link);
  expect(shown?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(site.getByText(mark)).toBeVisible();
  await site.goto('/api/files/document/offers');
  await expect(site.getByText(mark)).toHaveCount(0);

  const window = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Ввести в действие' }).click();
  await window.getByText('в назначенное время').click();
  await window
    .getByLabel('Действует с')
    .fill(`${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T09:00`);
  await window.getByRole('button', { name: 'Назначить' }).click();
  await expect(page.getByText('Редакция назначена', { exact: true })).toBeVisible();
  await windowClosed(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Отменить назначение' }).click();
  await window.getByRole('button', { name: 'Отменить назначение' }).click();
  await expect(page.getByRole('button', { name: 'Ввести в действие' })).toBeVisible();
  await windowClosed(page);
  expect((await site.goto('/api/files/document/offers?version=1'))?.status()).toBe(200);
  await visitor.close();
});
