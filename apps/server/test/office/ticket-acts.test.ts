import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createShirts, insertRow, unique } from '../factories/events.ts';
import { participant } from '../factories/orders.ts';
import { buyTicket, createRunner, offer, readTicket, register, ticketRow, upload } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { openOffice, type Start } from './office.ts';

const { app, db, ask, createColleague, createStart } = openOffice();

type Runner = Awaited<ReturnType<typeof createRunner>>;
let admin: Member;
let buyer: Runner;
let start: Start;
beforeAll(async () => {
  admin = await createColleague('admin');
  buyer = await createRunner(app());
  start = await createStart({ age_min: 18, quotas: { athlete: 200 } });
  await insertRow(db(), 'number_ranges', { format_id: start.format.id, first: 1, last: 200 });
});
afterEach(() => assertInvariants(db()));

const reason = 'Позвонил и попросил';
const buyOne = (fields?: Record<string, unknown>, of = start): Promise<string> =>
  buyTicket(app(), buyer.token, of.format.publicId, fields);
const named = (change: Record<string, unknown> = {}): Promise<string> => buyOne({ info: participant(change) });
const versionOf = async (id: string): Promise<number> => Number((await ticketRow(app(), id))['version']);
/** An act by the card as it is now. */
const act = async (id: string, path: string, body: object = {}, who: Member = admin) =>
  ask('PUT', `/tickets/${id}${path}`, { ...who, body: { version: await versionOf(id), ...body } });
const edit = (id: string, body: object, who?: Member) => act(id, '', body, who);
const card = async (id: string, who: Member = admin) =>
  (await ask('GET', `/tickets/${id}`, who)).body['values'] as Record<string, unknown> & {
    acts: { act: string; allowed: boolean; why?: string }[];
  };
const lastEntry = async (id: string) => {
  const { body } = await ask('GET', `/audit?object_kind=ticket&object_id=${id}`, admin);
  const [entry] = (body['values'] as Record<string, unknown>[]).filter(({ act: name }) => name !== 'ticket.view');
  const changes = (entry?.['changes'] ?? []) as { field: string }[];
  return { ...entry, changes: changes.filter(({ field }) => field !== 'version') };
};
const lettersAbout = async (to: string): Promise<string[]> => {
  await app().sweeps.sendLetters();
  return app()
    .letters.filter((letter) => letter.to.address === to)
    .map(({ subject }) => subject);
};

