import { api } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import type { Page } from '@playwright/test';
import { buyForPavel, createMember, enterAs, isoBirth } from '../support/member.ts';
import { anna, bornBefore, field, pavel, suitableAge } from '../support/participant.ts';
import { isQuickSolo } from '../support/season.ts';
import * as shop from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const nameOf = ({ firstName, lastName }: typeof anna): string => `${firstName} ${lastName}`;
const people = (page: Page) => page.getByRole('group', { name: 'Кто участвует' });

test('a person of the account is filled in by one press, and changed by another', async ({
  page,
  season,
  email,
  baseURL,
}) => {
  test.slow();
  const offer = season.find('format that asks little', isQuickSolo);
  const member = await createMember(baseURL ?? '', email);
  const { user } = await member.client(api.profile.change, {
    body: { name: anna.firstName, last_name: anna.lastName, gender: 'female' },
  });
  await enterAs(page, { ...member, user });
  await buyForPavel(page, member, offer);
  await shop.addToBasket(page, offer, 2);
  const group = shop.ticketGroup(page, offer.format);
  const panel = await shop.openTab(group, 1);
  await panel.getByRole('button', { name: nameOf(pavel) }).click();
  await expect(field(panel, 'Фамилия')).toHaveValue(pavel.lastName);
  await expect(field(panel, 'Дата рождения')).toHaveValue(bornBefore(offer.format, suitableAge(offer.format)));
  await expect(panel.getByRole('radio', { name: 'Мужской' })).toBeChecked();
  await panel.getByRole('button', { name: `Это я: ${nameOf(anna)}` }).click();
  await expect(field(panel, 'Фамилия')).toHaveValue(anna.lastName);
  await expect(field(panel, 'Дата рождения')).toHaveValue('');
  // Nobody runs one race twice.
  const second = await shop.openTab(group, 2);
  await expect(second.getByRole('button', { name: nameOf(pavel) })).toBeVisible();
  await expect(second.getByRole('button', { name: /^Это я/ })).toHaveCount(0);
});

test("people of an account are shown to nobody else's session, however it comes to this browser", async ({
  page,
  context,
  season,
  email,
  baseURL,
}) => {
  test.slow();
  const offer = season.find('format that asks little', isQuickSolo);
  const member = await createMember(baseURL ?? '', email);
  const stranger = await createMember(baseURL ?? '', `stranger-${email}`);
  await enterAs(page, member);
  const ticket = await buyForPavel(page, member, offer);
  await expect(stranger.client(api.tickets.one, { params: { id: ticket } })).rejects.toMatchObject({ status: 404 });
  await shop.addToBasket(page, offer);
  await expect(people(page).getByRole('button', { name: nameOf(pavel) })).toBeVisible();

  // The next person signs in in another window, and this one hears of his name before it hears of his token.
  const other = await context.newPage();
  await other.goto('/icon.svg');
  const read = page.waitForResponse((answer) => answer.url().includes('/api/user/tickets/my'));
  await other.evaluate((user) => localStorage.setItem('userObj', JSON.stringify(user)), stranger.user);
  await read;
  const readAnew = page.waitForResponse(
    async (answer) =>
      answer.url().includes('/api/user/tickets/my') &&
      (await answer.request().headerValue('authorization')) === stranger.token,
  );
  await other.evaluate((token) => localStorage.setItem('token', token), stranger.token);
  await readAnew;
  // What he puts into his basket appears here without a reload.
  await shop.addToBasket(other, offer);
  await expect(field(shop.ticketPanel(shop.ticketGroup(page, offer.format), 1), 'Фамилия')).toBeVisible();
  await expect(page.getByText(nameOf(pavel))).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    pavel.lastName,
  );
});

test('a guest is asked nothing and shown nobody, though his purchase left a token', async ({
  page,
  season,
  email,
  baseURL,
}) => {
  const offer = season.find('format that asks little', isQuickSolo);
  const guest = makeClient({ baseUrl: baseURL ?? '', headers: () => ({ language: 'ru' }) });
  const line = { unique_id: crypto.randomUUID(), format_public_id: offer.format.public_id, count: 1 };
  const { values: sizes } = await guest(api.events.shirts, { params: { event_city: offer.format.event_city } });
  const shirt = sizes.toSorted((a, b) => b.count - a.count)[0];
  const info = {
    last_name: pavel.lastName,
    first_name: pavel.firstName,
    birth_date: isoBirth(offer.format),
    gender: 'male',
    phone: `+7${pavel.phone ?? ''}`,
    ...(shirt ? { item_size: shirt.size } : {}),
  };
  const { token, user } = await guest(api.orders.pay, {
    body: { tickets: [{ ...line, preReg: 'ok', info }], email, agree: true },
    idempotencyKey: crypto.randomUUID(),
  });
  if (!token || !user) throw new Error('a guest gets a token with his order');
  await enterAs(page, { token, user });
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await shop.addToBasket(page, offer);
  await expect(field(shop.ticketPanel(shop.ticketGroup(page, offer.format), 1), 'Фамилия')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(people(page)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/api/user/ticket'))).toEqual([]);
});
