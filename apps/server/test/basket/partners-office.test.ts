import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNominal } from '../factories/certificates.ts';
import { unique } from '../factories/events.ts';
import { createProduct, createVariant } from '../factories/shop.ts';
import { openOffice, type Start } from '../office/office.ts';
import type { Member } from '../staff/door.ts';

const { app, db, ask, list, createColleague, createStart } = openOffice();

let admin: Member;
let start: Start;
beforeAll(async () => {
  admin = await createColleague('admin');
  start = await createStart();
});

const reason = 'Договор с партнёром закончился';
const prepare = (key: string, goods: readonly object[]) =>
  app().http.inject({
    method: 'POST',
    url: '/api/partner/basket',
    headers: { authorization: `Partner ${key}` },
    payload: { goods },
  });
const visit = async (id: string) => {
  const answer = await app().http.inject({ method: 'GET', url: `/api/basket/outside/${id}` });
  return { status: answer.statusCode, values: answer.json<{ values?: Record<string, unknown>[] }>().values ?? [] };
};
const card = async (path: string) =>
  (await ask('GET', path, admin)).body['values'] as Record<string, unknown> & { version: number };

describe('a key of a partner', () => {
  const create = async (title = unique('club'), headers: Record<string, string> = {}) => {
    const { status, body } = await ask('POST', '/partner_keys', { ...admin, body: { title }, headers });
    const { public_id: id = '', key = '' } = (body['values'] ?? {}) as { public_id?: string; key?: string };
    return { status, body, id, key, title };
  };

  it('is shown once, prepares baskets, and lies nowhere but as a hash', async () => {
    const { id, key, title } = await create(unique('club'), { 'idempotency-key': unique('key-of-key') });
    expect(key).toMatch(/^[\w-]{20,}$/);
    const mug = await createProduct(db());
    expect((await prepare(key, [{ selector: 'shop', public_id: mug.publicId, count: 1 }])).statusCode).toBe(200);
    expect(await card(`/partner_keys/${id}`)).toMatchObject({ title, baskets: 1, state: 'active', may_edit: true });
    expect((await card(`/partner_keys/${id}`))['used']).not.toBeNull();
    for (const table of ['partner_keys', 'audit_entries', 'idempotency_keys']) {
      const { rows } = await sql`select 1 from ${sql.table(table)} t where t::text like ${`%${key}%`}`.execute(db());
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });

  it('makes no basket when it is revoked while one is made', async () => {
    const { id, key } = await create();
    const mug = await createProduct(db());
    const isHeldUp = async (): Promise<boolean> =>
      (await sql`select from pg_locks where not granted and locktype in ('tuple', 'transactionid')`.execute(db())).rows
        .length > 0;
    const { made } = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`update partner_keys set revoked_at = now() where public_id = ${id}`.execute(tx);
        const answer = prepare(key, [{ selector: 'shop', public_id: mug.publicId, count: 1 }]);
        await expect.poll(isHeldUp).toBe(true);
        return { made: answer };
      });
    expect((await made).statusCode).toBe(401);
    expect(await card(`/partner_keys/${id}`)).toMatchObject({ baskets: 0, used: null });
  });

  it('opens nothing once it is revoked, while its baskets are opened still', async () => {
    const { id, key } = await create();
    const mug = await createProduct(db());
    const goods = [{ selector: 'shop', public_id: mug.publicId, count: 1 }];
    const made = (await prepare(key, goods)).json<{ values: { public_id: string } }>().values.public_id;
    const { version } = await card(`/partner_keys/${id}`);
    const revoke = () => ask('PUT', `/partner_keys/${id}/revoke`, { ...admin, body: { version, reason } });
    const answers = await Promise.all([revoke(), revoke(), revoke()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await prepare(key, goods)).statusCode).toBe(401);
    expect((await visit(made)).values).toHaveLength(1);
    expect(
      (await list(admin, '/partner_keys?f.state=revoked&limit=200')).values.map((one) => one['public_id']),
    ).toContain(id);
  });

  it('has a name of 2 to 80 signs, and is made by an administrator who has proved himself', async () => {
    for (const title of ['К', 'К'.repeat(81)]) {
      const { status, body } = await create(title);
      expect([status, Object.keys(body['errors'] ?? {})]).toEqual([400, ['title']]);
    }
    const manager = await createColleague('manager');
    expect((await ask('POST', '/partner_keys', { ...manager, body: { title: 'Клуб' } })).status).toBe(403);
    const late = await createColleague('admin');
    await sql`update staff_sessions set proven_at = now() - interval '1 hour' where user_id = ${late.id}`.execute(db());
    expect((await ask('POST', '/partner_keys', { ...late, body: { title: 'Клуб' } })).body).toMatchObject({
      code: 'reauth_required',
    });
  });
});

