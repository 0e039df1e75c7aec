import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { expect, test } from '../../support/test.ts';

// BO-177, BO-178
test('a club is added, written about, put on the site, moved to another address, and made one with another', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/admin/clubs');
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const word = crypto.randomUUID().slice(0, 8);
  const title = `Лоси ${word}`;
  const window = page.getByRole('alertdialog');

  await page.goto('/admin/clubs');
  await page.getByRole('link', { name: 'Новый клуб' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый клуб' })).toBeVisible();
  await page.getByLabel('Название', { exact: true }).fill('Л');
  await page.getByRole('button', { name: 'Завести клуб' }).click();
  await expect(page.getByText('Выберите город')).toBeVisible();
  await page.getByLabel('Город', { exact: true }).fill('Казань');
  await page
    .getByRole('option', { name: /^Казань/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Завести клуб' }).click();
  await expect(page.getByText('Хотя бы 2 знака')).toBeVisible();
  await page.getByLabel('Название', { exact: true }).fill(title);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Завести клуб' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByLabel('Сайт или группа').fill('http://vk.com/losi');
  await page.getByLabel('Рассказ о клубе').fill('Бегаем по утрам.');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText('Начните с https://').last()).toBeVisible();
  await page.getByLabel('Сайт или группа').fill('https://vk.com/losi');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText('Описание', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await window.getByRole('button', { name: 'Опубликовать' }).click();
  await windowClosed(page);
  await page.getByLabel('Адрес').fill(`losi-${word}-2`);
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText(`Сюда же ведут: losi-${word}`)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const card = new URL(page.url()).pathname;

  await page.goto(`/clubs/losi-${word}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Бегаем по утрам.')).toBeVisible();

  const { values: cities } = await insider.office(officeApi.clubs.cities, { query: { search: 'Казань' } });
  const { values: other } = await insider.office(officeApi.clubs.create, {
    body: { title: `Олени ${word}`, city: cities[0]?.id ?? 0 },
  });
  await insider.office(officeApi.clubs.moderate, {
    params: { id: other.public_id },
    body: { version: other.version, state: 'published' },
  });
  await page.goto(card);
  await page.getByRole('button', { name: 'Объединить' }).click();
  await window.getByRole('button', { name: 'Объединить' }).click();
  await expect(window.getByText('Выберите клуб')).toBeVisible();
  await window.getByLabel('С каким клубом').fill(`Олени ${word}`);
  await page.getByRole('option', { name: `Олени ${word}, Казань` }).click();
  await expect(window.getByText(`Адрес /clubs/losi-${word}-2 будет вести в другой клуб`)).toBeVisible();
  await window.getByLabel('Причина').fill('Один клуб под двумя именами');
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Объединить' }).click();
  await windowClosed(page);
  await expect(page.getByText('Клуб объединён с другим')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/clubs/losi-${word}`);
  await expect(page.getByRole('heading', { level: 1, name: `Олени ${word}` })).toBeVisible();
});
