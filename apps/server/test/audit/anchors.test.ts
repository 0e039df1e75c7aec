import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AuditModule, createAuditModule } from '../../src/modules/audit/index.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { behindItsBack } from './audit.repository.ts';
import { everything, openAudit } from './notes.ts';

const { note, sealAll, app, db } = openAudit();
let audit: AuditModule;
let logged: unknown[];
/** Entries that are sealed, the last one of which goes to the log of a process that has just begun. */
const seal = async (count: number): Promise<void> => {
  for (let number = 1; number <= count; number += 1) await note({ reason: `entry ${number}` });
  await sealAll();
  await audit.seal();
};
beforeEach(() => {
  logged = [];
  const log = { info: (told: object) => void logged.push(told), error: () => undefined };
  audit = createAuditModule({ db: db(), log, secrets: createSecrets(app().config) });
});

// BO-128
describe('a seal that went to the log', () => {
  it('stands for the whole day, and the chain is right by it', async () => {
    await seal(3);
    await seal(2);
    expect(logged).toEqual([{ number: 3, seal: expect.any(String) }]);
    expect(await audit.verify(everything)).toEqual({ ok: true, checked: 5, brokenAt: null });
  });

  it('tells of an audit that was emptied', async () => {
    await seal(3);
    await behindItsBack(db(), () => sql`truncate audit_entries, audit_views`.execute(db()));
    expect(await audit.verify(everything)).toEqual({ ok: false, checked: 0, brokenAt: 1 });
  });

  it('tells of one that was cut off at its end, by any range', async () => {
    await seal(5);
    await behindItsBack(db(), () => sql`delete from audit_entries where seal_number > 3`.execute(db()));
    expect(await audit.verify(everything)).toEqual({ ok: false, checked: 3, brokenAt: 4 });
    const later = new Date(Date.now() + 3_600_000);
    expect(await audit.verify({ from: later, to: null })).toEqual({ ok: false, checked: 0, brokenAt: 4 });
  });

  it('tells of one that was written anew by who knows the secret', async () => {
    await seal(3);
    await behindItsBack(db(), () => sql`truncate audit_entries, audit_views`.execute(db()));
    await seal(5);
    expect(await audit.verify(everything)).toEqual({ ok: false, checked: 5, brokenAt: 3 });
  });

  // BO-129
  it('is not changed or removed by the user of the application', async () => {
    await seal(1);
    const refused = 'an anchor of the audit is written once';
    await expect(sql`update audit_anchors set number = 9`.execute(db())).rejects.toThrow(refused);
    await expect(sql`delete from audit_anchors`.execute(db())).rejects.toThrow(refused);
    await expect(sql`truncate audit_anchors`.execute(db())).rejects.toThrow(refused);
  });
});
