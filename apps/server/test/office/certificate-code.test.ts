import { officeApi } from '@trassa/contracts/office';
import type { Call } from '@trassa/contracts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { codesOf, createCertificate } from '../factories/certificates.ts';
import { buy, paymentBody, plainLine } from '../factories/orders.ts';
import { newBuyer, openOffice } from './office.ts';

const { app, ask, db, createColleague, createStart } = openOffice();

// BO-036
it('no call of the back office answers a whole code of a certificate, whatever it reads', async () => {
  const admin = await createColleague('admin');
  const { start, event, format } = await createStart();
  const gift = await createCertificate(db(), codesOf(app()), { amount: 100_000 });
  const email = newBuyer();
  const fields = { certificate_codes: [gift.code], email };
  const { order } = await buy(app(), paymentBody([plainLine(format.publicId, 1)], { ...fields, amount: 2000 }));
  const { rows } = await sql<{ ticket: string; person: string }>`
    select t.public_id as ticket, u.public_id as person from tickets t join orders o on o.id = t.order_id join users u on u.id = o.user_id
    where o.public_id = ${order.public_id}`.execute(db());
  const bought = await sql<{ id: string }>`select public_id as id from orders where id = ${gift.orderId}`.execute(db());
  const ids: Record<string, (string | undefined)[]> = {
    order: [order.public_id, bought.rows[0]?.id],
    ticket: [rows[0]?.ticket],
    person: [rows[0]?.person],
    start: [start],
    event: [event],
    format: [format.publicId],
    certificate: [gift.publicId],
  };
  const reads = Object.values(officeApi)
    .flatMap((group): Call[] => Object.values(group))
    .filter(({ method }) => method === 'GET');
  const asked: string[] = [];
  for (const { path, ...call } of reads) {
    const scope = 'scope' in call && typeof call.scope === 'object' ? call.scope.kind : null;
    const named = path.includes('{') ? (ids[scope ?? ''] ?? []) : [''];
    for (const id of named) asked.push(path.replace('/api/admin', '').replace(/\{\w+\}/, id ?? ''));
  }
  asked.push(`/search?q=${encodeURIComponent(gift.code)}`, `/orders?search=${encodeURIComponent(email)}`);
  const bare = gift.code.replaceAll('-', '');
  const answers: string[] = [];
  for (const path of asked) {
    const { status, body } = await ask('GET', path, admin);
    const text = JSON.stringify(body);
    if (status === 200) answers.push(path);
    expect(text.includes(gift.code) || text.replaceAll('-', '').includes(bare), path).toBe(false);
  }
  expect(answers.length).toBeGreaterThan(30);
});
