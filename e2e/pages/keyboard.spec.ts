import type { Locator, Page } from '@playwright/test';
import type { EventFormat } from '@trassa/contracts';
import { awake } from '../support/awake.ts';
import { waitForLetters } from '../support/outbox.ts';
import { bornBefore, choice } from '../support/participant.ts';
import { isPlainSolo, type Offer } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce', colorScheme: 'dark' });

const mostSteps = 120;

/** Walks by Tab until the focus is there; fails when it never gets there. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${target.toString()}`);
};

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

const type = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

const englishTitle = async (page: Page, format: EventFormat): Promise<string> => {
  const answer = await page.request.get(`/api/event_format/${format.public_id}`, { headers: { language: 'en' } });
  return ((await answer.json()) as { values: EventFormat }).values.title;
};

const isSimplest = (offer: Offer): boolean => isPlainSolo(offer) && offer.format.clusters.length === 0;

test('a ticket can be bought in English by the keyboard alone, and nothing moves', async ({ page, season, email }) => {
  const { card, format } = season.find('solo format without start groups', isSimplest);
  await page.goto(`/event/${card.event.public_id}?city=${card.public_id}&lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await awake(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await press(page, page.getByRole('link', { name: 'Choose a ticket' }).first());
  const popup = page.getByRole('dialog', { name: /^Ticket: / });
  await expect(popup.getByRole('radio', { checked: true }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.getByRole('link', { name: 'Choose a ticket' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const formats = popup.getByRole('group', { name: 'Format', exact: true });
  await expect(formats).toBeVisible();
  await tabTo(page, formats.getByRole('radio', { checked: true }));
  const wanted = formats.getByRole('radio', { name: await englishTitle(page, format) }).first();
  for (let step = 0; step < 10 && !(await wanted.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
  await press(page, popup.getByRole('button', { name: 'Add to basket' }));
  await expect(page).toHaveURL('/basket');

  const panel = shop.ticketPanel(shop.ticketGroup(page, format), 1);
  await expect(panel.getByLabel('Last name', { exact: true })).toBeVisible();
  await type(page, panel.getByLabel('Last name', { exact: true }), 'Vetrova');
  await type(page, panel.getByLabel('First name', { exact: true }), 'Anna');
  await type(page, panel.getByLabel('Date of birth', { exact: true }), bornBefore(format, 30));
  await tabTo(page, panel.getByRole('radio', { name: 'Male', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: 'Female' })).toBeChecked();
  await type(page, panel.getByLabel('Phone', { exact: true }), '9161234567');
  const sizes = choice(panel, 'Shirt size');
  if ((await sizes.count()) > 0) {
    await tabTo(page, sizes.locator('input:not([disabled])').first());
    await page.keyboard.press('Space');
  }
  await type(page, page.getByLabel('Email', { exact: true }), email);
  await tabTo(page, page.getByRole('checkbox', { name: /^I agree/ }));
  await page.keyboard.press('Space');
  const pay = page.getByRole('button', { name: /^Pay [\d,\s]*/ });
  await expect(pay).toBeEnabled();
  await press(page, pay);
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Pay / }).first());
  await expect(shop.ticketCards(page)).toHaveCount(1);
  const moving = await page.evaluate(
    () => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving, 'animations on the thank-you page').toBe(0);
  const letters = await waitForLetters(email, 1);
  expect(letters.map(({ subject }) => subject).join()).not.toMatch(/Заказ|Билет/);
});

test('a submenu of the header opens by the keyboard, and shut it lets no focus in', async ({ page }) => {
  await page.goto('/about');
  await awake(page);
  const shopMenu = page.getByRole('banner').getByRole('button', { name: 'Магазин' });
  const list = page.locator(`[id="${await shopMenu.getAttribute('aria-controls')}"]`);
  const within = (): Promise<boolean> => list.evaluate((menu) => menu.contains(document.activeElement));
  await shopMenu.focus();
  await page.keyboard.press('Tab');
  expect(await within()).toBe(false);
  await shopMenu.focus();
  await page.keyboard.press('Enter');
  await expect(shopMenu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  expect(await within()).toBe(true);
  // At once, while it still fades.
  await page.keyboard.press('Escape');
  await expect(shopMenu).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await within()).toBe(false);
});
