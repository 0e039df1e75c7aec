import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertEntries } from '../../src/modules/audit/audit.repository.ts';
import { composeEntry } from '../../src/modules/audit/note-entry.ts';
import type { AuditEntry } from '../../src/platform/http/index.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { behindItsBack } from './audit.repository.ts';
import { openAudit, entry, everything, order } from './notes.ts';

const { note, history, sealAll, app, audit, db } = openAudit();
const noteMany = async (count: number): Promise<void> => {
  for (let number = 1; number <= count; number += 1) await note({ reason: `entry ${number}` });
  await sealAll();
};
const number = async (n: number) =>
  (await sql<{ id: string }>`select public_id as id from audit_entries where seal_number = ${n}`.execute(db())).rows[0]
    ?.id;

describe('an entry', () => {
  it('is read as it was written', async () => {
    const at = new Date();
    await note({ at });
    const { values } = await history();
    expect(values).toEqual([
      expect.objectContaining({
        at,
        actor: 1,
        from: 'office',
        session: 'session',
        act: 'order.change',
        title: 'Order 1',
        places: [{ event: 'spring', start: null }],
        changes: [{ field: 'price', before: 100, after: { b: 1, a: [2.5, null] }, isPersonal: false }],
        reason: 'asked by phone',
        address: '127.0.0.1',
        requestId: 'req-1',
        result: 'done',
        code: null,
        views: 1,
      }),
    ]);
  });

  it('goes with the transaction that wrote it', async () => {
    const fault = db()
      .transaction()
      .execute(async (tx) => {
        await audit().port.note(tx, entry());
        throw new Error('the change failed');
      });
    await expect(fault).rejects.toThrow('the change failed');
    expect((await history()).values).toEqual([]);
  });

  it('stands in a history, newest first, page after page', async () => {
    for (const reason of ['first', 'second', 'third', 'fourth', 'fifth']) await note({ reason });
    await note({ object: { ...order, publicId: 'another' } });
    const read: unknown[] = [];
    let cursor: string | null = null;
    do {
      const got: Awaited<ReturnType<typeof history>> = await history({ cursor, limit: 2 });
      read.push(...got.values.map(({ reason }) => reason));
      cursor = got.next;
    } while (cursor !== null);
    expect(read).toEqual(['fifth', 'fourth', 'third', 'second', 'first']);
  });

  // BO-129
  it('cannot be changed, removed or sealed by hand by the user of the application', async () => {
    await noteMany(1);
    await note();
    const refused = 'an entry of the audit is written once and sealed once';
    await expect(sql`update audit_entries set reason = null`.execute(db())).rejects.toThrow(refused);
    await expect(sql`update audit_entries set seal = null, seal_number = null`.execute(db())).rejects.toThrow(refused);
    await expect(sql`delete from audit_entries`.execute(db())).rejects.toThrow(refused);
    await expect(sql`truncate audit_entries, audit_views`.execute(db())).rejects.toThrow(refused);
    const forged = sql`insert into audit_entries (public_id, at, came_from, places, changes, result, mac, seal_number, seal)
      values ('forged', now(), 'system', '[]', '[]', 'done', '', 9, '')`;
    await expect(forged.execute(db())).rejects.toThrow(refused);
    expect((await history()).values).toHaveLength(2);
  });
});

describe('looks', () => {
  const look = (change: Partial<AuditEntry> = {}) => note({ act: 'order.view', changes: [], ...change });

  // BO-130
  it('at one thing by one person, ten at once, are one entry with a count', async () => {
    await Promise.all(Array.from({ length: 10 }, () => look()));
    expect((await history()).values.map(({ views }) => views)).toEqual([10]);
  });

  it('of another person, at another thing, refused or eleven minutes later are entries of their own', async () => {
    await look({ at: new Date(Date.now() - 11 * 60_000) });
    await look();
    await look({ actor: 2 });
    await look({ result: 'refused', code: 'not_found' });
    await look({ object: { ...order, publicId: 'order-2' } });
    expect((await history()).values.map(({ views }) => views)).toEqual([1, 1, 1, 1]);
  });

  it('are still counted after the entry was sealed, and the seal stays right', async () => {
    await look();
    await sealAll();
    await look();
    expect((await history()).values.map(({ views }) => views)).toEqual([2]);
    expect(await audit().verify(everything)).toEqual({ ok: true, checked: 1, brokenAt: null });
  });
});

