import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFormat, createTeam } from '../../factories/events.ts';
import { ticketRow } from '../../factories/tickets.ts';
import { openNumbers } from './stage.ts';

const office = openNumbers();
const {
  admin,
  app,
  addTickets,
  ask,
  assign,
  buyNamed,
  createColleague,
  createStart,
  db,
  numbersOf,
  post,
  read,
  setLocked,
} = office;
const { setRanges, valuesOf } = office;
const errorsOf = ({ body }: { body: Record<string, unknown> }) => body['errors'] as Record<string, string>;

beforeAll(async () => {
  // A purchase, on whose line the many tickets stand.
  await buyNamed(await createStart());
});

describe('ranges of numbers', () => {
  it('that overlap within a format are refused with both bounds (BO-074)', async () => {
    const start = await createStart();
    const refused = await setRanges(start, [
      { first: 1, last: 100 },
      { first: 90, last: 200 },
    ]);
    expect(refused.status).toBe(400);
    expect(errorsOf(refused)).toEqual({ 'ranges.1.first': 'Пересекается с 1–100' });
    expect((await read(start.start)).formats[0]?.ranges).toEqual([]);
  });

  it('are kept with label and wave, by the version that was seen', async () => {
    const start = await createStart({ clusters: [{ name_ru: 'Первая' }] });
    const [format] = (await read(start.start)).formats;
    const cluster = format?.clusters[0]?.public_id ?? '';
    const saved = await setRanges(start, [
      { first: 1, last: 50, cluster, label: 'синие' },
      { first: 51, last: 99 },
    ]);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const after = await read(start.start);
    expect(after.version).toBe(2);
    expect(after.formats[0]?.ranges).toEqual([
      { first: 1, last: 50, cluster, label: 'синие', given: 0, kept: 0 },
      { first: 51, last: 99, cluster: null, label: '', given: 0, kept: 0 },
    ]);
    const late = await ask('PUT', `/formats/${start.format.publicId}/numbers`, {
      ...admin(),
      body: { version: 1, ranges: [] },
    });
    expect(late.status).toBe(409);
    expect(late.body['changes']).toMatchObject([{ field: 'ranges' }]);
  });

  it('that meet those of another format of the start are told of, and saved (BO-074)', async () => {
    const start = await createStart();
    const other = await createFormat(db(), { event_city_id: start.format.eventCityId });
    await setRanges(start, [{ first: 1, last: 10 }]);
    expect((await setRanges({ ...start, format: other }, [{ first: 10, last: 20 }])).status).toBe(200);
    expect((await read(start.start)).meetings).toEqual([
      {
        one: { format: start.format.publicId, first: 1, last: 10 },
        other: { format: other.publicId, first: 10, last: 20 },
      },
    ]);
  });

  it('do not go away under numbers that were given', async () => {
    const start = await createStart();
    await setRanges(start, [{ first: 1, last: 10 }]);
    await addTickets(start, [{ last: 'А' }, { last: 'Б' }]);
    await assign(start);
    const refused = await setRanges(start, [{ first: 2, last: 10 }]);
    expect(errorsOf(refused)).toEqual({ ranges: 'Номера 1–1 уже выданы' });
    expect((await setRanges(start, [{ first: 1, last: 2 }])).status).toBe(200);
  });
});

