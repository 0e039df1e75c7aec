import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { createInsider } from '../../support/office/insider.ts';
import { expect, test } from '../../support/test.ts';

// BO-191
test('a type is made for a competition that has none, described, kept while a competition is of it, and removed', async ({
  page,
  baseURL,
  email,
  watch,
}) => {
  watch.expectRefusals('/api/admin/competition_types');
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const word = crypto.randomUUID().slice(0, 8);
  const title = `Бёрпи ${word}`;

  // An installation in which nobody has made any yet.
  await page.route('**/api/admin/competition_types', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { values: [] } }) : route.fallback(),
  );
  await page.goto('/admin/clubs/competitions/new');
  await expect(page.getByRole('heading', { name: 'Сначала нужен вид соревнований' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Завести вид' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый вид' })).toBeVisible();
  await page.getByLabel('Название', { exact: true }).fill(title);
  await page.getByLabel('Дистанция наших стартов, км').fill('21,0975');
  await page.getByRole('button', { name: 'Завести вид' }).click();
  await expect(page.getByText('Не точнее сотых долей километра')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.unroute('**/api/admin/competition_types');
  // A number has no distance: what was typed there does not stand in the way.
  await page.getByLabel('Что измеряют').selectOption('Количество: лучше большее');
  await expect(page.getByLabel('Дистанция наших стартов, км')).toHaveCount(0);
  await page.getByRole('button', { name: 'Завести вид' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новое соревнование' })).toBeVisible();
  await expect(page.getByLabel('Вид', { exact: true })).toHaveValue(/./);

  await page.goto('/admin/clubs/competition-types');
  await expectAccessible(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // Fields that went away again on the same card neither stop the saving nor come with it.
  await page.getByLabel('Что измеряют').selectOption('Время: лучше меньшее');
  await page.getByLabel('Дистанция наших стартов, км').fill('10');
  await page.getByLabel('Только старты с препятствиями').check();
  await page.getByLabel('Что измеряют').selectOption('Количество: лучше большее');
  await page.getByLabel(/^Что засчитываем(?!, по)/).fill('За одну минуту.');
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText('вид соревнований изменён')).toBeVisible();
  await expectAccessible(page);

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { values: cities } = await insider.office(officeApi.clubs.cities, { query: { search: 'Казань' } });
  const { values: club } = await insider.office(officeApi.clubs.create, {
    body: { title: `Лоси ${word}`, city: cities[0]?.id ?? 0 },
  });
  const { values: competition } = await insider.office(officeApi.competitions.create, {
    body: { title: `Зима ${word}`, club: club.public_id, type: id, starts_at: 1, ends_at: 2 },
  });
  await page.reload();
  const window = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Удалить' }).click();
  await expect(window).toContainText('соревнований – 1');
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Показать соревнования' }).click();
  await expect(page.getByRole('link', { name: `Зима ${word}` })).toBeVisible();
  const { values: types } = await insider.office(officeApi.competitionTypes.list, {});
  const other = types.find((type) => type.public_id !== id)?.public_id ?? '';
  await insider.office(officeApi.competitions.change, {
    params: { id: competition.public_id },
    body: { version: competition.version, type: other },
  });
  await page.goto(`/admin/clubs/competition-types/${id}`);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await window.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Виды соревнований' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
