import type { EventCityCard } from '@trassa/contracts';
import type { Page } from '@playwright/test';
import { waitForWords } from '../support/outbox.ts';
import { anna, fillParticipant } from '../support/participant.ts';
import { isOnSale, left, type Offer } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const open = (page: Page, card: EventCityCard) => page.goto(`/event/${card.event.public_id}?city=${card.public_id}`);

test('a start that is sold out, not on sale yet or over says so and sells nothing', async ({ page, season }) => {
  const expectNothingSold = async (): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Выбрать билет' })).toHaveCount(0);
  };
  // Away while the note of the sale enters the window, which it may do at once.
  const bar = page.getByRole('region', { name: 'Покупка билета', includeHidden: true });
  const inState = (state: EventCityCard['sale_state']) =>
    season.findCard(`${state} start`, (card) => card.sale_state === state);

  const note = page.getByRole('region', { name: /места заняты|^Продажа/ });
  await open(page, inState('sold_out'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await expect(bar).toContainText('Все места заняты');
  await expect(page.getByRole('link', { name: 'Что дальше', includeHidden: true })).toHaveAttribute('href', /#next$/);
  await note.getByRole('heading', { name: 'Все места заняты' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await expect(page.getByText('Мест нет').first()).toBeVisible();
  await expectNothingSold();

  await open(page, inState('soon'));
  await expect(bar).toContainText(/Продажа с \d/);
  await expectNothingSold();

  await open(page, inState('past'));
  await expect(bar).toHaveCount(0);
  await expect(page.getByText('Завершено').first()).toBeVisible();
  await expectNothingSold();

  await open(page, inState('closed'));
  await expect(bar).toContainText('Продажа закрыта');
  await expectNothingSold();
});

test('the server refuses what the page does not sell', async ({ request, season, watch }) => {
  watch.expectRefusals('/api/hold');
  const refusals: [EventCityCard['sale_state'], string][] = [
    ['soon', 'Продажа ещё не началась'],
    ['closed', 'Продажа закрыта'],
  ];
  for (const [state, message] of refusals) {
    const { format } = season.find(`format that is ${state}`, (offer) => offer.format.sale_state === state);
    const answer = await request.post('/api/hold', {
      data: { format_public_id: format.public_id, kind: format.kinds[0], count: 1 },
    });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ message });
  }
  const full = season.find(
    'format without places',
    (offer) => offer.format.sale_state === 'sold_out' && left(offer) === 0,
  );
  const answer = await request.post('/api/hold', {
    data: { format_public_id: full.format.public_id, kind: full.format.kinds[0], count: 1 },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ message: 'Указанное количество билетов недоступно' });
});

test('a hidden format is sold by its own address only', async ({ page, season }) => {
  const hidden = season.find('hidden format', (offer) => offer.format.hidden && offer.format.sale_state === 'open');
  const { title } = hidden.format;
  await open(page, hidden.card);
  await expect(page.getByRole('heading', { name: 'Форматы' })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await page.getByRole('heading', { name: 'Место', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Покупка билета' }).getByRole('link', { name: 'Выбрать билет' }).click();
  await expect(shop.ticketPopup(page).getByRole('radio').first()).toBeVisible();
  await expect(shop.ticketPopup(page).getByRole('radio', { name: title })).toHaveCount(0);
  await shop.addToBasket(page, hidden);
  await expect(shop.ticketGroup(page, hidden.format).getByText(title)).toBeVisible();
});

test('a free ticket needs no bank', async ({ page, season, email }) => {
  const isFree = (offer: Offer): boolean =>
    isOnSale(offer) && (offer.format.prices[offer.format.kinds[0] ?? 'athlete']?.price ?? 1) === 0;
  const free = season.find(
    'free format with a form',
    (offer) => isFree(offer) && offer.format.preregistration && !offer.format.isTeam,
  );
  await shop.addToBasket(page, free);
  await fillParticipant(await shop.openTab(shop.ticketGroup(page, free.format), 1), free.format, anna);
  await shop.fillBuyer(page, email);
  await expect(shop.payButton(page)).toHaveText('Оформить заказ');
  await shop.payButton(page).click();
  await expect(page).toHaveURL(/\/basket\/thanks\?order=/);
  await expect(shop.ticketCards(page)).toHaveCount(1);
  // The mailbox of a guest is not proved yet: nothing is said to be done.
  await expect(page.getByRole('heading', { level: 1, name: 'Подтвердите заказ' })).toBeVisible();
  await expect(page.getByText('Ждём подтверждения')).toBeVisible();
  const link = await waitForWords(email, /https?:\/\/[^/\s]+(\/basket\/thanks\?order=[\w-]+#confirm=[\w-]+)/);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Подтвердить и получить билеты' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Вы на трассе' })).toBeVisible();
  await expect(page.getByText('Заказ оформлен').first()).toBeVisible();
});

test('the format that was asked for stands in sight in its popup, the last of many too', async ({ page, season }) => {
  const offer = season.find('places of spectators', ({ format }) => format.kinds.includes('spectator'));
  await page.goto(shop.pageOf(offer));
  await page.getByRole('link', { name: `Выбрать: ${offer.format.title}`, exact: true }).click();
  const radio = shop.formatRadio(shop.ticketPopup(page), offer.format);
  await expect(radio).toBeChecked();
  await expect(radio.locator('..')).toBeInViewport({ ratio: 0.9 });
});
