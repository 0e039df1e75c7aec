import { expectAccessible } from '../support/check-page.ts';
import { freshHold } from '../support/hold.ts';
import { waitForLetters } from '../support/outbox.ts';
import { anna, fillParticipant, pavel } from '../support/participant.ts';
import { countPages, readQrOnPage, readQrsInPdf } from '../support/read-qr.ts';
import { cityOf, isFixedTeamOf, isPlainSolo, type Offer, type Season } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const teamSize = 10;
const tickets = 2 + teamSize;

/** One start that sells both: for a single runner and for a whole team of ten. */
const findBoth = (season: Season): { solo: Offer; team: Offer } => {
  const isSame = (one: Offer, other: Offer): boolean => one.card.public_id === other.card.public_id;
  const teams = season.offers.filter(isFixedTeamOf(teamSize));
  const solo = season.find('start with a solo format and a team of ten', (offer) => {
    const hasTeam = teams.some((team) => isSame(team, offer));
    return (
      isPlainSolo(offer) &&
      hasTeam &&
      season.cards.filter(({ event }) => event.public_id === offer.card.event.public_id).length > 1
    );
  });
  const team = teams.find((offer) => isSame(offer, solo)) as Offer;
  return { solo, team };
};

test('a new visitor buys for two runners and a whole team, and holds tickets that a scanner reads', async ({
  page,
  season,
  email,
}) => {
  test.slow();
  const { solo, team } = findBoth(season);
  const city = cityOf(solo);

  await test.step('finds the start in the calendar', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Выбрать старт' }).click();
    await expect(page).toHaveURL('/calendar');
    await page.getByLabel('Город', { exact: true }).selectOption({ label: city });
    await expect(page).toHaveURL(/\/calendar\?.*city=\d+/);
    await expect(page.getByRole('link', { name: `Убрать фильтр: ${city}` })).toBeVisible();
    await page.getByLabel('Событие', { exact: true }).selectOption({ label: solo.card.event.event_type.title });
    await expect(page).toHaveURL(/type=/);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(
      season.cards.filter(
        (card) => cityOf({ card }) === city && card.event.event_type.public_id === solo.card.event.event_type.public_id,
      ).length,
    );
    await page.getByRole('link', { name: city, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/event/${solo.card.event.public_id}\\?city=${solo.card.public_id}$`));
  });

  await test.step('looks at another city of the event and comes back', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(city);
    const other = season.findCard(
      'other city of the event',
      ({ event, public_id }) => event.public_id === solo.card.event.public_id && public_id !== solo.card.public_id,
    );
    for (const name of [cityOf({ card: other }), city]) {
      await page.getByRole('button', { name: 'Другой город' }).click();
      const popup = page.getByRole('dialog', { name: 'Выберите город' });
      await popup
        .getByRole('button')
        .filter({ has: page.getByText(name, { exact: true }) })
        .click();
      await expect(popup).toBeHidden();
      await expect(heading).toHaveText(name);
    }
  });

  await test.step('takes two tickets in the popup', async () => {
    // The poster's own: another city has just put the page back to its top, and the bar comes or goes by itself.
    await page.getByRole('link', { name: 'Выбрать билет' }).first().click();
    const popup = shop.ticketPopup(page);
    await expect(popup).toHaveAccessibleName(`Билет: ${city}`);
    await shop.formatRadio(popup, solo.format).check();
    await shop.setCount(popup, 2);
    // A plate of the popup may name the same sum.
    const total = popup.locator('b[aria-live="polite"]');
    await expect(total).toHaveText(shop.money(2 * (solo.format.prices.athlete?.price ?? 0)));
    await expectAccessible(page);
    await popup.getByRole('button', { name: 'В корзину' }).click();
    await expect(page).toHaveURL('/basket');
    const group = shop.ticketGroup(page, solo.format);
    await expect(group.getByRole('tab')).toHaveText([/^Билет 1/, /^Билет 2/]);
    await expect(page.getByRole('region', { name: 'Бронь мест' }).getByRole('timer')).toHaveText(freshHold);
  });

  await test.step('adds a whole team from the page of its format', async () => {
    await shop.addToBasket(page, team, teamSize);
    await expect(
      shop.ticketGroup(page, team.format).getByRole('group', { name: 'Билеты' }).locator('output'),
    ).toHaveText(String(teamSize));
    await expect(page.getByRole('banner').getByRole('link', { name: `Корзина: ${tickets} товаров` })).toBeVisible();
  });

  await test.step('names the participants and pays', async () => {
    await expect(shop.payButton(page)).toBeDisabled();
    const group = shop.ticketGroup(page, solo.format);
    for (const [index, person] of [anna, pavel].entries()) {
      const panel = await shop.openTab(group, index + 1);
      await fillParticipant(panel, solo.format, person);
      await expect(shop.ticketTab(group, index + 1)).toHaveAccessibleName(/заполнен$/);
    }
    await shop.fillBuyer(page, email);
    const sum = 2 * (solo.format.prices.athlete?.price ?? 0) + teamSize * (team.format.prices.athlete?.price ?? 0);
    await expect(shop.payButton(page)).toHaveText(shop.money(sum));
    await expectAccessible(page);
    await shop.payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expect(page.getByRole('definition').filter({ hasText: shop.money(sum) })).toBeVisible();
    await expectAccessible(page);
    await shop.decideAtBank(page, 'Оплатить');
  });

  const read = await test.step('sees the tickets, after a reload too', async () => {
    await expect(page).toHaveURL(/\/basket\/thanks\?order=/);
    const cards = shop.ticketCards(page);
    await shop.unfoldTickets(page);
    await expect(cards).toHaveCount(tickets);
    await expectAccessible(page);
    await page.reload();
    await shop.unfoldTickets(page);
    await expect(cards).toHaveCount(tickets);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored['token']).toBeTruthy();
    expect(JSON.parse(stored['userObj'] ?? 'null')).toMatchObject({ email });
    expect(stored['basketGoodsAnonymous'] ?? '[]').toBe('[]');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина пуста' })).toBeVisible();
    const codes = shop.codeOf(cards);
    await expect(codes).toHaveCount(2);
    const texts = [];
    for (const code of await codes.all()) texts.push(await readQrOnPage(code));
    return texts;
  });

  await test.step('gets one letter with one PDF of all tickets, a page each', async () => {
    const [letter] = await waitForLetters(email, 1);
    expect(letter?.subject).toMatch(/^Заказ № \w\S{7} · .+, 20\d\d$/);
    // DEC-117: more than five tickets come in one file.
    expect(letter?.attachments.map(({ filename }) => filename)).toEqual([`tickets-${tickets}.pdf`]);
    const pdf = Buffer.from(letter?.attachments[0]?.content ?? '', 'base64');
    expect(letter?.attachments[0]?.contentType).toBe('application/pdf');
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
    expect(countPages(pdf)).toBe(tickets);
    const codes = readQrsInPdf(pdf);
    for (const code of codes) expect(code).toMatch(/^T1\.[A-Z0-9-]+\.\d+\.[A-Z2-7]+$/);
    expect(codes).toHaveLength(read.length);
    expect(new Set(codes), 'the QR of each named participant, of nobody else').toEqual(new Set(read));
  });
});
