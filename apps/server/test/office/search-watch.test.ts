import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createDoor } from '../staff/door.ts';
import { createTestApp } from '../support/index.ts';
import { openSearch } from './search-stage.ts';

const { ask, db, search, stage } = openSearch();

/** Ids that a list finds. */
const listed = async (list: 'people' | 'orders', typed: string, more = ''): Promise<string[]> => {
  const answer = await ask('GET', `/${list}?search=${encodeURIComponent(typed)}${more}`, stage().admin);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body['values'] as { public_id: string }[]).map((row) => row.public_id);
};

// BO-134
describe('a masked phone', () => {
  it('is found whole or by its last four digits, and by no end between that would read it out', async () => {
    const { admin, alena } = stage();
    for (const typed of [alena.phone, '89161234567', '9161234567', '4567', '45-67']) {
      expect(await listed('people', typed), typed).toEqual([alena.publicId]);
      expect((await search(admin, typed, '&kinds=person'))[0]?.items, typed).toHaveLength(1);
    }
    for (let length = 5; length < 10; length += 1) {
      const end = alena.phone.slice(-length);
      for (const typed of [end, `+${end}`, `(${end})`, `${end.slice(0, 1)}-${end.slice(1)}`]) {
        expect(await listed('people', typed), typed).toEqual([]);
        expect(await search(admin, typed, '&kinds=person,order'), typed).toEqual([]);
        expect(await listed('orders', typed), typed).toEqual([]);
      }
    }
    expect(await search(admin, '+79850001122', '&kinds=ticket')).toHaveLength(1);
    expect(await search(admin, '50001122', '&kinds=ticket')).toEqual([]);
  });
});

describe('whatever was found by an e-mail or phone', () => {
  const noted = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select coalesce(sum(coalesce(v.count, 1)), 0)::int as count from audit_entries e left join audit_views v on v.entry_id = e.id
      where e.act = 'search.view' and e.actor_id = ${stage().admin.id}`.execute(db());
    return rows[0]?.count ?? 0;
  };
  const notes = async (asking: () => Promise<unknown>): Promise<number> => {
    const before = await noted();
    await asking();
    return (await noted()) - before;
  };

  it('leaves an entry: orders and tickets as well as people, in lists as in the search', async () => {
    const { admin, alena, bought } = stage();
    expect(await notes(() => search(admin, '+79850001122', '&kinds=ticket'))).toBe(1);
    expect(await notes(() => search(admin, alena.email, '&kinds=order'))).toBe(1);
    expect(await notes(() => listed('orders', alena.email.toUpperCase()))).toBe(1);
    expect(await notes(() => listed('people', alena.phone))).toBe(1);
    await sql`update orders set phone = ${alena.phone} where public_id = ${bought.order}`.execute(db());
    expect(await notes(() => search(admin, alena.phone, '&kinds=order'))).toBe(1);
    for (const typed of [alena.phone, '8 (916) 123-45-67'])
      expect(await notes(async () => expect(await listed('orders', typed)).toEqual([bought.order]))).toBe(1);
    expect(await listed('orders', `x${alena.phone}`)).toEqual([]);
  });

  it('leaves none when nothing was found or something else was typed', async () => {
    const { admin, bought } = stage();
    for (const typed of ['nobody@example.org', '+79169999999', bought.order, bought.ticketNumber]) {
      expect(await notes(() => search(admin, typed)), typed).toBe(0);
      expect(await notes(() => listed('orders', typed)), typed).toBe(0);
    }
  });
});

describe('the limit of questions', () => {
  it('is one for the search and for both lists that look for people', async () => {
    const limited = await createTestApp({ config: { limitsOff: false } });
    const door = createDoor(
      () => limited,
      () => new Date(),
    );
    const eager = await door.createMember();
    const paths = ['/search?q=zz', '/people?search=zz', '/orders?search=zz'];
    const statuses: number[] = [];
    for (let count = 0; count < 150 && !statuses.includes(429); count += 1)
      statuses.push((await door.ask('GET', paths[count % 3] ?? '', eager)).status);
    expect([statuses.length > 120, statuses.at(-1)]).toEqual([true, 429]);
    // It comes back twice a second: one of them may be let through meanwhile.
    const last = await Promise.all([...paths, ...paths].map((path) => door.ask('GET', path, eager)));
    expect(last.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
    expect((await door.ask('GET', '/orders', eager)).status).toBe(200);
    await limited.close();
  });
});
