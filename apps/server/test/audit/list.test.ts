import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditRow } from '@trassa/contracts/office';
import { type AuditModule, createAuditModule } from '../../src/modules/audit/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import type { AuditEntry } from '../../src/platform/http/index.ts';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { unique } from '../factories/events.ts';
import { createDeletion } from '../factories/person.ts';
import { type Member, openDoor } from '../staff/door.ts';
import { entry } from './notes.ts';

const { ask, createMember, app, db } = openDoor();
let audit: AuditModule;
let admin: Member;
let actor: MadeUser;
beforeAll(async () => {
  const { config } = app();
  audit = createAuditModule({ db: db(), log: createLog(config), secrets: createSecrets(config) });
});
beforeEach(async () => {
  admin = await createMember('admin', { name: 'Ада' });
  actor = await createUser(db(), { name: 'Ева' });
});

const day = 86_400_000;
const begin = new Date('2031-03-01T12:00:00Z').getTime();
const at = (days: number): Date => new Date(begin + days * day);
const unix = (days: number): string => String((begin + days * day) / 1000);
const thing = (publicId: string) => ({ kind: 'order', publicId, title: 'Заказ' });
const note = (change: Partial<AuditEntry>) => audit.port.note(db(), entry({ actor: actor.id, ...change }));
const list = (query: Record<string, string>) => ask('GET', `/audit?${new URLSearchParams(query).toString()}`, admin);
const rows = async (query: Record<string, string>): Promise<AuditRow[]> =>
  (await list(query)).body['values'] as AuditRow[];
const reasons = async (query: Record<string, string>) => (await rows(query)).map(({ reason }) => reason);

// BO-127
describe('the whole audit', () => {
  it('is read newest first, page after page, without a gap or a double where many stand at one moment', async () => {
    const id = unique('order');
    for (let number = 1; number <= 60; number += 1)
      await note({ object: thing(id), reason: `${number}`, at: at(number <= 40 ? 0 : 1) });
    const read: (string | null)[][] = [];
    let cursor: string | null = null;
    do {
      const { body } = await list({ object_kind: 'order', object_id: id, limit: '25', ...(cursor && { cursor }) });
      read.push((body['values'] as AuditRow[]).map(({ reason }) => reason));
      cursor = body['next'] as string | null;
    } while (cursor !== null);
    expect(read.map(({ length }) => length)).toEqual([25, 25, 10]);
    expect(read.flat()).toEqual(Array.from({ length: 60 }, (_, index) => `${60 - index}`));
  });

  it('tells of an entry who, what, why, from where and of which call', async () => {
    const id = unique('order');
    await note({ object: thing(id), at: at(0), address: '203.0.113.7', requestId: 'req-9', session: 'session-9' });
    expect(await rows({ actor: actor.publicId })).toEqual([
      {
        public_id: expect.any(String),
        number: null,
        at: Number(unix(0)),
        actor: { public_id: actor.publicId, name: 'Ева' },
        decider: null,
        from: 'office',
        act: 'order.change',
        object: { kind: 'order', public_id: id, title: 'Заказ' },
        changes: [{ field: 'price', before: 100, after: { b: 1, a: [2.5, null] } }],
        reason: 'asked by phone',
        address: '203.0.113.7',
        session: 'session-9',
        request_id: 'req-9',
        result: 'done',
        code: null,
        count: 1,
      },
    ]);
    const sealing = async (): Promise<number | null | undefined> => {
      await audit.seal();
      return (await rows({ actor: actor.publicId }))[0]?.number;
    };
    await expect.poll(sealing, { timeout: 15_000 }).toEqual(expect.any(Number));
  });

  it('masks what is personal in its changes', async () => {
    const { id: person } = await createUser(db());
    const change = (after: string) => ({ field: 'contact', before: null, after, person });
    await note({ changes: [change('fevronia@example.org'), change('+79035551234')] });
    const { body } = await list({ actor: actor.publicId });
    expect((body['values'] as AuditRow[])[0]?.changes.map(({ after }) => after)).toEqual([
      'f***@example.org',
      '+7 *** **-34',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/fevronia|9035551234/);
  });

  it('tells nothing personal of an erased actor, and what he did is still found by him', async () => {
    await note({ at: at(0), address: '203.0.113.7' });
    const { remove, mailedCode } = createDeletion(app);
    await remove(actor.token, { code: await mailedCode(actor.token) });
    const [row] = await rows({ actor: actor.publicId });
    expect([row?.address, row?.actor?.name]).toEqual(['стёрто', '']);
  });

  it('is filtered by whom, what, the thing, the outcome and the time, each alone and together', async () => {
    const id = unique('order');
    const by = { actor: actor.publicId };
    await note({ reason: 'change', act: 'order.change', at: at(1), object: thing(id) });
    await note({
      reason: 'refund',
      act: 'order.refund',
      at: at(2),
      result: 'refused',
      code: 'state',
      object: thing(id),
    });
    await note({ reason: 'move', act: 'ticket.move', at: at(3) });
    await note({ reason: 'orders', act: 'orders.change', at: at(4) });
    expect(await reasons(by)).toEqual(['orders', 'move', 'refund', 'change']);
    expect(await reasons({ ...by, act: 'order.change' })).toEqual(['change']);
    expect(await reasons({ ...by, act: 'order.' })).toEqual(['refund', 'change']);
    expect(await reasons({ object_kind: 'order', object_id: id })).toEqual(['refund', 'change']);
    expect(await reasons({ ...by, result: 'refused' })).toEqual(['refund']);
    expect(await reasons({ ...by, result: 'done' })).toEqual(['orders', 'move', 'change']);
    expect(await reasons({ ...by, from: unix(2), to: unix(4) })).toEqual(['move', 'refund']);
    expect(await reasons({ ...by, act: 'order.', result: 'done', from: unix(0), to: unix(9) })).toEqual(['change']);
    expect(await reasons({ actor: 'nobody-at-all' })).toEqual([]);
    expect(await reasons({ ...by, cursor: 'no-such-entry' })).toEqual([]);
  });

  it.each([
    [{ limit: '30' }],
    [{ object_kind: 'order' }],
    [{ object_id: 'order-1' }],
    [{ act: 'staff' }],
    [{ act: 'staff.%' }],
    [{ result: 'lost' }],
    [{ from: 'yesterday' }],
  ])('refuses a filter that it does not know: %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});
