import { isPlainSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('policies of several people say whose they are', async ({ page, season }) => {
  const offer = season.find('insured format for one', (one) => isPlainSolo(one) && one.format.insurance_available);
  await shop.addToBasket(page, offer, 2);
  const group = shop.ticketGroup(page, offer.format);
  for (const number of [1, 2]) {
    const panel = await shop.openTab(group, number);
    await panel
      .getByRole('group', { name: 'Страховка участника' })
      .getByRole('checkbox')
      .first()
      .check({ force: true });
  }
  const panel = await shop.openTab(group, 2);
  await panel.getByLabel('Фамилия', { exact: true }).fill('Ветров');
  await panel.getByLabel('Имя', { exact: true }).fill('Павел');
  await expect(page.getByText(/Данные из билета 1$/)).toBeVisible();
  await expect(page.getByText(/Данные из билета 2 · Ветров Павел$/)).toBeVisible();
});

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
