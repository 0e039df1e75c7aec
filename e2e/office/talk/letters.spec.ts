import { officeApi } from '@trassa/contracts/office';
import { expectAccessible, expectFits } from '../../support/check-page.ts';
import { buyForLater } from '../../support/member.ts';
import { createInsider } from '../../support/office/insider.ts';
import { windowClosed } from '../../support/office/window-closed.ts';
import { isFixedTeamOf } from '../../support/season.ts';
import { expect, test } from '../../support/test.ts';

// BO-008
test('a letter of an order goes again from its card, and once more from the outbox', async ({
  page,
  baseURL,
  email,
  season,
}) => {
  test.slow();
  const insider = await createInsider(String(baseURL), email);
  const offer = season.find('team of ten', isFixedTeamOf(10));
  const bought = (await buyForLater(page, insider.member, offer, 10))[0];
  const ticket = (await insider.office(officeApi.tickets.read, { params: { id: String(bought?.public_id) } })).values;
  await windowClosed(page);

  await insider.enter(page);
  await page.goto(`/admin/orders/${ticket.order.public_id}`);
  const letters = page.getByRole('region', { name: 'Письма и СМС' });
  await expect(letters.getByRole('listitem')).toHaveCount(1);
  await letters.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await expect(letters.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('link', { name: 'Письма', exact: true }).click();
  await page.getByRole('link', { name: 'Очередь писем' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Очередь писем' })).toBeVisible();
  await page.getByRole('searchbox').fill(ticket.order.public_id);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText(email);
  await expectAccessible(page);
  await expectFits(page);

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'Отправлено' })).toHaveCount(2, { timeout: 1000 });
  }).toPass();
  await page.getByRole('row').last().getByRole('link', { name: 'Заказ оплачен' }).click();
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
  const asks = page.getByRole('alertdialog');
  await expectAccessible(page);
  const before = page.url();
  await asks.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await expect(page).not.toHaveURL(before);
  await windowClosed(page);
  await expect(page.getByText('Письмо снова в очереди')).toBeVisible();
  await expectAccessible(page);
});
