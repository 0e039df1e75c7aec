import { expectAccessible } from '../support/check-page.ts';
import { createInsider } from '../support/office/insider.ts';
import { windowClosed } from '../support/office/window-closed.ts';
import { expect, test } from '../support/test.ts';

// J17, BO-087, BO-088, BO-090
test('news are written in two languages, seen before anybody else, scheduled and read by a visitor', async ({
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

  await page.goto('/admin/content/news');
  await page.getByRole('link', { name: 'Новая новость' }).click();
  const title = `Новый лес ${Date.now()}`;
  await expect(page.getByRole('heading', { level: 1, name: 'Новая новость' })).toBeVisible();
  await page.getByLabel('Заголовок').fill(title);
  await page.getByRole('button', { name: 'Завести черновик' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const russian = page.getByRole('group', { name: 'По-русски' });
  await russian.getByLabel('Коротко').fill('Старт переезжает в лес.');
  await russian.getByLabel('Текст новости').fill('Трасса **длиннее**.\n\n- [календарь](/calendar)');
  const english = page.getByRole('group', { name: 'По-английски' });
  await english.getByLabel('Заголовок').fill('A new forest');
  await english.getByLabel('Коротко').fill('The start moves into a forest.');
  await english.getByLabel('Текст новости').fill('The course is longer.');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByRole('button', { name: 'Опубликовать', exact: true })).toBeEnabled();
  const slug = await page.getByLabel('Адрес на сайте').inputValue();
  expect(slug).toMatch(/^novyy-les-\d+$|^novyj-les-\d+$/);

  await page.getByRole('button', { name: 'Получить ссылку' }).click();
  const link = String(await page.getByRole('link', { name: 'Открыть черновик' }).getAttribute('href'));
  const shown = await site.goto(link);
  expect(shown?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(site.getByRole('link', { name: 'календарь', exact: true })).toHaveAttribute('href', '/calendar');
  await expect(site.getByText('Предпросмотр: этого текста на сайте ещё нет.')).toBeVisible();
  expect((await site.goto(`/news/${slug}`))?.status()).toBe(404);

  const window = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await window.getByText('в назначенное время').click();
  await window.getByLabel('На сайте с').fill(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T09:00`);
  await window.getByRole('button', { name: 'Назначить' }).click();
  await expect(page.getByText('Публикация назначена', { exact: true })).toBeVisible();
  await expect(page.getByText('Назначена', { exact: true })).toBeVisible();
  await windowClosed(page);
  await expectAccessible(page);
  expect((await site.goto(`/news/${slug}`))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await window.getByText('сейчас', { exact: true }).click();
  await window.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText('Новость на сайте', { exact: true })).toBeVisible();
  await expect(async () => expect((await site.goto(`/news/${slug}?lang=en`))?.status()).toBe(200)).toPass();
  await expect(site.getByRole('heading', { level: 1, name: 'A new forest' })).toBeVisible();

  await page.getByRole('button', { name: 'Закрыть все ссылки' }).click();
  await expect(page.getByText('Ссылки на черновик больше не открываются')).toBeVisible();
  expect((await site.goto(link))?.status()).toBe(404);
  await visitor.close();
});
