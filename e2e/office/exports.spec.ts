import { readFile } from 'node:fs/promises';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { buyForLater, createMember, enterAs } from '../support/member.ts';
import { isFixedTeamOf } from '../support/season.ts';
import { enrol, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

// BO-139, BO-144
test('a list is ordered as a file with personal data for a purpose, downloaded and removed', async ({
  page,
  baseURL,
  email,
  season,
  watch,
}) => {
  test.slow();
  watch.expectRefusals('/api/admin/exports');
  const admin = await createMember(String(baseURL), email);
  await enterAs(page, admin);
  await buyForLater(page, admin, season.find('team of ten', isFixedTeamOf(10)), 10);
  const order = String(new URL(page.url()).searchParams.get('order'));
  await makeAdmin(email);
  await page.goto('/admin/exports');
  await enrol(page);
  await expect(page.getByRole('heading', { name: 'Выгрузок пока нет' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/tickets?f.order=${order}`);
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  const window = page.getByRole('alertdialog');
  await expect(window).toContainText('В файле будет 10 строк');
  await window.getByRole('button', { name: 'Снять все' }).click();
  await window.getByRole('button', { name: 'Заказать файл' }).click();
  await expect(window.getByText('Отметьте хотя бы один столбец')).toBeVisible();
  await window.getByLabel('Номер билета').check();
  await window.getByLabel('Телефон').check();
  await window.getByText('CSV').click();
  await window.getByRole('button', { name: 'Заказать файл' }).click();
  await expect(window.getByText('Напишите, зачем нужны личные данные')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await window.getByLabel('Зачем нужны личные данные').fill('Список для медиков');
  await window.getByRole('button', { name: 'Заказать файл' }).click();

  await expect(page).toHaveURL(/\/admin\/exports$/);
  const download = page.getByRole('button', { name: 'Скачать' });
  await expect(download).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await expectFits(page);
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^tickets-\d{4}-\d\d-\d\d-N\d+\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffНомер билета;Телефон');
  expect(lines).toHaveLength(13);
  expect(lines[11]).toContain('цель: Список для медиков');

  await page.getByRole('button', { name: 'Убрать' }).click();
  await expect(page.getByRole('heading', { name: 'Выгрузок пока нет' })).toBeVisible();
});
