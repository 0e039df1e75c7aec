import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficePerson } from '@trassa/contracts/office';
import { createTemporaryUser, createUser } from '../factories/accounts.ts';
import { codesOf, createCertificate } from '../factories/certificates.ts';
import { createClub } from '../factories/clubs.ts';
import { insertRow, unique } from '../factories/events.ts';
import { createOffer } from '../factories/insurance.ts';
import { type Member, openDoor } from '../staff/door.ts';
import { addLine, type Bought, type Buyer, buyPlace, createBuyer, createStart, type Start } from './stage.ts';
import { createToldOrder } from './told-order.ts';

const { ask, createMember, grant, app, db, minutes } = openDoor();

const read = async (who: Member, id: string): Promise<OfficePerson> => {
  const answer = await ask('GET', `/people/${id}`, who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body['values'] as OfficePerson;
};
/** A colleague whose grant reaches one start. */
const createOrganiser = async (start: string, role: 'manager' | 'finance' = 'manager'): Promise<Member> => {
  const made = await createMember(role, { email: `${unique('organiser')}@example.org` });
  await sql`update staff_grants set scope = ${JSON.stringify({ starts: [start] })}::jsonb where user_id = ${made.id}`.execute(
    db(),
  );
  return made;
};
const viewsOf = async (person: string) =>
  (
    await sql<{ actor: number; count: number }>`
      select e.actor_id as actor, coalesce(v.count, 1) as count from audit_entries e left join audit_views v on v.entry_id = e.id
      where e.act = 'person.view' and e.object_id = ${person} and e.result = 'done' order by e.id`.execute(db())
  ).rows;

let admin: Member;
let organiser: Member;
let own: Start;
let other: Start;
let anna: Buyer;
let bought: Bought;
let foreign: Bought;
beforeAll(async () => {
  admin = await createMember();
  own = await createStart(app(), 'Лосиный забег', 'moose');
  other = await createStart(app(), 'Медвежий угол', 'bears');
  organiser = await createOrganiser('moose');
  anna = await createBuyer(app(), {
    name: 'Анна',
    last_name: 'Лисицына',
    phone: '+79161234567',
    birth_date: '1990-05-17',
    extra_contact: '+79030001122',
    contact_name: 'Пётр Лис',
    contact_phone: '+79030003344',
    type_relate: 'Друг',
  });
  bought = await buyPlace(app(), anna, own, { first_name: 'Анна', last_name: 'Лисицына' });
  foreign = await buyPlace(app(), anna, other, { first_name: 'Анна', last_name: 'Лисицына' });
});

describe('the card of a person', () => {
  it('holds what is his by blocks with their counts, e-mails and phones masked', async () => {
    const { id: offerId } = await createOffer(db());
    await insertRow(db(), 'policies', {
      public_id: unique('policy'),
      offer_id: offerId,
      user_id: anna.id,
      number: '2026-0500001',
      last_name: 'Лисицына',
      first_name: 'Анна',
      phone: '+79161234567',
      starts_at: new Date(),
      validity_seconds: 60,
      price_minor: 0,
    });
    await createCertificate(db(), codesOf(app()), { recipient_email: anna.email.toUpperCase() });
    await createClub(db(), [anna.id], { title: 'Лисы' });
    await insertRow(db(), 'user_networks', { user_id: anna.id, network: 'vk', subject: 'anna' });
    const card = await read(admin, anna.publicId);
    expect(card).toMatchObject({
      name: 'Лисицына Анна',
      email: { masked: anna.email.replace(/^(.).*@/, '$1***@'), can_reveal: true },
      phone: { masked: '+7 *** **-67', can_reveal: true },
      extra_contact: { masked: '+7 *** **-22' },
      contact_name: { masked: 'П*** Л***' },
      age: expect.any(Number),
      state: 'full',
      ways: { email_confirmed: true, phone_confirmed: false, password: false, networks: ['vk'] },
    });
    const counts = Object.fromEntries(
      Object.entries(card).flatMap(([name, value]) =>
        typeof value === 'object' && value !== null && 'count' in value ? [[name, value.count]] : [],
      ),
    );
    expect(counts).toEqual({
      tickets: 2,
      orders: 2,
      policies: 1,
      certificates: 1,
      clubs: 1,
      results: 0,
      letters: 2,
      consents: expect.any(Number),
      requests: 0,
      logins: 1,
    });
    expect(card.tickets?.items).toContainEqual(
      expect.objectContaining({
        public_id: bought.ticket,
        holds: true,
        start: { public_id: 'moose', title: 'Лосиный забег' },
      }),
    );
    const text = JSON.stringify(card);
    for (const secret of [anna.email, '79161234567', '9161234567', '79030001122', '1990-05-17'])
      expect(text).not.toContain(secret);
  });

  it('tells of each text and version what he said last', async () => {
    const { id, publicId } = await createUser(db());
    await sql`delete from consents where user_id = ${id}`.execute(db());
    const say = (purpose: string, version: number | null, given: boolean, day: number) =>
      insertRow(db(), 'consents', {
        user_id: id,
        purpose,
        given,
        document_version: version,
        source: 'account',
        created_at: new Date(Date.UTC(2026, 0, day)),
      });
    await say('offer', 1, true, 1);
    await say('offer', 1, true, 5);
    await say('offer', 2, true, 3);
    await say('mailing', null, true, 2);
    await say('mailing', null, false, 4);
    const { consents } = await read(admin, publicId);
    expect(consents?.count).toBe(3);
    expect(
      consents?.items.map(({ purpose, version, given, at }) => [
        purpose,
        version,
        given,
        new Date(at * 1000).getUTCDate(),
      ]),
    ).toEqual([
      ['offer', 1, true, 5],
      ['mailing', null, false, 4],
      ['offer', 2, true, 3],
    ]);
  });

  it('shows twenty of a block and tells how many there are', async () => {
    const busy = await createUser(db());
    for (let n = 0; n < 21; n += 1) await createToldOrder(db(), busy, own.format);
    const { orders } = await read(admin, busy.publicId);
    expect([orders?.items.length, orders?.count]).toEqual([20, 21]);
  });

  it('is there for a guest and for who was blocked or erased', async () => {
    const guest = await createTemporaryUser(db());
    expect((await read(admin, guest.publicId)).state).toBe('temporary');
    await sql`update users set blocked = true where id = ${guest.id}`.execute(db());
    expect((await read(admin, guest.publicId)).state).toBe('blocked');
    await sql`update users set deleted_at = now(), email = null where id = ${guest.id}`.execute(db());
    expect(await read(admin, guest.publicId)).toMatchObject({ state: 'erased', email: null });
    expect((await ask('GET', '/people/nobody', admin)).status).toBe(404);
  });
});

// BO-124
describe('who works for one start', () => {
  it('sees of a person what is of the start alone', async () => {
    const mixed = await createToldOrder(db(), anna, own.format);
    await addLine(db(), mixed.id, 'ticket', other.format);
    await addLine(db(), mixed.id, 'shop', { id: 1, publicId: 'shirt' });
    const card = await read(organiser, anna.publicId);
    expect(card.tickets?.items.map((ticket) => ticket.public_id)).toEqual([bought.ticket]);
    expect(card.orders?.items.map((order) => [order.public_id, order.hidden_lines])).toEqual([
      [mixed.publicId, 2],
      [bought.order, 0],
    ]);
    expect(card.letters?.count).toBe(2);
    expect(card).toMatchObject({ policies: null, certificates: null, clubs: null, consents: null, logins: null });
    expect(JSON.stringify(card)).not.toContain(foreign.order);
  });

  it('finds a stranger to the start nowhere: card, history, reveal and letters are 404, and that leaves an entry', async () => {
    const stranger = await createUser(db());
    const { letter } = await createToldOrder(db(), stranger, other.format);
    const body = { field: 'email', reason: 'Просто интересно' };
    const asked = [
      await ask('GET', `/people/${stranger.publicId}`, organiser),
      await ask('GET', `/people/${stranger.publicId}/history`, organiser),
      await ask('POST', `/people/${stranger.publicId}/reveal`, { ...organiser, body }),
      await ask('POST', `/people/${stranger.publicId}/letters/${letter}/again`, organiser),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const { rows } = await sql<{ act: string | null }>`
      select act from audit_entries where object_id = ${stranger.publicId} and result = 'refused' order by id`.execute(
      db(),
    );
    expect(rows.map(({ act }) => act)).toEqual(['person.view', null, 'person.reveal', 'letter.again']);
  });

  it('sends no letter again that is about another start', async () => {
    const { letter } = await createToldOrder(db(), anna, other.format);
    expect((await ask('POST', `/people/${anna.publicId}/letters/${letter}/again`, organiser)).status).toBe(404);
    expect((await ask('POST', `/people/${anna.publicId}/letters/${letter}/again`, admin)).status).toBe(200);
  });
});

describe('finance', () => {
  it('sees cards masked and reveals nothing', async () => {
    const finance = await createMember('finance', { email: `${unique('finance')}@example.org` });
    const card = await read(finance, anna.publicId);
    expect([card.can_reveal, card.email?.can_reveal, card.logins]).toEqual([false, false, null]);
    const hidden = { age: null, extra_contact: null, contact_name: null, contact_phone: null, relation: null };
    expect(card).toMatchObject(hidden);
    const shown = {
      contact_name: { masked: 'П*** Л***' },
      contact_phone: { masked: '+7 *** **-44' },
      relation: 'Друг',
    };
    for (const who of [admin, organiser]) expect(await read(who, anna.publicId)).toMatchObject(shown);
    const body = { field: 'email', reason: 'Для сверки' };
    expect((await ask('POST', `/people/${anna.publicId}/reveal`, { ...finance, body })).status).toBe(403);
    // A right to reveal of a start of which the person is not makes no difference.
    const elsewhere = await createStart(app(), 'Барсучий лог', unique('elsewhere'));
    await grant(finance.id, 'manager', { scope: JSON.stringify({ starts: [elsewhere.start] }) });
    expect(await read(finance, anna.publicId)).toMatchObject({ ...hidden, can_reveal: false });
  });
});

// BO-130
describe('opening a card', () => {
  it('leaves an entry, ten of them within ten minutes one with a count, each colleague’s own', async () => {
    const person = await createUser(db());
    await createToldOrder(db(), person, own.format);
    for (let n = 0; n < 10; n += 1) await read(admin, person.publicId);
    expect(await viewsOf(person.publicId)).toEqual([{ actor: admin.id, count: 10 }]);
    await read(organiser, person.publicId);
    minutes(11);
    await read(organiser, person.publicId);
    expect(await viewsOf(person.publicId)).toEqual([
      { actor: admin.id, count: 10 },
      { actor: organiser.id, count: 1 },
      { actor: organiser.id, count: 1 },
    ]);
    const { body } = await ask('GET', `/people/${person.publicId}/history`, organiser);
    const entries = body['values'] as { act: string; count: number; actor: { public_id: string } }[];
    expect(entries.map(({ act, count, actor }) => [act, count, actor.public_id])).toEqual([
      ['person.view', 1, organiser.publicId],
      ['person.view', 1, organiser.publicId],
      ['person.view', 10, admin.publicId],
    ]);
  });
});
