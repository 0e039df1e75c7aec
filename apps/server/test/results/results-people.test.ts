import type { FoundResult, ResultRow } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soundsLike } from '../../src/modules/results/sounds.repository.ts';
import { send } from '../factories/orders.ts';
import { createPastCity, createResult, publishResults } from '../factories/results.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

const soundOf = async (text: string): Promise<string | undefined> =>
  (await sql<{ sound: string }>`select name_sounds(${text}) as sound`.execute(db())).rows[0]?.sound;
const find = async (name: string, page = 1) => {
  const answer = await send(app, 'POST', `/api/results/people?page=${page}&limit=20`, { name });
  return { status: answer.statusCode, ...answer.json<{ values: FoundResult[]; total: number }>() };
};
const numbersOf = ({ values }: { values: FoundResult[] }) => values.map(({ values: row }) => row.start_number);
const short = 'Введите хотя бы две буквы имени или фамилии';

describe('a name as it sounds', () => {
  it.each([
    ['иванов', 'ivanov'],
    ['юлия', 'yulia', 'iuliia', 'julija'],
    ['алексей', 'aleksei', 'alexey', 'alexei'],
    ['щербаков', 'shcherbakov'],
    ['татьяна', 'tatiana', 'tatyana'],
    ['федор', 'fyodor', 'fedor'],
    ['чайковский', 'tchaikovsky', 'chaykovskiy'],
    ['хомяков', 'khomyakov', 'homiakov'],
    ['цветков', 'tsvetkov'],
    ['жуков', 'zhukov'],
    ['анна', 'anna', 'ana'],
    ['obrien', 'o brien'],
    ['muller', 'müller'],
  ])('%s is %s', async (...spellings) => {
    const sounds = await Promise.all(spellings.map((text) => soundOf(text)));
    expect(new Set(sounds).size).toBe(1);
  });

  it('tells other names apart', async () => {
    const sounds = await Promise.all(
      ['иванов', 'иванин', 'шубин', 'субин', 'жаров', 'шаров'].map((text) => soundOf(text)),
    );
    expect(new Set(sounds).size).toBe(6);
  });
});

