import { api } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { waitForWords } from '../support/outbox.ts';
import { anna, fillParticipant, pavel } from '../support/participant.ts';
import type { Offer } from '../support/season.ts';
import {
  addToBasket,
  codeOf,
  decideAtBank,
  fillBuyer,
  openTab,
  payButton,
  ticketCards,
  ticketGroup,
} from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const isStand = ({ format, card }: Offer): boolean =>
  Boolean(format.space) && format.booked_numbers && format.sale_state === 'open' && card.sale_state === 'open';

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Выбор мест' });
const seat = (page: Page, words: RegExp): Locator => sheet(page).getByRole('button', { name: words });

test('two friends choose seats on the plan, lose one to somebody faster, and their tickets say where to sit', async ({
  page,
  season,
  baseURL,
  email,
  watch,
  isPhone,
}) => {
  test.slow();
  watch.expectRefusals('/numbers');
  const offer = season.find('stand with a plan', isStand);
  const client = makeClient({ baseUrl: String(baseURL) });
  const plan = await client(api.spaces.one, { params: { id: offer.format.space ?? '' } });
  const named = plan.values.sectors.flatMap((sector) =>
    sector.rows.flatMap((row) => row.seats.map((one) => ({ ...one, sector: sector.title, row: row.title }))),
  );
  const seatsLeft = named.filter(({ number }) => plan.free_numbers.includes(number));
  // The other width buys at the same time, from the other end of the stand.
  const free = isPhone ? seatsLeft.toReversed() : seatsLeft;
  const beside = (one: (typeof free)[number]) =>
    free.find(({ number, sector, row }) => number === one.number - 1 && sector === one.sector && row === one.row);
  const first = free.find(beside);
  const second = first && beside(first);
  const lost = free.find((one) => one !== first && one !== second);
  if (!first || !second || !lost) throw new Error('the stand is full');
  const nameOf = (one: typeof first): string => `Сектор ${one.sector}, ряд ${one.row}, место ${one.place}`;

  await addToBasket(page, offer, 2);
  const group = ticketGroup(page, offer.format);
  const seats = group.getByRole('region', { name: 'Места' });
  await expect(seats.getByRole('listitem')).toHaveText([/посадим на свободное/, /посадим на свободное/]);
  await seats.getByRole('button', { name: 'Выбрать места на плане' }).click();
  // Keys are spoken of where there are some.
  await expect(sheet(page).getByText('С клавиатуры')).toBeVisible({ visible: !isPhone });

  await test.step('by touch: the first ticket, then the second by itself', async () => {
    await seat(page, new RegExp(`^${nameOf(first)}, свободно$`)).click();
    await expect(seat(page, new RegExp(`^${nameOf(first)}, ваше`))).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });

  /** Presses a seat that somebody else has got since the page asked; it is told at the seat, and nothing else is said. */
  const loseSeat = async (): Promise<void> => {
    const rival = await client(api.holds.create, {
      body: { format_public_id: offer.format.public_id, kind: 'spectator', count: 1 },
    });
    // The page still has the plan of a moment ago.
    await page.route('**/api/space/**', (route) => route.fulfill({ json: plan }));
    await expect(seat(page, new RegExp(`^${nameOf(lost)}, свободно$`))).toBeVisible();
    await client(api.holds.numbers, { params: { id: rival.hold_id }, body: { numbers: [lost.number] } });
    await seat(page, new RegExp(`^${nameOf(lost)}, свободно$`)).click();
    await page.unroute('**/api/space/**');
    await expect(sheet(page).getByRole('alert')).toContainText(nameOf(lost));
    await expect(sheet(page).getByRole('alert')).toBeInViewport();
    await expect(sheet(page).getByRole('status')).not.toContainText(nameOf(lost));
    await expect(seat(page, new RegExp(`^${nameOf(lost)}, занято$`))).toBeVisible();
    await client(api.holds.release, { params: { id: rival.hold_id } });
  };

  await test.step('one that somebody was faster for is told', loseSeat);

  await test.step('by keys, from the seat beside', async () => {
    await sheet(page)
      .getByRole('button', { name: /^Билет 2/ })
      .click();
    const from = seat(page, new RegExp(`^${nameOf(first)}, ваше`));
    await from.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(seat(page, new RegExp(`^${nameOf(second)}, свободно$`))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(seat(page, new RegExp(`^${nameOf(second)}, (выбрано|ваше)`))).toBeVisible();
  });

  await test.step('a ticket whose new seat somebody took keeps the seat it had', async () => {
    const chip = sheet(page).getByRole('button', { name: /^Билет 1/ });
    await chip.click();
    await loseSeat();
    await expect(chip).toHaveText(`Билет 1: ${nameOf(first)}`);
    await expect(sheet(page).getByRole('alert')).toContainText('Прежний выбор остался за вами');
    await expect(seat(page, new RegExp(`^${nameOf(first)}, выбрано$`))).toBeVisible();
    const held = await client(api.spaces.one, { params: { id: offer.format.space ?? '' } });
    expect(held.booked_numbers).toEqual(expect.arrayContaining([first.number, second.number]));
  });

  await test.step('the list says the same', async () => {
    await sheet(page).getByRole('button', { name: 'Списком' }).click();
    await expect(sheet(page).getByLabel('Ряд', { exact: true })).toHaveValue(second.row);
    await sheet(page).getByLabel('Сектор', { exact: true }).selectOption(first.sector);
    await sheet(page).getByLabel('Ряд', { exact: true }).selectOption(first.row);
    await expect(
      sheet(page).getByRole('button', { name: new RegExp(`^Место ${first.place}, (выбрано|ваше)`) }),
    ).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Готово' }).click();
    await expect(seats.getByRole('listitem')).toHaveText([new RegExp(nameOf(first)), new RegExp(nameOf(second))]);
  });

  await test.step('a reload keeps them', async () => {
    await page.reload();
    await expect(seats.getByRole('listitem')).toHaveText([new RegExp(nameOf(first)), new RegExp(nameOf(second))]);
    const held = await client(api.spaces.one, { params: { id: offer.format.space ?? '' } });
    expect(held.booked_numbers).toEqual(expect.arrayContaining([first.number, second.number]));
  });

  await fillParticipant(await openTab(group, 1), offer.format, anna);
  await fillParticipant(await openTab(group, 2), offer.format, pavel);
  await fillBuyer(page, email);
  await payButton(page).click();
  await decideAtBank(page, 'Оплатить');
  const cards = ticketCards(page);
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: nameOf(first) })).toHaveCount(1);
  await expect(cards.filter({ hasText: nameOf(second) })).toHaveCount(1);
  await expect(codeOf(cards.first())).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Места на трибуне за вами' })).toBeVisible();
  await expectFits(page);
  expect(await waitForWords(email, new RegExp(`(${nameOf(first)})`))).toBe(nameOf(first));
});
