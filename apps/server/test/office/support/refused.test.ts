import type { OfficeSupportRequest } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '../../../src/platform/mail/index.ts';
import { insertRow, unique } from '../../factories/events.ts';
import { createDoor, type Member } from '../../staff/door.ts';
import { createTestApp, type TestApp } from '../../support/index.ts';

let app: TestApp;
let manager: Member;
/** Whom the mail server refuses for good. */
let refused: ReadonlySet<string> = new Set();
const mail: Mail = {
  destination: 'memory',
  async send(letter) {
    if (refused.has(letter.to.address))
      throw Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
    app.letters.push(letter);
  },
  close() {},
};
const door = createDoor(
  () => app,
  () => new Date(),
);
beforeAll(async () => {
  app = await createTestApp({ mail });
  manager = await door.createMember('manager');
});
afterAll(() => app.close());
beforeEach(() => {
  refused = new Set();
});

const read = async (id: string): Promise<OfficeSupportRequest> =>
  (await door.ask('GET', `/support/${id}`, manager)).body['values'] as OfficeSupportRequest;
const write = async (email: string): Promise<string> => {
  const publicId = unique('support');
  const row = { type: 'other', name: 'Феврония', email, phone: '', text: 'Где взять номер?', language: 'ru' };
  await insertRow(app.database.db, 'support_requests', { public_id: publicId, ...row });
  return publicId;
};
const act = async (id: string, name: string, body: object): Promise<void> => {
  const { version } = await read(id);
  const { status } = await door.ask('PUT', `/support/${id}/${name}`, { ...manager, body: { version, ...body } });
  expect(status).toBe(200);
};

it('a request whose answer the mailbox refuses waits again, and the answer is marked', async () => {
  const email = `${unique('visitor')}@example.org`;
  for (const close of [false, true]) {
    const id = await write(email);
    await act(id, 'answer', { text: 'Ответ', close });
    refused = new Set([email]);
    const { version } = await read(id);
    await app.sweeps.sendLetters();
    expect(await read(id)).toMatchObject({
      state: 'open',
      outcome: null,
      closed: null,
      waits: expect.any(Number),
      first_answered: null,
      version: version + 1,
      messages: [
        { from: 'visitor', is_refused: false },
        { from: 'staff', is_refused: true },
      ],
    });
    const { rows } = await sql`
      select 1 from audit_entries where act = 'support_request.undelivered' and object_id = ${id}`.execute(
      app.database.db,
    );
    expect(rows).toHaveLength(1);
    refused = new Set();
    await act(id, 'answer', { text: 'Ещё раз' });
    await app.sweeps.sendLetters();
    expect(await read(id)).toMatchObject({ state: 'answered', first_answered: expect.any(Number), waits: null });
  }
});

it('a request that was closed for another reason stays closed when its answer is refused', async () => {
  const email = `${unique('visitor')}@example.org`;
  const id = await write(email);
  await act(id, 'answer', { text: 'Ответ' });
  await act(id, 'close', { reason: 'spam' });
  refused = new Set([email]);
  await app.sweeps.sendLetters();
  expect(await read(id)).toMatchObject({
    state: 'closed',
    outcome: 'spam',
    first_answered: null,
    messages: [{ from: 'visitor' }, { from: 'staff', is_refused: true }],
  });
});
