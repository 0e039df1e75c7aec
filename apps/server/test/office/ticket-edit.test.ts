import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createClub } from '../factories/clubs.ts';
import { createShirts, createTeam, unique } from '../factories/events.ts';
import { participant } from '../factories/orders.ts';
import { createRunner, readTicket, register, ticketRow, upload } from '../factories/tickets.ts';
import { pdfText } from '../support/pdf-text.ts';
import { openTicketActs } from './ticket-stage.ts';

const { act, app, db, ask, admin, buyer, start, buyOne, named, versionOf, createStart, lastEntry } = openTicketActs();

const reason = 'Позвонил и попросил';
const edit = (id: string, body: object) => act(id, '', body);

/** News of the letters about a ticket, and where they go. */
const lettersAbout = async (id: string) =>
  (
    await sql<{ news: string; recipient: string }>`
      select data->>'news' as news, recipient from letters where template = 'ticket' and data->>'ticket' = ${id} order by id`.execute(
      db(),
    )
  ).rows;
const correctedLetters = async (id: string) => (await lettersAbout(id)).map(({ news }) => news);

describe('correcting a participant', () => {
  // BO-055
  it('changes what the site shows at once and keeps number and QR', async () => {
    const id = await named();
    const before = await readTicket(app(), buyer().token, id);
    const saved = await edit(id, { info: { last_name: 'сидорова' } });
    expect([saved.status, saved.body]).toEqual([200, { message: 'Сохранено' }]);
    const after = await readTicket(app(), buyer().token, id);
    expect(after.info).toMatchObject({ last_name: 'Сидорова', first_name: 'Анна', number: before.info.number });
    expect(after.qr_code).toBe(before.qr_code);
    const file = await app().http.inject({
      url: `/api/user/ticket/${id}/file`,
      headers: { authorization: buyer().token },
    });
    expect(pdfText(file.rawPayload)).toContain('Сидорова');
    const { body } = await ask('GET', `/tickets?f.start=${start().start}&search=сидорова`, admin());
    expect(body['values']).toMatchObject([{ public_id: id, name: 'Сидорова Анна' }]);
    expect(await lastEntry(id)).toMatchObject({
      act: 'ticket.edit',
      changes: [{ field: 'last_name', before: 'И***', after: 'С***' }],
    });
  });

  it('mails the ticket anew when its paper says something else now, and for nothing else', async () => {
    const id = await named();
    const lettersOf = () => correctedLetters(id);
    expect((await edit(id, { info: { phone: '+7 916 333-44-55' } })).status).toBe(200);
    expect(await lettersOf()).toEqual([]);
    expect((await edit(id, { info: { last_name: 'кузнецова' } })).status).toBe(200);
    expect(await lettersOf()).toEqual(['corrected']);
    expect((await edit(id, { info: { first_name: 'яна' } })).status).toBe(200);
    expect(await lettersOf()).toEqual(['corrected', 'corrected']);
  });

  it('mails it to whoever has the ticket now, and no more than five times a day', async () => {
    const friend = await createRunner(app());
    const id = await named();
    await act(id, '/transfer', { email: friend.email, accepted_by_staff: true, reason });
    for (const first_name of ['Анна', 'Яна', 'Инна', 'Нина', 'Ада', 'Ева', 'Ия'])
      expect((await edit(id, { info: participant({ first_name }) })).status).toBe(200);
    expect(await lettersAbout(id)).toEqual(
      Array.from({ length: 5 }, () => ({ news: 'corrected', recipient: friend.email })),
    );
  });

  it('mails no ticket once its start is over', async () => {
    const at = await createStart();
    const id = await buyOne({ info: participant() }, at);
    await sql`update formats set start_time = now() - interval '2 days', registration_end = now() - interval '3 days'
      where id = ${at.format.id}`.execute(db());
    expect((await edit(id, { info: { first_name: 'Яна' } })).status).toBe(200);
    expect(await correctedLetters(id)).toEqual([]);
  });

  it('names somebody on a ticket without a participant, by the rule of the site’s form', async () => {
    const id = await buyOne();
    const refused = await edit(id, { info: { ...participant(), phone: '1', birth_date: 'вчера' } });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'validation', errors: { 'info.phone': expect.any(String), 'info.birth_date': expect.any(String) } },
    });
    expect((await edit(id, { info: participant() })).status).toBe(200);
    expect((await readTicket(app(), buyer().token, id)).info).toMatchObject({
      registered: true,
      number: expect.any(Number),
    });
  });

  it('shows the form without personal answers, which are changed all the same', async () => {
    const id = await named({ extra_contact: '+7 916 000-00-99' });
    const { body } = await ask('GET', `/tickets/${id}/form`, admin());
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
    await sql`update formats set registration_end = now() - interval '1 hour' where id = ${at.format.id}`.execute(db());
    expect((await register(app(), buyer().token, id, { info: participant() })).body.code).toBe('deadline');
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
    const id = await buyOne({ info, license_file: await upload(app(), buyer().token) }, at);
    const paper = await upload(app(), admin().token);
    expect((await edit(id, { info: { item_size: 'L' }, license_file: paper })).status).toBe(200);
    expect((await readTicket(app(), buyer().token, id)).files.license_file).toBe(paper);
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
    await register(app(), buyer().token, id, { info: participant({ first_name: 'Яна' }) });
    const late = await ask('PUT', `/tickets/${id}`, { ...admin(), body: { version, info: { last_name: 'Новая' } } });
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
    const second = await ask('PUT', `/tickets/${id}`, { ...admin(), body: { version, info: { last_name: 'Новая' } } });
    expect(second.body).toMatchObject({
      changed_by: { public_id: admin().publicId },
      changes: [{ field: 'last_name', before: 'И***', after: 'Б***' }],
    });
    expect((await ticketRow(app(), id))['info']).toMatchObject({ first_name: 'Яна', last_name: 'Белова' });
  });

  // BO-149
  it('is applied once when its answer was lost and it is repeated with its key', async () => {
    const id = await named();
    const body = { version: await versionOf(id), info: { first_name: 'Яна' } };
    const headers = { 'idempotency-key': unique('edit-key') };
    const twice = [1, 2].map(() => ask('PUT', `/tickets/${id}`, { ...admin(), body, headers }));
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await versionOf(id)).toBe(body.version + 1);
  });
});

