import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPastStart, importFile, readImported, sayOutcome } from '../factories/results-import.ts';
import { createEventCity, createFormat, inDays } from '../factories/events.ts';
import { createDeletion } from '../factories/person.ts';
import { buyTicket, createRunner } from '../factories/tickets.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;
const { remove, mailedCode } = createDeletion(() => app);

const file = (...lines: string[]): string => ['Номер;ФИО;Результат', ...lines].join('\n');

/** A start that is over with a runner for each of these numbers. */
const setUp = async (...numbers: number[]) => {
  const city = await createEventCity(db());
  const format = await createFormat(db(), {
    event_city_id: city.id,
    title_ru: '10 км',
    distance_km: 10,
    preregistration: false,
  });
  const runners = [];
  for (const number of numbers) {
    const runner = await createRunner(app);
    const ticket = await buyTicket(app, runner.token, format.publicId);
    await sql`update tickets set start_number = ${number} where public_id = ${ticket}`.execute(db());
    runners.push({ ...runner, ticket });
  }
  await sql`update event_cities set start_time = ${inDays(-1)}, sale_end = ${inDays(-2)} where id = ${city.id}`.execute(
    db(),
  );
  await sql`update formats set start_time = ${inDays(-1)} where id = ${format.id}`.execute(db());
  const run = async (...lines: string[]) => sayOutcome(await importFile(db(), city.publicId, file(...lines)));
  const names = async () =>
    (await readImported(db(), city.id)).map(
      (row) => `${row.start_number} ${row.name_hidden ? 'hidden' : 'shown'} '${row.last_name}' ${row.name_words}`,
    );
  return { city, runners, run, names };
};
const hide = (ticket: string, token: string) =>
  app.http.inject({
    method: 'PUT',
    url: `/api/user/result/${ticket}`,
    headers: { authorization: token },
    payload: { name_hidden: true },
  });

describe('an erased account', () => {
  it('gets no name back by a file that is read again, nor by one that comes later', async () => {
    const { run, names, runners } = await setUp(15, 16);
    expect(await run('15;Иванов Иван;40:00', '99;Котова Яна;41:00')).toBe('stored +2 ~0 -0 =0');
    for (const { token } of runners)
      expect((await remove(token, { code: await mailedCode(token), force: true })).statusCode).toBe(200);
    expect(await names()).toEqual(["15 hidden '' null", "99 shown 'Котова' котова яна"]);
    expect(await run('15;Иванов Иван;39:00', '16;Орлов Олег;45:00', '99;Котова Яна;41:00')).toBe('stored +1 ~1 -0 =1');
    expect(await names()).toEqual(["15 hidden '' null", "16 hidden '' null", "99 shown 'Котова' котова яна"]);
    expect(await run('15;Иванов Иван;39:00', '16;Орлов Олег;45:00', '99;Котова Яна;41:00')).toBe('same +0 ~0 -0 =3');
  });
});

describe('an erased account and a file without numbers', () => {
  it('stay apart: who has neither a number nor a stored row may be the erased person', async () => {
    const { city, run, names, runners } = await setUp(15);
    expect(await run('15;Иванов Иван;DNF', '99;Котова Яна;41:00')).toBe('stored +2 ~0 -0 =0');
    const [runner] = runners;
    const token = runner?.token ?? '';
    expect((await remove(token, { code: await mailedCode(token), force: true })).statusCode).toBe(200);
    const bare = async (...lines: string[]) =>
      sayOutcome(await importFile(db(), city.publicId, ['ФИО;Результат', ...lines].join('\n')));
    const before = await names();
    for (const said of [await bare('Иванов Иван;DNF', 'Котова Яна;41:00'), await bare('Иванов Иван;39:00')])
      expect(said).toMatch(/^У этого старта есть люди, которые удалили свои данные, .*: строка 2: Иванов Иван\./);
    expect(await names()).toEqual(before);
    // Without him the file names nobody new, and after that he is no more known than before.
    expect(await bare('Котова Яна;41:00')).toBe('stored +0 ~0 -1 =1');
    expect(await bare('Иванов Иван;DNF', 'Котова Яна;41:00')).toMatch(/^У этого старта есть люди/);
    expect(await run('15;Иванов Иван;DNF', '99;Котова Яна;41:00')).toBe('stored +1 ~0 -0 =1');
    expect((await names())[0]).toBe("15 hidden '' null");
  });
});

