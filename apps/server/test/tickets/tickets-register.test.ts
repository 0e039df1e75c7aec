import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createEventCity,
  createFormat,
  createShirts,
  createTeam,
  type FormatOptions,
  inDays,
  insertRow,
  type MadeFormat,
} from '../factories/events.ts';
import { participant, send } from '../factories/orders.ts';
import { buyTicket, createRunner, disable, readTicket, register, ticketRow, upload } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestClock, type TestApp, type TestClock } from '../support/index.ts';

let app: TestApp;
let clock: TestClock;
let runner: Awaited<ReturnType<typeof createRunner>>;
beforeAll(async () => {
  clock = createTestClock();
  app = await createTestApp({ clock });
});
beforeEach(async () => {
  clock.set(new Date());
  runner = await createRunner(app);
});
afterEach(() => assertInvariants(app.database.db));
afterAll(() => app.close());

/** A format with start numbers whose participants may be named later. */
const make = async (options: FormatOptions = {}): Promise<MadeFormat> => {
  const format = await createFormat(app.database.db, { preregistration: false, ...options });
  if (!options.clusters)
    await insertRow(app.database.db, 'number_ranges', { format_id: format.id, first: 1, last: 50 });
  return format;
};
const buyOne = (format: MadeFormat, fields?: Record<string, unknown>): Promise<string> =>
  buyTicket(app, runner.token, format.publicId, fields);
const shirts = async (eventCityId: number): Promise<Record<string, number>> => {
  const { rows } = await sql<{ size: string; taken: number }>`
    select size, taken from shirts where event_city_id = ${eventCityId}`.execute(app.database.db);
  return Object.fromEntries(rows.map((row) => [row.size, row.taken]));
};

describe('registering a ticket', () => {
  it('names the participant, gives the start number and the QR', async () => {
    const id = await buyOne(await make());
    expect(await readTicket(app, runner.token, id)).toMatchObject({
      info: { registered: false, number: null },
      qr_code: null,
      participant: null,
      actions: ['register', 'transfer', 'cancel'],
      insurances: [],
      files: { license_file: null, file: null },
      club: null,
    });
    const { status, body } = await register(app, runner.token, id, { info: participant() });
    expect(status).toBe(200);
    expect(body.message).toBe('Участник зарегистрирован');
    expect(body.values).toMatchObject({
      info: { registered: true, number: 1, first_name: 'Анна', last_name: 'Иванова' },
      qr_code: expect.stringMatching(/\.2\./),
      actions: ['register', 'disable', 'transfer', 'cancel'],
    });
    const detail = await readTicket(app, runner.token, id);
    expect(detail.participant).toEqual({
      first_name: 'Анна',
      last_name: 'Иванова',
      phone: '+79991234567',
      gender: 'female',
      birth_date: '1990-05-17',
    });
    expect(detail.format).toMatchObject({ public_id: detail.event_format.public_id, preregistration: false });
  });

  it('takes the fields at the top level too, and says what is wrong where they stand', async () => {
    const id = await buyOne(await make());
    const beside = await register(app, runner.token, id, { ...participant({ birth_date: 'вчера', phone: '' }) });
    expect(beside.body.errors).toEqual({ birth_date: 'Введите корректную дату', phone: 'Заполните поле' });
    const within = await register(app, runner.token, id, { info: participant({ gender: 'other' }) });
    expect(within).toMatchObject({
      status: 400,
      body: { code: 'validation', errors: { 'info.gender': 'Выберите одно из значений' } },
    });
    expect((await register(app, runner.token, id, participant())).status).toBe(200);
  });

  it('refuses a wrong age by its own code', async () => {
    const id = await buyOne(await make({ age_min: 18 }));
    expect(await register(app, runner.token, id, { info: participant({ birth_date: '2020-01-01' }) })).toMatchObject({
      status: 400,
      body: { code: 'age', message: 'Участие старше 18', errors: { 'info.birth_date': 'Участие старше 18' } },
    });
  });

  it('corrects the participant and keeps number and QR', async () => {
    const id = await buyOne(await make(), { info: participant() });
    const before = await readTicket(app, runner.token, id);
    const { body } = await register(app, runner.token, id, { info: participant({ last_name: 'Сидорова' }) });
    expect(body.values.info).toMatchObject({ last_name: 'Сидорова', number: before.info.number });
    expect(body.values.qr_code).toBe(before.qr_code);
  });

  it('ends with registration_end, and is the holder’s alone', async () => {
    const id = await buyOne(await make());
    const stranger = await createRunner(app);
    expect((await register(app, stranger.token, id, { info: participant() })).status).toBe(404);
    clock.set(inDays(29.5));
    expect(await register(app, runner.token, id, { info: participant() })).toMatchObject({
      status: 400,
      body: { code: 'deadline', message: 'Срок для этого действия прошёл' },
    });
  });

  it('is refused for a ticket that is returned, on its way back, blocked or handed out', async () => {
    const id = await buyOne(await make());
    for (const change of [
      sql`status = 'blocked'`,
      sql`status = 'processing'`,
      sql`status = 'active', offline_registered_at = now()`,
    ]) {
      await sql`update tickets set ${change} where public_id = ${id}`.execute(app.database.db);
      expect((await register(app, runner.token, id, { info: participant() })).body.code).toBe('state');
    }
  });

  it('is no question for spectators without a form: their QR is ready', async () => {
    const format = await make({ quotas: { spectator: 10 } });
    const id = await buyOne(format, { info: null, kind: 'spectator' });
    const ticket = await readTicket(app, runner.token, id);
    expect(ticket.qr_code).not.toBeNull();
    expect(ticket.actions).toEqual(['transfer', 'cancel']);
    expect((await register(app, runner.token, id, { info: participant() })).body.code).toBe('state');
  });
});

