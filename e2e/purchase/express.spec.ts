import type { Locator, Page } from '@playwright/test';
import { api } from '@trassa/contracts';
import { createMember, enterAs } from '../support/member.ts';
import { anna, bornBefore, choice, field, suitableAge } from '../support/participant.ts';
import { isQuickSolo, type Offer } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** From the event page to the page of the bank, in milliseconds. */
const longest = 60_000;
const mostTaps = { returning: 14, newcomer: 25 } as const;

/** Counts every press of a finger or a mouse, over all pages of the journey. */
const countTaps = async (page: Page): Promise<() => Promise<number>> => {
  let taps = 0;
  await page.exposeFunction('countTap', () => void (taps += 1));
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => void (window as unknown as { countTap(): Promise<void> }).countTap(), true);
  });
  return () => Promise.resolve(taps);
};

const type = async (control: Locator, text: string): Promise<void> => {
  await control.click();
  await control.pressSequentially(text);
};

const takeTicket = async (page: Page, { format }: Offer): Promise<Locator> => {
  await page.getByRole('link', { name: `Выбрать: ${format.title}`, exact: true }).click();
  await shop.ticketPopup(page).getByRole('button', { name: 'В корзину' }).click();
  await expect(page).toHaveURL('/basket');
  const group = shop.ticketGroup(page, format);
  await expect(field(group, 'Фамилия')).toBeVisible();
  return shop.ticketPanel(group, 1);
};

const takeShirt = async (panel: Locator): Promise<void> => {
  const sizes = choice(panel, 'Размер футболки');
  if ((await sizes.count()) === 0) return;
  await sizes
    .locator('label')
    .filter({ has: panel.page().locator('input:enabled') })
    .last()
    .click();
};

const agreeAndPay = async (page: Page): Promise<void> => {
  await shop.checkout(page).getByRole('checkbox', { name: 'Согласен на обработку персональных данных' }).click();
  await shop.payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
};

const tell = (who: string, taps: number, since: number): void => {
  const seconds = Math.round((Date.now() - since) / 100) / 10;
  test.info().annotations.push({ type: 'express path', description: `${who}: ${taps} taps, ${seconds} s` });
};

test('a new person gets from the event to the bank within a minute and 25 taps', async ({ page, season, email }) => {
  const offer = season.find('format that asks little', isQuickSolo);
  const taps = await countTaps(page);
  await page.goto(shop.pageOf(offer));
  const since = Date.now();
  const panel = await takeTicket(page, offer);
  await type(field(panel, 'Фамилия'), anna.lastName);
  await type(field(panel, 'Имя'), anna.firstName);
  await type(field(panel, 'Дата рождения'), bornBefore(offer.format, suitableAge(offer.format)));
  if (offer.format.gender === null) await panel.getByRole('radio', { name: 'Женский' }).click();
  await type(field(panel, 'Телефон'), '9161234567');
  await takeShirt(panel);
  await type(shop.checkout(page).getByLabel('Почта', { exact: true }), email);
  await agreeAndPay(page);
  tell('new', await taps(), since);
  expect(await taps()).toBeLessThanOrEqual(mostTaps.newcomer);
  expect(Date.now() - since).toBeLessThanOrEqual(longest);
});

test('a returning person is known: within a minute and 14 taps', async ({ page, season, email, baseURL }) => {
  const offer = season.find('format that asks little', isQuickSolo);
  const member = await createMember(baseURL ?? '', email);
  const body = {
    name: anna.firstName,
    last_name: anna.lastName,
    birth_date: bornBefore(offer.format, suitableAge(offer.format)).split('.').toReversed().join('-'),
    gender: 'female',
  };
  const { user } = await member.client(api.profile.change, { body });
  await enterAs(page, { ...member, user });
  const taps = await countTaps(page);
  await page.goto(shop.pageOf(offer));
  const since = Date.now();
  const panel = await takeTicket(page, offer);
  const me = panel.getByRole('button', { name: `Это я: ${anna.firstName} ${anna.lastName}` });
  await me.click();
  await expect(field(panel, 'Фамилия')).toHaveValue(anna.lastName);
  await expect(me).toHaveAttribute('aria-pressed', 'true');
  await type(field(panel, 'Телефон'), '9161234567');
  await takeShirt(panel);
  await agreeAndPay(page);
  tell('returning', await taps(), since);
  expect(await taps()).toBeLessThanOrEqual(mostTaps.returning);
  expect(Date.now() - since).toBeLessThanOrEqual(longest);
});
