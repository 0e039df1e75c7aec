import { expect, type Locator, type Page } from '@playwright/test';
import type { EventFormat } from '@trassa/contracts';
import type { Offer } from './season.ts';

export const pageOf = ({ card, format }: Offer): string => `/event/${card.event.public_id}/${format.public_id}`;

/** Money as the page writes it, kopecks when there are any; blanks of any width between the figures. */
export const money = (roubles: number): RegExp => {
  const minimumFractionDigits = Number.isInteger(roubles) ? 0 : 2;
  const figures = new Intl.NumberFormat('ru-RU', { minimumFractionDigits }).format(roubles).replaceAll(/\s/g, '\\s');
  return new RegExp(`(^|[^\\d])${figures}\\s₽`);
};

/** The popup in which a ticket is chosen. */
export const ticketPopup = (page: Page): Locator => page.getByRole('dialog', { name: /^Билет: / });

/** The plate of a format in an open popup; several may speak of the same distance. */
export const formatRadio = (popup: Locator, { title }: Pick<EventFormat, 'title'>): Locator => {
  const name = popup.page().getByText(title, { exact: true }).and(popup.page().locator('b'));
  return popup.locator('label').filter({ has: name }).getByRole('radio');
};

/** Sets how many are bought in an open popup. */
export const setCount = async (popup: Locator, count: number): Promise<void> => {
  const shown = popup.locator('output');
  const more = popup.getByRole('button', { name: 'Больше' });
  for (let presses = 0; presses < count && (await shown.textContent()) !== String(count); presses += 1)
    await more.click();
  await expect(shown).toHaveText(String(count));
};

/** From the page of a format through its popup into the basket. */
export const addToBasket = async (page: Page, offer: Offer, count = 1): Promise<void> => {
  await page.goto(pageOf(offer));
  await page.getByRole('link', { name: `Выбрать: ${offer.format.title}`, exact: true }).click();
  const popup = ticketPopup(page);
  await expect(formatRadio(popup, offer.format)).toBeChecked();
  await setCount(popup, count);
  await popup.getByRole('button', { name: 'В корзину' }).click();
  await expect(page).toHaveURL('/basket');
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
};

/** Tickets of one format in the basket. */
export const ticketGroup = (page: Page, format: Pick<EventFormat, 'public_id'>): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.locator(`a[href$="/${format.public_id}"]`) });

const tabName = (number: number): RegExp => new RegExp(`^(Билет|Ticket) ${number}(?!\\d)`);
export const ticketTab = (group: Locator, number: number): Locator => group.getByRole('tab', { name: tabName(number) });
export const ticketPanel = (group: Locator, number: number): Locator =>
  group.getByRole('tabpanel', { name: tabName(number) });

export const openTab = async (group: Locator, number: number): Promise<Locator> => {
  await ticketTab(group, number).click();
  await expect(ticketPanel(group, number)).toBeVisible();
  return ticketPanel(group, number);
};

/** The sum with its button, the buyer and consents. */
export const checkout = (page: Page): Locator => page.getByRole('complementary').filter({ hasText: 'К оплате' });

export const payButton = (page: Page): Locator =>
  checkout(page).getByRole('button', { name: /^(Оплатить|Оформить заказ)/ });

/** Why the button is disabled: a link to the place, beginning with these words. */
export const payReason = (page: Page, words: string): Locator =>
  checkout(page).getByRole('button', { name: new RegExp(`^${words}`, 'i') });

export const fillBuyer = async (page: Page, email: string): Promise<void> => {
  await checkout(page).getByLabel('Почта', { exact: true }).fill(email);
  await checkout(page).getByRole('checkbox', { name: 'Согласен на обработку персональных данных' }).check();
};

type Verdict = 'Оплатить' | 'Отказать в оплате' | 'Оплатить позже срока';

/** On the page of the test bank. */
export const decideAtBank = async (page: Page, verdict: Verdict): Promise<void> => {
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(page.getByRole('heading', { name: 'Тестовая оплата' })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${verdict}( [\\d\\s,]+₽)?$`) }).click();
};

/** Tickets of a paid order on the thank-you page; those with a participant carry their QR. */
export const ticketCards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Of many tickets only the first are shown. */
export const unfoldTickets = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Показать ещё \d+ билет/ }).click();

export const codeOf = (card: Locator): Locator => card.getByRole('img', { name: /^QR-код билета / });