describe('shirts, start groups, numbers, files and teams of a ticket', () => {
  it('change hands with the size, and come back when the registration is cancelled', async () => {
    const city = await createEventCity(app.database.db);
    await createShirts(app.database.db, city.id, { S: 1, M: 1 });
    const format = await make({ event_city_id: city.id, shirt_unavailable: false });
    const [one, two] = [await buyOne(format), await buyOne(format)];
    const wear = (id: string, size: string) =>
      register(app, runner.token, id, { info: participant({ item_size: size }) });
    expect((await wear(one, 'S')).status).toBe(200);
    expect((await wear(two, 'S')).body.code).toBe('size_unavailable');
    expect((await wear(one, 'S')).status).toBe(200);
    expect((await wear(one, 'M')).status).toBe(200);
    expect(await shirts(city.id)).toEqual({ S: 0, M: 1 });
    expect((await wear(two, 'S')).status).toBe(200);
    // Nothing is left for others, and what one wears is one's own.
    expect((await wear(two, 'S')).status).toBe(200);
    expect(await shirts(city.id)).toEqual({ S: 1, M: 1 });
    expect((await disable(app, runner.token, one)).status).toBe(200);
    expect(await shirts(city.id)).toEqual({ S: 1, M: 0 });
  });

  it('move with the start group: another group, another number, another QR', async () => {
    const format = await make({
      clusters: [
        { name_ru: 'А', capacity: 1 },
        { name_ru: 'Б', capacity: 1 },
      ],
    });
    for (const [index, clusterId] of format.clusterIds.entries())
      await insertRow(app.database.db, 'number_ranges', {
        format_id: format.id,
        cluster_id: clusterId,
        first: index * 100 + 1,
        last: index * 100 + 50,
      });
    const [one, two] = [await buyOne(format), await buyOne(format)];
    const run = (id: string, cluster: string) => register(app, runner.token, id, { info: participant({ cluster }) });
    const first = (await run(one, 'А')).body.values;
    expect(first).toMatchObject({ cluster: 'А', info: { number: 1 } });
    expect(await run(two, 'А')).toMatchObject({
      status: 400,
      body: { errors: { 'info.cluster': 'В этом кластере не осталось мест' } },
    });
    const moved = (await run(one, 'Б')).body.values;
    expect(moved).toMatchObject({ cluster: 'Б', info: { number: 101 } });
    expect(moved.qr_code).not.toBe(first.qr_code);
    expect((await run(two, 'А')).body.values.info.number).not.toBeNull();
  });

  it('are a number of choice, once', async () => {
    const format = await make({ booked_numbers: true });
    const bought = await buyOne(format, { info: participant(), number: 3 });
    expect((await register(app, runner.token, bought, { info: participant(), number: 4 })).status).toBe(200);
    await assertInvariants(app.database.db);
    const [one, two] = [await buyOne(format), await buyOne(format)];
    const choose = (id: string, number: number) => register(app, runner.token, id, { info: participant(), number });
    expect((await choose(one, 7)).body.values.info.number).toBe(7);
    expect((await choose(two, 7)).body).toMatchObject({ code: 'number_taken', message: 'Номер уже занят' });
    expect((await choose(two, 77)).body.code).toBe('number_taken');
    expect((await choose(one, 8)).body.values).toMatchObject({
      info: { number: 8 },
      qr_code: expect.stringMatching(/\.3\./),
    });
    expect((await choose(two, 7)).status).toBe(200);
    const booked = await send(
      app,
      'POST',
      '/api/booked/number',
      { format_public_id: format.publicId, number: 9, ticket_public_id: one },
      { token: runner.token },
    );
    expect(booked.statusCode).toBe(200);
    expect(await ticketRow(app, one)).toMatchObject({ start_number: 9, qr_version: 4 });
  });

  it('are documents: asked, attached, replaced, detached with the registration', async () => {
    const id = await buyOne(await make({ license: true }));
    expect((await register(app, runner.token, id, { info: participant() })).body.errors).toEqual({
      license_file: 'Выберите файл',
    });
    const [first, second] = [await upload(app, runner.token), await upload(app, runner.token)];
    expect((await register(app, runner.token, id, { info: participant(), license_file: 'unknown-file' })).status).toBe(
      400,
    );
    expect((await register(app, runner.token, id, { info: participant(), license_file: first })).status).toBe(200);
    expect((await register(app, runner.token, id, { info: participant() })).status).toBe(200);
    expect((await readTicket(app, runner.token, id)).files.license_file).toBe(first);
    await register(app, runner.token, id, { info: participant(), license_file: second });
    const used = async () =>
      (
        await sql<{
          id: string;
        }>`select public_id as id from files where used_at is not null and public_id in (${first}, ${second})`.execute(
          app.database.db,
        )
      ).rows.map((row) => row.id);
    expect(await used()).toEqual([second]);
    await disable(app, runner.token, id);
    expect(await used()).toEqual([]);
  });

  it('are places in teams: founded, joined, left', async () => {
    const format = await make({ is_team: true, max_count: 2 });
    const bears = await createTeam(app.database.db, format.id, { max_count: 1, number: 1 });
    const [one, two] = [await buyOne(format), await buyOne(format)];
    const join = (id: string, team: object) => register(app, runner.token, id, { info: participant(), team });
    expect((await join(one, { public_id: bears.publicId })).body.values.team?.title).toBe('Медведи');
    expect((await join(two, { public_id: bears.publicId })).body.code).toBe('tickets_unavailable');
    expect((await join(two, { public_id: 'nobody' })).body.errors).toEqual({ team: 'Команда не найдена' });
    expect((await join(two, { title: ' ' })).body.errors).toEqual({ 'team.title': 'Введите название команды' });
    expect((await join(one, { title: 'Волки' })).body.values).toMatchObject({
      team: { title: 'Волки', number: 2 },
      info: { inside_number: 1 },
    });
    expect((await join(two, { public_id: bears.publicId })).body.values.team?.title).toBe('Медведи');
    expect((await join(two, {})).body.values.team?.title).toBe('Медведи');
  });

  it('are a club that exists', async () => {
    const id = await buyOne(await make());
    expect((await register(app, runner.token, id, { info: participant(), club: 'nobody' })).body.errors).toEqual({
      club: 'Клуб не найден',
    });
  });
});

