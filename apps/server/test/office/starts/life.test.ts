import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { hold, newKey, paymentBody, plainLine, send } from '../../factories/orders.ts';
import type { Member } from '../../staff/door.ts';
import { cardOf, inSomeDays, openStarts } from './stage.ts';

const {
  app,
  ask,
  db,
  clock,
  createColleague,
  createDraft,
  addFormat,
  createPublished,
  publishDocuments,
  act,
  read,
  visit,
} = openStarts();
const reason = 'Так решил организатор';
let vera: Member;
beforeAll(async () => {
  vera = await createColleague('manager');
});

const holdAnswer = (format: string) =>
  send(app(), 'POST', '/api/hold', { format_public_id: format, kind: 'athlete', count: 1 });

describe('publishing', () => {
  // BO-011
  it('is refused with every point that blocks, each with its place, and changes nothing', async () => {
    await sql`delete from documents`.execute(db());
    const draft = await createDraft(vera, { address_ru: '' });
    const refused = await act(vera, draft, 'publish');
    expect([refused.status, refused.body['code']]).toEqual([400, 'not_publishable']);
    const points = refused.body['points'] as { code: string; path: string; blocking: boolean; message: string }[];
    expect(points.filter(({ blocking }) => blocking).map(({ code, path }) => [code, path])).toEqual([
      ['place', `/starts/${draft.public_id}/settings#address_ru`],
      ['formats', `/starts/${draft.public_id}/formats`],
      ['documents', '/content/documents'],
      ['documents', '/content/documents'],
    ]);
    expect(refused.body['message']).toBe('Публиковать рано. Осталось пунктов: 4');
    const { body } = await ask('GET', `/event_cities/${draft.public_id}/check`, vera);
    expect(body['points']).toEqual(points);
    expect(await read(vera, draft.public_id)).toMatchObject({ state: 'draft', version: draft.version });
    expect(await visit(`/api/event/id/${draft.event.public_id}`)).toBe(404);
  });

  it('names a format that is not ready in the language of the reader, in Russian where it has no other name', async () => {
    const draft = await createDraft(vera);
    const format = await addFormat(draft);
    const namedIn = async (language: string): Promise<string> =>
      JSON.stringify(
        (await ask('GET', `/event_cities/${draft.public_id}/check`, { ...vera, headers: { language } })).body['points'],
      );
    await sql`update quotas set capacity = 0 where format_id = (select id from formats where public_id = ${format})`.execute(
      db(),
    );
    await sql`update formats set title_ru = 'Взрослые', title_en = null where public_id = ${format}`.execute(db());
    expect(await namedIn('en')).toContain('Взрослые: ');
    await sql`update formats set title_en = 'Adults' where public_id = ${format}`.execute(db());
    expect(await namedIn('en')).toContain('Adults: ');
    expect(await namedIn('ru')).toContain('Взрослые: ');
  });

  // BO-012
  it('shows a start that was nowhere before: its page, its formats, the lists', async () => {
    await publishDocuments();
    const draft = await createDraft(vera);
    const format = await addFormat(draft);
    const { public_id: id, event } = draft;
    const calls = [
      `/api/event/id/${event.public_id}`,
      `/api/event_format/event/${id}?hidden=false`,
      `/api/event_format/${format}`,
    ];
    expect(await Promise.all(calls.map(visit))).toEqual([404, 404, 404]);
    expect((await holdAnswer(format)).statusCode).toBe(404);
    const published = cardOf(await act(vera, draft, 'publish'));
    expect(published).toMatchObject({ state: 'on_sale', version: draft.version + 1 });
    await expect.poll(() => Promise.all(calls.map(visit)), { timeout: 5000 }).toEqual([200, 200, 200]);
    await expect
      .poll(async () => JSON.stringify((await send(app(), 'POST', '/api/event_city/filtered?limit=200', {})).json()), {
        timeout: 5000,
      })
      .toContain(id);
    await expect.poll(async () => (await holdAnswer(format)).statusCode, { timeout: 5000 }).toBe(200);
  });

  // BO-014
  it('opens the sale at its second without anybody’s act', async () => {
    const from = inSomeDays(1);
    const { card, format } = await createPublished(vera, { sale_start: from });
    expect(card.state).toBe('published');
    clock.set(new Date(from * 1000 - 1000));
    expect((await holdAnswer(format)).statusCode).toBe(400);
    clock.set(new Date(from * 1000));
    expect((await holdAnswer(format)).statusCode).toBe(200);
    clock.set(new Date());
  });
});

