import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRow } from '../factories/events.ts';
import { createOffer } from '../factories/insurance.ts';
import { participant } from '../factories/orders.ts';
import { buyTicket, createRunner } from '../factories/tickets.ts';
import type { Member } from '../staff/door.ts';
import { openOffice } from './office.ts';

const { app, db, ask, grant, list, createColleague, createStart } = openOffice();

let admin: Member;
let buyer: Awaited<ReturnType<typeof createRunner>>;
beforeAll(async () => {
  admin = await createColleague('admin');
  buyer = await createRunner(app(), { phone: '+79990001122' });
});

// BO-134
describe('what a ticket tells', () => {
  it('tells age and the contact of somebody near to those alone who may reveal, there and in the list', async () => {
    const { start, format } = await createStart();
    const info = participant({ extra_contact: '+7 916 000-00-99' });
    const id = await buyTicket(app(), buyer.token, format.publicId, { info });
    const told = async (who: Member) => {
      const { values } = await list(who, `/tickets?f.start=${start}`);
      const card = (await ask('GET', `/tickets/${id}`, who)).body['values'] as { age: unknown; answers: object[] };
      return {
        listed: values[0]?.['age'],
        age: card.age,
        near: card.answers.filter((one) => 'field' in one && one.field === 'extra_contact'),
      };
    };
    const known = {
      listed: expect.any(Number),
      age: expect.any(Number),
      near: [expect.objectContaining({ value: '+7 *** **-99' })],
    };
    const nothing = { listed: null, age: null, near: [] };
    expect(await told(admin)).toEqual(known);
    expect(await told(await createColleague('manager', { starts: [start] }))).toEqual(known);
    expect(await told(await createColleague('finance'))).toEqual(nothing);
    // A right to reveal elsewhere tells nothing here.
    const both = await createColleague('finance');
    const elsewhere = await createStart();
    await grant(both.id, 'manager', { scope: JSON.stringify({ starts: [elsewhere.start] }) });
    expect(await told(both)).toEqual(nothing);
  });

  it.each<[Parameters<typeof createColleague>[0], boolean]>([
    ['admin', true],
    ['finance', true],
    ['manager', false],
  ])('shows a %s its policies, if he may see insurance: %s', async (role, isShown) => {
    const { format } = await createStart();
    const id = await buyTicket(app(), buyer.token, format.publicId);
    const { rows } = await sql<{ ticket: number; user: number }>`
      select id as ticket, user_id as "user" from tickets where public_id = ${id}`.execute(db());
    const number = `2026-${id.slice(0, 8)}`;
    await insertRow(db(), 'policies', {
      public_id: `policy-${id}`,
      offer_id: (await createOffer(db())).id,
      user_id: rows[0]?.user,
      ticket_id: rows[0]?.ticket,
      format_id: format.id,
      number,
      last_name: 'Иванова',
      first_name: 'Анна',
      phone: '+7',
      starts_at: new Date(),
      validity_seconds: 60,
      price_minor: 0,
    });
    const { body } = await ask('GET', `/tickets/${id}`, await createColleague(role));
    const { policies } = body['values'] as { policies: unknown[] };
    expect(policies).toHaveLength(isShown ? 1 : 0);
    expect(policies).toMatchObject(isShown ? [{ number }] : []);
  });
});
