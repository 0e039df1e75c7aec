import type { Approval } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createNominal } from '../../factories/certificates.ts';
import { send } from '../../factories/orders.ts';
import { assertInvariants } from '../../invariants.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { errorsOf } from '../formats/stage.ts';
import { newBuyer } from '../office.ts';
import { openCertificates, reason } from './stage.ts';

const { app, ask, createColleague, db, idsOf, ledgerOf, read, worth } = openCertificates();
afterAll(() => assertInvariants(db()));

const codePattern = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/g;
type Mailed = { readonly subjects: string[]; readonly codes: string[] };
const mailed = async (address: string): Promise<Mailed> => {
  await app().sweeps.sendCertificates();
  await app().sweeps.sendLetters();
  const letters = app().letters.filter(({ to }) => to.address === address);
  return {
    subjects: letters.map(({ subject }) => subject),
    codes: [...new Set(letters.flatMap(({ text }) => text.match(codePattern) ?? []))],
  };
};
const issue = (by: Member, email: string, body: object): Promise<Answer> =>
  ask('POST', '/certificates', { ...by, body: { count: 1, recipient: { name: 'Анна', email }, reason, ...body } });
const issuedOf = ({ status, body }: Answer): string[] => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body['values'] as { certificates: string[] }).certificates;
};
const madeFor = async (email: string): Promise<number> => {
  const { rows } = await sql`select 1 from certificates where recipient_email = ${email}`.execute(db());
  return rows.length;
};
const decide = (by: Member, { body }: Answer, word = 'approve'): Promise<Answer> =>
  ask('PUT', `/approvals/${(body['approval'] as Approval).public_id}/${word}`, {
    ...by,
    body: { version: 1, reason: 'Так решили' },
  });

describe('a certificate by hand', () => {
  // BO-036
  it('for a sum or of a nominal is a free order of the staff, and its code comes by one letter alone', async () => {
    const finance = await createColleague('finance');
    const nominal = await createNominal(db(), { price_minor: 150_000 });
    const [first, second] = [newBuyer(), newBuyer()];
    const one = await issue(finance, first, { amount: 1234.5 });
    const [id = ''] = issuedOf(one);
    const many = issuedOf(await issue(finance, second, { nominal: nominal.publicId, count: 2 }));
    expect(many).toHaveLength(2);
    const [letter, two] = [await mailed(first), await mailed(second)];
    expect([letter.subjects.length, letter.codes.length, two.subjects.length, two.codes.length]).toEqual([1, 1, 1, 2]);
    expect(JSON.stringify([one.body, many])).not.toContain(letter.codes[0]);
    expect(await worth(letter.codes[0] ?? '')).toBe(1234.5);
    const card = await read(finance, id);
    expect(card).toMatchObject({ source: 'staff', amount: 1234.5, recipient: { name: 'Анна' } });
    expect((await ledgerOf(finance, id)).values).toMatchObject([
      { kind: 'issue', amount: 1234.5, reason, order: null },
    ]);
    expect(await idsOf(finance, '/certificates?f.source=staff')).toContain(id);
    const { rows } = await sql`
      select o.channel, o.status, o.total_minor as total, l.discount_minor as discount, l.reason from orders o
      join order_lines l on l.order_id = o.id where o.public_id = ${card.order.public_id}`.execute(db());
    expect(rows).toEqual([{ channel: 'staff', status: 'paid', total: 0, discount: 123_450, reason: 'staff' }]);
    const history = await ask('GET', `/certificates/${id}/history`, finance);
    expect(history.body['values']).toMatchObject([{ act: 'certificate.issue' }]);
    const { body } = await ask('GET', `/orders/${card.order.public_id}`, finance);
    expect(body['values']).toMatchObject({ channel: 'staff' });
  });

  it('speaks the language of its recipient, Russian where nobody says, whatever the colleague speaks', async () => {
    const finance = await createColleague('finance');
    const [unsaid, english] = [newBuyer(), newBuyer()];
    const headers = { 'accept-language': 'en' };
    for (const [email, said] of [
      [unsaid, {}],
      [english, { language: 'en' }],
    ] as const) {
      const body = { count: 1, amount: 500, recipient: { name: 'Анна', email }, reason, ...said };
      issuedOf(await ask('POST', '/certificates', { ...finance, headers, body }));
    }
    const subjects = [...(await mailed(unsaid)).subjects, ...(await mailed(english)).subjects];
    expect(subjects.map((subject) => /[а-я]/i.test(subject))).toEqual([true, false]);
  });

  it('says what is wrong at each field', async () => {
    const finance = await createColleague('finance');
    const wrong = await issue(finance, 'x', { amount: 99.99, count: 21, recipient: { name: '', email: 'x' } });
    expect(Object.keys(errorsOf(wrong)).toSorted()).toEqual(['amount', 'count', 'recipient.email', 'recipient.name']);
    expect(Object.keys(errorsOf(await issue(finance, newBuyer(), {})))).toEqual(['amount']);
    expect(Object.keys(errorsOf(await issue(finance, newBuyer(), { amount: 100_000.01 })))).toEqual(['amount']);
    expect(Object.keys(errorsOf(await issue(finance, newBuyer(), { nominal: 'none-such' })))).toEqual(['nominal']);
  });
});

