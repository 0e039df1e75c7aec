import { isPlainSolo } from './support/season.ts';
import * as shop from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('a ticket takes a policy, another one in its place, and lets it go', async ({ page, season }) => {
  const offer = season.find('insured format for one', (one) => isPlainSolo(one) && one.format.insurance_available);
  await shop.addToBasket(page, offer);
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), 1);
  const choice = panel.getByRole('group', { name: 'Страховка участника' });
  const usual = choice.getByRole('checkbox').first();
  const policies = page.getByRole('heading', { level: 2, name: 'Страховки' });
  const form = page.getByRole('group', { name: 'Регистрация страховки' });

  await usual.check({ force: true });
  await expect(policies).toBeVisible();
  await expect(page.getByText('Данные из билета')).toBeVisible();
  await expect(form).toBeHidden();

  await choice.getByRole('button', { name: /^Другие страховки/ }).click();
  const yearly = choice.getByRole('checkbox', { name: /Страховка на год/ });
  await yearly.check({ force: true });
  await expect(usual).not.toBeChecked();
  await expect(form).toHaveCount(1);

  await yearly.uncheck({ force: true });
  await expect(policies).toBeHidden();

  await usual.check({ force: true });
  await page.getByRole('button', { name: /^Удалить: Страховка на старт/ }).click();
  await expect(usual).not.toBeChecked();
});
