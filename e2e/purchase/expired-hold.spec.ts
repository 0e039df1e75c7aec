import type { Page } from '@playwright/test';
import { holdMilliseconds } from '@trassa/rules';
import { freshHold } from '../support/hold.ts';
import { anna, field, fillParticipant } from '../support/participant.ts';
import { isPlainSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('a hold that ran out is told, and holding again brings back what was typed', async ({ page, season }) => {
  await page.clock.install();
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer, 2);
  const group = shop.ticketGroup(page, offer.format);
  const second = await shop.openTab(group, 2);
  await field(second, 'Фамилия').fill('Тихонова');
  await field(second, 'Дата рождения').fill('03.04.1990');
  const hold = page.getByRole('region', { name: 'Бронь мест' });
  const announced = hold.getByRole('status');
  await expect(announced).toBeEmpty();
  for (const [pause, words] of [
    [holdMilliseconds - 298_000, 'Места за вами ещё 5 минут'],
    [180_000, 'Места за вами ещё 2 минуты'],
    [60_000, 'Места за вами ещё 1 минута'],
  ] as const) {
    await page.clock.fastForward(pause);
    await expect(announced).toHaveText(words);
  }
  await page.clock.fastForward('01:10');
  const popup = page.getByRole('alertdialog', { name: 'Время брони вышло' });
  await expect(popup.getByText(offer.format.title)).toBeVisible();
  // The lines stay in sight behind it, with what was typed, and nothing of them can be touched.
  const typed = page.locator('[inert] input').filter({ visible: true });
  await expect(typed.first()).toBeVisible();
  await expect(page.locator('[inert]').getByText(offer.format.event.title).first()).toBeVisible();
  // Nothing typed is lost by a reload, nor by closing the popup.
  await page.reload();
  await expect(popup.getByText(offer.format.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page.getByRole('button', { name: 'Что дальше' }).click();
  await popup.getByRole('button', { name: 'Забронировать снова' }).click();
  await expect(popup).toBeHidden();
  await expect(hold.getByRole('timer')).toHaveText(freshHold);
  const again = await shop.openTab(group, 2);
  await expect(field(again, 'Фамилия')).toHaveValue('Тихонова');
  await expect(field(again, 'Дата рождения')).toHaveValue('03.04.1990');
});

test('tickets left alone for longer than a hold leave the basket with the page opened later', async ({
  page,
  season,
}) => {
  await page.clock.install();
  const offer = season.find('plain solo format', isPlainSolo);
  await shop.addToBasket(page, offer);
  await page.goto('/calendar');
  await page.clock.fastForward(holdMilliseconds + 5000);
  await page.goto('/basket');
  await page
    .getByRole('alertdialog', { name: 'Время брони вышло' })
    .getByRole('button', { name: 'Убрать из корзины' })
    .click();
  await expect(page.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('basketGoodsAnonymous') ?? '[]')).toBe('[]');
});

const endHolds = async (page: Page): Promise<void> => {
  const ids = await page.evaluate(() =>
    (JSON.parse(localStorage.getItem('basketGoodsAnonymous') ?? '[]') as { hold_id?: string }[]).flatMap(
      (line) => line.hold_id ?? [],
    ),
  );
  for (const id of new Set(ids)) await page.request.delete(`/api/hold/${id}`);
};

for (const found of ['by the prices of a page opened anew', 'by one ticket more', 'by the payment'] as const)
  test(`a hold that the server ended while the clock still runs, found ${found}, is offered to be held again`, async ({
    page,
    season,
    email,
    watch,
  }) => {
    const offer = season.find('plain solo format', isPlainSolo);
    await shop.addToBasket(page, offer);
    const group = shop.ticketGroup(page, offer.format);
    await fillParticipant(await shop.openTab(group, 1), offer.format, anna);
    await shop.fillBuyer(page, email);
    await expect(shop.payButton(page)).toBeEnabled();
    watch.expectRefusals('/api/hold', '/available', '/api/payment');
    await endHolds(page);
    if (found === 'by the prices of a page opened anew') await page.reload();
    else if (found === 'by one ticket more') await group.getByRole('button', { name: 'Больше' }).click();
    else await shop.payButton(page).click();
    const popup = page.getByRole('alertdialog', { name: 'Время брони вышло' });
    await expect(popup.getByText(offer.format.title)).toBeVisible();
    await popup.getByRole('button', { name: 'Забронировать снова' }).click();
    await expect(popup).toBeHidden();
    await expect(field(await shop.openTab(group, 1), 'Фамилия')).toHaveValue(anna.lastName);
  });

test('places that others took meanwhile are named, the other line stays, and the calendar is a press away', async ({
  page,
  season,
  watch,
}) => {
  const kept = season.find('plain solo format', isPlainSolo);
  const lost = season.find(
    'plain solo format of another event',
    (offer) => isPlainSolo(offer) && offer.card.event.public_id !== kept.card.event.public_id,
  );
  for (const offer of [kept, lost]) await shop.addToBasket(page, offer);
  watch.expectRefusals('/api/hold', '/available', '/api/payment');
  await endHolds(page);
  await page.route('**/api/hold', (route) =>
    (route.request().postData() ?? '').includes(lost.format.public_id)
      ? route.fulfill({ status: 400, json: { message: 'Мест нет', code: 'tickets_unavailable', tickets_left: 0 } })
      : route.continue(),
  );
  await page.reload();
  const popup = page.getByRole('alertdialog', { name: 'Время брони вышло' });
  await popup.getByRole('button', { name: 'Забронировать снова' }).click();
  await expect(popup.getByRole('alert')).toHaveText(
    `Столько мест уже нет: ${lost.card.event.title}: ${lost.format.title}`,
  );
  await popup.getByRole('link', { name: 'Перейти в календарь' }).click();
  await expect(page).toHaveURL('/calendar');
  await page.goto('/basket');
  await expect(shop.ticketGroup(page, kept.format)).toBeVisible();
  await expect(shop.ticketGroup(page, lost.format)).toHaveCount(0);
});