describe('a draft', () => {
  // BO-012
  it('is shown by a signed link alone, which ends after a day and is never kept', async () => {
    const draft = await createDraft(vera);
    await addFormat(draft);
    const { body } = await ask('GET', `/event_cities/${draft.public_id}/preview`, vera);
    const { path } = body['values'] as { path: string };
    const word = new URL(path, 'http://site').searchParams.get('preview') ?? '';
    const shown = await app().http.inject({ url: `/api/event/preview/${word}` });
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shown.json()).toMatchObject({
      values: { event: { event_city: [{ public_id: draft.public_id }] }, formats: [{ title: '5 км' }] },
    });
    expect(await visit(`/api/event/preview/${word.slice(0, -1)}x`)).toBe(404);
    clock.advance(24 * 3600);
    expect(await visit(`/api/event/preview/${word}`)).toBe(404);
    clock.set(new Date());
  });

  it('is deleted while nothing refers to it, and archived otherwise', async () => {
    const empty = await createDraft(vera);
    expect((await ask('DELETE', `/event_cities/${empty.public_id}`, vera)).status).toBe(200);
    const draft = await createDraft(vera);
    await addFormat(draft);
    expect((await ask('DELETE', `/event_cities/${draft.public_id}`, vera)).body).toMatchObject({
      code: 'has_dependants',
      dependants: [{ kind: 'formats', count: 1 }],
    });
    const archived = cardOf(await act(vera, draft, 'archive'));
    expect(archived).toMatchObject({ state: 'archived', acts: ['restore'] });
    expect(cardOf(await act(vera, archived, 'restore')).state).toBe('draft');
  });
});

describe('a sale', () => {
  // BO-015
  it('that is stopped takes no holds, lets live ones be paid, and goes on when it is resumed', async () => {
    const { card, format } = await createPublished(vera);
    const live = await hold(app(), format, 1);
    const stopped = cardOf(await act(vera, card, 'stop_sale', { reason }));
    expect(stopped).toMatchObject({ state: 'stopped' });
    expect(stopped.acts).toContain('resume_sale');
    await expect.poll(async () => (await holdAnswer(format)).statusCode, { timeout: 5000 }).toBe(400);
    const line = { ...plainLine(format, 1), hold_id: live };
    const paid = await send(app(), 'POST', '/api/payment', paymentBody([line]), { key: newKey() });
    expect(paid.statusCode, paid.body).toBe(200);
    expect((await act(vera, stopped, 'stop_sale', { reason })).body['code']).toBe('state');
    await act(vera, stopped, 'resume_sale', { reason });
    await expect.poll(async () => (await holdAnswer(format)).statusCode, { timeout: 5000 }).toBe(200);
  });

  it('that somebody has bought from keeps its start public, and a reason is asked', async () => {
    const { card, format } = await createPublished(vera);
    expect((await act(vera, card, 'hide', { reason: 'нет' })).status).toBe(400);
    await hold(app(), format, 1);
    expect((await act(vera, card, 'hide', { reason })).body['code']).toBe('state');
    const other = await createPublished(vera);
    expect(cardOf(await act(vera, other.card, 'hide', { reason })).state).toBe('draft');
    expect((await act(vera, other.card, 'hide', { reason })).status).toBe(409);
  });

  it('fixes the day of what was sold, which only a move changes', async () => {
    const { card, format } = await createPublished(vera);
    await hold(app(), format, 1);
    const refused = await ask('PUT', `/event_cities/${card.public_id}`, {
      ...vera,
      body: { version: card.version, start_time: inSomeDays(70) },
    });
    expect(refused.body).toMatchObject({
      code: 'validation',
      errors: { start_time: expect.stringContaining('перенос') },
    });
  });
});

describe('a hidden format', () => {
  // BO-018
  it('is absent from the public list and sold by its link', async () => {
    await publishDocuments();
    const draft = await createDraft(vera);
    const shown = await addFormat(draft);
    const hidden = await addFormat(draft, { hidden: true });
    await act(vera, draft, 'publish');
    const list = async () =>
      JSON.stringify((await app().http.inject({ url: `/api/event_format/event/${draft.public_id}` })).json());
    await expect.poll(list, { timeout: 5000 }).toContain(shown);
    expect(await list()).not.toContain(hidden);
    expect(await visit(`/api/event_format/${hidden}`)).toBe(200);
    expect((await holdAnswer(hidden)).statusCode).toBe(200);
  });
});
