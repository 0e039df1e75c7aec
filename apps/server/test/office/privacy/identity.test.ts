import { describe, expect, it } from 'vitest';
import { createUser } from '../../factories/accounts.ts';
import { unique } from '../../factories/events.ts';
import { buy, paymentBody, plainLine } from '../../factories/orders.ts';
import { findTables } from '../../factories/person.ts';
import { openPrivacy } from './stage.ts';

const stage = openPrivacy();
const { act, app, createColleague, createStart, db, mailed, read, register } = stage;
const newEmail = (): string => `${unique('identified')}@example.org`;

// BO-136
describe('what was typed without an account', () => {
  it.each(['account', 'paper'])('is neither handed over nor erased by identity %s', async (identity) => {
    const admin = await createColleague('admin');
    const { format } = await createStart();
    const email = newEmail();
    await buy(app(), paymentBody([plainLine(format.publicId, 1)], { email }));
    for (const [name, kind] of [
      ['export', 'access'],
      ['erase', 'erasure'],
    ] as const) {
      const id = await register(admin, { email, kind });
      const { status, body } = await act(admin, id, name, { identity, force: true });
      expect([status, body['errors']]).toEqual([
        400,
        { identity: 'Аккаунта с этой подтверждённой почтой нет: нужно письмо с неё' },
      ]);
      expect(await read(admin, id)).toMatchObject({ identity: null, exported: null, state: 'open' });
      expect((await act(admin, id, name, { identity: 'letter', force: true })).status).toBe(200);
    }
    await mailed(email);
    expect(await findTables(db(), email)).toEqual([]);
  });

  it('is not called done for whoever is said to have signed in to no account', async () => {
    const admin = await createColleague('admin');
    const id = await register(admin, { kind: 'correction' });
    const answer = { outcome: 'done', text: 'Имя исправлено' };
    const refused = await act(admin, id, 'answer', { ...answer, identity: 'account' });
    expect([refused.status, Object.keys(refused.body['errors'] ?? {})]).toEqual([400, ['identity']]);
    expect((await act(admin, id, 'answer', { ...answer, identity: 'paper' })).status).toBe(200);
  });
});

it.each(['account', 'paper', 'letter'])(
  'an account with its proved address is erased by identity %s',
  async (identity) => {
    const admin = await createColleague('admin');
    const email = newEmail();
    await createUser(db(), { email });
    const id = await register(admin, { email, kind: 'erasure' });
    expect((await act(admin, id, 'erase', { identity })).status).toBe(200);
  },
);
