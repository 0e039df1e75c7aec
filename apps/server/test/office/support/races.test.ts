import { describe, expect, it } from 'vitest';
import { findCard } from '../../../src/modules/support/staff/request-rows.repository.ts';
import { findTables } from '../../factories/person.ts';
import { openSupport } from './stage.ts';

const stage = openSupport();
const { act, answered, app, ask, createColleague, db, newVisitor, read, write } = stage;
const sorted = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('colleagues at once', () => {
  it('answer a request once: the others are told that it has changed', async () => {
    const [one, two] = [await createColleague('manager'), await createColleague('manager')];
    for (let round = 0; round < 5; round += 1) {
      const email = newVisitor();
      const id = await write(email);
      const answers = await Promise.all(
        [one, two, one, two].map((by, n) => act(by, id, 'answer', { version: 1, text: `Ответ ${n}` })),
      );
      expect(sorted(answers)).toEqual([200, 409, 409, 409]);
      expect(await answered(email)).toHaveLength(1);
      expect((await read(one, id)).messages).toHaveLength(2);
    }
  });

  it('answer, close and take it: one of them does', async () => {
    const [one, two, three] = [
      await createColleague('manager'),
      await createColleague('manager'),
      await createColleague('manager'),
    ];
    for (let round = 0; round < 5; round += 1) {
      const id = await write();
      const answers = await Promise.all([
        act(one, id, 'answer', { version: 1, text: 'Ответ' }),
        act(two, id, 'close', { version: 1, reason: 'spam' }),
        act(three, id, 'assign', { version: 1, to: three.publicId }),
      ]);
      expect(sorted(answers)).toEqual([200, 409, 409]);
      expect((await read(one, id)).version).toBe(2);
    }
  });

  it('would both be let in by a look without the lock: the control', async () => {
    const id = await write();
    const seen = await db()
      .transaction()
      .execute((first) =>
        db()
          .transaction()
          .execute(async (second) => [await findCard(first, id), await findCard(second, id)]),
      );
    expect(seen.map((row) => row?.version)).toEqual([1, 1]);
  });
});

describe('an answer', () => {
  it('goes out once when its call is pressed twice or repeated with its key', async () => {
    const manager = await createColleague('manager');
    const email = newVisitor();
    const id = await write(email);
    const key = crypto.randomUUID();
    const send = () => act(manager, id, 'answer', { version: 1, text: 'Ответ' }, key);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers).toHaveLength(4);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { values: { version: 2 } }]);
    expect(await answered(email)).toHaveLength(1);
    expect((await read(manager, id)).messages).toHaveLength(2);
  });

  it('beside an erasure of the person leaves nothing of him, whoever is first', async () => {
    const admin = await createColleague('admin');
    for (let round = 0; round < 6; round += 1) {
      const email = newVisitor();
      const id = await write(email);
      await app().sweeps.sendLetters();
      const asked = await ask('POST', '/privacy_requests', {
        ...admin,
        body: {
          kind: 'erasure',
          source: 'email',
          name: 'Феврония',
          email,
          language: 'ru',
          received: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
        },
      });
      const request = String((asked.body['values'] as Record<string, unknown>)['public_id']);
      const [answer, erased] = await Promise.all([
        act(admin, id, 'answer', { version: 1, text: 'Ответ' }),
        ask('POST', `/privacy_requests/${request}/erase`, {
          ...admin,
          body: { version: 1, identity: 'letter', force: true },
        }),
      ]);
      expect([[200, 404].includes(answer.status), erased.status]).toEqual([true, 200]);
      await app().sweeps.sendLetters();
      expect(await findTables(db(), email)).toEqual([]);
    }
  }, 60_000);
});