describe('correcting a participant', () => {
  // BO-055
  it('changes what the site shows at once and keeps number and QR', async () => {
    const id = await named();
    const before = await readTicket(app(), buyer.token, id);
    const saved = await edit(id, { info: { last_name: 'сидорова' } });
    expect([saved.status, saved.body]).toEqual([200, { message: 'Сохранено' }]);
    const after = await readTicket(app(), buyer.token, id);
    expect(after.info).toMatchObject({ last_name: 'Сидорова', first_name: 'Анна', number: before.info.number });
    expect(after.qr_code).toBe(before.qr_code);
    expect(await lastEntry(id)).toMatchObject({
      act: 'ticket.edit',
      changes: [{ field: 'last_name', before: 'И***', after: 'С***' }],
    });
  });

  it('names somebody on a ticket without a participant, by the rule of the site’s form', async () => {
    const id = await buyOne();
    const refused = await edit(id, { info: { ...participant(), phone: '1', birth_date: 'вчера' } });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'validation', errors: { 'info.phone': expect.any(String), 'info.birth_date': expect.any(String) } },
    });
    expect((await edit(id, { info: participant() })).status).toBe(200);
    expect((await readTicket(app(), buyer.token, id)).info).toMatchObject({
      registered: true,
      number: expect.any(Number),
    });
  });

  it('shows the form without personal answers, which are changed all the same', async () => {
    const id = await named({ extra_contact: '+7 916 000-00-99' });
    const { body } = await ask('GET', `/tickets/${id}/form`, admin);
    expect(body['values']).toMatchObject({
      info: { first_name: 'Анна', last_name: 'Иванова', gender: 'female' },
      masked: { phone: '+7 *** **-67', birth_date: '', extra_contact: '+7 *** **-99' },
    });
    expect(JSON.stringify(body)).not.toContain('1990-05-17');
    expect((await edit(id, { info: { phone: '+7 916 222-33-44' } })).status).toBe(200);
    expect((await ticketRow(app(), id))['info']).toMatchObject({
      phone: '+79162223344',
      birth_date: '1990-05-17',
      extra_contact: '+79160000099',
    });
  });

  // BO-056
  it('works after registration_end; an age out of bounds asks for an override with a reason, which is kept', async () => {
    const at = await createStart({ age_min: 18 });
    const id = await buyOne({ info: participant() }, at);
    await sql`update formats set registration_end = now() where id = ${at.format.id}`.execute(db());
    expect((await register(app(), buyer.token, id, { info: participant() })).body.code).toBe('deadline');
    expect((await edit(id, { info: { first_name: 'Яна' } })).status).toBe(200);
    const young = { info: { birth_date: '2015-03-01' } };
    expect(await edit(id, young)).toMatchObject({ status: 400, body: { code: 'age' } });
    expect(await edit(id, { ...young, override: ['age'] })).toMatchObject({
      status: 400,
      body: { errors: { reason: expect.any(String) } },
    });
    expect((await edit(id, { ...young, override: ['age'], reason })).status).toBe(200);
    expect((await ticketRow(app(), id))['info']).toMatchObject({ birth_date: '2015-03-01' });
    expect(await lastEntry(id)).toMatchObject({ act: 'ticket.edit', reason });
  });

  it('moves the shirt and attaches a paper', async () => {
    const at = await createStart({ license: true, shirt_unavailable: false });
    await createShirts(db(), at.format.eventCityId, { M: 1, L: 1 });
    const info = participant({ item_size: 'M' });
    const id = await buyOne({ info, license_file: await upload(app(), buyer.token) }, at);
    const paper = await upload(app(), admin.token);
    expect((await edit(id, { info: { item_size: 'L' }, license_file: paper })).status).toBe(200);
    expect((await readTicket(app(), buyer.token, id)).files.license_file).toBe(paper);
    const { rows } =
      await sql`select size, taken from shirts where event_city_id = ${at.format.eventCityId} order by size`.execute(
        db(),
      );
    expect(rows).toEqual([
      { size: 'L', taken: 1 },
      { size: 'M', taken: 0 },
    ]);
  });

  it('ends with the results', async () => {
    const at = await createStart();
    const id = await buyOne({ info: participant() }, at);
    await sql`update event_cities set results_published_at = now() where id = ${at.format.eventCityId}`.execute(db());
    expect(await edit(id, { info: { first_name: 'Яна' } })).toMatchObject({
      status: 400,
      body: { code: 'state', message: 'Результаты старта опубликованы' },
    });
  });

  // BO-148
  it('is refused when the ticket has changed since it was seen, by the holder as well', async () => {
    const id = await named();
    const version = await versionOf(id);
    await register(app(), buyer.token, id, { info: participant({ first_name: 'Яна' }) });
    const late = await ask('PUT', `/tickets/${id}`, { ...admin, body: { version, info: { last_name: 'Новая' } } });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        version: await versionOf(id),
        current: { first_name: 'Яна', last_name: 'Иванова', phone: '+7 *** **-67' },
        changed_by: null,
      },
    });
    expect((await edit(id, { info: { last_name: 'Белова' } })).status).toBe(200);
    const second = await ask('PUT', `/tickets/${id}`, { ...admin, body: { version, info: { last_name: 'Новая' } } });
    expect(second.body).toMatchObject({
      changed_by: { public_id: admin.publicId },
      changes: [{ field: 'last_name', before: 'И***', after: 'Б***' }],
    });
    expect((await ticketRow(app(), id))['info']).toMatchObject({ first_name: 'Яна', last_name: 'Белова' });
  });

  // BO-149
  it('is applied once when its answer was lost and it is repeated with its key', async () => {
    const id = await named();
    const body = { version: await versionOf(id), info: { first_name: 'Яна' } };
    const headers = { 'idempotency-key': unique('edit-key') };
    const twice = [1, 2].map(() => ask('PUT', `/tickets/${id}`, { ...admin, body, headers }));
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await versionOf(id)).toBe(body.version + 1);
  });
});

