import type { EventCityCard } from '@trassa/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/check-page.ts';
import { waitForWords } from '../support/outbox.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const open = (page: Page, card: EventCityCard) => page.goto(`/event/${card.event.public_id}?city=${card.public_id}`);

test('a full start preselects nothing and leads to another city on sale', async ({ page, season }) => {
  const full = season.findCard(
    'full start with another city on sale',
    (card) =>
      card.sale_state === 'sold_out' &&
      season.cards.some((other) => other.event.public_id === card.event.public_id && other.sale_state === 'open'),
  );
  await page.goto(`/calendar/${full.event.public_id}?start=${full.public_id}`);
  const popup = shop.ticketPopup(page);
  await expect(popup.getByText('Все места заняты')).toBeVisible();
  await expect(popup.getByRole('group', { name: 'Формат' }).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(popup.getByRole('button', { name: 'В корзину' })).toHaveCount(0);
  await popup.getByRole('listitem').getByRole('link').first().click();
  await expect(popup.getByRole('group', { name: 'Формат' }).getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(popup.getByRole('button', { name: 'В корзину' })).toBeVisible();
});

test('a guest is reminded of an opening once the letter’s button is pressed', async ({ page, season, email }) => {
  const soon = season.findCard('start not on sale yet', (card) => card.sale_state === 'soon');
  await open(page, soon);
  await page.getByRole('button', { name: 'Напомнить об открытии' }).click();
  const form = page.getByRole('dialog', { name: 'Напомнить об открытии продажи' });
  await form.getByRole('button', { name: 'Напомнить', exact: true }).click();
  await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Напомнить', exact: true }).click();
  await expect(form.getByRole('status')).toContainText('Мы отправили письмо');
  const link = await waitForWords(email, /(\/reminder\/confirm\/\S+)/);
  await page.goto(link);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Напомнить', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Напомним за сутки и за 30 минут до открытия продажи',
  );
});
