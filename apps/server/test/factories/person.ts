import { sql } from 'kysely';
import { personalData } from '../../src/personal-data.ts';
import type { Executor } from '../../src/platform/database/index.ts';
import type { PersonalDataOwner } from '../../src/platform/personal-data.ts';
import { createUser, type MadeUser } from './accounts.ts';
import { createClubResult, createCompetition, createType } from './clubs.ts';
import { createMethod } from './delivery.ts';
import { createEventCity, createFormat, inDays, insertRow, type MadeFormat, unique } from './events.ts';
import { pdf, send as upload } from './files.ts';
import { buy, participant, paymentBody, send, ticketLine } from './orders.ts';
import type { TestApp } from '../support/index.ts';

/** Words that stand nowhere but in the data of one person. */
export const traces = {
  email: 'fevronia.zolotareva@example.org',
  newEmail: 'fevronia.next@example.org',
  gift: 'fevronia.gift@example.org',
  phone: '+79035551234',
  extra: '+79035551235',
  relativePhone: '+79035551236',
  participantPhone: '+79035551237',
  name: 'Феврония',
  lastName: 'Золотарёва',
  secondName: 'Пафнутьевна',
  relative: 'Евлампий',
  friend: 'Варсонофий',
  friendEmail: 'varsonofy@example.org',
  birth: '1987-03-09',
  friendBirth: '1986-02-08',
  file: 'справка-золотарёвой',
  browser: 'Февронизилла',
  device: 'Февроньоид',
} as const;

export type Person = MadeUser & { format: MadeFormat; fileId: string; orderId: string };

const startOf = (days: number) => ({ start_time: inDays(days), registration_end: inDays(days - 1) });

/** A person with everything that the product keeps of people: two purchases of hers and one as a guest, made over HTTP. */
export const createPerson = async (app: TestApp, { days = 30 } = {}): Promise<Person> => {
  const { db } = app.database;
  const format = await createFormat(db, { ...startOf(days), license: true });
  const agreed = { agree: true, mailing: true };
  const file = await upload(app, [{ name: 'file', filename: `${traces.file}.pdf`, value: pdf() }]);
  const info = participant({
    first_name: traces.name,
    last_name: traces.lastName,
    birth_date: traces.birth,
    phone: traces.participantPhone,
    email: traces.email,
  });
  const license = { license_file: file.body.public_id };
  await buy(
    app,
    paymentBody([ticketLine(format.publicId, { info, ...license })], {
      ...agreed,
      email: traces.email.toUpperCase(),
      phone: traces.phone,
    }),
    { key: crypto.randomUUID() },
  );
  const user = await createUser(db, {
    email: traces.email,
    phone: traces.phone,
    phone_confirmed_at: new Date(),
    name: traces.name,
    last_name: traces.lastName,
    second_name: traces.secondName,
    birth_date: traces.birth,
    gender: 'female',
    extra_contact: traces.extra,
    contact_name: traces.relative,
    contact_phone: traces.relativePhone,
    type_relate: 'Друг',
    roles: ['vip'],
  });
  const { token } = user;
  const mine = await upload(app, [{ name: 'file', filename: `${traces.file}.pdf`, value: pdf() }], {
    authorization: token,
  });
  const friend = participant({ first_name: traces.friend, last_name: traces.lastName, birth_date: traces.friendBirth });
  const bought = await buy(
    app,
    paymentBody([ticketLine(format.publicId, { info: friend, license_file: mine.body.public_id })], {
      ...agreed,
      email: traces.gift,
      phone: traces.phone,
    }),
    { token, key: crypto.randomUUID() },
  );
  await send(app, 'POST', '/api/auth/history', { os: traces.device, browser: traces.browser }, { token });
  await send(app, 'PUT', '/api/user/mailing', { mailing: true }, { token });
  await send(app, 'POST', '/api/user/change/email', { email: traces.newEmail }, { token });
  await send(app, 'PUT', '/api/user/subscribe/news', { email: traces.email });
  await send(app, 'POST', '/api/auth/link', { email: traces.email });
  await send(app, 'POST', '/api/user', {
    email: traces.email,
    password: 'Other password 1',
    agree: true,
    name: traces.name,
  });
  await send(app, 'POST', '/api/user/code', { phone: traces.phone });
  const question = { name: traces.name, phone: traces.phone, text: traces.relative, support_type: 'other' };
  await send(app, 'POST', '/api/support', { ...question, email: traces.email.toUpperCase(), agree: true });
  await send(app, 'POST', '/api/support', { ...question, email: traces.friendEmail }, { token });
  await answerRequests(app, user.id);
  await askForOpening(app, token);
  await addBelongings(app, user, format);
  return { ...user, format, fileId: mine.body.public_id, orderId: bought.order.public_id };
};

/** A letter before the opening of a sale. */
const askForOpening = async (app: TestApp, token: string): Promise<void> => {
  const { db } = app.database;
  const start = await createEventCity(db, { sale_start: inDays(3) });
  await createFormat(db, { event_city_id: start.id });
  await send(app, 'POST', `/api/reminder/${start.publicId}`, {}, { token });
};

/** What the team wrote to his requests. */
const answerRequests = async ({ database: { db } }: TestApp, userId: number): Promise<void> => {
  await sql`
    insert into support_messages (request_id, kind, text, written_by, written_at)
    select r.id, k.kind, ${traces.friend}, ${userId}, now() from support_requests r cross join (values ('staff'), ('note')) k (kind)
    where lower(r.email) = lower(${traces.email}) or r.user_id = ${userId}`.execute(db);
};

