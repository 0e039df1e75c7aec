import { readFile } from 'node:fs/promises';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { createMember, enterAs } from '../support/member.ts';
import { enrol, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

// BO-032, J5
test('five hundred codes for a company are made, taken in one file, and told by their last signs ever after', async ({
  page,
  baseURL,
  email,
}) => {
  test.slow();
  await enterAs(page, await createMember(String(baseURL), email));
  await makeAdmin(email);
  await page.goto('/admin/promocodes');
  await enrol(page);
  await page.getByRole('link', { name: 'Серия кодов' }).click();
  await page.getByLabel('Начало кода').fill('bars-');
  await page.getByLabel('Заметка для своих').fill('Барс, весна');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Сделать коды' }).click();
  await expect(page.getByText('Готово кодов: 500 из 500')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать файл' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  const codes = file.trim().split('\r\n').slice(1);
  expect(new Set(codes).size).toBe(500);
  expect(codes[0]).toMatch(/^BARS-[A-HJKMNP-TV-Z2-9]{8}$/);
  await expect(page.getByText(/^Файл отдан/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Скачать файл' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Все коды серии' }).click();
  await expect(page.getByRole('link', { name: /^••••/ }).first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Остановить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Остановить' }).click();
  await expect(page.getByText('Закончилась')).toBeVisible();
});
