import { officeApi } from '@trassa/contracts/office';
import { createInsider } from '../../support/office/insider.ts';
import { expect, test } from '../../support/test.ts';

// BO-153
test('whoever looks after one start is offered to make no product or category, which are of the house', async ({
  page,
  baseURL,
  email,
}) => {
  const chief = await createInsider(String(baseURL), email.replace('@', '.chief@'));
  const colleague = await createInsider(String(baseURL), email);
  const { values: starts } = await chief.office(officeApi.starts.list, { query: {} });
  const scope = { starts: starts.slice(0, 1).map(({ public_id: id }) => id) };
  await chief.office(officeApi.staff.setGrants, {
    params: { id: colleague.member.user.public_id },
    body: { grants: [{ role: 'manager', areas: [], scope, until: null }] },
    idempotencyKey: crypto.randomUUID(),
  });
  await colleague.enter(page);
  for (const list of ['shop/products', 'shop/categories']) {
    await page.goto(`/admin/${list}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Новая|Новый)/ })).toHaveCount(0);
    await page.goto(`/admin/${list}/new`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Недостаточно прав');
  }
});
