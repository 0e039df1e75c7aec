import { expectAccessible } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { photo } from '../../support/photo.ts';
import { expect, test } from '../../support/test.ts';

// BO-093
test('a story is made of slides, published, moved by keys and a button, read by a visitor, and hidden', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const title = `Вода ${Date.now()}`;

  await page.goto('/admin/content/stories');
  await page.getByRole('link', { name: 'Новая история' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новая история' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Название' }).fill(title);
  await page.getByRole('button', { name: 'Завести черновик' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Добавить слайд' }).click();
  await page.getByRole('textbox', { name: /^Текст(?! по)/ }).fill('Сетка сохнет за минуту');
  await page.getByRole('button', { name: 'Добавить слайд' }).click();
  const slides = page.getByRole('region', { name: 'Слайды' });
  await slides
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 720, 1280) });
  await expect(slides.locator('img')).toBeVisible();
  await page.getByLabel('Ссылка').nth(1).fill('/calendar');
  await page.getByRole('button', { name: 'Слайд 2 выше' }).click();
  await expect(page.getByLabel('Ссылка').first()).toHaveValue('/calendar');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByRole('button', { name: 'Опубликовать', exact: true })).toBeEnabled();
  await expectAccessible(page);

  const window = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await window.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText('История опубликована', { exact: true })).toBeVisible();
  await windowClosed(page);
  const address = new URL(page.url()).pathname;
  const id = address.split('/').at(-1) ?? '';

  await page.goto('/admin/content/stories');
  const rows = page.getByRole('main').getByRole('listitem');
  const said = page.getByRole('status').filter({ hasText: /^Теперь на месте/ });
  await expect(rows.last()).toContainText(title);
  const last = await rows.count();
  await page.getByRole('button', { name: `«${title}» выше` }).click();
  await expect(said).toHaveText(`Теперь на месте ${last - 1} из ${last}`);
  await rows
    .nth(last - 2)
    .getByRole('link', { name: title })
    .focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(said).toHaveText(`Теперь на месте ${last - 2} из ${last}`);
  await expectAccessible(page);

  const told = async (): Promise<boolean> => (await (await page.request.get('/api/stories')).text()).includes(title);
  await expect.poll(told).toBe(true);
  await page.goto(`/?story=${id}`);
  const story = page.getByRole('dialog', { name: title });
  await expect(story.locator('img')).toBeVisible();
  await expect(story.getByRole('link', { name: 'Подробнее' })).toHaveAttribute('href', '/calendar');
  await expectAccessible(page);

  await page.goto(address);
  await page.getByRole('button', { name: 'Скрыть' }).click();
  await window.getByRole('button', { name: 'Скрыть' }).click();
  await expect(page.getByText('История скрыта', { exact: true })).toBeVisible();
  await expect.poll(told).toBe(false);
});
