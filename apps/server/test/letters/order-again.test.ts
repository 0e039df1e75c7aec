import { errorText, type MessageId } from '@trassa/contracts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../factories/events.ts';
import { plainLine } from '../factories/orders.ts';
import { openOffice, type Start } from '../office/office.ts';
import type { Member } from '../staff/door.ts';

const { app, db, ask, buyOf, createColleague, createStart } = openOffice();

let admin: Member;
let start: Start;
beforeAll(async () => {
  admin = await createColleague('admin');
  start = await createStart({ quotas: { athlete: 100 } });
});

const say = (id: MessageId) => errorText('ru', { id });
const deliver = async (email: string): Promise<number> => {
  await sql`update letters set next_attempt_at = now() where recipient = ${email} and state = 'waiting'`.execute(db());
  await app().sweeps.sendLetters();
  return app().letters.filter(({ to }) => to.address === email).length;
};
const entriesOf = async (id: string) =>
  (
    await sql<{ act: string }>`
      select act from audit_entries where object_id = ${id} and result = 'done' order by id`.execute(db())
  ).rows.map((entry) => entry.act);

// BO-008
describe('a letter about an order, from its card', () => {
  const card = async (id: string) =>
    (await ask('GET', `/orders/${id}`, admin)).body['values'] as { version: number; repeatable: string[] };
  const again = async (id: string, version?: number) =>
    ask('POST', `/orders/${id}/letters`, {
      ...admin,
      body: { version: version ?? (await card(id)).version, template: 'order' },
    });
  const buy = () => buyOf([plainLine(start.format.publicId, 1)]);

  it('goes to the address that the order has now', async () => {
    const id = await buy();
    const email = `${unique('right')}@example.org`;
    const { version, repeatable } = await card(id);
    expect(repeatable).toEqual(['order']);
    await ask('PUT', `/orders/${id}`, { ...admin, body: { version, email } });
    await app().sweeps.sendLetters();
    app().letters.splice(0);
    expect(await again(id)).toMatchObject({ status: 200, body: { message: say('letter_again') } });
    expect(await deliver(email)).toBe(1);
    expect(await entriesOf(id)).toContain('order.letter');
  });

  it('that has not gone yet goes to the address that was corrected meanwhile', async () => {
    const id = await buy();
    const { rows } = await sql<{ email: string }>`select email from orders where public_id = ${id}`.execute(db());
    const [email, wrong] = [`${unique('right')}@example.org`, rows[0]?.email ?? ''];
    const { version } = await card(id);
    expect((await ask('PUT', `/orders/${id}`, { ...admin, body: { version, email } })).status).toBe(200);
    const sentTo = async (address: string) =>
      (
        await sql<{ template: string }>`
          select template from letters where recipient = ${address} and data ->> 'order' = ${id} order by id`.execute(
          db(),
        )
      ).rows.map(({ template }) => template);
    expect([await sentTo(wrong), await sentTo(email)]).toEqual([['order_news'], ['order', 'order_news']]);
  });

  it('goes once when ten press at one moment, and five times a day', async () => {
    const id = await buy();
    const { version } = await card(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => again(id, version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (let n = 0; n < 4; n += 1) expect((await again(id)).status).toBe(200);
    expect(await again(id)).toMatchObject({ status: 429, body: { message: say('letter_again_limit') } });
    const { rows } = await sql`select 1 from letters where template = 'order' and data ->> 'order' = ${id}`.execute(
      db(),
    );
    expect(rows).toHaveLength(6);
  });

  it('is refused where there was none, and where the right is lacking', async () => {
    const id = await buy();
    const finance = await createColleague('finance');
    const { version } = await card(id);
    const body = { version, template: 'certificates_bought' };
    expect(await ask('POST', `/orders/${id}/letters`, { ...admin, body })).toMatchObject({
      status: 400,
      body: { message: say('order_letter_none') },
    });
    expect((await ask('POST', `/orders/${id}/letters`, { ...finance, body })).status).toBe(403);
  });
});
