import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createFormat } from '../../factories/events.ts';
import { participant } from '../../factories/orders.ts';
import { buyTicket, createRunner, register } from '../../factories/tickets.ts';
import { openOffice } from '../office.ts';
import { errorsOf, formatCalls } from './stage.ts';

const office = openOffice();
const { app, ask, db, createColleague } = office;
const { cardOf, put, read } = formatCalls(office);

const wave = { capacity: null, start_time: null, file: false, document: null };
const named = (ru: string) => ({ ...wave, name: { ru, en: null } });

describe('waves', () => {
  // BO-028
  it('stay while there are people in them, and go once these have moved', async () => {
    const vera = await createColleague('manager');
    const { publicId, clusterIds } = await createFormat(db(), { clusters: [{}, {}] });
    await sql`update format_clusters set taken = 3 where id = ${clusterIds[0]}`.execute(db());
    const { clusters } = await read(vera, publicId);
    const kept = clusters.filter(({ people }) => people === 0);
    const refused = await put(vera, publicId, { clusters: kept }, '/clusters');
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'has_dependants', dependants: [{ kind: 'ticket', count: 3 }] },
    });
    await sql`update format_clusters set taken = 0 where id = ${clusterIds[0]}`.execute(db());
    expect(cardOf(await put(vera, publicId, { clusters: kept }, '/clusters')).clusters).toHaveLength(1);
    const shown = await app().http.inject(`/api/event_format/${publicId}`);
    expect(shown.json<{ values: { clusters: unknown[] } }>().values.clusters).toHaveLength(1);
  });

  it('are added, renamed into each other and come back by their name', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db());
    const made = cardOf(await put(vera, publicId, { clusters: [named('А'), named('Б')] }, '/clusters')).clusters;
    const swapped = made.map((one, index) => ({ ...one, name: made[1 - index]?.name }));
    const after = cardOf(await put(vera, publicId, { clusters: swapped }, '/clusters')).clusters;
    expect(after.map(({ name }) => name.ru)).toEqual(['Б', 'А']);
    await put(vera, publicId, { clusters: [] }, '/clusters');
    expect(cardOf(await put(vera, publicId, { clusters: [named('А')] }, '/clusters')).clusters).toHaveLength(1);
    const twins = await put(vera, publicId, { clusters: [named('В'), named('В')] }, '/clusters');
    expect(errorsOf(twins)).toEqual({ 'clusters.1.name.ru': 'Волна с таким названием уже есть' });
  });
});

describe('questions', () => {
  const ask1 = { name: 'coach', label: { ru: 'Тренер' }, required: true };

  it('that are kept for their answers are no more than sixty with the others', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), { preregistration: false });
    const { token } = await createRunner(app());
    await buyTicket(app(), token, publicId);
    const twenty = (round: number) =>
      Array.from({ length: 20 }, (_, index) => ({
        name: `question${'abc'[round] ?? 'd'}${'abcdefghijklmnopqrst'[index]}`,
        label: { ru: 'Вопрос', en: null },
        required: false,
        type: 'text',
      }));
    for (const round of [0, 1, 2])
      expect((await put(vera, publicId, { fields: twenty(round) }, '/fields')).status).toBe(200);
    const refused = await put(vera, publicId, { fields: twenty(3) }, '/fields');
    expect([refused.status, Object.keys(errorsOf(refused))]).toEqual([400, ['fields']]);
    expect((await read(vera, publicId)).additional_fields).toHaveLength(60);
  });

  it('that may have answers are hidden instead of removed', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), { preregistration: false });
    cardOf(await put(vera, publicId, { fields: [ask1] }, '/fields'));
    expect(cardOf(await put(vera, publicId, { fields: [] }, '/fields')).additional_fields).toEqual([]);
    cardOf(await put(vera, publicId, { fields: [ask1] }, '/fields'));
    const { token } = await createRunner(app());
    await buyTicket(app(), token, publicId);
    const left = cardOf(await put(vera, publicId, { fields: [] }, '/fields')).additional_fields;
    expect(left).toMatchObject([{ name: 'coach', hidden: true }]);
    const shown = await app().http.inject(`/api/event_format/${publicId}`);
    expect(shown.json<{ values: { additional_fields: unknown[] } }>().values.additional_fields).toEqual([]);
  });

  it('have a key of their own in small Latin letters', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db());
    const wrong = await put(vera, publicId, { fields: [ask1, ask1, { ...ask1, name: 'Тренер' }] }, '/fields');
    expect(Object.keys(errorsOf(wrong))).toEqual(['fields.1.name', 'fields.2.name']);
  });
});

describe('tighter limits', () => {
  // BO-029
  it('name the tickets that no longer fit, and change none', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), { preregistration: false });
    const tickets = [];
    for (const birth of ['1990-05-01', '2006-05-01']) {
      const { token } = await createRunner(app());
      const id = await buyTicket(app(), token, publicId);
      const saved = await register(app(), token, id, { info: participant({ birth_date: birth }) });
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      tickets.push(id);
    }
    const { rows: before } = await sql`select status, info, qr_version from tickets order by id`.execute(db());
    const { body } = await ask('GET', `/formats/${publicId}/misfits?age_min=30`, vera);
    expect(body).toMatchObject({ count: 1, values: [{ public_id: tickets[1] }] });
    expect(cardOf(await put(vera, publicId, { age_min: 30 })).age_min).toBe(30);
    const { rows: after } = await sql`select status, info, qr_version from tickets order by id`.execute(db());
    expect(after).toEqual(before);
  });
});
