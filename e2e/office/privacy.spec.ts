import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/check-page.ts';
import { createInsider } from '../support/office/insider.ts';
import { createMember } from '../support/member.ts';
import { windowClosed } from '../support/office/window-closed.ts';
import { expect, test } from '../support/test.ts';

// BO-136, BO-138
test('a person asks for his data and then for its end: the file has it, and his consents alone are left afterwards', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const site = String(baseURL);
  const insider = await createInsider(site, email);
  const asker = `asker-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await createMember(site, asker);
  await insider.enter(page);

  const register = async (kind: string): Promise<void> => {
    await page.goto('/admin/privacy');
    await page.getByRole('link', { name: 'Записать запрос' }).first().click();
    await page.getByLabel('О чём просит').selectOption({ label: kind });
    await page.getByLabel('Имя и фамилия').fill('Анна Иванова');
    await page.getByLabel('Почта').fill(asker);
    await page.getByRole('button', { name: 'Записать' }).click();
    await expect(page.getByRole('heading', { name: /^Запрос № \d+$/ })).toBeVisible();
  };
  const window = page.getByRole('alertdialog');

  await register('Копия данных');
  await page.getByRole('button', { name: 'Собрать файл' }).click();
  await window.getByLabel('Ответил с этой почты').check();
  const saved = page.waitForEvent('download');
  await window.getByRole('button', { name: 'Собрать файл' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain(asker);
  await page.getByRole('button', { name: 'Ответить' }).click();
  await window.getByLabel('Ответ человеку').fill('Файл отправлен отдельным письмом.');
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Ответить' }).click();
  await expect(page.getByText('Ответ отправлен', { exact: true })).toBeVisible();
  await windowClosed(page);

  await register('Стереть данные');
  await page.getByRole('button', { name: 'Стереть данные' }).click();
  await window.getByLabel('Показал документ').check();
  await window.getByRole('button', { name: 'Стереть данные' }).click();
  await expect(page.getByText('Остались номер, дни и чем закончилось. Имя и почта стёрты.')).toBeVisible();
  await windowClosed(page);
  await expect(page.getByText(asker)).toHaveCount(0);

  await page.goto('/admin/consents');
  await page.getByLabel('Почта или телефон').fill(asker);
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page.getByRole('cell', { name: 'данные стёрты' }).first()).toBeVisible();
  await expectAccessible(page);
});
