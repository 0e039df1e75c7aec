import { fillRegistration, leave, login, openConfirmation, register, stored } from '../support/account.ts';
import { anna, fillParticipant } from '../support/participant.ts';
import { isPlainSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('a guest buys, registers with the address of the purchase and finds the ticket in the cabinet', async ({
  page,
  season,
  email,
}) => {
  test.slow();
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), 1);
  await fillParticipant(panel, offer.format, anna);
  await shop.fillBuyer(page, email);
  await shop.payButton(page).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(shop.ticketCards(page)).toHaveCount(1);

  // The pages of his purchase are his, those of an account are not (DEC-41).
  await page.goto('/me');
  const menu = page.getByRole('navigation', { name: 'Личный кабинет' });
  await expect(menu.getByRole('link')).toHaveText(['Мои события', 'Покупки', 'Страховки', 'Выйти']);
  await page.goBack();

  await page.getByRole('link', { name: 'Завершить регистрацию' }).click();
  await expect(page).toHaveURL('/registration');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await fillRegistration(page, email);
  await openConfirmation(page, email);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText('Ветрова');
});

test('the basket of a guest follows him into his account and to his other device', async ({
  page,
  browser,
  baseURL,
  season,
  email,
}) => {
  test.slow();
  await register(page, email);
  await leave(page);
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer, 2);
  const holds = await stored(page, 'basketGoodsAnonymous');
  const link = page.getByRole('banner').getByRole('link', { name: 'Корзина: 2 товара' });
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
  await login(page, email);
  await expect(page).toHaveURL('/basket');
  await expect(shop.ticketGroup(page, offer.format).getByRole('tab')).toHaveCount(2);
  await expect.poll(() => stored(page, 'basketGoodsAnonymous')).toBeNull();
  const { hold_id } = (JSON.parse(holds ?? '[]') as { hold_id: string }[])[0] ?? { hold_id: 'none' };
  await expect.poll(() => stored(page, 'basketGoods')).toContain(hold_id);
  await expect(shop.checkout(page).getByLabel('Почта', { exact: true })).toHaveValue(email);

  const other = await browser.newContext(baseURL ? { baseURL, locale: 'ru-RU' } : {});
  const phone = await other.newPage();
  await phone.goto('/login?next=%2Fbasket');
  await login(phone, email);
  await expect(shop.ticketGroup(phone, offer.format).getByRole('tab')).toHaveCount(2);
  await shop.ticketGroup(phone, offer.format).getByRole('button', { name: 'Больше' }).click();
  await expect(shop.ticketGroup(phone, offer.format).getByRole('tab')).toHaveCount(3);
  await expect.poll(() => stored(phone, 'basketSync')).toBe('loaded');
  await page.reload();
  await expect(shop.ticketGroup(page, offer.format).getByRole('tab')).toHaveCount(3);
  await other.close();

  await leave(page);
  expect(await stored(page, 'basketGoods')).toBeNull();
  await expect(link).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина пуста' })).toBeVisible();
});

test('a connection that breaks while the basket is taken over loses nothing', async ({
  page,
  season,
  watch,
  email,
}) => {
  test.slow();
  await register(page, email);
  await leave(page);
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer, 3);
  let asked = 0;
  await page.route('**/api/user/basket', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked += 1;
    return asked > 1 ? route.fulfill({ status: 503, json: { message: 'Недоступно' } }) : route.continue();
  });
  watch.expectRefusals('/api/user/basket');
  await page.goto('/login?next=%2Fbasket');
  await login(page, email);
  await expect(page).toHaveURL('/basket');
  await expect.poll(() => asked).toBe(2);
  await expect(shop.ticketGroup(page, offer.format).getByRole('tab')).toHaveCount(3);
  expect(JSON.parse((await stored(page, 'basketGoodsAnonymous')) ?? '[]')).toHaveLength(2);
  await page.unroute('**/api/user/basket');
  await page.reload();
  await expect.poll(() => stored(page, 'basketGoodsAnonymous')).toBeNull();
  await expect(shop.ticketGroup(page, offer.format).getByRole('tab')).toHaveCount(3);
});
