import type { OfficeSettings } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitsInForce } from '../../../src/modules/approvals/index.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';

const { ask, createColleague, db, minutes } = openOffice();
let [anna, boris]: Member[] = [];
beforeAll(async () => {
  [anna, boris] = [await createColleague('admin'), await createColleague('admin')];
});
beforeEach(async () => {
  await sql`delete from approval_locks`.execute(db());
  await sql`delete from settings`.execute(db());
});

const reason = 'Сезон больше прежнего';
const put = (body: object, by = anna): Promise<Answer> => ask('PUT', '/settings/approvals', { ...by, body });
const limits = async (): Promise<OfficeSettings['approvals']> =>
  ((await ask('GET', '/settings', anna)).body['values'] as OfficeSettings).approvals;
const idOf = ({ body }: Answer): string => (body['approval'] as { public_id: string }).public_id;
const decide = (by: Member | undefined, answer: Answer, word = 'approve'): Promise<Answer> =>
  ask('PUT', `/approvals/${idOf(answer)}/${word}`, {
    ...by,
    body: { version: 1, ...(word === 'decline' && { reason }) },
  });
const issue = (amount: number): Promise<Answer> =>
  ask('POST', '/certificates', {
    ...boris,
    body: { amount, count: 1, recipient: { name: 'Анна', email: 'anna@example.org' }, reason },
  });

// BO-158
describe('a limit of the second signature', () => {
  it('is lowered at once and counts for the next act', async () => {
    expect((await put({ version: 1, limit_certificate: 500 })).status).toBe(200);
    expect(await limitsInForce(db())).toMatchObject({ certificate: 500_00, refund: 30_000_00 });
    expect((await issue(501)).status).toBe(202);
  });

  it('is raised only once another administrator has agreed', async () => {
    const asked = await put({ version: 1, limit_refund: 50_000, limit_goodwill: 500, reason });
    expect(asked.status).toBe(202);
    expect(await limits()).toMatchObject({ version: 1, values: { limit_refund: 30_000, limit_goodwill: 1000 } });
    expect((await decide(anna, asked)).status).toBe(403);
    expect((await decide(boris, asked)).body['values']).toMatchObject({ state: 'approved' });
    expect(await limits()).toMatchObject({ version: 2, values: { limit_refund: 50_000, limit_goodwill: 500 } });
    const { rows } = await sql<{ actor: number; decider: number }>`
      select actor_id::int as actor, decider_id::int as decider from audit_entries
      where act = 'setting.change' and object_id = 'approvals' and decider_id is not null order by id desc limit 1`.execute(
      db(),
    );
    expect(rows).toEqual([{ actor: anna?.id, decider: boris?.id }]);
  });

  it('is raised for a reason alone', async () => {
    expect(await put({ version: 1, limit_refund: 50_000 })).toMatchObject({
      status: 400,
      body: { errors: { reason: expect.any(String) } },
    });
  });

  it('stays when the second person does not agree', async () => {
    const asked = await put({ version: 1, limit_refund: 50_000, reason });
    expect((await decide(boris, asked, 'decline')).body['values']).toMatchObject({ state: 'declined' });
    expect(await limits()).toMatchObject({ values: { limit_refund: 30_000 } });
  });

  it('is in one request at a time, which the section tells of', async () => {
    const asked = await put({ version: 1, limit_refund: 50_000, reason });
    expect((await put({ version: 1, limit_refund: 60_000, reason })).body).toMatchObject({ code: 'state' });
    const { body } = await ask('GET', '/settings', boris);
    expect((body['values'] as OfficeSettings).waiting).toBe(idOf(asked));
  });

  it('that somebody has changed meanwhile leaves the request outdated', async () => {
    const asked = await put({ version: 1, limit_refund: 50_000, reason });
    expect((await put({ version: 1, limit_mailing: 100 }, boris)).status).toBe(200);
    expect((await decide(boris, asked)).body['values']).toMatchObject({
      state: 'outdated',
      changes: [{ field: 'limit_mailing', before: 10_000, after: 100 }],
    });
    expect(await limits()).toMatchObject({ values: { limit_refund: 30_000, limit_mailing: 100 } });
  });

  it('is decided with a fresh proof', async () => {
    const asked = await put({ version: 1, limit_refund: 50_000, reason });
    minutes(11);
    expect((await decide(boris, asked)).body).toMatchObject({ code: 'reauth_required' });
  });
});
