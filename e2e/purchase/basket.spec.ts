import { api } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import { linkOf } from '../support/account.ts';
import { waitForWords } from '../support/outbox.ts';
import * as goods from '../support/goods.ts';
import { anna, field, fillParticipant } from '../support/participant.ts';
import { isPlainSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('any participant can leave, and the others keep their names', async ({ page, season }) => {
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer, 3);
  const group = shop.ticketGroup(page, offer.format);
  for (const [index, name] of ['Первая', 'Вторая', 'Третья'].entries())
    await field(await shop.openTab(group, index + 1), 'Фамилия').fill(name);
  const second = await shop.openTab(group, 2);
  await second.getByRole('button', { name: 'Убрать билет 2' }).click();
  await expect(group.getByRole('tab')).toHaveCount(2);
  await expect(field(await shop.openTab(group, 1), 'Фамилия')).toHaveValue('Первая');
  await expect(field(await shop.openTab(group, 2), 'Фамилия')).toHaveValue('Третья');
  await shop.ticketPanel(group, 2).getByRole('button', { name: 'Убрать билет 2' }).click();
  await expect(group.getByRole('tab')).toHaveCount(1);
  await expect(group.getByRole('button', { name: /^Убрать билет/ })).toHaveCount(0);
});

test('a slip of the finger does not throw away a named team: its tickets go after a question', async ({
  page,
  season,
}) => {
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer, 2);
  const group = shop.ticketGroup(page, offer.format);
  await field(await shop.openTab(group, 1), 'Фамилия').fill('Первая');
  const removeAll = group.getByRole('button', { name: /^Удалить билеты/ });
  await removeAll.click();
  const question = page.getByRole('dialog', { name: /^Убрать билеты/ });
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(field(group, 'Фамилия').first()).toHaveValue('Первая');
  await removeAll.click();
  await question.getByRole('button', { name: 'Убрать' }).click();
  await expect(group).toHaveCount(0);
});

test('a tab is neutral until somebody is named, and wrong while he is named by halves', async ({ page, season }) => {
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer, 2);
  const group = shop.ticketGroup(page, offer.format);
  for (const number of [1, 2]) await expect(shop.ticketTab(group, number)).not.toHaveAccessibleName(/есть ошибки$/);
  await field(await shop.openTab(group, 1), 'Фамилия').fill('Первая');
  await expect(shop.ticketTab(group, 1)).toHaveAccessibleName(/есть ошибки$/);
  await shop.payReason(page, 'заполните билет 2').click();
  await expect(shop.ticketTab(group, 2)).toHaveAccessibleName(/есть ошибки$/);
});

test('on a phone sum and button stay at hand and lead to what is missing', async ({ page, season }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  const bar = page.getByRole('region', { name: 'Сумма и оплата' });
  await expect(bar).toBeInViewport();
  await expect(bar.getByText(shop.money(offer.format.prices.athlete?.price ?? 0))).toBeVisible();
  await bar.getByRole('button', { name: 'Дальше' }).click();
  const name = field(shop.ticketPanel(shop.ticketGroup(page, offer.format), 1), 'Фамилия');
  await expect(name).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(bar).toContainText(/Заполните билет 1/i);
  await shop.payButton(page).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
});

test('a basket filled in one language reads in the other', async ({ page, season, baseURL }) => {
  const offer = season.find('plain solo format', isPlainSolo);
  const english = makeClient({ baseUrl: baseURL ?? '', headers: () => ({ language: 'en' }) });
  const id = 'noski-gryaz';
  const [{ values: product }, { values: format }] = await Promise.all([
    english(api.shop.one, { params: { id } }),
    english(api.events.format, { params: { id: offer.format.public_id } }),
  ]);
  await goods.addProduct(page, id, { size: '42–44' });
  await shop.addToBasket(page, offer);
  await page.goto('/basket?lang=en');
  await expect(goods.goodsLine(goods.goodsGroup(page, 'Shop'), product.title)).toBeVisible();
  await expect(shop.ticketGroup(page, offer.format)).toContainText(format.event.title);
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /км$/ })).toHaveCount(0);
  await expect(page.getByRole('complementary')).toContainText(`${product.title}, 42–44 × 1`);
});

