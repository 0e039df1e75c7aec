import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { createClubCalls } from '../factories/club-calls.ts';
import { createClubResult, createType } from '../factories/clubs.ts';
import { createDeletion } from '../factories/person.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let runner: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  runner = await createUser(app.database.db, { name: 'Анна', last_name: 'Иванова' });
});
afterAll(() => app.close());
const db = () => app.database.db;
const { handIn, link, handedIn, tableOf, uploadPicture, decide, stage } = createClubCalls(() => app);

describe('an editor’s decision', () => {
  it('puts a result into the table, tells the person, and may be changed', async () => {
    const user = await createUser(db());
    const { club, type } = await stage(user);
    const id = (await handIn({ competition_type: type.publicId }, user)).values.public_id;
    await link(id, club.publicId, user);
    expect((await tableOf(club.publicId))?.results).toEqual([]);
    expect((await tableOf(club.publicId, user))?.mine).toMatchObject({ position: 0, status: 'new', own: true });
    expect((await decide(id, { accept: true })).ok).toBe(true);
    expect((await tableOf(club.publicId))?.results).toMatchObject([{ position: 1, result: '00:42:10' }]);
    expect(await decide(id, { accept: true })).toMatchObject({ ok: false, refusal: { code: 'state' } });
    await app.sweeps.sendLetters();
    expect(app.letters.at(-1)).toMatchObject({ subject: 'Результат принят: 10 км' });
    expect(app.letters.at(-1)?.text).toContain(`/clubs/${club.publicName}`);
    expect(app.letters.at(-1)?.text).toMatch(/^Результат принят\n\nМы проверили ваш результат\. Он стоит в таблицах/);
    expect(app.letters.at(-1)?.text).toMatch(
      /\nВид соревнования: 10 км\nРезультат: 00:42:10\nДата: \d+ [а-я]+ 20\d\d\n/,
    );

    expect((await decide(id, { accept: false, reason: ' На снимке не видно времени ' })).ok).toBe(true);
    expect((await tableOf(club.publicId))?.results).toEqual([]);
    expect((await handedIn(user)).values[0]).toMatchObject({
      status: 'declined',
      reason: 'На снимке не видно времени',
    });
    await app.sweeps.sendLetters();
    expect(app.letters.at(-1)).toMatchObject({ subject: 'Результат не принят: 10 км' });
    expect(app.letters.at(-1)?.text).toContain('На снимке не видно времени');
  });

  it('writes in the language of the person, and to confirmed addresses alone', async () => {
    const english = await createUser(db(), { language: 'en' });
    const unknown = await createUser(db(), { email_confirmed_at: null });
    const { id: typeId } = await createType(db());
    const before = app.letters.length;
    for (const { id } of [english, unknown]) {
      const { publicId } = await createClubResult(db(), id, { typeId, value: 2530, status: 'new' });
      await decide(publicId, { accept: true });
    }
    await app.sweeps.sendLetters();
    expect(app.letters.slice(before).map(({ subject }) => subject)).toEqual(['Result accepted: 10 km']);
    // It was handed in for no competition: none is promised.
    expect(app.letters.at(-1)?.text).toMatch(/^Result accepted\n\nWe have checked and accepted your result\.\n/);
  });

  it('needs a reason to decline, and a result', async () => {
    const { publicId } = await createClubResult(db(), runner.id, {
      typeId: (await createType(db())).id,
      value: 2530,
      status: 'new',
    });
    expect(await decide(publicId, { accept: false, reason: '  ' })).toMatchObject({ refusal: { code: 'validation' } });
    expect(await decide(publicId, { accept: false, reason: 'а'.repeat(501) })).toMatchObject({
      refusal: { errors: { reason: { id: 'too_long' } } },
    });
    expect(await decide('nobody', { accept: true })).toMatchObject({ refusal: { code: 'not_found' } });
  });
});

describe('an erased account', () => {
  it('leaves no result, no membership and no picture', async () => {
    const deletion = createDeletion(() => app);
    const user = await createUser(db(), { name: 'Феврония' });
    const { club, type, competition } = await stage(user);
    const photo = await uploadPicture(user);
    const proof = { competition_type: type.publicId, link: null, picture: photo };
    const id = (await handIn(proof, user)).values.public_id;
    await link(id, club.publicId, user);
    await decide(id, { accept: true });
    // Somebody else who names the same picture keeps his result.
    const other = (await handIn(proof, runner)).values.public_id;
    expect((await tableOf(club.publicId))?.total).toBe(1);
    const code = await deletion.mailedCode(user.token);
    expect((await deletion.remove(user.token, { code, force: true })).statusCode).toBe(200);
    await app.sweeps.removeFiles();
    expect(await tableOf(club.publicId)).toMatchObject({ public_id: competition.publicId, total: 0, results: [] });
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from club_results where user_id = ${user.id}) + (select count(*) from club_members where user_id = ${user.id})
        + (select count(*) from files where public_id = ${photo}) as left`.execute(db());
    expect(rows).toEqual([{ left: 0 }]);
    expect((await handedIn(runner)).values.some(({ public_id }) => public_id === other)).toBe(true);
  });
});
