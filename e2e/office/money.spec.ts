import { expectAccessible, expectFits } from '../support/check-page.ts';
import { buyForLater, createMember, enterAs } from '../support/member.ts';
import { isFixedTeamOf } from '../support/season.ts';
import { enrol, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('money is given back from the card of an order, and a larger sum waits for a second person', async ({
  page,
  baseURL,
  email,
  season,
}) => {
  test.slow();
  const admin = await createMember(String(baseURL), email);
  await enterAs(page, admin);
  await buyForLater(page, admin, season.find('team of ten', isFixedTeamOf(10)), 10);
  await makeAdmin(email);
  await page.goto('/admin');
  await enrol(page);
  await page.goto(`/admin/orders?search=${encodeURIComponent(email)}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Заказ');

  await page.getByRole('button', { name: 'Вернуть деньги' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox').first().check();
  await expect(sheet.getByText('уплачено')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('Сверх правил').fill('2 000');
  await sheet.getByLabel('Причина').fill('Команда не едет');
  await sheet.getByRole('button', { name: 'Попросить вернуть' }).click();

  await expect(page).toHaveURL(/\/admin\/approvals\//);
  await expect(page.getByText('Решает другой человек')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Отозвать запрос' }).click();
  await expect(page.getByText('Отозван').first()).toBeVisible();
  for (const path of ['approvals', 'refunds', 'runs']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  }
});
