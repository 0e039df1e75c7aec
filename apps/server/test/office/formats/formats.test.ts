import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createEventCity, createFormat, inDays } from '../../factories/events.ts';
import { buyTicket, createRunner } from '../../factories/tickets.ts';
import { openStarts } from '../starts/stage.ts';
import { errorsOf, formatCalls } from './stage.ts';

const office = openStarts();
const { addFormat, createPublished, publishDocuments, app, ask, db, createColleague, createStart } = office;
const { cardOf, create, put, read } = formatCalls(office);

const unix = (at: Date): number => Math.floor(at.getTime() / 1000);
const title = { ru: '10 км', en: '10 km' };

describe('a new format', () => {
  it('is a draft of its start with its places and prices', async () => {
    const vera = await createColleague('manager');
    const { publicId: start } = await createEventCity(db());
    const made = cardOf(
      await create(vera, {
        start,
        title,
        distance: 10,
        age_min: 18,
        places: [{ kind: 'athlete', capacity: 300, reserve: 20 }],
        steps: [
          { kind: 'athlete', price: 2500, starts_at: unix(inDays(-1)) },
          { kind: 'athlete', price: 3000.5, from_count: 100 },
        ],
      }),
    );
    expect(made).toMatchObject({
      title,
      status: 'draft',
      version: 1,
      kinds: ['athlete'],
      age_min: 18,
      locked: [],
      start: { public_id: start },
      places: [{ kind: 'athlete', capacity: 300, reserve: 20, held: 0, ordered: 0, sold: 0 }],
      steps: [
        { price: 2500, from_count: null, begun_at: expect.any(Number) },
        { price: 3000.5, starts_at: null, from_count: 100, begun_at: null },
      ],
      updated_by: { public_id: vera.publicId },
    });
    expect((await app().http.inject(`/api/event_format/${made.public_id}`)).statusCode).toBe(404);
    const { body } = await ask('GET', `/formats?f.start=${start}`, vera);
    expect(body['values']).toMatchObject([{ public_id: made.public_id, name: '10 км', version: 1 }]);
  });

  it('says what is wrong at each field', async () => {
    const vera = await createColleague('manager');
    const { publicId: start } = await createEventCity(db());
    const answer = await create(vera, {
      start,
      title: { ru: ' ' },
      distance: 900,
      age_min: 30,
      age_max: 20,
      fixed_count: true,
      steps: [{ kind: 'athlete', price: 100, from_count: 10 }],
    });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toEqual({
      'title.ru': 'Заполните поле',
      distance: 'Не больше 500',
      age_max: 'Не меньше 30',
      max_count: 'Заполните поле',
      kinds: 'Заполните поле',
      'steps.0': 'У первой цены должна быть дата',
    });
  });
});

describe('a change of a format', () => {
  // BO-148
  it('is refused to the second of two with what the first has saved', async () => {
    const [vera, ivan] = [await createColleague('manager'), await createColleague('manager')];
    const { publicId } = await createFormat(db());
    await ask('PUT', `/formats/${publicId}`, { ...vera, body: { version: 1, obstacles: 12 } });
    const late = await ask('PUT', `/formats/${publicId}`, {
      ...ivan,
      body: { version: 1, obstacles: 15, distance: 5 },
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'conflict',
      version: 2,
      current: { obstacles: 12 },
      changed_by: { public_id: vera.publicId },
      changes: [{ field: 'obstacles', before: 0, after: 12 }],
    });
    const merged = await ask('PUT', `/formats/${publicId}`, { ...ivan, body: { version: 2, distance: 5 } });
    expect(cardOf(merged)).toMatchObject({ version: 3, obstacles: 12, distance: 5 });
  });

  it('keeps what sales have fixed, and names the way round', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), { preregistration: false });
    const { token } = await createRunner(app());
    await buyTicket(app(), token, publicId);
    const card = await read(vera, publicId);
    expect(card.locked).toContainEqual({ field: 'isTeam', reason: 'sold', way: 'new_format' });
    const fixed = await put(vera, publicId, { isTeam: true, max_count: 4, start_time: card.start_time + 3601 });
    expect(fixed).toMatchObject({ status: 400, body: { code: 'state' } });
    expect(Object.keys(errorsOf(fixed)).toSorted()).toEqual(['isTeam', 'max_count', 'start_time']);
    expect(cardOf(await put(vera, publicId, { title, start_time: card.start_time + 3600 }))).toMatchObject({ title });
    // An hour altogether, not an hour each time.
    expect((await put(vera, publicId, { start_time: card.start_time + 3601 })).status).toBe(400);
    expect((await put(vera, publicId, { start_time: card.start_time })).status).toBe(200);
  });

  it('publishes a draft once it has places and prices, and shows it', async () => {
    const vera = await createColleague('manager');
    await publishDocuments();
    const { publicId } = await createFormat(db(), { status: 'draft', quotas: { athlete: 0 } });
    expect(await put(vera, publicId, { status: 'published' })).toMatchObject({ status: 400, body: { code: 'state' } });
    await put(vera, publicId, { kind: 'athlete', capacity: 5 }, '/quota');
    expect(cardOf(await put(vera, publicId, { status: 'published' })).status).toBe('published');
    expect((await app().http.inject(`/api/event_format/${publicId}`)).statusCode).toBe(200);
  });

  // BO-011
  it('of a start that visitors see is published by what publishing the start asks of it', async () => {
    const vera = await createColleague('manager');
    const { card } = await createPublished(vera);
    const format = await addFormat(card, {
      is_team: true,
      fixed_count: true,
      min_count: 3,
      max_count: 3,
    });
    const refused = await put(vera, format, { status: 'published' });
    expect([refused.status, refused.body['code']]).toEqual([400, 'not_publishable']);
    const points = refused.body['points'] as { id: string; blocking: boolean }[];
    expect(points.flatMap(({ id, blocking }) => (blocking ? [id] : []))).toEqual(['team_size']);
    expect((await read(vera, format)).status).toBe('draft');
    expect(cardOf(await put(vera, format, { status: 'published', fixed_count: false })).status).toBe('published');
  });

  it('that visitors see has no kind with places and without a price', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db());
    expect((await put(vera, publicId, { steps: [] }, '/prices')).body['code']).toBe('state');
    await put(vera, publicId, { kinds: ['athlete', 'kids'] });
    expect((await put(vera, publicId, { kind: 'kids', by: 10 }, '/quota')).body['code']).toBe('state');
    const { places } = await read(vera, publicId);
    expect(places.find(({ kind }) => kind === 'kids')?.capacity).toBe(0);
  });

  it('adds and removes kinds while nobody bought', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db());
    expect(cardOf(await put(vera, publicId, { kinds: ['kids'] })).places).toMatchObject([
      { kind: 'kids', capacity: 0 },
    ]);
  });
});

