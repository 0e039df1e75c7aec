import { anna, fillParticipant } from '../support/participant.ts';
import { waitForLetters, waitForWords } from '../support/outbox.ts';
import { isPlainSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('a certificate is given to a friend, who pays a part of a ticket with it', async ({ page, season, email }) => {
  const friend = email.replace('@', '-friend@');
  await page.goto('/shop/certificates');
  await page.getByRole('radio', { name: shop.money(1000) }).check({ force: true });
  const add = page.getByRole('main').getByRole('button', { name: 'В корзину' });
  await add.click();
  await expect(page.getByText('Укажите имя получателя')).toBeVisible();
  await page.getByLabel('Имя получателя').fill('Борис');
  await page.getByLabel('Почта получателя').fill(friend);
  await page.getByLabel('Пожелание').fill('Увидимся на старте');
  await add.click();
  await page.getByRole('main').getByRole('link', { name: 'Открыть корзину' }).click();
  await expect(page.getByText(`Для Борис · ${friend}`)).toBeVisible();
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(page).toHaveURL(/\/basket\/certificateThanks\?order=/);
  await expect(page.getByRole('heading', { name: 'Подарок готов' })).toBeVisible();
  const [letter] = (await waitForLetters(email, 2)).filter(({ attachments }) => attachments.length > 0);
  expect(letter?.attachments.map(({ filename }) => filename)).toEqual(['certificate-1000.pdf']);
  const code = await waitForWords(friend, /Код: (\S+)/);

  const offer = season.find('format dearer than a certificate', (one) => {
    return isPlainSolo(one) && (one.format.prices.athlete?.price ?? 0) > 1000;
  });
  const price = offer.format.prices.athlete?.price ?? 0;
  await shop.addToBasket(page, offer);
  await fillParticipant(await shop.openTab(shop.ticketGroup(page, offer.format), 1), offer.format, anna);
  await shop.fillBuyer(page, friend);
  const checkout = shop.checkout(page);
  await checkout.getByText('Подарочный сертификат').first().click();
  await checkout.getByLabel(/сертификат/i).fill(code.toLowerCase());
  await checkout.getByRole('button', { name: 'Применить' }).click();
  await expect(shop.payButton(page)).toHaveText(shop.money(price - 1000));
});
