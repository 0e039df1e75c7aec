import { momentAt } from '@trassa/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCity, createShirts, insertRow } from '../../factories/events.ts';
import { hold } from '../../factories/orders.ts';
import type { Member } from '../../staff/door.ts';
import { cardOf, openStarts } from './stage.ts';

const { app, ask, db, createColleague, createDraft, createPublished, act } = openStarts();
const berlin = 'Europe/Berlin';
const year = new Date().getUTCFullYear() + 1;
const at = (day: string, time: string): number => momentAt(`${year}-${day}`, time, berlin);
let vera: Member;
beforeAll(async () => {
  vera = await createColleague('manager');
  await createCity(db(), { id: 2950159, regionId: 2950157, nameRu: 'Берлин', nameEn: 'Berlin', timezone: berlin });
});

type Copied = {
  start: Date;
  end: Date;
  price: Date;
  wave: Date;
  taken: number;
  capacity: number;
  release: Date | null;
  first: number;
  next: number | null;
};
const formatOf = async (start: string): Promise<Copied[]> =>
  (
    await sql<Copied>`select f.start_time as start, f.registration_end as "end", p.starts_at as price, k.start_time as wave,
        q.taken, q.capacity, q.release_at as release, r.first, r.next
      from formats f join event_cities ec on ec.id = f.event_city_id left join format_prices p on p.format_id = f.id
      left join format_clusters k on k.format_id = f.id join quotas q on q.format_id = f.id
      left join number_ranges r on r.format_id = f.id where ec.public_id = ${start}`.execute(db())
  ).rows;
const moment = (unix: number): Date => new Date(unix * 1000);

describe('a copy of a start', () => {
  // BO-013
  it('moves every date by the wall clock of the zone and takes over nothing that was sold, held or given', async () => {
    const start = at('03-20', '10:00');
    const { card, format } = await createPublished(vera, {
      city: 2950159,
      start_time: start,
      finish_time: at('03-20', '16:00'),
      sale_start: Math.floor(Date.now() / 1000) - 3600,
      programme: [{ at: at('03-20', '09:00'), title_ru: 'Сбор', title_en: null }],
      questions: [{ question_ru: 'Где?', question_en: null, answer_ru: 'Тут', answer_en: null }],
    });
    const { rows } = await sql<{ id: number; startId: number }>`
      update formats set registration_end = ${moment(at('03-15', '12:00'))} where public_id = ${format}
      returning id, event_city_id as "startId"`.execute(db());
    const id = rows[0]?.id ?? 0;
    const startId = rows[0]?.startId ?? 0;
    await insertRow(db(), 'format_clusters', {
      format_id: id,
      name_ru: 'Утро',
      start_time: moment(at('03-20', '10:30')),
    });
    await insertRow(db(), 'number_ranges', { format_id: id, first: 100, last: 300, next: 120 });
    await sql`update format_prices set starts_at = ${moment(at('03-01', '10:00'))} where format_id = ${id}`.execute(
      db(),
    );
    await sql`update quotas set reserve = 5, release_at = ${moment(at('03-10', '09:00'))} where format_id = ${id}`.execute(
      db(),
    );
    await createShirts(db(), startId, { M: 10 });
    await hold(app(), format, 2);
    const copied = await ask('POST', `/event_cities/${card.public_id}/copy`, {
      ...vera,
      body: { start_time: at('04-03', '11:00'), with: ['formats', 'prices', 'clusters', 'texts', 'numbers', 'goods'] },
    });
    const copy = cardOf(copied);
    expect(copy).toMatchObject({
      state: 'draft',
      fields: {
        start_time: at('04-03', '11:00'),
        finish_time: at('04-03', '17:00'),
        programme: [{ at: at('04-03', '10:00') }],
        questions: [{ question_ru: 'Где?' }],
      },
    });
    expect(await formatOf(copy.public_id)).toEqual([
      {
        start: moment(at('04-03', '11:00')),
        end: moment(at('03-29', '12:00')),
        price: moment(at('03-15', '10:00')),
        wave: moment(at('04-03', '11:30')),
        taken: 0,
        capacity: 100,
        release: moment(at('03-24', '09:00')),
        first: 100,
        next: null,
      },
    ]);
    const shirts = await sql<{ stock: number; taken: number }>`select s.stock, s.taken from shirts s
      join event_cities ec on ec.id = s.event_city_id where ec.public_id = ${copy.public_id}`.execute(db());
    expect(shirts.rows).toEqual([{ stock: 10, taken: 0 }]);

    // So soon that the reserve would have gone on sale already: it is released by hand.
    const soon = await ask('POST', `/event_cities/${card.public_id}/copy`, {
      ...vera,
      body: { start_time: Math.floor(Date.now() / 1000) + 2 * 86_400, with: ['formats'] },
    });
    expect(await formatOf(cardOf(soon).public_id)).toMatchObject([{ capacity: 100, release: null }]);
  });

  it('has only what was chosen, is never of the past, and is made by who may add a start to the event', async () => {
    const draft = await createDraft(vera, { climb: 100 });
    const copy = (by: Member, body: object) => ask('POST', `/event_cities/${draft.public_id}/copy`, { ...by, body });
    const bare = cardOf(await copy(vera, { start_time: at('06-01', '10:00'), with: [] }));
    expect(bare.fields).toMatchObject({ climb: null, address_ru: 'Лесная, 1' });
    expect(await formatOf(bare.public_id)).toEqual([]);
    expect((await copy(vera, { start_time: 1_700_000_000, with: [] })).body).toMatchObject({
      errors: { start_time: 'Это время уже прошло' },
    });
    const narrow = await createColleague('manager', { starts: [draft.public_id] });
    expect((await copy(narrow, { start_time: at('06-01', '10:00'), with: [] })).body['code']).toBe('role_required');
  });
});

describe('the overview of a start', () => {
  it('counts places, money and what is missing', async () => {
    const { card, format } = await createPublished(vera);
    await hold(app(), format, 3);
    const { body } = await ask('GET', `/event_cities/${card.public_id}/overview`, vera);
    const values = body['values'] as { days: unknown[]; formats: { kinds: unknown[] }[] };
    expect(values.formats[0]?.kinds).toEqual([{ kind: 'athlete', capacity: 100, taken: 3, price: 3000 }]);
    expect(values.days).toHaveLength(30);
    expect(values).toMatchObject({ money: { sum: 0, discount: 0, refunded: 0 }, tickets: 0, without_participant: 0 });
  });
});

describe('an editor of texts', () => {
  it('writes texts of a start and its event, and nothing else of them', async () => {
    const draft = await createDraft(vera);
    const editor = await createColleague('content');
    const change = (path: string, body: object) => ask('PUT', path, { ...editor, body: { version: 1, ...body } });
    const questions = [{ question_ru: 'Где?', question_en: null, answer_ru: '<b>Тут</b>', answer_en: null }];
    const written = cardOf(
      await change(`/event_cities/${draft.public_id}`, { directions_ru: '<p onclick=1>Прямо</p>', questions }),
    );
    expect(written.fields).toMatchObject({ directions_ru: '<p>Прямо</p>' });
    const refused = await change(`/event_cities/${draft.public_id}`, { address_ru: 'Другая' });
    expect(refused.body).toMatchObject({ code: 'role_required', right: 'events.edit' });
    expect(
      (await change(`/events/${draft.event.public_id}`, { description_ru: '<p>Да</p><script>1</script>' })).status,
    ).toBe(200);
    expect((await change(`/events/${draft.event.public_id}`, { transfers: false })).body['code']).toBe('role_required');
    expect((await act(editor, written, 'publish')).status).toBe(403);
  });
});