describe('a hidden format', () => {
  // BO-018
  it('is absent from the list of the site and opened by its link', async () => {
    const vera = await createColleague('manager');
    const { start, format } = await createStart();
    const hidden = cardOf(await put(vera, format.publicId, { hidden: true }, '/hidden'));
    expect(hidden.link).toContain(`/${format.publicId}`);
    const list = await app().http.inject(`/api/event_format/event/${start}`);
    expect(list.json<{ values?: unknown[] }>().values ?? []).toEqual([]);
    expect((await app().http.inject(`/api/event_format/${format.publicId}`)).statusCode).toBe(200);
  });
});

describe('a format that is not wanted any more', () => {
  it('stays while a code names it: without it the code would hold for everything', async () => {
    const vera = await createColleague('manager');
    const { id, publicId } = await createFormat(db(), { status: 'draft' });
    await sql`insert into promocodes (code, discount, code_count, available, uses, format_ids)
      values (${publicId.toUpperCase()}, 10, 1, 5, 5, ${[id]}::bigint[])`.execute(db());
    const { version } = await read(vera, publicId);
    const refused = await ask('DELETE', `/formats/${publicId}`, { ...vera, body: { version } });
    expect(refused.body).toMatchObject({ code: 'has_dependants', dependants: [{ kind: 'promocodes', count: 1 }] });
  });

  // BO-027
  it('is deleted while nobody ever ordered it, and goes to the archive after its start', async () => {
    const vera = await createColleague('manager');
    const empty = await createFormat(db(), { clusters: [{}] });
    const removed = await ask('DELETE', `/formats/${empty.publicId}`, { ...vera, body: { version: 1 } });
    expect(removed.status).toBe(200);
    expect((await ask('GET', `/formats/${empty.publicId}`, vera)).status).toBe(404);

    const { publicId } = await createFormat(db(), { preregistration: false });
    const { token } = await createRunner(app());
    const ticket = await buyTicket(app(), token, publicId);
    const kept = await ask('DELETE', `/formats/${publicId}`, { ...vera, body: { version: 1 } });
    expect(kept).toMatchObject({
      status: 400,
      body: { code: 'has_dependants', dependants: [{ kind: 'order', count: 1 }] },
    });
    expect((await put(vera, publicId, {}, '/archive')).body).toMatchObject({ code: 'state' });
    await sql`update formats set start_time = ${inDays(-1)}, registration_end = ${inDays(-1)} where public_id = ${publicId}`.execute(
      db(),
    );
    expect(cardOf(await put(vera, publicId, {}, '/archive')).status).toBe('archived');
    expect((await app().http.inject(`/api/event_format/${publicId}`)).statusCode).toBe(404);
    const { body } = await ask('GET', `/tickets/${ticket}`, vera);
    expect(body['values']).toMatchObject({ status: 'active' });
    expect(cardOf(await put(vera, publicId, {}, '/restore')).status).toBe('draft');
  });
});

describe('the order of formats', () => {
  it('is that of the last move', async () => {
    const vera = await createColleague('manager');
    const city = await createEventCity(db());
    const ids = [];
    for (const position of [0, 1, 2])
      ids.push((await createFormat(db(), { event_city_id: city.id, position })).publicId);
    await ask('PUT', `/formats/${ids[2]}/order`, { ...vera, body: { position: 0 } });
    const { body } = await ask('GET', `/formats?f.start=${city.publicId}`, vera);
    expect((body['values'] as { public_id: string }[]).map(({ public_id: id }) => id)).toEqual([
      ids[2],
      ids[0],
      ids[1],
    ]);
  });
});
