import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEventCity, createFormat, inDays } from '../factories/events.ts';
import { importFile, readImported, sayOutcome } from '../factories/results-import.ts';
import { buyTicket, createRunner } from '../factories/tickets.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('tickets', () => {
  /** A start that is over, with a sold ticket of each number given. */
  const setUp = async (people: Readonly<Record<number, { last_name: string; first_name: string }>>) => {
    const { db } = app.database;
    const city = await createEventCity(db);
    const format = await createFormat(db, {
      event_city_id: city.id,
      title_ru: '10 км',
      distance_km: 10,
      preregistration: false,
    });
    const runner = await createRunner(app);
    const tickets: Record<string, number> = {};
    for (const [number, info] of Object.entries(people)) {
      const publicId = await buyTicket(app, runner.token, format.publicId);
      const { rows } = await sql<{ id: number }>`
        update tickets set start_number = ${Number(number)}, info = ${JSON.stringify(info)} where public_id = ${publicId} returning id`.execute(
        db,
      );
      tickets[number] = rows[0]?.id ?? 0;
    }
    await sql`update event_cities set start_time = ${inDays(-1)} where id = ${city.id}`.execute(db);
    const run = async (...lines: string[]) =>
      sayOutcome(await importFile(db, city.publicId, ['Номер;Команда;ФИО;Результат', ...lines].join('\n')));
    const links = async () =>
      (await readImported(db, city.id)).map(
        ({ start_number, last_name, ticket_id }) =>
          `${start_number} ${last_name} ${Object.keys(tickets).find((number) => tickets[number] === ticket_id)}`,
      );
    return { city, tickets, run, links };
  };
  const ivanov = { last_name: 'Иванов', first_name: 'Иван' };
  const fedorov = { last_name: 'Фёдоров', first_name: 'Пётр' };

  it('are found by the start number, also later, and follow a corrected number', async () => {
    const { run, links, tickets } = await setUp({ 15: ivanov, 16: fedorov });
    expect(await run('015;;Иванов Иван;40:00', '99;;Котова Яна;41:00')).toBe('stored +2 ~0 -0 =0');
    expect(await links()).toEqual(['15 Иванов 15', '99 Котова undefined']);
    // Number 99 was a slip for 16.
    expect(await run('15;;Иванов Иван;40:00', '16;;Котова Яна;41:00')).toBe('stored +0 ~1 -0 =1');
    expect(await links()).toEqual(['15 Иванов 15', '16 Котова 16']);
    // A link of the past stays when the ticket no longer has the number.
    await sql`update tickets set start_number = 500 where id = ${tickets['15']}`.execute(app.database.db);
    expect(await run('15;;Иванов Иван;40:00', '16;;Котова Яна;41:00')).toBe('same +0 ~0 -0 =2');
    expect(await links()).toEqual(['15 Иванов 15', '16 Котова 16']);
  });

  it('of a relay belong to the person who bears the name', async () => {
    const { run, links } = await setUp({ 7: fedorov });
    expect(await run('7;Лоси;Иванов Иван;42:00', '7;Лоси;ФЕДОРОВ Петр;42:00')).toBe('stored +2 ~0 -0 =0');
    expect(await links()).toEqual(['7 Иванов undefined', '7 Федоров 7']);
  });

  it("that were returned are nobody's", async () => {
    const { run, links, tickets } = await setUp({ 15: ivanov });
    await sql`update tickets set status = 'blocked' where id = ${tickets['15']}`.execute(app.database.db);
    expect(await run('15;;Иванов Иван;40:00')).toBe('stored +1 ~0 -0 =0');
    expect(await links()).toEqual(['15 Иванов undefined']);
  });
});
