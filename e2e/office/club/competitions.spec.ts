import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { expect, test } from '../../support/test.ts';

// BO-179
test('a competition is added for a club, refused with its end first, and seen on the page of the club', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  watch.expectRefusals('/api/admin/competitions');
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const word = crypto.randomUUID().slice(0, 8);
  const { values: cities } = await insider.office(officeApi.clubs.cities, { query: { search: 'Казань' } });
  const { values: club } = await insider.office(officeApi.clubs.create, {
    body: { title: `Олени ${word}`, city: cities[0]?.id ?? 0 },
  });
  await insider.office(officeApi.clubs.moderate, {
    params: { id: club.public_id },
    body: { version: club.version, state: 'published' },
  });

  await page.goto('/admin/clubs/competitions');
  await page.getByRole('link', { name: 'Новое соревнование' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новое соревнование' })).toBeVisible();
  await page.getByRole('button', { name: 'Завести соревнование' }).click();
  await expect(page.getByText('Заполните поле').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Клуб', { exact: true }).fill(`Олени ${word}`);
  await page.getByRole('option', { name: `Олени ${word}, Казань` }).click();
  await page.getByLabel('Название', { exact: true }).fill(`Весна ${word}`);
  await page.getByLabel('Вид', { exact: true }).selectOption('10 км');
  await page.getByLabel('Начало').fill('2099-05-10T00:00');
  await page.getByLabel('Конец').fill('2099-05-01T00:00');
  await page.getByRole('button', { name: 'Завести соревнование' }).click();
  await expect(page.getByText('Конец раньше начала')).toBeVisible();
  await page.getByLabel('Конец').fill('2099-06-01T00:00');
  await page.getByRole('button', { name: 'Завести соревнование' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Весна ${word}` })).toBeVisible();
  await page.getByLabel('Условия').fill('Любая трасса.');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText('соревнование изменено')).toBeVisible();
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByRole('button', { name: 'Скрыть' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.goto(`/clubs/${club.slug}`);
  await expect(page.getByText(`Весна ${word}`)).toBeVisible();
  await page.goto('/admin/clubs/competitions');
  await expect(page.getByRole('link', { name: `Весна ${word}` })).toBeVisible();
  await expectAccessible(page);
});
