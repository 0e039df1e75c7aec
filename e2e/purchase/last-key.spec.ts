import type { Locator, Page } from '@playwright/test';
import { anna, bornBefore, field, fillParticipant } from '../support/participant.ts';
import { isPlainSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

type PaidLine = { info: { last_name: string } };

/** The last key and the press of the pay button, with nothing between them. */
const typeAndPay = async (page: Page, input: Locator, text: string): Promise<void> => {
  const button = await shop.payButton(page).elementHandle();
  await input.evaluate(
    (element: HTMLInputElement, [typed, pay]) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, typed);
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      (pay as HTMLElement | null)?.click();
    },
    [text, button] as const,
  );
};

test('pays for what is typed at the moment of the press, down to the last letter', async ({ page, season, email }) => {
  const offer = season.find('plain solo format', isPlainSolo);
  const sent: string[][] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/payment')) return;
    const { tickets } = request.postDataJSON() as { tickets: PaidLine[] };
    sent.push(tickets.map(({ info }) => info.last_name));
  });
  await shop.addToBasket(page, offer);
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), 1);
  await fillParticipant(panel, offer.format, { ...anna, lastName: 'Ветров' });
  await shop.fillBuyer(page, email);
  await expect(shop.payButton(page)).toBeEnabled();

  await test.step('a key that spoils an answer stops the press', async () => {
    const birth = field(panel, 'Дата рождения');
    const right = await birth.inputValue();
    await typeAndPay(page, birth, bornBefore(offer.format, 1));
    await expect(shop.payReason(page, 'заполните билет 1')).toBeVisible();
    await expect(shop.payButton(page)).toBeDisabled();
    expect(sent).toEqual([]);
    await birth.fill(right);
    await expect(shop.payButton(page)).toBeEnabled();
  });

  await typeAndPay(page, field(panel, 'Фамилия'), 'Ветрова');
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  expect(sent).toEqual([['Ветрова']]);
});
