import { api, type InsuranceOffer, type Quote } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import { raceName } from '@trassa/rules';
import type { Locator, Page } from '@playwright/test';
import { fillRegistration, openConfirmation } from '../support/account.ts';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import * as goods from '../support/goods.ts';
import { type Letter, waitForLetters } from '../support/outbox.ts';
import { anna, fillParticipant, pavel } from '../support/participant.ts';
import { cityOf, isFixedTeamOf, isPlainSolo, type Offer, type Season } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const teamSize = 10;
const tickets = 2 + teamSize;
const shirtId = 'futbolka-gorizontali';
const medalId = 'medal-finisher';
const way = 'Курьер до двери';
const friend = { name: 'Борис', nominal: 2000 };
/** Roubles that Anna was given before. */
const given = 5000;
/** Told in the news; per cent off goods, up to four pieces. */
const promocode = { code: 'МЕРЧ15', percent: 15 };

const raceOf = ({ card }: Offer): string =>
  raceName({ event: card.event.title, city: card.city.name_ru, start: card.start_time, timezone: card.timezone });

/** Two runners of one event, a team of another. */
const findBoth = (season: Season): { solo: Offer; team: Offer } => {
  const solo = season.find('plain solo format with insurance', (one) => {
    return isPlainSolo(one) && one.format.insurance_available && !one.format.online;
  });
  const team = season.find('team of another event', (one) => {
    const isOther = one.card.event.public_id !== solo.card.event.public_id;
    return isFixedTeamOf(teamSize)(one) && isOther && !one.format.preregistration;
  });
  return { solo, team };
};

/** What everything costs, in roubles, by the published prices alone. */
const countUp = async (site: string, { solo, team }: { solo: Offer; team: Offer }) => {
  const client = makeClient({ baseUrl: site });
  const { values: format } = await client(api.events.format, { params: { id: solo.format.public_id } });
  const insurance = format.insurances[0] as InsuranceOffer;
  const [shirt, medal] = [await goods.readProduct(site, shirtId), await goods.readProduct(site, medalId)];
  const parcel = [
    { public_id: shirtId, count: 2 },
    { public_id: medalId, count: 1 },
  ];
  const carried = (await goods.readWays(site, parcel)).find(({ name }) => name === way);
  const pieces = [shirt.price, shirt.price, medal.price];
  const kopecks = pieces.map((price) => Math.round(price * promocode.percent));
  const runners = 2 * (solo.format.prices.athlete?.price ?? 0);
  const mates = teamSize * (team.format.prices.athlete?.price ?? 0);
  const things = pieces.reduce((sum, price) => sum + price, 0);
  const discount = kopecks.reduce((sum, part) => sum + part, 0) / 100;
  const delivery = carried?.cost ?? Number.NaN;
  const total = runners + mates + insurance.price + friend.nominal + things - discount + delivery;
  return { insurance, shirt, medal, runners, mates, things, discount, delivery, total, amount: total - given };
};

const row = (list: Locator, name: string | RegExp): Locator =>
  list.locator(':scope > div, :scope > li').filter({ hasText: name });

/** The letter of a kind; a letter says its sums in its text. */
const letterOf = (letters: readonly Letter[], subject: RegExp): Letter => {
  const found = letters.filter((one) => subject.test(one.subject));
  expect(found, `letters ${subject.source}`).toHaveLength(1);
  return found[0] as Letter;
};
const expectPdf = ({ attachments }: Letter, name: RegExp): void => {
  expect(attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(name)]);
  expect(
    Buffer.from(attachments[0]?.content ?? '', 'base64')
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');
};

const watchQuotes = (page: Page): (() => Quote | undefined) => {
  let last: Quote | undefined;
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/api/basket/price') || !answer.ok()) return;
    const told = (await answer.json().catch(() => undefined)) as { values: Quote } | undefined;
    last = told?.values ?? last;
  });
  return () => last;
};