/** Things whose calls are tested elsewhere: a network, a club, a policy, transfers both ways, a request about the data, a race run online. */
const addBelongings = async (app: TestApp, { id }: MadeUser, format: MadeFormat): Promise<void> => {
  const { db } = app.database;
  await insertRow(db, 'user_networks', { user_id: id, network: 'vk', subject: unique('fevronia-of-vk') });
  const { rows: cities } = await sql<{ id: number }>`select id from cities limit 1`.execute(db);
  const club = await insertRow(db, 'clubs', {
    public_id: unique('club'),
    public_name: unique('club'),
    title: 'Клуб',
    city_id: cities[0]?.id,
  });
  await insertRow(db, 'club_members', { club_id: club, user_id: id });
  const type = await createType(db, 'time');
  const competition = await createCompetition(db, club, type.id);
  await createClubResult(db, id, {
    typeId: type.id,
    value: 2530,
    competitions: [competition.id],
    link: `https://tracks.example.org/${traces.lastName}`,
    comment: traces.relative,
  });
  const offer = await insertRow(db, 'insurance_offers', {
    public_id: unique('offer'),
    name_ru: 'Полис',
    title_ru: 'Полис',
    legals: '/legals',
    price_minor: 10_000,
    validity_seconds: 86_400,
  });
  await insertRow(db, 'policies', {
    public_id: unique('policy'),
    offer_id: offer,
    user_id: id,
    format_id: format.id,
    number: unique('P'),
    last_name: traces.lastName,
    first_name: traces.name,
    second_name: traces.secondName,
    phone: traces.phone,
    birth_date: traces.birth,
    starts_at: new Date(),
    validity_seconds: 86_400,
    price_minor: 10_000,
  });
  const { rows } = await sql<{ id: number }>`select id from tickets where user_id = ${id} order by id`.execute(db);
  const [ticket] = rows;
  if (!ticket) throw new Error('no ticket was bought');
  const closed = { status: 'declined', expires_at: inDays(1), closed_at: new Date(), language: 'ru' };
  await insertRow(db, 'ticket_transfers', {
    ...closed,
    ticket_id: ticket.id,
    from_user_id: id,
    email: traces.friendEmail,
  });
  const way = await createMethod(db);
  const { rows: orders } = await sql<{ id: number }>`select id from orders where user_id = ${id} order by id`.execute(
    db,
  );
  await insertRow(db, 'shipments', {
    public_id: unique('shipment'),
    order_id: orders[0]?.id,
    position: 0,
    method_id: way.id,
    unique_ids: sql`array['goods']`,
    cost_minor: 30_000,
    grams: 400,
    days_min: 2,
    days_max: 4,
    city_id: cities[0]?.id,
    first_name: traces.name,
    last_name: traces.lastName,
    phone: traces.extra,
    address: `Москва, ул. ${traces.friend}а, 1`,
  });
  const goods = { info: { first_name: traces.friend, last_name: traces.lastName } };
  await insertRow(db, 'basket_lines', {
    public_id: unique('basket'),
    user_id: id,
    unique_id: unique('line'),
    position: 1,
    goods: JSON.stringify(goods),
  });
  await insertRow(db, 'privacy_requests', {
    public_id: unique('privacy'),
    kind: 'correction',
    source: 'email',
    name: `${traces.lastName} ${traces.name}`,
    email: traces.email,
    language: 'ru',
    wish: traces.relative,
    name_hash: unique('hash'),
    received_on: '2026-11-16',
    due_on: '2026-11-30',
    identity: 'letter',
    identity_note: traces.friend,
    outcome: 'done',
    answer: traces.friend,
    closed_at: new Date(),
  });
  await insertRow(db, 'online_races', {
    ticket_id: ticket.id,
    started_at: new Date(),
    link: `https://tracks.example.org/${traces.lastName}`,
  });
};

/** Deleting an account as its owner does. */
export const createDeletion = (app: () => TestApp) => {
  const askCode = (token: string) => send(app(), 'POST', '/api/user/delete/code', {}, { token });
  return {
    askCode,
    remove: (token: string, body: unknown) => send(app(), 'DELETE', '/api/user', body, { token }),
    /** The code of the letter, sent now. */
    async mailedCode(token: string): Promise<string> {
      await askCode(token);
      await app().sweeps.sendLetters();
      const letter = app().letters.findLast(({ text }) => text.includes('#delete='));
      return /#delete=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    },
  };
};

/** Tables with a row that holds the word in any column, whatever its type, by their names. */
export const findTables = async (db: Executor, word: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  );
  if (!rows.length) return [];
  // One statement for all: asked one by one, they are thousands in a test.
  const probes = rows.map(
    ({ name }) =>
      sql`select ${name}::text as name where exists (select from ${sql.table(name)} t where t::text ilike ${`%${word}%`})`,
  );
  const { rows: found } = await sql<{ name: string }>`${sql.join(probes, sql` union all `)}`.execute(db);
  return found.map(({ name }) => name).toSorted();
};

/** All who keep personal data, for what erases nobody. */
export const owners = (): readonly PersonalDataOwner[] =>
  personalData(
    () => new Map(),
    () => {
      throw new Error('nobody is erased here');
    },
  );