// BO-040
describe('what a second person has to see', () => {
  it('exists only once he agrees, and then its code is mailed', async () => {
    const [finance, admin] = [await createColleague('finance'), await createColleague('admin')];
    const email = newBuyer();
    const asked = await issue(finance, email, { amount: 10_000.01 });
    expect([asked.status, await madeFor(email)]).toEqual([202, 0]);
    const { summary, sum, object } = asked.body['approval'] as Approval;
    expect([summary.includes(email), sum, object.kind]).toEqual([false, 10_000.01, 'certificate']);
    expect((await decide(finance, asked)).status).toBe(403);
    expect(await madeFor(email)).toBe(0);
    expect((await decide(admin, asked)).body['values']).toMatchObject({ state: 'approved' });
    const { codes } = await mailed(email);
    expect(await worth(codes[0] ?? '')).toBe(10_000.01);
    const { rows } = await sql<{ id: string }>`
      select public_id as id from certificates where recipient_email = ${email}`.execute(db());
    const [entry] = (await ledgerOf(admin, rows[0]?.id ?? '')).values;
    expect(entry).toMatchObject({ kind: 'issue', reason });
    expect(entry?.by?.public_id).not.toBe(entry?.decided_by?.public_id);
    const history = await ask('GET', `/certificates/${rows[0]?.id}/history`, admin);
    expect(history.body['values']).toMatchObject([{ act: 'certificate.issue' }]);
    const kept = await sql`select 1 from approvals where params::text like ${`%${email}%`}`.execute(db());
    expect(kept.rows).toEqual([]);
  });

  it('that he declines, or whose nominal costs something else by then, never exists', async () => {
    const [finance, admin] = [await createColleague('finance'), await createColleague('admin')];
    const email = newBuyer();
    const declined = await issue(finance, email, { amount: 50_000 });
    expect((await decide(admin, declined, 'decline')).body['values']).toMatchObject({ state: 'declined' });
    const nominal = await createNominal(db(), { price_minor: 1_100_000 });
    const asked = await issue(finance, email, { nominal: nominal.publicId });
    await sql`update certificate_nominals set price_minor = 1200000 where id = ${nominal.id}`.execute(db());
    expect((await decide(admin, asked)).body['values']).toMatchObject({
      state: 'outdated',
      changes: [{ field: 'sum', before: 11_000, after: 12_000 }],
    });
    expect(await madeFor(email)).toBe(0);
  });

  it('is also more than ten pieces, and several small ones of one person in a day, however at once', async () => {
    const finance = await createColleague('finance');
    expect((await issue(finance, newBuyer(), { amount: 100, count: 11 })).status).toBe(202);
    const both = await Promise.all([6000, 6000].map((amount) => issue(finance, newBuyer(), { amount })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 202]);
    expect((await issue(await createColleague('finance'), newBuyer(), { amount: 6000 })).status).toBe(200);
  });
});

it('a guest buys nothing by the order of the staff: its page has no code', async () => {
  const finance = await createColleague('finance');
  const email = newBuyer();
  const [id = ''] = issuedOf(await issue(finance, email, { amount: 500 }));
  const { codes } = await mailed(email);
  const { order } = await read(finance, id);
  const page = await send(app(), 'GET', `/api/order/${order.public_id}`);
  expect(codes).toHaveLength(1);
  expect(page.body).not.toContain(codes[0]);
});
