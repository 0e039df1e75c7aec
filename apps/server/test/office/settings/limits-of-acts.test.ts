import { noConditions } from '@trassa/rules';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openRefunds } from '../../refunds/refund-stage.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { unique } from '../../factories/events.ts';
import { newKey } from '../../factories/orders.ts';
import { newBuyer } from '../office.ts';

const office = openRefunds();
const { ask, db, createColleague, createStart, buyTickets, refund, quote, make } = office;
let admin: Member;
beforeAll(async () => {
  admin = await createColleague('admin');
});
/** As the house has them: all others as they are by default. */
const setLimits = (limits: object) =>
  sql`insert into settings (key, value) values ('approvals', ${JSON.stringify(limits)}::jsonb)`.execute(db());
beforeEach(() => sql`delete from settings`.execute(db()));

const acts: Record<string, () => Promise<Answer>> = {
  async refund() {
    const { order, line } = await buyTickets(1);
    return refund(admin, order, { lines: [{ unique_id: line }] });
  },
  async goodwill() {
    const { order } = await buyTickets(1);
    const { version } = await quote(admin, order, { lines: [], goodwill: 20 });
    return make(admin, order, { lines: [], goodwill: 20, sum: 20, version });
  },
  certificates: () =>
    ask('POST', '/certificates', {
      ...admin,
      body: { amount: 500, count: 1, recipient: { name: 'Анна', email: newBuyer() }, reason: 'Подарок' },
    }),
  async invites() {
    const { start, format } = await createStart({ quotas: { athlete: 100 } });
    const body = { reason: 'Судьи старта', rows: { email: newBuyer(), format: format.publicId, count: 1 } };
    return ask('POST', `/event_cities/${start}/invite`, { ...admin, body });
  },
  async export() {
    const { start } = await buyTickets(1);
    return ask('POST', '/exports', {
      ...admin,
      headers: { 'idempotency-key': newKey() },
      body: {
        list: 'orders',
        query: `f.start=${start}`,
        columns: ['id', 'email'],
        format: 'csv',
        language: 'ru',
        purpose: 'Сверка с кассой',
      },
    });
  },
  async mailing() {
    const content = {
      ru: { subject: 'Новый сезон', preheader: '', blocks: [{ type: 'text', text: 'Здравствуйте.' }] },
      en: null,
    };
    await sql`insert into users (public_id, email, name, mailing, email_confirmed_at) values (${unique('r')}, ${newBuyer()}, 'x', true, now())`.execute(
      db(),
    );
    const made = await ask('POST', '/mailings', {
      ...admin,
      body: { title: unique('Письмо'), kind: 'news', start: null, content, conditions: noConditions },
    });
    const { public_id: id, version } = made.body['values'] as { public_id: string; version: number };
    const seen = await ask('GET', `/mailings/audience?kind=news&conditions=${JSON.stringify(noConditions)}`, admin);
    const { count } = seen.body['values'] as { count: number };
    return ask('POST', `/mailings/${id}/send`, {
      ...admin,
      body: { version, people: count },
    });
  },
};

// BO-158
it.each([
  ['refund', 'limit_refund'],
  ['refund', 'limit_refunds_day'],
  ['goodwill', 'limit_goodwill'],
  ['certificates', 'limit_certificate'],
  ['certificates', 'limit_certificate_pieces'],
  ['invites', 'limit_free_tickets'],
  ['invites', 'limit_free_tickets_percent'],
  ['export', 'limit_export_rows'],
  ['mailing', 'limit_mailing'],
])('%s of one person ends where the house has set %s', async (act, limit) => {
  admin = await createColleague('admin');
  const alone = await acts[act]?.();
  expect([alone?.status, alone?.body['errors']]).toEqual([200, undefined]);
  await setLimits({ [limit]: 0 });
  expect((await acts[act]?.())?.status).toBe(202);
});
