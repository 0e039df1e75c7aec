import type { CertificateCheck, ResultDetail, ResultRow } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createClubCalls, dayIn } from '../factories/club-calls.ts';
import { createType } from '../factories/clubs.ts';
import { createFormat, inDays } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createPastCity, createResult, publishResults } from '../factories/results.ts';
import { buyTicket, createRunner } from '../factories/tickets.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { pdfText } from '../support/pdf-text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;
const { handIn, handedIn } = createClubCalls(() => app);

type Table = { values: ResultRow[]; total: number };
const get = (path: string) => send(app, 'GET', `/api${path}`);

describe('a results table', () => {
  it('takes an empty category for none, in the page and in the search', async () => {
    const { city, format } = await createPastCity(db());
    await createResult(db(), format, { category: 'М', last_name: 'Волков' });
    await createResult(db(), format, { category: 'Ж', last_name: 'Лисина' });
    await publishResults(db(), city.id);
    const read = async (query: string) => {
      const { values, total } = (await get(`/event_results/${city.publicId}/first?${query}`)).json<Table>();
      return [values.length, total];
    };
    expect(await read('category=')).toEqual([2, 2]);
    expect(await read('category=&search=волков')).toEqual([1, 1]);
    expect(await read('category=&sort=last_name')).toEqual([2, 2]);
    expect(await read(`category=${encodeURIComponent(`'"; --`)}`)).toEqual([0, 0]);
  });
});

describe('a relay', () => {
  it('stands among teams, not among people: on its page, its picture and its certificate', async () => {
    const { city, format } = await createPastCity(db(), { is_team: true, max_count: 10 });
    const made: string[] = [];
    for (const [start_number, time, team] of [
      ['1', '40:00', 'Лоси'],
      ['2', '50:00', 'Барсуки'],
    ] as const)
      for (const leg of [1, 2, 3, 4])
        made.push((await createResult(db(), format, { start_number, leg, time, team, category: 'Микс' })).publicId);
    await publishResults(db(), city.id);
    const second = made.at(-1) ?? '';
    const { standing } = (await get(`/result/${second}`)).json<ResultDetail>();
    expect(standing).toMatchObject({ finished: 2, finished_category: 2, faster_than: 0 });
    expect((await get(`/result/${made[0]}`)).json<ResultDetail>().standing.faster_than).toBe(50);
    const lines = pdfText((await get(`/result/${second}/certificate`)).rawPayload).split('\n');
    expect(lines).toContain('из 2');
    expect(lines).not.toContain('из 8');
  });
});

describe('the check of a certificate', () => {
  it('stands beside papers that an address may print sixty times a minute', async () => {
    const limited = await createTestApp({ database: app.database, config: { limitsOff: false } });
    const statuses = [];
    for (let turn = 0; turn < 61; turn++)
      statuses.push((await send(limited, 'GET', '/api/result/unknown/certificate')).statusCode);
    expect([...new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([404, 429]);
    expect((await send(limited, 'GET', '/api/result/certificate/unknown')).statusCode).toBe(404);
    await limited.http.close();
  });

  it('does not tell the hidden name that stands in the table now to who holds a paper with another', async () => {
    const { city, format } = await createPastCity(db());
    const { id, publicId } = await createResult(db(), format, { last_name: 'Зайцев', first_name: 'Лука' });
    await publishResults(db(), city.id);
    const text = pdfText((await get(`/result/${publicId}/certificate`)).rawPayload);
    const code = /\/results\/certificate\/(\S+)/.exec(text)?.[1] ?? '';
    const check = async () => (await get(`/result/certificate/${code}`)).json<{ values: CertificateCheck }>().values;
    await sql`update results set name_hidden = true where id = ${id}`.execute(db());
    expect(await check()).toMatchObject({ state: 'valid', last_name: 'Зайцев' });
    await sql`update results set last_name = 'Тайная', first_name = 'Яна' where id = ${id}`.execute(db());
    expect(await check()).toMatchObject({ state: 'changed', last_name: '', first_name: '' });
  });
});

describe('an official result', () => {
  it('of a ticket that the person holds for somebody else waits for an editor', async () => {
    const buyer = await createRunner(app);
    const { city, format } = await createPastCity(db(), {
      preregistration: false,
      start_time: inDays(1),
      registration_end: inDays(0.5),
    });
    const tickets = [];
    for (const name of ['own', 'other'])
      tickets.push([name, await buyTicket(app, buyer.token, format.publicId)] as const);
    await sql`update formats set start_time = ${inDays(-7)} where id = ${format.id}`.execute(db());
    const idOf = async (publicId: string) =>
      (await sql<{ id: number }>`select id from tickets where public_id = ${publicId}`.execute(db())).rows[0]?.id;
    const [own, other] = await Promise.all(tickets.map(([, publicId]) => idOf(publicId)));
    await createResult(db(), format, { ticket_id: own, last_name: 'ПЕТРОВ', first_name: 'Петр', time: '45:00' });
    await createResult(db(), format, { ticket_id: other, last_name: 'Быстров', first_name: 'Олег', time: '35:00' });
    await publishResults(db(), city.id);
    const { rows } = await sql<{ day: string }>`
      select (start_time at time zone 'Europe/Moscow')::date::text as day from formats where id = ${format.id}`.execute(
      db(),
    );
    const type = (await createType(db(), 'time', { distance_km: 10 })).publicId;
    const statusOf = async (result: string) => {
      const { values } = await handIn({ competition_type: type, date: rows[0]?.day, result }, buyer);
      return (await handedIn(buyer)).values.find(({ public_id }) => public_id === values.public_id)?.status;
    };
    expect([await statusOf('45:00'), await statusOf('35:00')]).toEqual(['accepted', 'new']);
    await sql`update tickets set status = 'blocked' where id = ${own ?? 0}`.execute(db());
    expect(await statusOf('45:00')).toBe('new');
  });
});

describe('strange words', () => {
  it('are answered, never a fault', async () => {
    const { city, format } = await createPastCity(db());
    await createResult(db(), format);
    await publishResults(db(), city.id);
    await createFormat(db(), { event_city_id: city.id });
    const { token } = await createUser(db());
    const paths = [
      ...[
        '%00',
        '1%00',
        '%25_\\',
        '№',
        `'"`,
        '%F0%9F%8F%83',
        '0',
        '000000000000',
        '%ED%A0%80',
        'a'.repeat(101),
      ].flatMap((word) => [
        `/event_results/${city.publicId}/all?search=${word}`,
        `/event_results/${city.publicId}/${word}`,
        `/event_results/${word}/first`,
        `/clubs?search=${word}`,
        `/clubs/${word}`,
        `/result/${word}`,
        `/result/${word}/certificate`,
        `/result/certificate/${word}`,
        `/club/competition/list/${word}`,
        `/club/competition/${word}`,
      ]),
      ...['sort=__proto__', 'sort=constructor', 'sort=fine_time_result', 'page=99999999999', 'limit=0', 'order=up'].map(
        (query) => `/event_results/${city.publicId}/all?${query}`,
      ),
      ...['page=100000&limit=200', 'page=99999&sort=start_number', 'page=1e3', 'gender=male&category=%25'].map(
        (query) => `/event_results/${city.publicId}/all?${query}`,
      ),
      ...['city=', 'city=99999999999', 'city=1.5', 'page=100000'].map((query) => `/clubs?${query}`),
    ];
    const faults = [];
    for (const path of paths) {
      const { statusCode } = await get(path);
      if (statusCode >= 500) faults.push([path, statusCode]);
    }
    const bodies = [
      { date_from: 9_999_999_999, date_to: 0 },
      { city: 2_147_483_648 },
      { event_type: '\u0000' },
      { event_type: `'"` },
    ];
    for (const body of bodies) {
      const { statusCode } = await send(app, 'POST', '/api/results/event_city/filtered', body);
      if (statusCode >= 500) faults.push([body, statusCode]);
    }
    const type = (await createType(db(), 'count')).publicId;
    for (const fields of [
      { distance: 99_999.999 },
      { distance: 1e-9 },
      { distance: 1e300 },
      { result: '1e3' },
      { result: '9'.repeat(20) },
      { result: '٣' },
      { date: '0001-01-01' },
      { date: '275760-09-13' },
      { comment: '\u0000' },
      { link: 'https://\uD800' },
      { picture: `'` },
    ]) {
      const body = { competition_type: type, result: '5', date: dayIn(0), link: 'https://a.example', ...fields };
      const { statusCode } = await send(app, 'POST', '/api/user/competition', body, { token });
      if (statusCode >= 500) faults.push([fields, statusCode]);
    }
    expect(faults).toEqual([]);
  });
});
