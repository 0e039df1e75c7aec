import { api, type Quote } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import { expectAccessible } from '../support/check-page.ts';
import * as goods from '../support/goods.ts';
import { anna, expectRefusal, fillParticipant } from '../support/participant.ts';
import { isPlainSolo, type Offer, roomiest, type Season } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Codes that the demonstration season tells in its news. */
const known = ['СТАРТ10', 'БАЙКАЛ20'];

type Discounted = { offer: Offer; code: string; percent: number };

/** A plain format with a code that works for it today. */
const findDiscounted = async (season: Season, site: string): Promise<Discounted> => {
  const client = makeClient({ baseUrl: site });
  for (const offer of roomiest(season.offers.filter(isPlainSolo))) {
    for (const code of known) {
      const params = { code, format_public_id: offer.format.public_id };
      const answer = await client(api.promocodes.ticket, { params, query: {} }).catch(() => null);
      if (answer && answer.available_code_count > 0) return { offer, code, percent: answer.promocode.discount };
    }
  }
  throw new Error('the demonstration season has no working promocode');
};

test('a code in the address goes along into the purchase, and what is shown is what is charged', async ({
  page,
  season,
  email,
  baseURL,
}) => {
  const { offer, code, percent } = await findDiscounted(season, baseURL ?? '');
  const price = offer.format.prices.athlete?.price ?? 0;
  await page.goto(`/calendar/${offer.card.event.public_id}/${encodeURIComponent(code)}?start=${offer.card.public_id}`);
  const popup = shop.ticketPopup(page);
  await expect(popup.getByText(`Промокод ${code} уже с вами`)).toBeVisible();
  await shop.formatRadio(popup, offer.format).check();
  await popup.getByRole('button', { name: 'В корзину' }).click();
  await expect(page).toHaveURL('/basket');

  const group = shop.ticketGroup(page, offer.format);
  await expect(group.getByLabel('Промокод на билеты')).toHaveValue(code);
  const discount = Math.round(price * percent) / 100;
  await expect(group.getByText(/^Скидка по промокоду/)).toHaveText(shop.money(discount));
  await fillParticipant(await shop.openTab(group, 1), offer.format, anna);
  await shop.fillBuyer(page, email);
  await expect(shop.payButton(page)).toHaveText(shop.money(price - discount));
  await shop.payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(page.getByRole('definition').filter({ hasText: shop.money(price - discount) })).toBeVisible();
  await shop.decideAtBank(page, 'Оплатить');
  await expect(page.getByText(/^Оплачено/)).toHaveText(shop.money(price - discount));
});

test('a code is refused in words at its field, applied and changed in the basket', async ({
  page,
  season,
  watch,
  baseURL,
}) => {
  watch.expectRefusals('/api/promocode/');
  const { offer, code } = await findDiscounted(season, baseURL ?? '');
  await shop.addToBasket(page, offer);
  const group = shop.ticketGroup(page, offer.format);
  const input = group.getByLabel('Промокод на билеты');
  const apply = group.getByRole('button', { name: 'Применить' });
  await apply.click();
  await expect(input).toHaveAccessibleDescription(/Введите промокод/);
  await input.fill('НЕТТАКОГО');
  await apply.click();
  await expect(input).toHaveAccessibleDescription(/Промокод не найден/);
  await input.fill(code);
  await apply.click();
  await expect(group.getByText(/^Скидка по промокоду/)).toBeVisible();
  await group.getByRole('button', { name: 'Изменить' }).click();
  await expect(group.getByText(/^Скидка по промокоду/)).toBeHidden();
  await expect(input).toBeEditable();
});

