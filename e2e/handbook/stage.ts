import { api, type EventFormat } from '@trassa/contracts';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { createMember, enterAs, type Member } from '../support/member.ts';
import { readSeason, type Season } from '../support/season.ts';
import { decideAtBank } from '../support/shop.ts';
import { type Authenticator, enrol, makeAdmin } from '../support/staff.ts';
import { type Camera, createCamera } from './pictures.ts';

type Named = { readonly email: string; readonly name: string; readonly lastName: string };

/** After a walk that failed the next ones play on the same site. */
export const mailbox = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 4)}@example.com`;

/** Nobody is called so here; letters to them end in the folder of the run. */
const cast = {
  organiser: { email: mailbox('maria'), name: 'Мария', lastName: 'Климова' },
  finance: { email: mailbox('pavel'), name: 'Павел', lastName: 'Орлов' },
  buyer: { email: mailbox('anna'), name: 'Анна', lastName: 'Ветрова' },
} as const satisfies Record<string, Named>;

/** Somebody who stands in the back office, with his browser. */
export type Colleague = { readonly member: Member; readonly page: Page; readonly authenticator: Authenticator };
/** Those who play in the pictures; each lives as long as the run. */
type Stage = {
  readonly organiser: Colleague;
  readonly finance: Colleague;
  readonly buyer: Member;
  readonly season: Season;
};
type Fixtures = { readonly page: Page; readonly shoot: Camera };

/** As a person is called on the screens. */
export const nameThem = async (member: Member, { name, lastName }: Named): Promise<Member> => {
  const body = { name, last_name: lastName, gender: name === 'Павел' ? 'male' : 'female' } as const;
  const { user } = await member.client(api.profile.change, { body });
  return { ...member, user };
};

const enrolled = async (context: BrowserContext, site: string, person: Named): Promise<Colleague> => {
  const member = await nameThem(await createMember(site, person.email), person);
  await makeAdmin(person.email);
  const page = await context.newPage();
  await enterAs(page, member);
  await page.goto('/admin/me');
  const authenticator = await enrol(page);
  return { member, page, authenticator };
};

export const test = base.extend<Fixtures, { stage: Stage }>({
  stage: [
    async ({ browser }, use, info) => {
      const site = String(info.project.use.baseURL);
      const { viewport, deviceScaleFactor, locale, timezoneId } = info.project.use;
      const options = { baseURL: site, viewport, deviceScaleFactor, locale, timezoneId };
      const contexts = [await browser.newContext(options), await browser.newContext(options)] as const;
      const [organiser, finance] = await Promise.all([
        enrolled(contexts[0], site, cast.organiser),
        enrolled(contexts[1], site, cast.finance),
      ]);
      const buyer = await nameThem(await createMember(site, cast.buyer.email), cast.buyer);
      await use({ organiser, finance, buyer, season: await readSeason(site) });
      for (const context of contexts) await context.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  page: async ({ stage }, use) => use(stage.organiser.page),
  shoot: async ({ page }, use) => use(createCamera(page)),
});
export { expect };

const participant = {
  first_name: 'Анна',
  last_name: 'Ветрова',
  phone: '+79161234567',
  gender: 'female',
  birth_date: '1990-05-17',
} as const;

/** The buyer orders a ticket of her own and has not paid yet. */
export const orderTicket = async (
  { buyer }: Stage,
  format: EventFormat,
): Promise<{ readonly order: string; readonly bank: string }> => {
  const { values: shirts } = await buyer.client(api.events.shirts, { params: { event_city: format.event_city } });
  const size = shirts.toSorted((a, b) => b.count - a.count)[0]?.size;
  const line = {
    unique_id: crypto.randomUUID(),
    kind: 'athlete',
    format_public_id: format.public_id,
    count: 1,
    preReg: 'ok',
    info: { ...participant, ...(size && { item_size: size }) },
  } as const;
  const answer = await buyer.client(api.orders.pay, {
    body: { tickets: [line], email: buyer.email, agree: true },
    idempotencyKey: crypto.randomUUID(),
  });
  return {
    order: answer.order.public_id,
    bank: `${answer.redirect_url}?${new URLSearchParams(answer.form).toString()}`,
  };
};

/** She pays for it at the test bank, in another browser than the one that is pictured. The id of her order. */
export const buyTicket = async (stage: Stage, format: EventFormat): Promise<string> => {
  const { order, bank } = await orderTicket(stage, format);
  const { page: working } = stage.organiser;
  const browser = working.context().browser();
  if (!browser) throw new Error('the browser is gone');
  const context = await browser.newContext({ baseURL: new URL(working.url()).origin });
  const page = await context.newPage();
  await page.goto(bank);
  await decideAtBank(page, 'Оплатить');
  await expect(page).toHaveURL(/\/basket\/thanks\?order=/);
  await context.close();
  return order;
};
