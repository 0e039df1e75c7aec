import { describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createDeletion } from '../factories/person.ts';
import { textOfAudit } from './audit.repository.ts';
import { openAudit, everything } from './notes.ts';

const { note, history, sealAll, app, audit, db } = openAudit();

describe('an erased person', () => {
  const change = (person: number, after: string) => ({ field: 'phone', before: null, after, person });

  // BO-131
  it('leaves entries that read as erased and seals that are right', async () => {
    const [user, other] = [await createUser(db()), await createUser(db())];
    const object = { kind: 'order', publicId: 'order-1', title: 'Феврония', person: user.id };
    await note({
      object,
      reason: 'Феврония звонила',
      changes: [change(user.id, '+79035551234'), change(other.id, '+79030000000')],
    });
    await note({ actor: user.id, address: '203.0.113.77' });
    await sealAll();
    expect(await textOfAudit(db())).not.toMatch(/Феврония|79035551234|203\.0\.113/);
    const before = (await history()).values[1];
    expect([before?.title, before?.reason, before?.changes[0]?.after]).toEqual([
      'Феврония',
      'Феврония звонила',
      '+79035551234',
    ]);

    const { remove, mailedCode } = createDeletion(app);
    expect((await remove(user.token, { code: await mailedCode(user.token) })).statusCode).toBe(200);

    const [own, about] = (await history()).values;
    expect([about?.title, about?.reason, about?.changes]).toEqual([
      'стёрто',
      'стёрто',
      [
        { field: 'phone', before: null, after: 'стёрто', isPersonal: false },
        { field: 'phone', before: null, after: '+79030000000', isPersonal: true },
      ],
    ]);
    expect(own?.address).toBe('стёрто');
    expect((await history({ language: 'en' })).values[1]?.title).toBe('erased');
    expect(await audit().verify(everything)).toEqual({ ok: true, checked: 2, brokenAt: null });
  });

  it('gets no key again: what is written of him later is unreadable at once', async () => {
    const user = await createUser(db());
    const { remove, mailedCode } = createDeletion(app);
    await remove(user.token, { code: await mailedCode(user.token) });
    await note({ changes: [change(user.id, '+79035551234')] });
    expect((await history()).values[0]?.changes[0]?.after).toBe('стёрто');
  });
});