test('a family buys everything in one basket, and every sum is right to the kopeck', async ({
  page,
  season,
  baseURL,
  email,
}) => {
  test.setTimeout(180_000);
  const site = baseURL ?? '';
  const both = findBoth(season);
  const { solo, team } = both;
  const sums = await countUp(site, both);
  const { insurance, shirt, medal } = sums;
  const boris = email.replace('@', '-boris@');
  const present = email.replace('@', '-present@');
  await goods.giveCertificate(site, present, given);
  const lastQuote = watchQuotes(page);

  await test.step('reads the promocode in the news and gathers everything', async () => {
    await page.goto('/');
    await expect(page.getByText(promocode.code).first()).toBeAttached();
    await goods.addProduct(page, shirtId, { size: 'L', count: 2 });
    await goods.addProduct(page, medalId);
    await page.goto('/shop/certificates');
    await page.getByRole('radio', { name: shop.money(friend.nominal) }).check({ force: true });
    await page.getByLabel('Имя получателя').fill(friend.name);
    await page.getByLabel('Почта получателя').fill(boris);
    await page.getByRole('main').getByRole('button', { name: 'В корзину' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Открыть корзину' })).toBeVisible();
    await shop.addToBasket(page, solo, 2);
    await shop.addToBasket(page, team, teamSize);
  });

  const certificate = await test.step('names the runners, insures one, says where the goods go', async () => {
    const group = shop.ticketGroup(page, solo.format);
    for (const [index, person] of [anna, pavel].entries())
      await fillParticipant(await shop.openTab(group, index + 1), solo.format, person);
    const panel = await shop.openTab(group, 1);
    const choice = panel.getByRole('group', { name: 'Страховка участника' });
    await expect(choice).toContainText(shop.money(insurance.price));
    await choice.getByRole('checkbox').first().check();
    await expect(goods.goodsLine(goods.goodsGroup(page, 'Страховки'), insurance.title)).toContainText(
      'Данные из билета',
    );
    await goods.fillDelivery(page, way);
    await expect(page.locator('label').filter({ hasText: way })).toContainText(shop.money(sums.delivery));
    const things = goods.goodsGroup(page, 'Магазин');
    await goods.applyPromocode(things, 'Промокод на товары', promocode.code);
    await expect(things.getByText(/^Скидка по промокоду/)).toHaveText(shop.money(sums.discount));
    await shop.fillBuyer(page, email);
    const code = await goods.codeGivenTo(present);
    await goods.payByCertificate(page, code);
    return code;
  });

  await test.step('sees each sum beside the pay button, as the server counts it', async () => {
    const rows: [string, number][] = [
      [`${cityOf(solo)}, ${solo.format.title} × 2`, sums.runners],
      [`${cityOf(team)}, ${team.format.title} × ${teamSize}`, sums.mates],
      [`${insurance.title} × 1`, insurance.price],
      [`${shirt.title}, L × 2`, 2 * shirt.price],
      [`${medal.title} × 1`, medal.price],
      [`Доставка: ${way}`, sums.delivery],
      ['Промокод', sums.discount],
      ['Подарочный сертификат', given],
      ['Итого', sums.amount],
    ];
    const aside = shop.checkout(page).locator('dl');
    for (const [name, sum] of rows)
      await expect(row(aside, name).getByRole('definition'), name).toHaveText(shop.money(sum));
    await expect(row(aside, /^Сертификат на/).getByRole('definition')).toHaveText(shop.money(friend.nominal));
    await expect(shop.payButton(page)).toHaveText(shop.money(sums.amount));
    await expect(shop.payButton(page)).toBeEnabled();
    const quote = lastQuote();
    expect(quote).toMatchObject({ total: sums.total, amount: sums.amount, delivery: sums.delivery });
    expect(quote).toMatchObject({ discount: sums.discount, certificates: [{ code: certificate, amount: given }] });
    const lines = quote?.lines.reduce((sum, line) => sum + Math.round(line.totalCost * 100), 0) ?? 0;
    expect(lines / 100 + sums.delivery).toBe(sums.total);
    await expectFits(page);
    await expectAccessible(page);
  });

  const order = await test.step('pays once and sees the whole order', async () => {
    await shop.payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expect(page.getByRole('definition').filter({ hasText: shop.money(sums.amount) })).toBeVisible();
    await shop.decideAtBank(page, 'Оплатить');
    await expect(page).toHaveURL(/\/basket\/thanks\?order=/);
    await shop.unfoldTickets(page);
    await expect(shop.ticketCards(page)).toHaveCount(tickets);
    await expect(page.getByText(/^Оплачено/).first()).toHaveText(shop.money(sums.amount));
    const list = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Заказ', exact: true }) })
      .getByRole('list');
    const kopecks = Math.round(2 * shirt.price * (100 - promocode.percent));
    const told: [string, number][] = [
      [`${insurance.title} · ${raceOf(solo)} × 1`, insurance.price],
      ['Сертификат на', friend.nominal],
      [`${shirt.title}, L × 2`, kopecks / 100],
      [`${medal.title} × 1`, (medal.price * (100 - promocode.percent)) / 100],
      ['Доставка', sums.delivery],
      ['Подарочный сертификат', given],
      ['Итого', sums.amount],
    ];
    for (const [name, sum] of told)
      await expect(row(list, name).locator('span').last(), name).toHaveText(shop.money(sum));
    await expectAccessible(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина пуста' })).toBeVisible();
    return new URL(page.url()).searchParams.get('order') ?? '';
  });

  const policy = await test.step('gets every letter with its paper, and the friend his present', async () => {
    // Order with its tickets, policy, copy of the certificate.
    const letters = await waitForLetters(email, 3);
    const { text, attachments } = letterOf(letters, /^Заказ № /);
    for (const sum of [
      insurance.price,
      friend.nominal,
      sums.delivery,
      sums.total,
      given,
      sums.amount,
      (medal.price * (100 - promocode.percent)) / 100,
    ])
      expect(text).toMatch(shop.money(sum));
    expect(attachments.map(({ filename }) => filename)).toEqual([`tickets-${tickets}.pdf`]);
    const paper = letterOf(letters, /^Полис страхования/);
    expectPdf(paper, /^policy-/);
    expect(paper.text).toContain(anna.lastName);
    expect(paper.text).toMatch(shop.money(insurance.price));
    expectPdf(letterOf(letters, /сертификат/i), /^certificate-2000\.pdf$/);
    const [gift] = await waitForLetters(boris, 1);
    expectPdf(gift as Letter, /^certificate-2000\.pdf$/);
    expect(gift?.text).toMatch(/Код: \S{4}-\S{4}-\S{4}-\S{4}/);
    return /№ (\S+)/.exec(paper.subject)?.[1] ?? '';
  });

  await test.step('registers and finds tickets, goods, receipt and policy in the cabinet', async () => {
    await page.getByRole('link', { name: 'Завершить регистрацию' }).click();
    await fillRegistration(page, email);
    await openConfirmation(page, email);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(tickets);
    await page.goto('/me/shop');
    const spent = sums.things - sums.discount + sums.delivery;
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.getByText('Оплачен')).toBeVisible();
    await expect(card.locator('p')).toHaveText(shop.money(spent));
    await card.getByRole('link').click();
    await expect(page).toHaveURL(`/me/shop/${order}`);
    const delivery = page.getByRole('region', { name: 'Доставка' });
    await expect(delivery).toContainText(way);
    await expect(delivery).toContainText('Казань');
    await expect(delivery.getByText(shop.money(sums.delivery))).toBeVisible();
    const receipts = page.getByRole('region', { name: 'Чеки' });
    await expect(receipts.getByRole('listitem')).toHaveCount(1);
    await expect(receipts.getByText(shop.money(sums.amount))).toBeVisible();
    await expectAccessible(page);
    const [receipt] = await Promise.all([page.waitForEvent('popup'), receipts.getByRole('link').click()]);
    await expect(receipt.getByRole('heading', { level: 1, name: 'Чек об оплате' })).toBeVisible();
    await expect(receipt.locator('tfoot').getByText(shop.money(sums.amount))).toBeVisible();
    await receipt.close();

    await page.goto('/me/insurances');
    const owned = page.getByRole('main').getByRole('article');
    await expect(owned).toHaveCount(1);
    await expect(owned).toContainText(`Полис ${policy}`);
    await expect(owned).toContainText('Ветрова Анна');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      owned.getByRole('button', { name: 'Скачать полис' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`policy-${policy}.pdf`);
    await expectAccessible(page);
  });
});
