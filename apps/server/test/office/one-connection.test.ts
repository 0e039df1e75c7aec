import { noConditions } from '@trassa/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/platform/database/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createDoor, type Member } from '../staff/door.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { openSearch } from './search-stage.ts';

const { app, clock, stage } = openSearch();

/** A house whose acts would wait for themselves, if one asked for a connection beside the one that it holds. */
let house: TestApp;
let pool: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  const { database, config } = app();
  pool = openDatabase(database.url, { timeout: 10_000, connections: 1, log: createLog({ logLevel: 'silent' }) });
  house = await createTestApp({
    clock,
    // Its secrets are those of the other process.
    config: { dataDir: config.dataDir },
    database: { ...database, db: pool.db, pool: pool.pool },
  });
});
afterAll(async () => {
  await house.close();
  await pool.close();
});
const { ask } = createDoor(
  () => house,
  () => clock(),
);
const askAtOnce = async (method: 'GET' | 'POST', path: string, who: Member, body?: object): Promise<number[]> => {
  const answers = Array.from({ length: 3 }, () => ask(method, path, { ...who, ...(body && { body }) }));
  return (await Promise.all(answers)).map(({ status }) => status);
};

describe('an act holds one connection and asks for no second one', () => {
  const all = [200, 200, 200];

  it.each(['admin', 'organiser'] as const)('when the %s opens cards', async (role) => {
    const { [role]: who, alena, bought } = stage();
    expect(await askAtOnce('GET', `/people/${alena.publicId}`, who)).toEqual(all);
    expect(await askAtOnce('GET', `/tickets/${bought.ticket}`, who)).toEqual(all);
    expect(await askAtOnce('GET', `/orders/${bought.order}`, who)).toEqual(all);
  });

  it('when a field is revealed', async () => {
    const { organiser, alena } = stage();
    const body = { field: 'email', reason: 'проверка адреса' };
    expect(await askAtOnce('POST', `/people/${alena.publicId}/reveal`, organiser, body)).toEqual(all);
  });

  it('when a letter is sent again', async () => {
    const { organiser, alena, bought } = stage();
    const { rows } = await sql<{ id: string }>`
      select public_id as id from letters where template = 'order' and data ->> 'order' = ${bought.order}`.execute(
      app().database.db,
    );
    const path = `/people/${alena.publicId}/letters/${rows[0]?.id ?? 'none'}/again`;
    expect(await askAtOnce('POST', path, organiser, {})).toEqual(all);
  });

  it('when the audit is verified', async () => {
    expect(await askAtOnce('POST', '/audit/verify', stage().admin, { first: 1, last: 10 })).toEqual(all);
  });

  // BO-157, BO-158
  it('when settings are changed, and a limit is raised', async () => {
    const { admin } = stage();
    const put = (section: string, body: object) => ask('PUT', `/settings/${section}`, { ...admin, body });
    expect((await put('letters', { version: 1, quiet_from: 22 })).status).toBe(200);
    expect((await put('approvals', { version: 1, limit_refund: 50_000, reason: 'Сезон больше' })).status).toBe(202);
    expect(await askAtOnce('GET', '/settings', admin)).toEqual(all);
    expect(await askAtOnce('GET', '/integrations', admin)).toEqual(all);
  });

  // BO-160
  it('when letters of a mailing are fed', async () => {
    const content = { ru: { subject: 'Новости', preheader: '', blocks: [{ type: 'text', text: 'Привет' }] }, en: null };
    await sql`
      insert into mailings (public_id, title, kind, content, conditions, state, send_at, created_at, updated_at)
      values ('feeding', 'Новости', 'news', ${JSON.stringify(content)}::jsonb, ${JSON.stringify(noConditions)}::jsonb, 'scheduled',
        ${clock()}, ${clock()}, ${clock()})`.execute(app().database.db);
    await house.sweeps.sendMailings();
    const { rows } = await sql<{ state: string }>`
      select state from mailings where public_id = 'feeding'`.execute(app().database.db);
    expect(rows[0]?.state).not.toBe('scheduled');
  });

  it('when colleagues are invited, granted, reset and ended', async () => {
    const { admin, organiser } = stage();
    const grants = [{ role: 'manager', scope: { starts: ['moose'] } }];
    const body = { email: 'new.colleague@example.org', name: 'Ян', grants };
    expect(await askAtOnce('POST', '/staff', admin, body)).toEqual(all);
    expect((await ask('PUT', `/staff/${organiser.publicId}/grants`, { ...admin, body: { grants } })).status).toBe(200);
    expect((await ask('DELETE', `/staff/${organiser.publicId}/sessions`, admin)).status).toBe(200);
    expect((await ask('DELETE', `/staff/${organiser.publicId}/second_factor`, admin)).status).toBe(200);
    expect((await ask('DELETE', `/staff/${organiser.publicId}`, admin)).status).toBe(200);
  });
});
