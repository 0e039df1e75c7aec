import { randomToken } from '../../src/kernel/ids.ts';
import { createLogin, createUser } from '../factories/accounts.ts';
import { createFormat, inDays, insertRow, type MadeFormat, unique } from '../factories/events.ts';
import { pdf, send as sendForm } from '../factories/files.ts';
import { buy, myTickets, paymentBody, plainLine } from '../factories/orders.ts';
import type { TestApp } from '../support/index.ts';
import { sql } from 'kysely';

/** What belongs to one person. */
export type Belongings = { email: string; token: string; orderId: string; ticketId: string; fileId: string };

export const visitors = [
  'guest',
  'unknown token',
  'expired token',
  'revoked token',
  'blocked user',
  'temporary user',
  'full user',
  'vip',
  'stranger',
  'full stranger',
] as const;
export type Visitor = (typeof visitors)[number];

/** Who calls with which token, and whose things he asks for: his own, a stranger another's. */
export type People = Record<Visitor, { token: string | null; asksFor: Belongings }>;

/** A format whose tickets need no participants and take start numbers of choice; its documents, plan and team. */
export const createStage = async (app: TestApp): Promise<Stage> => {
  const { db } = app.database;
  const format = await createFormat(db, {
    preregistration: false,
    booked_numbers: true,
    is_team: true,
    quotas: { athlete: 5000 },
  });
  await insertRow(db, 'number_ranges', { format_id: format.id, first: 1, last: 5000 });
  const { rows } = await sql<{ city: string; event: string }>`
    select ec.public_id as city, e.public_id as event from event_cities ec join events e on e.id = ec.event_id
    where ec.id = ${format.eventCityId}`.execute(db);
  const { city = '', event = '' } = rows[0] ?? {};
  const space = unique('plan');
  await insertRow(db, 'spaces', {
    public_id: space,
    event_city_id: format.eventCityId,
    format_id: format.id,
    title_ru: 'Трибуна',
    sectors: '[]',
  });
  const document = { version: 1, title_ru: 'Согласие', html_ru: '<p>Текст</p>', published_at: inDays(-1) };
  await insertRow(db, 'documents', { name: 'pers', ...document });
  await insertRow(db, 'teams', {
    public_id: unique('team'),
    title: 'Медведи',
    max_count: 10,
    format_id: format.id,
    private: true,
    code: 'BEARS',
  });
  await insertRow(db, 'promocodes', { code: 'RUN', discount: 10, code_count: 1, available: 1000, uses: 1000 });
  return { format, city, event, space };
};
export type Stage = { format: MadeFormat; city: string; event: string; space: string };

const belongingsOf = async (app: TestApp, stage: Stage, login: string | null): Promise<Belongings> => {
  const email = `${unique('buyer')}@example.org`;
  const placed = await buy(app, paymentBody([plainLine(stage.format.publicId, 1)], { email }), { token: login });
  const token = placed.token ?? login ?? '';
  const [ticket] = await myTickets(app, token);
  const file = await sendForm(app, [{ name: 'file', filename: 'licence.pdf', value: pdf() }], { authorization: token });
  if (!ticket || file.status !== 200) throw new Error('nothing was bought or uploaded');
  return { email, token, orderId: placed.order.public_id, ticketId: ticket.public_id, fileId: file.body.public_id };
};

/** Everybody who may come, each with a purchase and a file of his own made over HTTP. */
export const createPeople = async (app: TestApp, stage: Stage): Promise<People> => {
  const { db } = app.database;
  const own = (things: Belongings) => ({ token: things.token, asksFor: things });
  const temporary = await belongingsOf(app, stage, null);
  const { rows } = await sql<{ id: number }>`
    select user_id as id from orders where public_id = ${temporary.orderId}`.execute(db);
  const userId = rows[0]?.id ?? 0;
  const blocked = await createUser(db);
  const ofBlocked = await belongingsOf(app, stage, blocked.token);
  await sql`update users set blocked = true where id = ${blocked.id}`.execute(db);
  const full = await belongingsOf(app, stage, (await createUser(db)).token);
  return {
    guest: { token: null, asksFor: temporary },
    'unknown token': { token: randomToken(), asksFor: temporary },
    'expired token': { token: await createLogin(db, userId, { expires_at: inDays(-1) }), asksFor: temporary },
    'revoked token': { token: await createLogin(db, userId, { revoked_at: inDays(-1) }), asksFor: temporary },
    'blocked user': own(ofBlocked),
    'temporary user': own(temporary),
    'full user': own(full),
    vip: own(await belongingsOf(app, stage, (await createUser(db, { roles: ['vip'], discount: 10 })).token)),
    stranger: { token: (await belongingsOf(app, stage, null)).token, asksFor: temporary },
    'full stranger': { token: (await belongingsOf(app, stage, (await createUser(db)).token)).token, asksFor: full },
  };
};