describe('the start number', () => {
  it('is given, the next one, or taken off, each time with a new QR', async () => {
    const id = await named();
    const first = await readTicket(app(), buyer.token, id);
    expect((await act(id, '/number', { number: 150 })).status).toBe(200);
    const given = await readTicket(app(), buyer.token, id);
    expect(given.info.number).toBe(150);
    expect(given.qr_code).not.toBe(first.qr_code);
    expect((await act(id, '/number', { number: null })).status).toBe(200);
    expect((await readTicket(app(), buyer.token, id)).info.number).toBeNull();
    expect((await act(id, '/number', { number: 'next' })).status).toBe(200);
    expect((await readTicket(app(), buyer.token, id)).info.number).toBeGreaterThan(0);
    expect(await lastEntry(id)).toMatchObject({ act: 'ticket.number', changes: [{ field: 'number', before: null }] });
  });

  it('is of a range of the format and nobody else’s', async () => {
    const [one, other] = [await named(), await named()];
    const taken = (await readTicket(app(), buyer.token, other)).info.number;
    for (const number of [taken, 5000])
      expect(await act(one, '/number', { number })).toMatchObject({ status: 400, body: { code: 'number_taken' } });
  });
});

describe('blocking', () => {
  // BO-061
  it('hides the QR from the holder till the ticket is unblocked, and keeps the place', async () => {
    const id = await named();
    const before = await readTicket(app(), buyer.token, id);
    expect((await act(id, '/block', { reason: 'нет' })).body['errors']).toMatchObject({ reason: expect.any(String) });
    expect((await act(id, '/block', { reason })).status).toBe(200);
    expect(await readTicket(app(), buyer.token, id)).toMatchObject({ status: 'blocked', qr_code: null, actions: [] });
    expect(await act(id, '/block', { reason })).toMatchObject({ status: 400, body: { code: 'state' } });
    expect((await act(id, '/unblock', { reason })).status).toBe(200);
    expect(await readTicket(app(), buyer.token, id)).toMatchObject({ status: 'active', qr_code: before.qr_code });
    expect(await lastEntry(id)).toMatchObject({ act: 'ticket.unblock', reason });
  });

  it('takes an offer that waits back, and its recipient is told', async () => {
    const friend = await createRunner(app());
    const id = await named();
    await offer(app(), buyer.token, id, friend.email);
    expect((await act(id, '/block', { reason })).status).toBe(200);
    expect(await lettersAbout(friend.email)).toContainEqual(expect.stringContaining('Билет больше не передают'));
    const { rows } = await sql<{ status: string }>`
      select x.status from ticket_transfers x join tickets t on t.id = x.ticket_id where t.public_id = ${id}`.execute(
      db(),
    );
    expect(rows).toEqual([{ status: 'taken_back' }]);
  });
});

describe('renewing a QR', () => {
  it('makes another text, and the holder gets the ticket by a letter', async () => {
    const id = await named();
    const before = await readTicket(app(), buyer.token, id);
    expect((await act(id, '/renew_qr', { reason })).status).toBe(200);
    const after = await readTicket(app(), buyer.token, id);
    expect(after.qr_code).not.toBe(before.qr_code);
    await app().sweeps.sendLetters();
    const letter = app().letters.findLast(({ subject }) => subject.startsWith('Новый QR-код в билете'));
    expect(letter?.attachments.map(({ filename }) => filename)).toEqual([`ticket-${after.ticketNumber}.pdf`]);
  });
});

