import { randomUUID } from 'node:crypto';
import type { SocialNetwork } from '../../src/modules/accounts/index.ts';
import { sql } from 'kysely';
import type { CallName, Row, World } from './row.ts';

type SocialCall = Extract<CallName, `social.${string}`>;

/** A network outside that believes everybody: the code is the person. */
export const openNetwork: SocialNetwork = {
  name: 'vk',
  start: async ({ state, redirectUri }) => `https://network.example.org/?state=${state}&redirect_uri=${redirectUri}`,
  finish: async (_handshake, { code }) => ({
    subject: code,
    email: null,
    isEmailProven: false,
    name: 'Анна',
    lastName: 'Ким',
  }),
};

const params = { network: 'vk' };

/** A state, and the cookie of the browser that began; for somebody whose token is no good only the form of one. */
const begin = async ({ app }: World, query: string, token?: string) => {
  const answer = await app.http.inject({
    url: `/api/auth/social/vk?${query}`,
    headers: token === undefined ? {} : { authorization: token },
  });
  const { values } = answer.json<{ values?: { state: string } }>();
  const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { state: values?.state ?? '', cookie };
};

const attachOne = async ({ app, things }: World): Promise<void> => {
  const { db } = app.database;
  const { rows } = await sql<{ id: number }>`
    select o.user_id as id from orders o where o.public_id = ${things.orderId}`.execute(db);
  await sql`delete from user_networks where user_id = ${rows[0]?.id}`.execute(db);
  await sql`insert into user_networks (user_id, network, subject) values (${rows[0]?.id}, 'vk', ${randomUUID()})`.execute(
    db,
  );
};

export const socialRequests: Record<SocialCall, Row> = {
  'social.start': { request: () => ({ params, query: 'purpose=login' }) },
  'social.signIn': {
    request: async (world) => {
      const { state, cookie } = await begin(world, 'purpose=login&agree=true');
      return { params, headers: { cookie }, body: { state, code: randomUUID() } };
    },
  },
  'social.attach': {
    request: async (world) => {
      const { state } = await begin(world, 'purpose=add', world.things.token);
      return { params, body: { state, code: randomUUID() } };
    },
    stranger: 400,
  },
  'social.detach': {
    request: async (world) => {
      await attachOne(world);
      return { params };
    },
    stranger: 200,
  },
};