test('each kind of goods has its own code; a certificate takes none', async ({ page, season, watch }) => {
  test.slow();
  watch.expectRefusals('/api/promocode/');
  await goods.addProduct(page, 'noski-gryaz', { size: '42–44' });
  await page.goto('/shop/certificates');
  await page.getByRole('radio', { name: shop.money(1000) }).check({ force: true });
  await page.getByLabel('Имя получателя').fill('Борис');
  await page.getByLabel('Почта получателя').fill('boris@example.com');
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Открыть корзину' })).toBeVisible();
  const offer = season.find('plain solo format with insurance', (one) => {
    return isPlainSolo(one) && one.format.insurance_available;
  });
  await shop.addToBasket(page, offer);
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), 1);
  await panel
    .getByRole('group', { name: /^Страховка участник/ })
    .getByRole('checkbox')
    .first()
    .check();

  const kinds = [
    { group: goods.goodsGroup(page, 'Магазин'), label: 'Промокод на товары', code: 'мерч15', off: 103.5 },
    { group: goods.goodsGroup(page, 'Страховки'), label: 'Промокод на страховку', code: 'ЗАЩИТА20', off: 40 },
  ];
  for (const { group, label, code, off } of kinds) {
    const input = group.getByLabel(label);
    const apply = group.getByRole('button', { name: 'Применить' });
    for (const [wrong, message] of [
      ['', 'Введите промокод'],
      ['НЕТТАКОГО', 'Промокод не найден'],
      ['СТАРТ10', 'Промокод не найден'],
    ] as const) {
      await input.fill(wrong);
      await apply.click();
      await expectRefusal(input, message);
      await apply.focus();
      await input.focus();
      await expect(input).not.toHaveAttribute('aria-invalid');
    }
    await goods.applyPromocode(group, label, code);
    await expect(group.getByText(/^Скидка по промокоду/)).toHaveText(shop.money(off));
    await expect(input).toHaveAttribute('readonly');
    await expect(input).toHaveValue(code);
    await expect(group.getByRole('button', { name: 'Изменить' })).toBeVisible();
  }
  const certificate = goods.goodsGroup(page, 'Сертификаты').getByLabel('Промокод');
  await expect(certificate).toBeDisabled();
  await expect(certificate).toHaveAccessibleDescription('На подарочные сертификаты промокоды не действуют');
  const aside = shop
    .checkout(page)
    .locator('dl > div')
    .filter({ hasText: /^Промокод/ });
  await expect(aside.getByRole('definition')).toHaveText(shop.money(143.5));
  await expectAccessible(page);
  await kinds[0]?.group.getByRole('button', { name: 'Изменить' }).click();
  await expect(goods.goodsGroup(page, 'Магазин').getByLabel('Промокод на товары')).toBeEditable();
  await expect(aside.getByRole('definition')).toHaveText(shop.money(40));
});

test('a code that one thing refuses holds for the others, and another code can be typed for that thing', async ({
  page,
  watch,
}) => {
  watch.expectRefusals('/api/promocode/');
  await goods.addProduct(page, 'noski-gryaz', { size: '42–44' });
  await goods.addProduct(page, 'poster-kavkaz');
  const { title } = await goods.readProduct(new URL(page.url()).origin, 'poster-kavkaz');
  const message = 'Промокод не найден';
  await page.route('**/api/promocode/check/product/*/poster-kavkaz*', (route) =>
    route.fulfill({ status: 400, json: { message, code: 'promocode', errors: { promocode: message } } }),
  );
  await page.goto('/basket');
  const group = goods.goodsGroup(page, 'Магазин');
  await goods.applyPromocode(group, 'Промокод на товары', 'мерч15');
  const fields = group.getByLabel('Промокод на товары');
  await expect(fields).toHaveCount(2);
  await expect(fields.first()).toHaveAttribute('readonly');
  await expect(group.getByText(/^Скидка по промокоду/)).toHaveText(shop.money(103.5));
  await expectRefusal(fields.last(), message);
  await expect(fields.last()).toHaveAccessibleDescription(new RegExp(`Для: ${title}`));
  await fields.last().focus();
  await expect(fields.last()).not.toHaveAttribute('aria-invalid');
  await page.unroute('**/api/promocode/check/product/*/poster-kavkaz*');
  await fields.last().fill('МЕРЧ15');
  await group.getByRole('button', { name: 'Применить' }).click();
  await expect(fields).toHaveCount(1);
  await group.getByRole('button', { name: 'Изменить' }).click();
  await expect(fields).toBeEditable();
  await expect(fields).toHaveValue('мерч15');
});

test("the field is off while the person's own discount holds", async ({ page, season }) => {
  await page.route('**/api/basket/price', async (route) => {
    const answer = await route.fetch();
    const { values } = (await answer.json()) as { values: Quote };
    const lines = values.lines.map((line) => ({ ...line, promocode_off: true }));
    await route.fulfill({ response: answer, json: { values: { ...values, lines } } });
  });
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  const input = shop.ticketGroup(page, offer.format).getByLabel('Промокод на билеты');
  await expect(input).toBeDisabled();
  await expect(input).toHaveAccessibleDescription('На первый билет уже действует ваша личная скидка');
});