describe('cancelling a registration', () => {
  it('leaves a ticket that can be registered anew, with another QR', async () => {
    // Without start numbers: those change the QR by themselves.
    const format = await createFormat(app.database.db, { preregistration: false });
    const id = await buyOne(format, { info: participant() });
    const before = await readTicket(app, runner.token, id);
    const { body } = await disable(app, runner.token, id);
    expect(body).toMatchObject({
      message: 'Регистрация отменена',
      values: { info: { registered: false, number: null, first_name: '' }, qr_code: null, status: 'active' },
    });
    expect((await disable(app, runner.token, id)).body.code).toBe('state');
    const again = (await register(app, runner.token, id, { info: participant() })).body.values;
    expect(again.qr_code).not.toBe(before.qr_code);
    expect(again.ticketNumber).toBe(before.ticketNumber);
  });

  it('ends with registration_end and with the start pack', async () => {
    const id = await buyOne(await make(), { info: participant() });
    await sql`update tickets set offline_registered_at = now() where public_id = ${id}`.execute(app.database.db);
    expect((await disable(app, runner.token, id)).body.code).toBe('state');
    await sql`update tickets set offline_registered_at = null where public_id = ${id}`.execute(app.database.db);
    clock.set(inDays(29.5));
    expect((await disable(app, runner.token, id)).body.code).toBe('deadline');
  });
});