describe('the search by name in all starts, RESULT-08', () => {
  it('finds both alphabets, either way round, without apostrophes and hyphens, the latest start first', async () => {
    const old = await createPastCity(db());
    await sql`update event_cities set start_time = now() - interval '400 days' where id = ${old.city.id}`.execute(db());
    const recent = await createPastCity(db());
    const add = (at: typeof old, start_number: string, last_name: string, first_name: string) =>
      createResult(db(), at.format, { start_number, last_name, first_name });
    await add(old, 'p1', 'Крутиковский', 'Юлий');
    await add(recent, 'p2', 'Krutikovsky', 'Yuliy');
    await add(old, 'p3', "O'Braienn", 'Patrick');
    await add(recent, 'p4', 'Салтыков-Щедринский', 'Лев');
    for (const { city } of [old, recent]) await publishResults(db(), city.id);
    for (const name of ['Крутиковский', 'KRUTIKOVSKI', 'krutikov', 'Юлий Крутиковский', 'Yuliy Krutikovsky'])
      expect([name, numbersOf(await find(name))]).toEqual([name, ['p2', 'p1']]);
    for (const name of ['OBraienn', 'o’braienn', 'patrick o-braienn'])
      expect(numbersOf(await find(name))).toEqual(['p3']);
    for (const name of ['Салтыков Щедринский', 'saltykovshchedrinsky'])
      expect(numbersOf(await find(name))).toEqual(['p4']);
    expect((await find('Крутиковский')).values[0]).toMatchObject({
      event_city: recent.city.publicId,
      format_title: 'Личный',
      values: { last_name: 'Krutikovsky', position: 1 },
    });
    const inTable = await send(app, 'GET', `/api/event_results/${old.city.publicId}/all?search=Krutikovsky`);
    expect(inTable.json<{ values: ResultRow[] }>().values.map((row) => row.start_number)).toEqual(['p1']);
  });

  it('does not take one letter said many times for the beginning of every name on it', async () => {
    const { city, format } = await createPastCity(db());
    await createResult(db(), format, { start_number: 'z1', last_name: 'Зверобоева', first_name: 'Ия' });
    await publishResults(db(), city.id);
    expect(await find('zzzz')).toMatchObject({ total: 0 });
    expect(numbersOf(await find('Ия'))).toEqual(['z1']);
  });

  it('finds neither hidden names nor results that are not published', async () => {
    const { city, format } = await createPastCity(db());
    await createResult(db(), format, { last_name: 'Невидимкин', name_hidden: true });
    await publishResults(db(), city.id);
    const waiting = await createPastCity(db());
    await createResult(db(), waiting.format, { last_name: 'Невидимкин' });
    for (const name of ['Невидимкин', 'Nevidimkin', 'Пётр Невидимкин', 'НЕ'])
      expect(await find(name)).toMatchObject({ total: 0 });
  });

  it('is bounded, and leafs through what it found', async () => {
    const { city, format } = await createPastCity(db());
    await createResult(db(), format, { last_name: 'Множественный', first_name: 'Первый' });
    await sql`
      insert into results (public_id, event_city_id, format_id, start_number, last_name, first_name, name_words, name_words_back, time_ms)
      select 'many-' || n, ${city.id}, ${format.id}, 'many' || n, 'Множественный', 'Номер', 'множественный номер', 'номер множественный', 3600000 + n
      from generate_series(1, 700) n`.execute(db());
    await publishResults(db(), city.id);
    const first = await find('Mnozhestvenny');
    expect([first.total, first.values.length]).toEqual([500, 20]);
    const last = await find('Множественный', 25);
    expect(last.values.length).toBe(20);
    expect(await find('Множественный', 26)).toMatchObject({ total: 500, values: [] });
  });

  it.each([
    ['', short],
    ['И', short],
    ['--', short],
    ['1234', 'Номера на каждом старте свои. Откройте протокол своего старта и найдите номер в нём'],
  ])('refuses «%s» at its field', async (name, words) => {
    const answer = await send(app, 'POST', '/api/results/people', { name });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: { name: words } }]);
  });

  it('reads nobody else for a name of one sound, even by a plan that is kept for all names', async () => {
    const { city, format } = await createPastCity(db());
    await sql`
      insert into results (public_id, event_city_id, format_id, start_number, name_words, name_words_back, time_ms)
      select 'one-sound-' || n, ${city.id}, ${format.id}, 'one' || n, 'агафонов артем', 'артем агафонов', 3600000
      from generate_series(1, 500) n`.execute(db());
    const { sql: text, parameters } = soundsLike('ия', sql`true`, 2000).compile(db());
    const client = await app.database.pool.connect();
    try {
      for (const set of ['analyze results', 'set enable_seqscan = off', 'set plan_cache_mode = force_generic_plan'])
        await client.query(set);
      await client.query(`prepare search as ${text}`);
      const values = parameters.map((value) => client.escapeLiteral(String(value))).join(', ');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze) execute search(${values})`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Scan .*results_words /);
      expect(plan).not.toMatch(/Rows Removed by Filter: \d{3}/);
    } finally {
      client.release(true);
    }
  });

  it('reads an index, not the rows', async () => {
    const client = await app.database.pool.connect();
    try {
      await client.query('analyze results');
      await client.query('set enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select id from results r where r.name_words is not null and name_sounds(r.name_words) collate "C" >= rtrim(name_sounds('иванов'), 'i')
         and name_sounds(r.name_words) collate "C" < rtrim(name_sounds('иванов'), 'i') || '\u{10FFFF}'`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/results_sounds/);
    } finally {
      client.release(true);
    }
  });
});
