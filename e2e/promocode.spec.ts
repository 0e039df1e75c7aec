import { api } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import { anna, fillParticipant } from './support/participant.ts';
import { isPlainSolo, type Offer, type Season } from './support/season.ts';
import * as shop from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Codes that the demonstration season tells in its news. */
const known = ['СТАРТ10', 'БАЙКАЛ20'];

type Discounted = { offer: Offer; code: string; percent: number };

/** A plain format with a code that works for it today. */
const findDiscounted = async (season: Season, site: string): Promise<Discounted> => {
  const client = makeClient({ baseUrl: site });
  for (const offer of season.offers.filter(isPlainSolo)) {
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
  await popup.getByRole('radio', { name: offer.format.title }).first().check();
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
