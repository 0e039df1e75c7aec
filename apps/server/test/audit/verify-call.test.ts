import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAuditModule } from '../../src/modules/audit/index.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { type Member, openDoor } from '../staff/door.ts';
import { behindItsBack, countUnsealed, countYoung, emptyAudit } from './audit.repository.ts';
import { entry } from './notes.ts';

const { ask, createMember, app, db, minutes } = openDoor();
let admin: Member;
const seal = async (count: number): Promise<void> => {
  const log = { info: () => undefined, error: () => undefined };
  const audit = createAuditModule({ db: db(), log, secrets: createSecrets(app().config) });
  for (let number = 0; number < count; number += 1) await audit.port.note(db(), entry());
  // All of them at once: what goes out of the house is the last seal of a day's first sealing.
  await expect.poll(() => countYoung(db()), { timeout: 15_000 }).toBe(0);
  await audit.seal();
  expect(await countUnsealed(db())).toBe(0);
};
beforeEach(async () => {
  admin = await createMember('admin', { name: 'Ада' });
  await emptyAudit(db());
});
const verify = (first: number, last: number, headers = {}) =>
  ask('POST', '/audit/verify', { ...admin, headers, body: { first, last } });
const checks = async () => (await ask('GET', '/audit/verify', admin)).body['values'];

// BO-128
describe('a verification by a person', () => {
  it('goes over a piece, as far as the chain goes, and is told to whoever asks next', async () => {
    expect(await checks()).toEqual({ night: null, whole: null, person: null });
    await seal(5);
    const by = { public_id: admin.publicId, name: 'Ада' };
    const right = { at: expect.any(Number), by, ok: true, broken_at: null };
    expect((await verify(2, 4)).body['values']).toEqual({ ...right, whole: false, last: 4, checked: 3 });
    expect(await checks()).toMatchObject({ night: null, whole: null, person: { last: 4 } });
    await seal(0);
    const whole = { ...right, whole: true, last: 6, checked: 6 };
    expect((await verify(1, 20_000)).body['values']).toEqual(whole);
    expect(await checks()).toEqual({ night: null, whole, person: whole });
    await app().sweeps.checkAudit();
    expect(await checks()).toMatchObject({ night: { by: null, whole: true, ok: true }, person: whole });
  });

  it('finds the number where the chain breaks, and a chain that was cut off from any piece', async () => {
    await seal(6);
    await behindItsBack(db(), () =>
      sql`update audit_entries set act = 'order.other' where seal_number = 3`.execute(db()),
    );
    expect((await verify(1, 2)).body['values']).toMatchObject({ ok: true, checked: 2, broken_at: null });
    expect((await verify(2, 6)).body['values']).toMatchObject({ ok: false, checked: 1, broken_at: 3 });
    await behindItsBack(db(), () => sql`delete from audit_entries where seal_number > 5`.execute(db()));
    expect((await verify(1, 2)).body['values']).toMatchObject({ ok: false, broken_at: 6 });
    expect((await verify(7, 9)).body['values']).toMatchObject({ ok: false, broken_at: 6 });
  });

  it('is an act of the audit, asks for a fresh proof and is done once with its key', async () => {
    await seal(2);
    const headers = { 'idempotency-key': 'verify-once-0001' };
    expect((await verify(1, 2, headers)).body).toEqual((await verify(1, 2, headers)).body);
    const { rows } = await sql<{ changes: unknown }>`
      select changes from audit_entries where act = 'audit.verify' and actor_id = ${admin.id}`.execute(db());
    const after = { plain: { first: 1, last: 2, checked: 2, broken_at: null } };
    expect(rows).toEqual([{ changes: [{ field: 'verified', before: { plain: null }, after }] }]);
    minutes(11);
    expect((await verify(1, 2)).body).toMatchObject({ code: 'reauth_required' });
  });

  it('is bounded', async () => {
    expect((await verify(1, 20_000)).status).toBe(200);
    for (const [first, last] of [
      [1, 20_001],
      [5, 4],
    ] as const)
      expect((await verify(first, last)).body).toMatchObject({
        code: 'validation',
        errors: { last: expect.stringContaining('20 000') },
      });
  });
});