describe('refusals', () => {
  const refuse = (change: Partial<AuditEntry> = {}) =>
    note({ changes: [], result: 'refused', code: 'state', ...change });
  const about = (id: string) => ({ object: { ...order, publicId: id } });
  const countAll = async (actor = 1) =>
    (
      await sql<{ entries: number; times: number }>`
        select count(*)::int as entries, coalesce(sum(coalesce(v.count, 1)), 0)::int as times
        from audit_entries e left join audit_views v on v.entry_id = e.id where e.actor_id = ${actor}`.execute(db())
    ).rows[0];

  it('of one act on one thing by one person, ten at once, are one entry with a count', async () => {
    await Promise.all(Array.from({ length: 10 }, () => refuse()));
    expect((await history()).values.map(({ result, views }) => [result, views])).toEqual([['refused', 10]]);
  });

  it('with another code, of another act or person, or eleven minutes later are entries of their own', async () => {
    await refuse({ at: new Date(Date.now() - 11 * 60_000) });
    await refuse();
    await refuse({ code: 'validation' });
    await refuse({ act: 'order.refund' });
    await refuse({ actor: 2 });
    await refuse({ object: null });
    await refuse({ object: null });
    expect((await history()).values.map(({ views }) => views)).toEqual([1, 1, 1, 1, 1]);
    expect(await countAll()).toEqual({ entries: 5, times: 6 });
  });

  it('of one person never fill the audit: beyond 200 in an hour they are counted beside the last one', async () => {
    for (let round = 0; round < 21; round += 1)
      await Promise.all(Array.from({ length: 10 }, (_, at) => refuse(about(`thing ${round} ${at}`))));
    expect(await countAll()).toEqual({ entries: 200, times: 210 });
    await refuse({ actor: 2 });
    expect(await countAll(2)).toEqual({ entries: 1, times: 1 });
    await refuse({ ...about('later'), at: new Date(Date.now() + 61 * 60_000) });
    expect(await countAll()).toEqual({ entries: 201, times: 211 });
    // What was done is never counted away.
    await note();
    const [newest] = (await history()).values;
    expect([newest?.result, newest?.views]).toEqual(['done', 1]);
  });
});

