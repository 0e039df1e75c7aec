import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertConsents } from '../../../src/modules/accounts/accounts.repository.ts';
import { unique } from '../../factories/events.ts';
import { buy, paymentBody, plainLine, send } from '../../factories/orders.ts';
import type { Member } from '../../staff/door.ts';
import { openDocuments } from './stage.ts';

const { app, begin, change, clock, createColleague, createStart, db, publish, put, read } = openDocuments();
let admin: Member;
beforeAll(async () => {
  admin = await createColleague('admin');
});
beforeEach(begin);
afterEach(() => clock.set(new Date()));

const agree = (mark: string): Promise<void> =>
  db()
    .transaction()
    .execute((tx) =>
      insertConsents(tx, [{ purpose: 'personal_data', given: true }], {
        userId: null,
        email: `${unique(mark)}@example.org`,
        source: 'test',
        address: null,
      }),
    );
type Given = { readonly version: number; readonly isAfter: boolean };
const givenBy = async (mark: string, at: number): Promise<Given[]> => {
  const { rows } = await sql<Given>`
    select document_version as version, created_at >= to_timestamp(${at}) as "isAfter" from consents
    where purpose = 'personal_data' and email like ${`${mark}%`}`.execute(db());
  return rows;
};
const databaseNow = async (): Promise<number> => {
  const { rows } = await sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 as now`.execute(
    db(),
  );
  return rows[0]?.now ?? 0;
};

describe('the moment of a new version', () => {
  // BO-092
  it('is the same for every consent: before it the old version is named, from it on the new one', async () => {
    const mark = unique('agreed');
    const text = await change(admin, await read(admin), { html_ru: '<p>Вторая</p>' });
    const at = Math.floor(await databaseNow()) + 2;
    await publish(admin, text, at);
    let last = 0;
    while (last < at + 0.2) {
      await Promise.all(Array.from({ length: 8 }, () => agree(mark)));
      last = await databaseNow();
    }
    const given = await givenBy(mark, at);
    expect(new Set(given.map(({ isAfter }) => isAfter))).toEqual(new Set([false, true]));
    expect(given.filter(({ version, isAfter }) => version !== (isAfter ? 2 : 1))).toEqual([]);
  });

  // BO-092
  it('at once is named by whoever agrees afterwards', async () => {
    const mark = unique('later');
    const { format } = await createStart();
    await publish(admin, await change(admin, await read(admin), { html_ru: '<p>Вторая</p>' }));
    const body = paymentBody([plainLine(format.publicId, 1)], { email: `${mark}@example.org`, agree: true });
    await buy(app(), body);
    expect((await givenBy(mark, 0)).map(({ version }) => version)).toEqual([2]);
  });

  it('at once is over by the clock of the database too, which consents go by', async () => {
    const mark = unique('ahead');
    const text = await change(admin, await read(admin), { html_ru: '<p>Вторая</p>' });
    clock.set(new Date(Date.now() + 20_000));
    expect(await publish(admin, text)).toMatchObject({ in_force: { number: 2 } });
    await agree(mark);
    expect((await givenBy(mark, 0)).map(({ version }) => version)).toEqual([2]);
  });

  // BO-092
  it('changes nothing of what was agreed to before: a letter that is answered late names the text of then', async () => {
    const email = `${unique('late')}@example.org`;
    await send(app(), 'PUT', '/api/user/subscribe/news', { email, agree: true });
    await app().sweeps.sendLetters();
    const letter = app().letters.findLast(({ to }) => to.address === email);
    const code = /\/verify\/subscribe\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    clock.set(new Date());
    for (const name of ['pers', 'advertising'])
      await publish(admin, await change(admin, await read(admin, name), { html_ru: '<p>Вторая</p>' }));
    expect((await send(app(), 'PUT', `/api/user/subscribe/news/${code}`)).statusCode).toBe(200);
    const { rows } = await sql<{ purpose: string; version: number }>`
      select purpose, document_version as version from consents where email = ${email} order by purpose`.execute(db());
    expect(rows).toEqual([
      { purpose: 'mailing', version: 1 },
      { purpose: 'personal_data', version: 1 },
    ]);
  });

  it('of one draft is made once, however many publish it at once', async () => {
    const text = await change(admin, await read(admin), { html_ru: '<p>Вторая</p>' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(admin, text, '/publish', { at: null })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await read(admin)).versions.map(({ number }) => number)).toEqual([2, 1]);
  });

  // BO-092
  it('that both publish and take back at once leaves one of both, whole', async () => {
    const text = await change(admin, await read(admin), { html_ru: '<p>Вторая</p>' });
    const coming = await publish(admin, text, Math.floor(Date.now() / 1000) + 3600);
    const answers = await Promise.all(Array.from({ length: 6 }, () => put(admin, coming, '/withdraw')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await read(admin)).toMatchObject({ has_draft: true, coming: null, html_ru: '<p>Вторая</p>' });
  });
});
