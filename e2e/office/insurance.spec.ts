import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/check-page.ts';
import { buyPolicy } from '../support/member.ts';
import { createInsider } from '../support/office/insider.ts';
import { expect, test } from '../support/test.ts';

// BO-099
test('the policies of a day go to the insurer as a batch, whose file stays as it is when one is cancelled', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  const id = await buyPolicy(page, insider.member);

  await page.goto('/admin/insurance/policies');
  await page.getByRole('link', { name: 'Реестр страховщику' }).click();
  await page.getByRole('button', { name: 'Собрать пачку' }).click();
  await expect(page.getByText(/^Пачка № \d+ собрана$/)).toBeVisible();
  await page
    .getByRole('button', { name: /^№ \d+$/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  const download = async (): Promise<string> => {
    const saved = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Скачать' }).click();
    return readFileSync(await (await saved).path(), 'utf8');
  };
  await sheet.getByLabel('Зачем нужен файл').fill('Ежедневная отправка');
  const sent = await download();
  expect(sent.split('\r\n')[0]).toContain('Номер;Программа;Фамилия;Имя;Отчество;Дата рождения;Пол;Телефон');
  await sheet.getByRole('button', { name: 'Отметить отправленной' }).click();
  await expect(page.getByText('Пачка отмечена отправленной')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/insurance/policies/${id}`);
  await page.getByRole('button', { name: 'Отменить полис' }).click();
  const window = page.getByRole('alertdialog');
  await window.getByLabel('Причина').fill('Просит по телефону');
  await window.getByRole('button', { name: 'Отменить полис' }).click();
  await expect(page.getByText('Полис отменён, деньги вернутся сами')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить полис' })).toHaveCount(0);

  await page.goto('/admin/insurance/register');
  await expect(page.getByText('Отменены')).toBeVisible();
  await page
    .getByRole('button', { name: /^№ \d+$/ })
    .first()
    .click();
  await sheet.getByLabel('Зачем нужен файл').fill('Сверка');
  expect(await download()).toBe(sent);
});