describe('the assignment', () => {
  it('gives ready tickets without a number one, by surname, and changes none that was given (BO-075)', async () => {
    const start = await createStart();
    await setRanges(start, [{ first: 101, last: 110 }]);
    await addTickets(start, [{ last: 'Яшин' }]);
    await assign(start);
    await sql`update tickets set place = place + 50000, public_id = public_id || '-old' where format_id = ${start.format.id}`.execute(
      db(),
    );
    await addTickets(start, [{ last: 'Бобров' }, { last: 'Абрамов' }, { last: 'Без анкеты', isUnnamed: true }]);
    const dry = valuesOf<Record<string, unknown>>(await assign(start, { order: 'surname', dry_run: true }));
    expect(dry).toMatchObject({ dry_run: true, assigned: 2, ranges: [{ first: 101, count: 2, left: 7 }] });
    expect(await numbersOf(start)).toMatchObject({ Яшин: 101, Бобров: null });
    const done = valuesOf<Record<string, unknown>>(await assign(start, { order: 'surname' }));
    expect(done).toMatchObject({ dry_run: false, assigned: 2, ranges: [{ first: 101, count: 2, left: 7 }] });
    expect(await numbersOf(start)).toMatchObject({ Яшин: 101, Абрамов: 102, Бобров: 103 });
    expect(valuesOf(await assign(start, { order: 'surname' }))).toMatchObject({ assigned: 0 });
    expect((await read(start.start)).formats[0]).toMatchObject({ ready: 3, missing: 0 });
  });

  it('tells who is left without a range, by waves', async () => {
    const start = await createStart({ clusters: [{ name_ru: 'Первая' }] });
    const { rows } = await sql<{
      id: number;
    }>`select id from format_clusters where format_id = ${start.format.id}`.execute(db());
    const [format] = (await read(start.start)).formats;
    await setRanges(start, [{ first: 1, last: 1, cluster: format?.clusters[0]?.public_id ?? '' }]);
    await addTickets(start, [
      { last: 'А', clusterId: rows[0]?.id ?? 0 },
      { last: 'Б', clusterId: rows[0]?.id ?? 0 },
      { last: 'В' },
    ]);
    expect(valuesOf(await assign(start, { dry_run: true }))).toMatchObject({
      assigned: 1,
      without_range: [
        { cluster: 'Первая', count: 1 },
        { cluster: null, count: 1 },
      ],
    });
  });

  it('gives a team numbers side by side', async () => {
    const start = await createStart({ is_team: true });
    await setRanges(start, [{ first: 1, last: 10 }]);
    const { id: teamId } = await createTeam(db(), start.format.id);
    await addTickets(start, [{ last: 'А', teamId }, { last: 'Б' }, { last: 'В', teamId }]);
    await assign(start);
    expect(await numbersOf(start)).toEqual({ А: 1, В: 2, Б: 3 });
  });

  it('answers the same numbers for the same seed', async () => {
    const [one, other] = [await createStart(), await createStart()];
    const people = Array.from({ length: 30 }, (_none, index) => ({ last: `Бегун ${index}` }));
    for (const start of [one, other]) {
      await setRanges(start, [{ first: 1, last: 100 }]);
      await addTickets(start, people);
    }
    const dry = valuesOf<{ seed: string }>(await assign(one, { order: 'random', dry_run: true }));
    expect(dry.seed).not.toBe('');
    await assign(one, { order: 'random', seed: dry.seed });
    await assign(other, { order: 'random', seed: dry.seed });
    expect(await numbersOf(other)).toEqual(await numbersOf(one));
  });

  it('leaves an entry with what was done', async () => {
    const start = await createStart();
    await assign(start, { order: 'surname' });
    const { body } = await ask('GET', `/audit?object_kind=start&object_id=${start.start}`, admin());
    expect(body['values']).toMatchObject([
      {
        act: 'numbers.assign',
        changes: [
          { field: 'assigned', after: 0 },
          { field: 'order', after: 'surname' },
        ],
      },
    ]);
  });
});

describe('a pinned number', () => {
  const pin = (format: string, body: object) => post(`/formats/${format}/numbers/pin`, body);

  it('is given by nothing, and by hand to whom the staff chooses', async () => {
    const start = await createStart();
    const { publicId } = start.format;
    await setRanges(start, [{ first: 1, last: 3 }]);
    expect((await pin(publicId, { number: 1, note: 'чемпион' })).status).toBe(200);
    const ticket = await buyNamed(start);
    expect((await ticketRow(app(), ticket))['start_number']).toBe(2);
    await addTickets(start, [{ last: 'А' }, { last: 'Б' }]);
    expect(valuesOf(await assign(start))).toMatchObject({ assigned: 1, without_range: [{ count: 1 }] });
    const { version } = await ticketRow(app(), ticket);
    const given = await ask('PUT', `/tickets/${ticket}/number`, { ...admin(), body: { version, number: 1 } });
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    expect((await read(start.start)).formats[0]?.pins).toMatchObject([
      { number: 1, note: 'чемпион', ticket: { public_id: ticket } },
    ]);
  });

  it('of one ticket is its number at once, stays pinned when it is given back, and is free after the pin', async () => {
    const start = await createStart();
    const { publicId } = start.format;
    await setRanges(start, [{ first: 10, last: 20 }]);
    const ticket = await buyNamed(start);
    const number = String((await ticketRow(app(), ticket))['ticket_number']);
    expect((await pin(publicId, { number: 7, ticket: number })).status).toBe(200);
    expect((await ticketRow(app(), ticket))['start_number']).toBe(7);
    expect((await pin(publicId, { number: 7 })).body).toMatchObject({ code: 'number_taken' });
    expect(errorsOf(await pin(publicId, { number: 8, ticket: 'no-such' }))).toHaveProperty('ticket');
    const { version } = await ticketRow(app(), ticket);
    await ask('PUT', `/tickets/${ticket}/number`, { ...admin(), body: { version, number: null } });
    expect((await read(start.start)).formats[0]?.pins).toMatchObject([{ number: 7, ticket: null }]);
    expect((await ask('DELETE', `/formats/${publicId}/numbers/pin/7`, admin())).status).toBe(200);
    expect((await ask('DELETE', `/formats/${publicId}/numbers/pin/7`, admin())).status).toBe(400);
    expect((await read(start.start)).formats[0]?.pins).toEqual([]);
  });
});

