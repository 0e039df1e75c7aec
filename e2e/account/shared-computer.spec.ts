import type { Page } from '@playwright/test';
import { api } from '@trassa/contracts';
import { heading, leave, login, stored } from '../support/account.ts';
import { createMember } from '../support/member.ts';
import { anna, field, fillParticipant } from '../support/participant.ts';
import { isPlainSolo, type Offer } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { storedBytes } from '../support/stored-bytes.ts';
import { expect, test } from '../support/test.ts';

const surname = 'Канарейкина';
const phone = '9167770011';

/** Nothing of the person who left is kept, in any form a storage may have. */
const expectForgotten = async (page: Page, email: string): Promise<void> => {
  const kept = await storedBytes(page);
  for (const canary of [surname, phone, '916) 777', email.split('@')[0] ?? email])
    expect(
      kept.filter(({ text }) => text.includes(canary)).map(({ place }) => place),
      canary,
    ).toEqual([]);
};

/** A guest fills a ticket and says who he is. */
const fillBasket = async (page: Page, offer: Offer, email: string): Promise<void> => {
  await shop.addToBasket(page, offer);
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), 1);
  await fillParticipant(panel, offer.format, { ...anna, lastName: surname, phone });
  await shop.fillBuyer(page, email);
  await expect.poll(() => stored(page, 'basketGoodsAnonymous')).toContain(surname);
};

/** Reading the basket of the server takes its time. */
const slowDown = async (page: Page): Promise<{ asked(): number }> => {
  let asked = 0;
  await page.route('**/api/user/basket', async (route) => {
    if (route.request().method() === 'GET') {
      asked += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, 2500);
      });
    }
    await route.continue().catch(() => undefined);
  });
  return { asked: () => asked };
};

test('a basket changed while the account answers reaches the account, and signing out leaves no personal byte', async ({
  page,
  baseURL,
  season,
  email,
}) => {
  test.slow();
  const member = await createMember(baseURL ?? '', email);
  const offer = season.find('plain solo format', isPlainSolo);
  await fillBasket(page, offer, email);
  const slow = await slowDown(page);
  await page.goto('/login?next=%2Fbasket');
  await login(page, email, 'Trassa2027');
  await expect(page).toHaveURL('/basket');
  await expect.poll(slow.asked).toBe(1);
  const panel = await shop.openTab(shop.ticketGroup(page, offer.format), 1);
  await field(panel, 'Отчество').fill('Львовна');
  await expect.poll(() => stored(page, 'basketGoods')).toContain('Львовна');
  await leave(page);
  await expectForgotten(page, email);
  const { values } = await member.client(api.basket.read, {});
  expect(JSON.stringify(values)).toContain('Львовна');

  const next = await createMember(baseURL ?? '', `next-${email}`);
  await page.goto('/login?next=%2Fbasket');
  await login(page, next.email, 'Trassa2027');
  await expect(page).toHaveURL('/basket');
  await expect(page.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
  expect((await next.client(api.basket.read, {})).values).toEqual([]);
});

test('a window that still waits for an answer writes nothing after signing out in another one', async ({
  page,
  context,
  baseURL,
  season,
  email,
}) => {
  test.slow();
  await createMember(baseURL ?? '', email);
  const offer = season.find('plain solo format', isPlainSolo);
  await fillBasket(page, offer, email);
  await page.goto('/login?next=%2Fbasket');
  await login(page, email, 'Trassa2027');
  await expect(page).toHaveURL('/basket');
  await expect.poll(() => stored(page, 'basketSync')).toBe('loaded');
  const slow = await slowDown(page);
  await page.goto('/me');
  await page.goto('/basket');
  await expect.poll(slow.asked).toBeGreaterThan(0);
  const other = await context.newPage();
  await leave(other);
  await expect(page.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
  const answer = page.waitForResponse('**/api/user/basket').catch(() => null);
  await Promise.race([answer, page.waitForTimeout(3000)]);
  for (const tab of [page, other]) await expectForgotten(tab, email);
  await page.goBack();
  await expect(heading(page, 'Авторизация')).toBeVisible();
  await expectForgotten(page, email);
});

test('a login that the server ended leaves no personal byte either', async ({
  page,
  baseURL,
  season,
  watch,
  email,
}) => {
  test.slow();
  const member = await createMember(baseURL ?? '', email);
  const offer = season.find('plain solo format', isPlainSolo);
  await fillBasket(page, offer, email);
  await page.goto('/login?next=%2Fme');
  await login(page, email, 'Trassa2027');
  await expect(page).toHaveURL('/me');
  await expect.poll(() => stored(page, 'basketSync')).toBe('loaded');
  await member.client(api.logins.endOthers, {});
  watch.expectRefusals('/api/');
  await page.goto('/me/setting');
  await expect(heading(page, 'Авторизация')).toBeVisible();
  await expectForgotten(page, email);
});