describe('the club and the team of a participant', () => {
  it('are chosen of those that are found, by the rules of the site, and told by the history', async () => {
    const club = await createClub(db(), [], { title: unique('Лосиный клуб') });
    await createClub(db(), [], { title: unique('Лосиный клуб'), status: 'draft' });
    const at = await createStart({ is_team: true, max_count: 3 });
    const id = await buyOne({ info: participant() }, at);
    const [bears, full, closed] = [
      await createTeam(db(), at.format.id, { number: 7 }),
      await createTeam(db(), at.format.id, { title: 'Полная', max_count: 1 }),
      await createTeam(db(), at.format.id, { title: 'Закрытая', private: true, code: 'сезам' }),
    ];
    const other = await buyOne({ info: participant(), team: { public_id: full.publicId } }, at);
    const choices = async (path: string) =>
      (await ask('GET', `/tickets/${id}/${path}`, admin())).body['values'] as Record<string, unknown>[];
    expect(await choices(`clubs?search=${encodeURIComponent('лосиный')}`)).toMatchObject([
      { public_id: club.publicId },
    ]);
    expect((await choices('teams')).map(({ title, free, private: isPrivate }) => [title, free, isPrivate])).toEqual([
      ['Закрытая', 10, true],
      ['Медведи', 10, false],
    ]);
    expect(await choices('teams?search=7')).toMatchObject([{ public_id: bears.publicId, number: 7 }]);

    expect((await edit(id, { club: club.publicId, team: { public_id: bears.publicId } })).status).toBe(200);
    expect((await ask('GET', `/tickets/${id}/form`, admin())).body['values']).toMatchObject({
      club: { public_id: club.publicId },
      team: { public_id: bears.publicId },
    });
    expect((await lastEntry(id)).changes).toContainEqual({ field: 'team', before: null, after: 'Медведи' });

    expect((await edit(id, { team: { public_id: full.publicId } })).body['code']).toBe('tickets_unavailable');
    expect((await edit(id, { team: { public_id: closed.publicId } })).body['code']).toBe('validation');
    expect((await edit(id, { club: 'nobody' })).body['code']).toBe('validation');
    expect((await edit(id, { team: { public_id: closed.publicId, code: 'сезам' }, club: null })).status).toBe(200);
    // What it left is free again, what it joined is taken.
    const taken = await sql<{
      taken: number;
    }>`select taken from teams where id = any(${[bears.id, full.id, closed.id]}::bigint[]) order by id`.execute(db());
    expect(taken.rows.map((row) => row.taken)).toEqual([0, 1, 1]);
    expect(await ask('GET', `/tickets/${other}/form`, admin())).toMatchObject({ body: { values: { club: null } } });
  });

  it('of a whole team stay with it', async () => {
    const at = await createStart({ is_team: true, team_all: true, fixed_count: true, min_count: 1, max_count: 1 });
    const id = await buyOne({ info: participant() }, at);
    const other = await createTeam(db(), at.format.id, { max_count: 2 });
    expect((await edit(id, { team: { public_id: other.publicId } })).body['code']).toBe('state');
  });
});