describe('papers', () => {
  it('are marked as seen or refused, which the card, the list and its filter tell', async () => {
    const at = await createStart({ license: true });
    const id = await buyOne({ info: participant(), license_file: await upload(app(), buyer.token) }, at);
    const listed = async (state: string): Promise<unknown[]> => {
      const { body } = await ask('GET', `/tickets?f.start=${at.start}&f.documents=${state}`, admin);
      return (body['values'] as { public_id: string }[]).map((row) => row.public_id);
    };
    expect((await card(id))['papers']).toEqual([{ kind: 'license', asked: true, state: null, note: '', at: null }]);
    expect(await listed('given')).toEqual([id]);
    const note = 'Нет печати';
    expect((await act(id, '/document', { kind: 'license', state: 'refused', note })).status).toBe(200);
    expect(await card(id)).toMatchObject({
      documents: 'refused',
      papers: [{ kind: 'license', state: 'refused', note, at: expect.any(Number) }],
    });
    expect([await listed('refused'), await listed('given')]).toEqual([[id], []]);
    await act(id, '/document', { kind: 'license', state: 'seen' });
    await act(id, '/document', { kind: 'medical', state: 'seen' });
    expect(await card(id)).toMatchObject({ documents: 'seen', papers: [{ kind: 'license' }, { kind: 'medical' }] });
    await act(id, '/document', { kind: 'license', state: 'none' });
    expect(await listed('given')).toEqual([id]);
  });

  it('go with their participant', async () => {
    const id = await named();
    await act(id, '/document', { kind: 'medical', state: 'seen' });
    await sql`update tickets set user_id = user_id where public_id = ${id}`.execute(db());
    const friend = await createRunner(app());
    await act(id, '/transfer', { email: friend.email, accepted_by_staff: true, reason });
    expect((await ticketRow(app(), id))['documents']).toEqual({});
  });
});

describe('handing over', () => {
  it('at once gives the ticket to a proved account, without participant and with another QR; both are told', async () => {
    const friend = await createRunner(app());
    const id = await named();
    const moved = await act(id, '/transfer', { email: friend.email, accepted_by_staff: true, reason });
    expect([moved.status, moved.body]).toEqual([200, { message: 'Билет передан, обоим отправлены письма' }]);
    expect(await readTicket(app(), friend.token, id)).toMatchObject({
      status: 'active',
      participant: null,
      info: { registered: false, number: null },
    });
    expect(await ticketRow(app(), id)).toMatchObject({ user_id: friend.id, original_user_id: buyer.id });
    expect(await lettersAbout(friend.email)).toContainEqual(expect.stringContaining('Билет теперь ваш'));
    expect(await lettersAbout(buyer.email)).toContainEqual(expect.stringContaining('Билет передан'));
    const { rows } =
      await sql`select purpose, given from consents where user_id = ${friend.id} and source = 'office'`.execute(db());
    expect(rows).toEqual([{ purpose: 'personal_data', given: true }]);
  });

  it('refuses an address without a proved account, the holder’s own, and an age that does not fit', async () => {
    const id = await named();
    const child = await createRunner(app(), { birth_date: '2018-01-01' });
    const give = (email: string) => act(id, '/transfer', { email, accepted_by_staff: true, reason });
    for (const email of [`${unique('nobody')}@example.org`, buyer.email])
      expect((await give(email)).body['errors']).toMatchObject({ email: expect.any(String) });
    expect((await give(child.email)).body['code']).toBe('age');
  });

  it('else offers it by a letter, as the holder would', async () => {
    const friend = await createRunner(app());
    const id = await named();
    expect((await act(id, '/transfer', { email: friend.email, reason })).status).toBe(200);
    expect((await readTicket(app(), buyer.token, id)).status).toBe('transfer');
    expect(await lettersAbout(friend.email)).toContainEqual(expect.stringContaining('Вам передают билет'));
  });
});

describe('the card', () => {
  it('tells which acts there are and why one cannot be done', async () => {
    const id = await named();
    const allowed = async (who?: Member) =>
      (await card(id, who)).acts.filter((one) => one.allowed).map((one) => one.act);
    expect(await allowed()).toEqual(['edit', 'number', 'document', 'transfer', 'block', 'renew_qr']);
    await act(id, '/block', { reason });
    expect(await allowed()).toEqual(['document', 'unblock']);
    expect((await card(id)).acts.find((one) => one.act === 'edit')?.why).toBe('Билет закрыт: сначала откройте его');
    expect((await card(id, await createColleague('finance'))).acts).toEqual([]);
  });
});
