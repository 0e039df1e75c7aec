import { api } from '@trassa/contracts';
import { createMember, enterAs } from '../support/member.ts';
import { enrol, makeAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { packedNames } from '../support/xss-payloads.ts';
import { orderEverything, payAtBank } from '../support/xss-person.ts';
import { openInert, watchExecution } from '../support/xss-watch.ts';

// BO-156
test('what visitors write runs nowhere in the back office', async ({
  page,
  context,
  season,
  watch,
  email,
  baseURL,
}) => {
  test.slow();
  const site = String(baseURL);
  watch.expectRefusals('/api/', '/images/');
  const seen = await watchExecution(context);
  const buyer = await createMember(site, email);
  const [name, last_name, second_name] = packedNames();
  await buyer.client(api.profile.change, { body: { name, last_name, second_name } });
  const { order } = await orderEverything(season, site, buyer);
  const tickets = await payAtBank(site, buyer, order.public_id);
  // The same person looks: his own texts stand where the texts of any buyer stand.
  await enterAs(page, { token: buyer.token, user: (await buyer.client(api.profile.me, {})).values });
  await makeAdmin(email);
  await page.goto('/admin');
  await enrol(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const inert = (path: string, least: number): Promise<void> => openInert(page, seen, `/admin${path}`, least);
  await inert(`/orders/${order.public_id}`, 1);
  await inert(`/tickets?f.order=${order.public_id}&limit=100`, 10);
  const answered = tickets.at(-1);
  const teamed = tickets.find(({ info }) => info.last_name.includes('xss'));
  for (const ticket of [answered, teamed]) await inert(`/tickets/${ticket?.public_id}`, 1);
  await inert(`/people?search=${encodeURIComponent(buyer.email)}`, 1);
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/people\/./);
  await seen.expectNothing(page);
  await inert('/orders', 0);
  await inert('/audit', 0);
});