describe('an erased account and a file in which one row has no number', () => {
  it('meet only while no row is known for the erased person', async () => {
    const { city, run, runners, names } = await setUp(15);
    expect(await run('15;Иванов Иван;40:00', '99;Котова Яна;41:00')).toBe('stored +2 ~0 -0 =0');
    const token = runners[0]?.token ?? '';
    expect((await remove(token, { code: await mailedCode(token), force: true })).statusCode).toBe(200);
    const accepting = async (...lines: string[]) =>
      sayOutcome(await importFile(db(), city.publicId, file(...lines), { accepts: ['no_number'] }));
    const others = ['99;Котова Яна;41:00', 'б/н;Белов Борис;45:00'];
    expect(await accepting(...others)).toMatch(/^У этого старта есть люди, .*: строка 3: Белов Борис\./);
    expect(await accepting('15;Иванов Иван;40:00', ...others)).toBe('stored +1 ~0 -0 =2');
    expect((await names()).filter((name) => name.startsWith('15'))).toEqual(["15 hidden '' null"]);
  });
});

describe('an account that is erased while its start is being imported', () => {
  it('waits for the import, whose rows it cannot see yet, and erases them', async () => {
    const { city, run, names, runners } = await setUp(15);
    await run('15;Иванов Иван;40:00');
    await sql`update results set ticket_id = null where event_city_id = ${city.id}`.execute(db());
    const [runner] = runners;
    const code = await mailedCode(runner?.token ?? '');
    const { erasing } = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`select from event_cities where id = ${city.id} for no key update`.execute(tx);
        const answer = remove(runner?.token ?? '', { code, force: true });
        const isOver = answer.then(() => true);
        const isWaiting = async () =>
          (
            await sql`select pid from pg_stat_activity
              where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db())
          ).rows.length > 0;
        await vi.waitFor(async () => expect(await Promise.race([isOver, isWaiting()])).toBe(true), { timeout: 10_000 });
        await sql`update results set ticket_id = (select id from tickets where public_id = ${runner?.ticket})
          where event_city_id = ${city.id}`.execute(tx);
        return { erasing: answer };
      });
    expect((await erasing).statusCode).toBe(200);
    expect(await names()).toEqual(["15 hidden '' null"]);
  });
});

describe('a name that its ticket hides', () => {
  it('stays hidden when the file had given its number to somebody else', async () => {
    const { city, run, names, runners } = await setUp(15);
    expect(await run('15;Котова Яна;40:00')).toBe('stored +1 ~0 -0 =0');
    await sql`update event_cities set results_published_at = now() where id = ${city.id}`.execute(db());
    const [runner] = runners;
    expect((await hide(runner?.ticket ?? '', runner?.token ?? '')).statusCode).toBe(200);
    await run('15;Иванов Иван;38:00', '16;Котова Яна;40:00');
    expect((await names())[0]).toBe("15 hidden 'Иванов' null");
  });
});

describe('a file that removes nobody', () => {
  it('may give a person the number of another one whom it does not name', async () => {
    const { city } = await createPastStart(db());
    const run = async (lines: string[], isKeeping = false) =>
      sayOutcome(await importFile(db(), city.publicId, file(...lines), { format: 'Личный 10 км', isKeeping }));
    await run(['10;Иванов Иван;40:00', '20;Белов Борис;41:00', '30;Орлов Олег;42:00']);
    expect(await run(['10;Котова Яна;43:00', '20;Иванов Иван;40:00'], true)).toBe('stored +1 ~1 -1 =0');
    expect((await readImported(db(), city.id)).map((row) => `${row.start_number} ${row.last_name}`)).toEqual([
      '10 Котова',
      '20 Иванов',
      '30 Орлов',
    ]);
  });
});