describe('seals', () => {
  it('are given in the order of entries, once, however many processes seal', async () => {
    for (let count = 0; count < 20; count += 1) await note();
    let sealed = 0;
    const sealing = async (): Promise<number> => {
      for (const count of await Promise.all(Array.from({ length: 5 }, () => audit().seal()))) sealed += count;
      return sealed;
    };
    await expect.poll(sealing, { timeout: 15_000 }).toBe(20);
    const { rows } = await sql<{ n: number }>`select seal_number::int as n from audit_entries order by id`.execute(
      db(),
    );
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(await audit().verify(everything)).toEqual({ ok: true, checked: 20, brokenAt: null });
  });

  it('wait for a transaction that began earlier and still runs', async () => {
    await noteMany(1);
    await db()
      .transaction()
      .execute(async (tx) => {
        await audit().port.note(tx, entry({ reason: 'slow' }));
        await note({ reason: 'quick' });
        expect(await audit().seal()).toBe(0);
      });
    await sealAll();
    expect(await audit().verify(everything)).toEqual({ ok: true, checked: 3, brokenAt: null });
  });

  it('are checked from a moment on and up to one', async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    for (const hours of [-3, -2, -1]) await note({ at: hour(hours) });
    await sealAll();
    expect(await audit().verify({ from: hour(-2.5), to: null })).toEqual({ ok: true, checked: 2, brokenAt: null });
    expect(await audit().verify({ from: null, to: hour(-1.5) })).toEqual({ ok: true, checked: 2, brokenAt: null });
    expect(await audit().verify({ from: hour(1), to: null })).toEqual({ ok: true, checked: 0, brokenAt: null });
  });

  const tampers: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'a changed reason',
      async () => sql`update audit_entries set reason = '{"plain":"x"}' where seal_number = 3`.execute(db()),
    ],
    ['a changed actor', async () => sql`update audit_entries set actor_id = 2 where seal_number = 3`.execute(db())],
    [
      'a changed moment',
      async () => sql`update audit_entries set at = at + interval '1 microsecond' where seal_number = 3`.execute(db()),
    ],
    [
      'a changed value',
      async () =>
        sql`update audit_entries set changes = jsonb_set(changes, '{0,before,plain}', '1') where seal_number = 3`.execute(
          db(),
        ),
    ],
    ['a removed session', async () => sql`update audit_entries set session = null where seal_number = 3`.execute(db())],
    ['a removed row', async () => sql`delete from audit_entries where seal_number = 3`.execute(db())],
    [
      'a row that was removed and whose followers moved up',
      async () => {
        await sql`delete from audit_entries where seal_number = 3`.execute(db());
        for (const n of [4, 5])
          await sql`update audit_entries set seal_number = ${n - 1} where seal_number = ${n}`.execute(db());
      },
    ],
    [
      'two rows that changed places',
      async () => {
        await sql`update audit_entries set seal_number = 99 where seal_number = 3`.execute(db());
        await sql`update audit_entries set seal_number = 3 where seal_number = 4`.execute(db());
        await sql`update audit_entries set seal_number = 4 where seal_number = 99`.execute(db());
      },
    ],
    [
      'a row that was put between',
      async () => {
        for (const n of [5, 4, 3])
          await sql`update audit_entries set seal_number = ${n + 1} where seal_number = ${n}`.execute(db());
        await sql`insert into audit_entries (public_id, at, came_from, places, changes, result, mac, seal_number, seal)
          select 'inserted', at, came_from, places, changes, result, mac, 3, seal from audit_entries where seal_number = 2`.execute(
          db(),
        );
      },
    ],
  ];
  // BO-128
  it.each(tampers)('tell of %s by its number', async (_what, tamper) => {
    await noteMany(5);
    await behindItsBack(db(), tamper);
    expect(await audit().verify(everything)).toEqual({ ok: false, checked: 2, brokenAt: 3 });
  });

  it('tell of a row that somebody without the secret added and the house sealed', async () => {
    await noteMany(2);
    const copied = await number(2);
    await sql`insert into audit_entries (public_id, at, came_from, places, changes, result, mac)
      select 'added', at, came_from, places, changes, result, mac from audit_entries where public_id = ${copied}`.execute(
      db(),
    );
    await sealAll();
    await noteMany(1);
    expect(await audit().verify(everything)).toEqual({ ok: false, checked: 2, brokenAt: 3 });
  });
});

// BO-128
it('ten thousand entries are sealed and found right, and one that is changed is found', async () => {
  const deps = { secrets: createSecrets(app().config) };
  for (let thousand = 0; thousand < 10; thousand += 1) {
    const entries = Array.from({ length: 1000 }, (_, at) => entry({ address: null, reason: `${thousand} ${at}` }));
    const composed = await Promise.all(entries.map((one) => composeEntry(deps, db(), one)));
    await insertEntries(db(), composed);
  }
  await sealAll();
  expect(await audit().verify(everything)).toEqual({ ok: true, checked: 10_000, brokenAt: null });
  await behindItsBack(db(), () =>
    sql`update audit_entries set result = 'refused' where seal_number = 7777`.execute(db()),
  );
  expect(await audit().verify(everything)).toEqual({ ok: false, checked: 7776, brokenAt: 7777 });
}, 60_000);
