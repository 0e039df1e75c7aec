import { sql } from 'kysely';
import { subscriptionCode } from '../../src/modules/accounts/profile/subscription-codes.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createLogin, createUser } from '../factories/accounts.ts';
import { ask, newEmail, newPhone, smsCode } from '../factories/sign-in.ts';
import type { TestApp } from '../support/index.ts';
import type { Belongings } from './people.ts';
import type { CallName, Request, Row, World } from './row.ts';

type ProfileCall = Extract<CallName, `profile.${string}` | `logins.${string}` | `guestData.${string}`>;

/** About the caller himself: what a stranger gets is his own. */
const own = (body?: (world: World) => unknown): Row => ({
  request: async (world) => (body ? { body: await body(world) } : {}),
  stranger: 200,
});
const withCode = (request: (world: World) => Promise<Request>): Row => ({ request });

const ownerOf = async (app: TestApp, { orderId }: Belongings): Promise<{ id: number; isFull: boolean }> => {
  const { rows } = await sql<{ id: number; isFull: boolean }>`
    select u.id, not u.temporary and not u.blocked as "isFull" from orders o join users u on u.id = o.user_id
    where o.public_id = ${orderId}`.execute(app.database.db);
  return rows[0] ?? { id: 0, isFull: false };
};

/** A new phone with the code that the owner of the things was texted, if he may ask for one. */
const phoneOf = async ({ app, things }: World): Promise<{ phone: string; code: string }> => {
  const phone = newPhone();
  const asked = await ask(app, 'POST', '/api/user/phone/code', { phone }, { token: things.token });
  return { phone, code: asked.statusCode === 200 ? await smsCode(app, phone) : '0000' };
};

const mailedTo = async (app: TestApp, email: string, form: RegExp): Promise<string> => {
  await app.sweeps.sendLetters();
  const letter = app.letters.findLast(({ to }) => to.address === email);
  return form.exec(letter?.text ?? '')?.[1] ?? '';
};

const subscriptionOf = async (app: TestApp, purpose: 'subscribe' | 'unsubscribe'): Promise<string> => {
  const email = newEmail();
  await ask(app, 'PUT', '/api/user/subscribe/news', { email });
  const { rows } = await sql<{ id: string }>`
    select public_id as id from subscriptions where email = ${email}`.execute(app.database.db);
  return subscriptionCode(createSecrets(app.config).codes, purpose, rows[0]?.id ?? '');
};

/** The code that a guest who subscribed is mailed. */
const guestCode = async (app: TestApp): Promise<string> => {
  const email = newEmail();
  await ask(app, 'PUT', '/api/user/subscribe/news', { email });
  await ask(app, 'POST', '/api/guest/data/code', { email });
  return mailedTo(app, email, /#code=(\S+)/);
};

/** Rows of API §4.3. Whoever is let through to his end brings a person of his own: the matrix loses nobody. */
export const profileRequests: Record<ProfileCall, Row> = {
  'profile.me': own(),
  'profile.change': own(() => ({ name: randomId() })),
  'profile.setMailing': own(() => ({ mailing: true })),
  'profile.setContact': own(() => ({ contact_name: randomId(), type_relate: 'Друг', contact_phone: newPhone() })),
  'profile.sendPhoneCode': own(() => ({ phone: newPhone() })),
  'profile.setPhone': { ...own(phoneOf), stranger: 400 },
  'profile.changeEmail': own(() => ({ email: newEmail() })),
  'profile.confirmNewEmail': withCode(async ({ app }) => {
    const { token } = await createUser(app.database.db, { email: newEmail() });
    const email = newEmail();
    await ask(app, 'POST', '/api/user/change/email', { email }, { token });
    const code = await mailedTo(app, email, /\/verify\/new\/email\/(\S+)/);
    // Only in a login of the account that asked (DEC-114).
    return { body: { code }, headers: { authorization: token } };
  }),
  'profile.changePassword': own(() => ({ password: '', new_password: 'First password 1' })),
  'profile.subscribe': withCode(async () => ({ body: { email: newEmail() } })),
  'profile.confirmSubscription': withCode(async ({ app }) => ({
    params: { code: await subscriptionOf(app, 'subscribe') },
  })),
  'profile.unsubscribeAtOnce': withCode(async ({ app }) => ({
    params: { code: await subscriptionOf(app, 'unsubscribe') },
  })),
  'profile.unsubscribe': withCode(async ({ app }) => ({ params: { code: await subscriptionOf(app, 'unsubscribe') } })),
  'profile.export': own(),
  'profile.sendDeletionCode': own(() => ({})),
  'profile.remove': {
    async request({ app, things }) {
      const { isFull } = await ownerOf(app, things);
      if (!isFull) return { body: { code: 'x' } };
      const email = newEmail();
      const { token } = await createUser(app.database.db, { email });
      await ask(app, 'POST', '/api/user/delete/code', {}, { token });
      return {
        headers: { authorization: token },
        body: { code: await mailedTo(app, email, /#delete=(\S+)/) },
      };
    },
    stranger: 200,
  },
  'logins.describe': own(() => ({ os: 'Linux', browser: 'Firefox' })),
  'logins.list': own(),
  'logins.end': {
    async request({ app, things }) {
      const { id } = await ownerOf(app, things);
      const publicId = randomId();
      await createLogin(app.database.db, id, { public_id: publicId });
      return { params: { id: publicId } };
    },
    stranger: 404,
  },
  'logins.endOthers': own(),
  'guestData.ask': withCode(async () => ({ body: { email: newEmail() } })),
  'guestData.export': withCode(async ({ app }) => ({ body: { code: await guestCode(app) } })),
  'guestData.erase': withCode(async ({ app }) => ({ body: { code: await guestCode(app) } })),
};
