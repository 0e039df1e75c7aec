import { expectAccessible } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { expect, test } from '../../support/test.ts';

// BO-088, BO-090
test('a page is written from nothing out of blocks, seen before anybody else, published, and found by its earlier address', async ({
  page,
  browser,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const visitor = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'ru-RU' });
  const site = await visitor.newPage();
  const mark = Date.now().toString(36);
  const [first, second] = [`rules-${mark}`, `fees-${mark}`];

  await page.goto('/admin/content');
  await page.getByRole('navigation', { name: 'Разделы содержания' }).getByRole('link', { name: 'Страницы' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Страницы' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Новая страница' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новая страница' })).toBeVisible();
  await page.getByLabel('Название').fill(`Правила ${mark}`);
  await page.getByLabel('Адрес на сайте').fill(first);
  await page.getByRole('button', { name: 'Завести черновик' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Правила ${mark}` })).toBeVisible();

  const russian = page.getByRole('group', { name: 'По-русски', exact: true });
  await russian.getByLabel('Коротко').fill('Что взять с собой');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await page.getByLabel('Текст', { exact: true }).last().fill('Возьмите воду.');
  await page.getByLabel('Что добавить').selectOption({ label: 'Плашка со ссылкой' });
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await page.getByLabel('Заголовок', { exact: true }).fill('Выберите старт');
  await page.getByLabel('Текст', { exact: true }).last().fill('Сезон уже идёт.');
  await page.getByLabel('Надпись на кнопке', { exact: true }).fill('Календарь');
  await page.getByLabel('Ссылка').fill('/calendar');
  const plate = page.getByRole('button', { name: /Плашка со ссылкой/ });
  await plate.press('Alt+ArrowUp');
  await expect(page.getByText('Теперь это блок 1 из 2')).toBeAttached();
  await expect(plate).toBeFocused();
  await expectAccessible(page);
  watch.expectRefusals('/api/admin/pages/');
  // What is refused within a block that is closed opens it.
  await page.getByLabel('Ссылка').fill('javascript:alert(1)');
  await plate.click();
  await expect(page.getByLabel('Ссылка')).toBeHidden();
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByLabel('Ссылка')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Надпись на кнопке', { exact: true })).toHaveValue('Календарь');
  await page.getByLabel('Ссылка').fill('/calendar');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeEnabled();

  await page.getByRole('button', { name: 'Получить ссылку' }).click();
  const link = String(await page.getByRole('link', { name: 'Открыть черновик' }).getAttribute('href'));
  const shown = await site.goto(link);
  expect(shown?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(site.getByText('Возьмите воду.')).toBeVisible();
  // Below the address of another page it would pass for that one.
  await site.goto(link.replace(/^[^?]+/, '/about'));
  expect(new URL(site.url()).pathname).toBe(`/${first}`);
  expect((await site.goto(`/${first}`))?.status()).toBe(404);

  const window = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await window.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByText('Страница на сайте', { exact: true })).toBeVisible();
  await windowClosed(page);

  await page.getByRole('button', { name: 'Сменить адрес' }).click();
  await window.getByLabel('Адрес на сайте').fill(second);
  await window.getByRole('button', { name: 'Сменить адрес' }).click();
  await windowClosed(page);
  await expect(page.getByText(`Прежние адреса ведут сюда: /${first}.`)).toBeVisible();

  // The site keeps what it has answered for some seconds: this address nobody has asked for yet.
  await site.goto(`/${second}?lang=en`);
  await expect(site.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ru');
  await expect(site.locator('[lang="ru"]').getByText('Возьмите воду.')).toBeVisible();
  await expect(async () => {
    await site.goto(`/${first}`);
    await expect(site).toHaveURL(new RegExp(`/${second}$`));
  }).toPass({ timeout: 40_000 });
  await visitor.close();

  // Whoever may change nothing reads all there is.
  await page.getByRole('button', { name: 'В архив' }).click();
  await window.getByRole('button', { name: 'В архив' }).click();
  await windowClosed(page);
  await expect(page.getByLabel('Надпись на кнопке', { exact: true })).toHaveValue('Календарь');
  await expect(page.getByLabel('Надпись на кнопке', { exact: true })).toBeDisabled();
});
