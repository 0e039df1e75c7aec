import type { OfficeResult } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createUser } from '../../factories/accounts.ts';
import { send } from '../../factories/orders.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { openResults, type Past, reason, three } from './stage.ts';

const office = openResults();
const { app, ask, correct, createColleague, createPast, db, load, read, rows, valuesOf } = office;

const loaded = async (
  lines: readonly string[] = three,
): Promise<{ past: Past; first: OfficeResult; second: OfficeResult }> => {
  const past = await createPast();
  await load(past, lines);
  const [first, second] = await rows(past);
  if (!first || !second) throw new Error('no rows');
  return { past, first, second };
};
const placesOf = async (past: Past) => (await rows(past)).map(({ number, place }) => [number, place]);
const codeOf = async (id: string): Promise<string> => {
  const file = await send(app(), 'GET', `/api/result/${id}/certificate?language=ru`);
  return /\/results\/certificate\/(\S+)/.exec(pdfText(file.rawPayload))?.[1] ?? '';
};
const checked = async (code: string): Promise<unknown> =>
  (await send(app(), 'GET', `/api/result/certificate/${code}`)).json<{ values: { state: string } }>().values.state;

describe('a correction of a result', () => {
  it('counts places anew, and its certificate answers that it has changed (BO-106)', async () => {
    const { past, first } = await loaded();
    const code = await codeOf(first.public_id);
    expect(await checked(code)).toBe('valid');
    const after = valuesOf<OfficeResult>(await correct(first, { time: '0:41:30' }));
    expect(after).toMatchObject({ time: '0:41:30', place: 2 });
    expect(await placesOf(past)).toEqual([
      ['2', 1],
      ['1', 2],
      ['3', 3],
    ]);
    expect(await checked(code)).toBe('changed');
  });

  it('counts a penalty into the time, and takes the place of who is disqualified', async () => {
    const { past, first, second } = await loaded();
    expect(valuesOf<OfficeResult>(await correct(first, { fine: '1:30' }))).toMatchObject({
      time: '0:41:30',
      fine: '0:01:30',
    });
    valuesOf(await correct(second, { status: 'dsq' }));
    expect(await placesOf(past)).toEqual([
      ['1', 1],
      ['3', 2],
      ['2', null],
    ]);
  });

  it('of a name is found by it, and a hidden one by nobody outside', async () => {
    const { past, first } = await loaded();
    const renamed = valuesOf<OfficeResult>(await correct(first, { last_name: 'Громова', first_name: 'Вера' }));
    const search = async (word: string): Promise<number> =>
      (
        await send(app(), 'GET', `/api/event_results/${past.city.publicId}/all?search=${encodeURIComponent(word)}`)
      ).json<{
        total: number;
      }>().total;
    expect([await search('Громова'), await search('Иванов')]).toEqual([1, 0]);
    const hidden = valuesOf<OfficeResult>(await correct(renamed, { hidden: true }));
    expect(hidden.hidden).toBe(true);
    expect((await rows(past, past.ten.publicId, 'Громова')).map(({ public_id: id }) => id)).toEqual([first.public_id]);
    const seen = await send(app(), 'GET', `/api/result/${first.public_id}`);
    expect(seen.body).not.toContain('Громова');
  });

  it('is read by everybody without names, of people and of staff', async () => {
    const { past, first } = await loaded();
    const renamed = valuesOf<OfficeResult>(await correct(first, { time: '0:39:00', last_name: 'Громов' }));
    valuesOf(await correct(renamed, { hidden: true }));
    const { corrections } = await read(past);
    expect(corrections).toEqual([
      {
        at: expect.any(Number),
        result: first.public_id,
        number: '1',
        format: 'Личный 10 км',
        fields: ['time', 'last_name'],
      },
    ]);
    const seen = (await send(app(), 'GET', `/api/result/${first.public_id}`)).json<{ corrections: unknown }>();
    expect(seen.corrections).toEqual([
      { at: expect.any(Number), fields: ['time', 'name'], time: { before: '0:40:00', after: '0:39:00' } },
    ]);
    expect(JSON.stringify(seen.corrections)).not.toMatch(/Иванов|Громов|Протест/);
  });

  it('leaves an entry with its reason', async () => {
    const { first } = await loaded();
    valuesOf(await correct(first, { status: 'dnf' }));
    const { rows: entries } = await sql<{ reason: string; changes: { field: string }[] }>`
      select reason, changes from audit_entries where object_id = ${first.public_id} and act = 'results.correct'`.execute(
      db(),
    );
    expect(entries).toMatchObject([
      { reason: { plain: reason }, changes: [{ field: 'result_status' }, { field: 'version' }] },
    ]);
  });

  it('of a relay is one of all its people', async () => {
    const past = await createPast();
    await load(past, [
      '9;Белов;Олег;М;М;Командный;0:10:00;',
      '9;Белова;Анна;Ж;Ж;Командный;0:10:00;',
      '8;Серов;Иван;М;М;Командный;0:11:00;',
      '8;Серова;Инна;Ж;Ж;Командный;0:11:00;',
    ]);
    const before = await rows(past, past.teams.publicId);
    expect(before.map(({ place }) => place)).toEqual([1, 1, 2, 2]);
    const [one] = before;
    if (!one) throw new Error('no relay');
    valuesOf(await correct(one, { time: '0:12:00' }));
    expect((await rows(past, past.teams.publicId)).map(({ number, time, place }) => [number, time, place])).toEqual([
      ['8', '0:11:00', 1],
      ['8', '0:11:00', 1],
      ['9', '0:12:00', 2],
      ['9', '0:12:00', 2],
    ]);
  });

  it.each([
    [{ time: '' }, 'time'],
    [{ time: 'вчера' }, 'time'],
    [{ fine: '1:75' }, 'fine'],
    [{ time: '0:00:00' }, 'time'],
    [{ last_name: '', first_name: '' }, 'last_name'],
    [{ reason: 'да' }, 'reason'],
  ])('is refused for %j at %s', async (body, field) => {
    const { past, first } = await loaded();
    const answer = await correct(first, body);
    expect([answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([400, [field]]);
    expect((await rows(past))[0]).toEqual(first);
  });

  it('shows nobody who has hidden himself, and names nobody who is erased', async () => {
    const { first } = await loaded();
    const holder = await createUser(db());
    await sql`update results set name_hidden = true, ticket_id = null where public_id = ${first.public_id}`.execute(
      db(),
    );
    expect((await correct(first, { hidden: false })).status).toBe(200);
    expect(holder.id).toBeGreaterThan(0);
  });

  it('of an outdated version or a stranger’s start changes nothing', async () => {
    const { past, first } = await loaded();
    valuesOf(await correct(first, { time: '0:39:00' }));
    expect((await correct(first, { time: '0:38:00' })).status).toBe(409);
    const stranger = await createColleague('manager', { starts: ['elsewhere'] });
    expect((await correct(first, { time: '0:38:00' }, stranger)).status).toBe(404);
    expect((await ask('GET', `/event_cities/${past.city.publicId}/results`, stranger)).status).toBe(404);
    expect((await rows(past))[0]?.time).toBe('0:39:00');
  });
});