describe('a basket of the house', () => {
  const create = (goods: readonly object[], more: object = {}) =>
    ask('POST', '/baskets', { ...admin, body: { title: 'Корпоративный забег', days: 90, goods, ...more } });

  it('is made of what is on sale, opened by its link, counted, and closed', async () => {
    const nominal = await createNominal(db());
    const answer = await create([
      { selector: 'ticket', public_id: start.format.publicId, count: 2, kind: 'athlete' },
      { selector: 'certificate', public_id: nominal.publicId, count: 1 },
    ]);
    expect(answer.status).toBe(200);
    const made = answer.body['values'] as Record<string, unknown> & { public_id: string; created: number };
    expect(made).toMatchObject({ lines: 2, opened: 0, state: 'open', partner: null, title: 'Корпоративный забег' });
    expect(made['expires']).toBe(made.created + 90 * 86_400);
    expect(made['goods']).toMatchObject([
      { count: 2, problem: null },
      { count: 1, problem: null },
    ]);
    const id = made.public_id;
    expect(String(made['url'])).toMatch(new RegExp(`/basket-fill-outside/${id}$`));
    expect((await visit(id)).values).toHaveLength(2);
    expect((await visit(id)).values).toHaveLength(2);
    const { version, opened } = await card(`/baskets/${id}`);
    expect(opened).toBe(2);
    const ended = await ask('PUT', `/baskets/${id}/end`, { ...admin, body: { version, reason } });
    expect(ended.body['values']).toMatchObject({ state: 'over' });
    expect((await visit(id)).status).toBe(404);
  });

  it('refuses a line that could not be bought now, by its place', async () => {
    const shirt = await createProduct(db());
    const gone = await createProduct(db(), { status: 'archived' });
    const { status, body } = await create([
      { selector: 'shop', public_id: shirt.publicId, count: 1 },
      { selector: 'shop', public_id: gone.publicId, count: 1 },
    ]);
    expect([status, body['errors']]).toEqual([400, { 'goods.1.public_id': 'Этого товара больше нет в продаже' }]);
    expect((await create([{ selector: 'car', public_id: 'x', count: 1 }])).body['errors']).toHaveProperty('goods');
  });

  it.each([
    [{ days: 0 }, 'days'],
    [{ days: 366 }, 'days'],
    [{ title: 'К' }, 'title'],
    [{ goods: [] }, 'goods'],
    [{ goods: Array.from({ length: 101 }, () => ({ selector: 'shop', public_id: 'x', count: 1 })) }, 'goods'],
  ])('is refused with %j', async (more, field) => {
    const answer = await create([{ selector: 'shop', public_id: 'x', count: 1 }], more);
    expect([answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([400, [field]]);
  });

  it('is chosen of things on sale with what there is to choose of them', async () => {
    const shirt = await createProduct(db(), { title_ru: unique('Футболка') });
    await createVariant(db(), shirt.id, { L: 3, M: 0 }, { name_ru: 'Красная', name_en: 'Red' });
    const draft = await createProduct(db(), { status: 'draft' });
    const things = (await ask('GET', '/baskets/things', admin)).body['values'] as {
      selector: string;
      public_id: string;
      choices: { kind: string | null; title: string }[];
    }[];
    const ids = things.map((one) => one.public_id);
    expect(ids).toContain(start.format.publicId);
    expect(ids).not.toContain(draft.publicId);
    expect(things.find((one) => one.public_id === start.format.publicId)?.choices.map(({ kind }) => kind)).toContain(
      'athlete',
    );
    const [choice] = things.find((one) => one.public_id === shirt.publicId)?.choices.map((one) => one.title) ?? [];
    expect(choice).toBe('Красная, L');
  });
});
