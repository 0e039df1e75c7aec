import { officeApi } from '@trassa/contracts/office';
import { settlementDay } from '@trassa/rules';
import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { buyForLater } from '../../support/member.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { isFixedTeamOf } from '../../support/season.ts';
import { expect, test } from '../../support/test.ts';

// BO-080
test('a register of the provider shows what differs, and a difference is accepted with a reason', async ({
  page,
  baseURL,
  email,
  season,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  await insider.enter(page);
  await buyForLater(page, insider.member, season.find('team of ten', isFixedTeamOf(10)), 10);
  const { values } = await insider.office(officeApi.payments.list, { query: {} });
  const [payment] = values.filter(({ state }) => state === 'captured');
  if (!payment) throw new Error('nothing was paid');

  await page.goto('/admin/payments');
  await expect(page.getByRole('link', { name: payment.order.number })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('link', { name: 'Сверка' }).click();
  const today = settlementDay(Math.floor(Date.now() / 1000));
  const foreign = `foreign-${crypto.randomUUID().slice(0, 8)}`;
  const lines = [
    'Номер платежа;Сумма;Комиссия;Дата',
    `${payment.provider_id};1;0,03;${today}`,
    `${foreign};50;;${today}`,
  ];
  await page.getByLabel('Загрузить реестр').setInputFiles({
    name: 'register.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('rowheader', { name: 'Разные суммы' }).first()).toBeVisible();
  await expect(sheet.getByText(foreign)).toBeVisible();
  await expectAccessible(page);
  // Another walk of the same day may have left its register.
  for (const box of await sheet.getByRole('checkbox').all()) await box.check();
  await sheet.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByText('Реестр применён')).toBeVisible();
  await windowClosed(page);
  await expectFits(page);

  await page.goto(`/admin/settlement/sandbox_${today}`);
  await expect(page.getByText('Закрыть можно через полчаса')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: foreign });
  await row.getByRole('button', { name: 'Принять' }).click();
  const window = page.getByRole('alertdialog');
  await window.getByLabel('Причина').fill('Касса подтвердила письмом');
  await window.getByRole('button', { name: 'Принять' }).click();
  await expect(page.getByText('Расхождение принято')).toBeVisible();
  await expect(row).toContainText('Касса подтвердила письмом');
  await expectAccessible(page);
  await expectFits(page);
});
