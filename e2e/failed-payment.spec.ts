import { anna, fillParticipant } from './support/participant.ts';
import { waitForLetters } from './support/outbox.ts';
import { isPlainSolo } from './support/season.ts';
import * as shop from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('a declined payment leads back to the basket, where the same order is paid', async ({ page, season, email }) => {
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  await fillParticipant(await shop.openTab(shop.ticketGroup(page, offer.format), 1), offer.format, anna);
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await shop.decideAtBank(page, 'Отказать в оплате');

  await expect(page).toHaveURL(/\/basket\?order=[^&]+&payment=failed$/);
  const popup = page.getByRole('alertdialog', { name: 'Платёж отклонён' });
  await expect(popup.getByRole('button', { name: 'Вернуться в корзину' })).toBeVisible();
  await popup.getByRole('button', { name: 'Оплатить заказ снова' }).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(shop.ticketCards(page)).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина пуста' })).toBeVisible();
  await waitForLetters(email, 2);
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуться в корзину' }).click();
  await expect(page).toHaveURL('/basket');
  await expect(panel.getByLabel('Фамилия', { exact: true })).toHaveValue(anna.lastName);
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(shop.ticketCards(page)).toHaveCount(1);
  await waitForLetters(email, 2);
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
  await page.getByRole('button', { name: 'Оплатить заказ снова' }).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(shop.ticketCards(page)).toHaveCount(1);
});
