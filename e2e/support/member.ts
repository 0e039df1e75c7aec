import { api, type EventFormat, type Ticket, type User } from '@trassa/contracts';
import { type Client, makeClient } from '@trassa/contracts/client';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { waitForWords } from './outbox.ts';
import { bornBefore, pavel, suitableAge } from './participant.ts';
import type { Offer } from './season.ts';
import * as shop from './shop.ts';

/** A registered person with his token, and the calls he makes himself. */
export type Member = { email: string; token: string; user: User; client: Client };

export const memberPassword = 'Trassa2027';

/** Registers through the letter, as a visitor does, but without the pages. */
export const createMember = async (site: string, email: string): Promise<Member> => {
  const guest = makeClient({ baseUrl: site, headers: () => ({ language: 'ru' }) });
  await guest(api.signIn.register, { body: { email, password: memberPassword, agree: true } });
  const code = await waitForWords(email, /\/verify\/email\/([\w.-]+)/);
  const { token, user } = await guest(api.signIn.confirmEmail, { body: { code, password: memberPassword } });
  const client = makeClient({ baseUrl: site, headers: () => ({ language: 'ru', authorization: token }) });
  return { email, token, user, client };
};

/** From now on the person is signed in in this browser. */
export const enterAs = async (page: Page, { token, user }: Pick<Member, 'token' | 'user'>): Promise<void> => {
  await page.goto('/icon.svg');
  await page.evaluate(
    (session) => {
      localStorage.setItem('userObj', JSON.stringify(session.user));
      localStorage.setItem('token', session.token);
    },
    { token, user },
  );
};

/** A page of another browser with its person signed in. */
export const openPageOf = async (context: BrowserContext, member: Member): Promise<Page> => {
  const page = await context.newPage();
  await enterAs(page, member);
  return page;
};

/** Pays at the test bank for places whose participants are named later; the tickets as the person sees them. */
export const buyForLater = async (page: Page, member: Member, { format }: Offer, count: number): Promise<Ticket[]> => {
  const line = { unique_id: crypto.randomUUID(), format_public_id: format.public_id, count, preReg: 'later' };
  const answer = await member.client(api.orders.pay, {
    body: { tickets: [line], email: member.email, agree: true },
    idempotencyKey: crypto.randomUUID(),
  });
  await page.goto(`${answer.redirect_url}?${new URLSearchParams(answer.form).toString()}`);
  await shop.decideAtBank(page, 'Оплатить');
  await expect(page).toHaveURL(/\/basket\/thanks\?order=/);
  return (await member.client(api.tickets.mine, {})).values;
};

/** 'YYYY-MM-DD' of somebody whose age the format allows. */
export const isoBirth = (format: EventFormat): string =>
  bornBefore(format, suitableAge(format)).split('.').toReversed().join('-');

/** A paid ticket of this person for Pavel; answers its public id. */
export const buyForPavel = async (page: Page, member: Member, { format }: Offer): Promise<string> => {
  const { values: sizes } = await member.client(api.events.shirts, { params: { event_city: format.event_city } });
  const shirt = sizes.toSorted((a, b) => b.count - a.count)[0];
  const info = {
    last_name: pavel.lastName,
    first_name: pavel.firstName,
    birth_date: isoBirth(format),
    gender: 'male',
    phone: `+7${pavel.phone ?? ''}`,
    ...(shirt ? { item_size: shirt.size } : {}),
  };
  const line = { unique_id: crypto.randomUUID(), format_public_id: format.public_id, count: 1, preReg: 'ok', info };
  const answer = await member.client(api.orders.pay, {
    body: { tickets: [line], email: member.email, agree: true },
    idempotencyKey: crypto.randomUUID(),
  });
  await page.goto(`${answer.redirect_url}?${new URLSearchParams(answer.form).toString()}`);
  await shop.decideAtBank(page, 'Оплатить');
  await expect(page).toHaveURL(/\/basket\/thanks\?order=/);
  const { values } = await member.client(api.tickets.mine, {});
  return values[0]?.public_id ?? '';
};

/** Pays at the test bank for insurance of Pavel from next week on, for no start; answers its public id. */
export const buyPolicy = async (page: Page, member: Member): Promise<string> => {
  const { values: offers } = await member.client(api.insurances.list, {});
  const offer = offers.find(({ isStartDate }) => String(isStartDate) === 'false');
  if (!offer) throw new Error('no insurance for a day of choice is on sale');
  const line = {
    unique_id: crypto.randomUUID(),
    insurance: { public_id: offer.public_id },
    count: 1,
    last_name: pavel.lastName,
    first_name: pavel.firstName,
    second_name: '',
    phone: `+7${pavel.phone ?? ''}`,
    gender: 'male',
    birth_date: '1990-05-17',
    start_date: Math.floor(Date.now() / 1000) + 8 * 86_400,
  };
  const answer = await member.client(api.orders.pay, {
    body: { insurances: [line], email: member.email, agree: true },
    idempotencyKey: crypto.randomUUID(),
  });
  await page.goto(`${answer.redirect_url}?${new URLSearchParams(answer.form).toString()}`);
  await shop.decideAtBank(page, 'Оплатить');
  await expect(page).toHaveURL(/\/basket\/thanks\?order=/);
  return (await member.client(api.cabinet.validInsurances, {})).values[0]?.public_id ?? '';
};