describe('after the lock', () => {
  it('a freed number is not given again, and every change stands in the list with old and new (BO-077)', async () => {
    const start = await createStart();
    await setRanges(start, [{ first: 1, last: 10 }]);
    const [one, other] = [await buyNamed(start, { last_name: 'Первый' }), await buyNamed(start)];
    expect((await setLocked(start, true)).status).toBe(200);
    const { version } = await ticketRow(app(), one);
    await ask('PUT', `/tickets/${one}/number`, { ...admin(), body: { version, number: 5 } });
    const late = await buyNamed(start);
    expect((await ticketRow(app(), late))['start_number']).toBe(3);
    const taken = await ask('PUT', `/tickets/${other}/number`, {
      ...admin(),
      body: { version: (await ticketRow(app(), other))['version'], number: 1 },
    });
    expect(taken.body).toMatchObject({ code: 'number_taken' });
    const { changes, change_count: count } = await read(start.start);
    expect(count).toBe(2);
    expect(changes).toMatchObject([
      { ticket: late, before: null, after: 3, by: null },
      { ticket: one, before: 1, after: 5, by: { public_id: admin().publicId } },
    ]);
    const file = await office.file(`/event_cities/${start.start}/numbers/changes?file=csv`);
    expect(file.bytes.toString()).toContain('1;5;Первый');
    expect(file.rows).toBe(2);
  });

  it('is over, freed numbers are free', async () => {
    const start = await createStart();
    await setRanges(start, [{ first: 1, last: 10 }]);
    const ticket = await buyNamed(start);
    await setLocked(start, true);
    const { version } = await ticketRow(app(), ticket);
    await ask('PUT', `/tickets/${ticket}/number`, { ...admin(), body: { version, number: null } });
    expect((await read(start.start)).formats[0]?.ranges).toMatchObject([{ given: 0, kept: 1 }]);
    await setLocked(start, false);
    expect((await read(start.start)).formats[0]?.ranges).toMatchObject([{ given: 0, kept: 0 }]);
    expect((await read(start.start)).changes).toEqual([]);
  });

  it('a returned ticket leaves its number spent', async () => {
    const start = await createStart();
    await setRanges(start, [{ first: 1, last: 10 }]);
    await addTickets(start, [{ last: 'А' }]);
    await assign(start);
    await setLocked(start, true);
    await sql`delete from booked_numbers where format_id = ${start.format.id} and number = 1`.execute(db());
    expect((await read(start.start)).formats[0]?.ranges).toMatchObject([{ given: 0, kept: 1 }]);
  });
});

describe('a stranger’s start', () => {
  it('is 404, and whoever only looks changes nothing', async () => {
    const start = await createStart();
    const elsewhere = await createColleague('manager', { starts: ['elsewhere'] });
    expect((await ask('GET', `/event_cities/${start.start}/numbers`, elsewhere)).status).toBe(404);
    expect((await ask('GET', `/event_cities/${start.start}/startlist`, elsewhere)).status).toBe(404);
    expect((await post(`/formats/${start.format.publicId}/numbers/pin`, { number: 1 }, elsewhere)).status).toBe(404);
    const content = await createColleague('content');
    expect((await ask('GET', `/event_cities/${start.start}/numbers`, content)).status).toBe(403);
  });
});
