import { api } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import { holdMilliseconds } from '@trassa/rules';
import { leave, login, register } from '../support/account.ts';
import { anna, fillParticipant } from '../support/participant.ts';
import { waitForLetters } from '../support/outbox.ts';
import { isPlainSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

// DEC-117: an order has one letter with its ticket; a refused attempt has none.
const expectPaidByOneLetter = async (email: string): Promise<void> => {
  const [letter] = await waitForLetters(email, 1);
  expect(letter?.subject).toMatch(/^Заказ № \w\S{7} · .+, 20\d\d$/);
  expect(letter?.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
};

test('a declined payment leads back to the basket, where the same order is paid', async ({ page, season, email }) => {
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  await fillParticipant(await shop.openTab(shop.ticketGroup(page, offer.format), 1), offer.format, anna);
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await shop.decideAtBank(page, 'Отказать в оплате');

  await expect(page).toHaveURL(/\/basket\?order=[^&]+&payment=failed$/);
  await expect(page.getByRole('heading', { name: 'Заказ ждёт оплаты' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Банк не подтвердил платёж');
  await expect(page.getByText(/^В заказе 1\sбилет\. К оплате [\d\s]+₽\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Оплатить заказ снова' }).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(shop.ticketCards(page)).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина пуста' })).toBeVisible();
  await expectPaidByOneLetter(email);
});

test('back in the basket after a declined payment, everything typed is there and can be paid anew', async ({
  page,
  season,
  email,
}) => {
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), 1);
  await fillParticipant(panel, offer.format, anna);
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await shop.decideAtBank(page, 'Отказать в оплате');
  await page.getByRole('button', { name: 'Изменить заказ' }).click();
  await expect(page).toHaveURL('/basket');
  await expect(panel.getByLabel('Фамилия', { exact: true })).toHaveValue(anna.lastName);
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(shop.ticketCards(page)).toHaveCount(1);
  await expectPaidByOneLetter(email);
});

test('waits for a bank that is slow to answer, and says so after three minutes', async ({ page, season, email }) => {
  await page.clock.install();
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  await fillParticipant(await shop.openTab(shop.ticketGroup(page, offer.format), 1), offer.format, anna);
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await shop.decideAtBank(page, 'Оплатить позже срока');
  await expect(page.getByRole('heading', { level: 1, name: 'Ждём подтверждения оплаты' })).toBeVisible();
  await page.clock.fastForward('03:05');
  await expect(page.getByRole('heading', { level: 1, name: 'Банк ещё думает' })).toBeVisible();
  await page.getByRole('button', { name: 'Проверить снова' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ждём подтверждения оплаты' })).toBeVisible();
  await page.clock.fastForward('03:05');
  await page.getByRole('link', { name: 'К оплате' }).click();
  await page.getByRole('button', { name: 'Продолжить оплату' }).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(shop.ticketCards(page)).toHaveCount(1);
});

test('longer than a hold at the bank and a refusal: the order is one thing that is paid or changed, nothing else', async ({
  page,
  season,
  email,
}) => {
  await page.clock.install();
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  await fillParticipant(await shop.openTab(shop.ticketGroup(page, offer.format), 1), offer.format, anna);
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.clock.fastForward(holdMilliseconds + 120_000);
  await shop.decideAtBank(page, 'Отказать в оплате');
  const change = page.getByRole('button', { name: 'Изменить заказ' });
  await expect(page.getByRole('heading', { name: 'Заказ ждёт оплаты' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByText('Забронировать снова')).toHaveCount(0);
  await expect(shop.payButton(page)).toHaveCount(0);
  await page.reload();
  await change.click();
  await expect(change).toBeHidden();
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), 1);
  await expect(panel.getByLabel('Фамилия', { exact: true })).toHaveValue(anna.lastName);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(shop.ticketCards(page)).toHaveCount(1);
  await expectPaidByOneLetter(email);
});

test('a guest who signs in while his order waits can change it all the same', async ({
  page,
  baseURL,
  season,
  email,
}) => {
  test.slow();
  await register(page, email);
  await leave(page);
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  await fillParticipant(await shop.openTab(shop.ticketGroup(page, offer.format), 1), offer.format, anna);
  await shop.fillBuyer(page, `guest-${email}`);
  await shop.payButton(page).click();
  await shop.decideAtBank(page, 'Отказать в оплате');
  await expect(page.getByRole('heading', { name: 'Заказ ждёт оплаты' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('order') ?? '';
  await page.goto('/login?next=%2Fbasket');
  await login(page, email);
  await expect(page).toHaveURL('/basket');
  const change = page.getByRole('button', { name: 'Изменить заказ' });
  await change.click();
  await expect(change).toBeHidden();
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), 1);
  await expect(panel.getByLabel('Фамилия', { exact: true })).toHaveValue(anna.lastName);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const order = await makeClient({ baseUrl: String(baseURL) })(api.orders.one, { params: { id } });
  expect(order.status).toBe('cancelled');
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(shop.ticketCards(page)).toHaveCount(1);
});

test('back from the bank by the back button, the order waits and goes on to the bank', async ({
  page,
  season,
  email,
}) => {
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  await fillParticipant(await shop.openTab(shop.ticketGroup(page, offer.format), 1), offer.format, anna);
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Заказ ждёт оплаты' })).toBeVisible();
  await expect(shop.payButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Продолжить оплату' }).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(shop.ticketCards(page)).toHaveCount(1);
});

test('the list of orders leads to the waiting order without speaking of a refusal', async ({ page, season, email }) => {
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  await fillParticipant(await shop.openTab(shop.ticketGroup(page, offer.format), 1), offer.format, anna);
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.goto('/me/orders');
  await page.getByRole('link', { name: 'Оплатить или изменить' }).click();
  await expect(page.getByRole('heading', { name: 'Заказ ждёт оплаты' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Продолжить оплату' })).toBeVisible();
  await expect(page.getByText('Банк не подтвердил платёж')).toHaveCount(0);
});