test('a guest who asks for an account with his purchase gets the link to it', async ({ page, season, email }) => {
  test.slow();
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  await fillParticipant(await shop.openTab(shop.ticketGroup(page, offer.format), 1), offer.format, anna);
  await shop.fillBuyer(page, email);
  await shop.checkout(page).getByRole('checkbox', { name: 'Создать личный кабинет' }).check();
  await shop.payButton(page).click();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(shop.ticketCards(page)).toHaveCount(1);
  expect(await waitForWords(email, linkOf('verify/email'))).toBeTruthy();
});

test('places that are gone are told at their tickets until their number is changed', async ({
  page,
  season,
  email,
  watch,
}) => {
  const words = 'Указанное количество билетов недоступно';
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer, 2);
  const group = shop.ticketGroup(page, offer.format);
  for (const number of [1, 2]) await fillParticipant(await shop.openTab(group, number), offer.format, anna);
  await shop.fillBuyer(page, email);
  watch.expectRefusals('/available');
  await page.route('**/api/event_format/*/available', (route) =>
    route.fulfill({ status: 400, json: { message: words, code: 'tickets_unavailable', tickets_left: 1 } }),
  );
  await goods.payRefused(page, words);
  await expect(group.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await shop.ticketPanel(group, 2).getByRole('button', { name: 'Убрать билет 2' }).click();
  await expect(group.getByText(words)).toBeHidden();
});

test('nobody pays a sum that was not counted yet, and a failed count can be repeated', async ({
  page,
  email,
  watch,
}) => {
  test.slow();
  const address = '**/api/basket/price';
  await goods.addProduct(page, 'poster-kavkaz');
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return route.fulfill({ status: 400, json: { message: 'x' } });
  });
  watch.expectRefusals('/api/basket/price');
  await page.goto('/basket');
  const told = shop.checkout(page).getByRole('alert').filter({ hasText: 'Не удалось посчитать сумму' });
  const repeat = told.getByRole('button', { name: 'Повторить' });
  await expect(repeat).toBeVisible();
  const before = asked;
  await repeat.click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(repeat).toBeVisible();
  await page.unroute(address);
  // A change of the basket may count anew by itself before the press.
  await repeat.click({ timeout: 2000 }).catch(() => undefined);
  await expect(told).toBeHidden();
  await goods.fillDelivery(page, 'Курьер до двери');
  await shop.fillBuyer(page, email);
  await expect(shop.payButton(page)).toBeEnabled();
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  await goods.goodsGroup(page, 'Магазин').getByRole('button', { name: 'Больше' }).click();
  await expect(shop.payButton(page)).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(shop.payButton(page)).not.toHaveAttribute('aria-disabled');
});

test('banners of the external shop move by themselves below the basket', async ({ page }) => {
  await page.clock.install();
  await page.goto('/basket');
  const banners = page.getByRole('region', { name: 'В магазине партнёра' }).getByRole('list');
  await banners.scrollIntoViewIfNeeded();
  const place = () => banners.evaluate((list) => list.scrollLeft);
  expect(await place()).toBe(0);
  await expect
    .poll(async () => {
      await page.clock.fastForward(4700);
      return place();
    })
    .toBeGreaterThan(0);
});

test('a count that a team needs is told before its names are asked', async ({ page, season }) => {
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  await page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('basketGoodsAnonymous') ?? '[]') as object[];
    const team = lines.map((line) => ({ ...line, isTeam: true, team_all: true, min_count: 3, max_count: 6 }));
    localStorage.setItem('basketGoodsAnonymous', JSON.stringify(team));
  });
  await page.reload();
  const popup = page.getByRole('alertdialog', { name: 'Нужно другое количество' });
  await expect(popup).toContainText(`${offer.format.title}: не меньше 3 участников`);
  await popup.getByRole('button', { name: 'Понятно' }).click();
  await expect(popup).toBeHidden();
});

test('similar starts are asked for without those of the basket and near the city of its ticket', async ({
  page,
  season,
}) => {
  const offer = season.find('plain solo format', isPlainSolo);
  const asked = page.waitForRequest((request) => request.url().includes('/api/event/similar?'));
  await shop.addToBasket(page, offer);
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('exclude')).toBe(offer.card.event.public_id);
  expect(query.get('city')).toBe(String(offer.card.city.id));
  const links = page.getByRole('region', { name: 'Похожие старты' }).getByRole('link');
  for (const link of await links.all())
    expect(await link.getAttribute('href')).not.toBe(`/event/${offer.card.event.public_id}`);
});
