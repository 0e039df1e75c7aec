import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { ticketLine } from '../../factories/orders.ts';
import type { Member } from '../../staff/door.ts';
import { openOffice, type Start } from '../office.ts';

const office = openOffice();
const { ask, db } = office;

type View = { public_id: string; name: string; query: string; shared: boolean; can_change: boolean };
let admin: Member;
let manager: Member;
let start: Start;
beforeAll(async () => {
  admin = await office.createColleague('admin');
  start = await office.createStart();
  manager = await office.createColleague('manager', { starts: [start.start] });
});

const viewsOf = async (who: Member, list = 'orders'): Promise<View[]> => {
  const { body } = await ask('GET', `/views?list=${list}`, who);
  return (body['values'] as { views: View[] }).views;
};
const save = (who: Member, body: object) => ask('POST', '/views', { ...who, body: { list: 'orders', ...body } });
const idOf = ({ body }: Awaited<ReturnType<typeof save>>): string => (body['values'] as View).public_id;

describe('a saved view', () => {
  it('is filters and sort in one order, without words, page and size, and seen by its owner alone', async () => {
    const made = await save(manager, {
      name: ' Оплаченные ',
      query: 'sort=-sum&f.state=paid&f.created.from=today&search=ivanov@example.org&cursor=x&limit=25',
    });
    expect(made.body['values']).toMatchObject({
      name: 'Оплаченные',
      query: 'f.created.from=today&f.state=paid&sort=-sum',
      shared: false,
      can_change: true,
    });
    expect((await viewsOf(manager)).map(({ name }) => name)).toEqual(['Оплаченные']);
    expect(await viewsOf(admin)).toEqual([]);
    expect(await viewsOf(manager, 'tickets')).toEqual([]);
    const other = await ask('DELETE', `/views/${idOf(made)}`, admin);
    expect(other.status).toBe(404);
    expect((await ask('DELETE', `/views/${idOf(made)}`, manager)).status).toBe(200);
  });

  it('is refused with filters that its list does not have, a long name, or for a list that is none or not in his rights', async () => {
    expect((await save(manager, { name: 'x', query: 'f.nothing=1' })).body['errors']).toHaveProperty('query');
    expect((await save(manager, { name: 'x'.repeat(41), query: '' })).status).toBe(400);
    expect((await save(manager, { name: 'x', query: '', list: 'constructor' })).status).toBe(404);
    const content = await office.createColleague('content');
    expect((await save(content, { name: 'x', query: '' })).body).toMatchObject({
      code: 'role_required',
      right: 'orders.view',
    });
  });

  it('is one of twenty at most of a list and person, however many are saved at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        save(manager, { list: 'tickets', name: `Вид ${index}`, query: 'f.gender=male' }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await viewsOf(manager, 'tickets')).length).toBe(20);
    expect((await save(manager, { name: 'Другого списка', query: '' })).status).toBe(200);
  });

  it('is shared, renamed and deleted for everybody by staff.manage alone, which the audit tells', async () => {
    expect((await save(manager, { name: 'Всем', query: '', shared: true })).body['code']).toBe('role_required');
    const id = idOf(await save(admin, { name: 'Всем', query: 'f.state=pending', shared: true }));
    const seen = (await viewsOf(manager)).find(({ public_id: one }) => one === id);
    expect(seen).toMatchObject({ name: 'Всем', shared: true, can_change: false });
    for (const [method, body] of [
      ['PUT', { name: 'Своё' }],
      ['DELETE', undefined],
    ] as const)
      expect((await ask(method, `/views/${id}`, { ...manager, ...(body && { body }) })).status).toBe(403);
    expect((await ask('PUT', `/views/${id}`, { ...admin, body: { name: 'Ждут' } })).status).toBe(200);
    expect((await viewsOf(manager)).map(({ name }) => name)).toContain('Ждут');
    expect((await ask('DELETE', `/views/${id}`, admin)).status).toBe(200);
    const { rows } = await sql`
      select 1 from audit_entries where act = 'view.change' and object_id = ${id} and result = 'done'`.execute(db());
    expect(rows).toHaveLength(3);
  });
});

describe('columns of a list', () => {
  it('are kept for the person and the list until he takes them back', async () => {
    const columns = { order: ['number', 'total', 'created'], hidden: ['created'] };
    const shown = async (who: Member, list: string) =>
      ((await ask('GET', `/views?list=${list}`, who)).body['values'] as { columns: unknown }).columns;
    expect((await ask('PUT', '/columns', { ...admin, body: { list: 'participants', columns } })).status).toBe(200);
    expect(await shown(admin, 'participants')).toEqual(columns);
    expect(await shown(admin, 'tickets')).toBeNull();
    expect(await shown(manager, 'participants')).toBeNull();
    await ask('PUT', '/columns', { ...admin, body: { list: 'participants', columns: null } });
    expect(await shown(admin, 'participants')).toBeNull();
  });
});

describe('a count', () => {
  it('is of the filters and the reach, and takes no words', async () => {
    const other = await office.createStart();
    for (const { format } of [start, start, other]) await office.buyOf([ticketLine(format.publicId)]);
    const count = async (who: Member, query: string) => (await ask('GET', `/tickets/count${query}`, who)).body;
    expect(await count(manager, '')).toEqual({ count: 2, exact: true });
    expect(await count(admin, `?f.start=${other.start}`)).toEqual({ count: 1, exact: true });
    expect((await count(admin, '?search=ivanov'))['errors']).toHaveProperty('search');
    expect((await count(admin, '?f.none=1'))['known']).toBeDefined();
  });
});

describe('who has a card open', () => {
  const tell = async (who: Member, id: string, headers: Record<string, string> = {}) =>
    ask('POST', '/presence', { ...who, headers, body: { kind: 'start', id } });
  const names = async (who: Member, id = start.start): Promise<unknown> => (await tell(who, id)).body['values'];

  it('is told to the others for as long as he says so, and never to himself', async () => {
    expect(await names(admin)).toEqual([]);
    expect(await names(manager)).toEqual([{ public_id: admin.publicId, name: expect.any(String) }]);
    expect(await names(admin)).toMatchObject([{ public_id: manager.publicId }]);
    office.minutes(1);
    expect(await names(admin)).toEqual([]);
  });

  it('is told to nobody who does not reach it, and its calls keep no session open', async () => {
    const other = await office.createStart();
    expect((await tell(manager, other.start)).status).toBe(404);
    expect((await tell(manager, 'none-such')).status).toBe(404);
    for (let minute = 0; minute < 31; minute += 1) {
      office.minutes(1);
      await tell(admin, other.start, { background: '1' });
    }
    expect((await tell(admin, other.start)).body['code']).toBe('second_factor_required');
  });
});
