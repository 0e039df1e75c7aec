import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { certificateLine, codesOf, createNominal, recipient } from '../factories/certificates.ts';
import { createCities, createMethod, goodsLine, recipient as parcelTo } from '../factories/delivery.ts';
import { inDays } from '../factories/events.ts';
import { createYearly, insuranceLine } from '../factories/insurance.ts';
import { expireOrder, payLate } from '../factories/late.ts';
import { buy, paymentBody, place, send } from '../factories/orders.ts';
import { createDeletion, findTables } from '../factories/person.ts';
import { createProduct } from '../factories/shop.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await createCities(app.database.db);
});
afterAll(async () => {
  await assertInvariants(app.database.db);
  await app.close();
});
const db = () => app.database.db;
const { remove, mailedCode } = createDeletion(() => app);

/** Words of one person in an order that was sent to a second address of hers. */
const words = {
  email: 'aglaya.second@example.org',
  insured: 'Аглаевич',
  phone: '9035559876',
  birth: '1979-11-23',
  parcel: 'Аглаевский переулок',
  friend: 'pafnuty@example.org',
  greeting: 'Пафнутию от Аглаи',
} as const;

const wholeOrder = async (): Promise<Record<string, unknown>> => {
  const offer = await createYearly(db());
  const goods = await createProduct(db());
  const way = await createMethod(db());
  const nominal = await createNominal(db());
  const delivery = { delivery: parcelTo({ address: words.parcel }), delivery_public_id: way.publicId };
  const person = { second_name: words.insured, birth_date: words.birth, phone: `8${words.phone}` };
  return paymentBody([], {
    email: words.email,
    shop: [goodsLine(goods.publicId, delivery)],
    insurances: [insuranceLine(offer.publicId, { ...person, start_date: Math.floor(inDays(10).getTime() / 1000) })],
    certificates: [
      certificateLine(nominal.publicId, { recipient: recipient({ email: words.friend, text: words.greeting }) }),
    ],
  });
};

it('an erased person is in no order of goods, insurance and certificates, nor in their letters', async () => {
  const user = await createUser(db(), { email: 'aglaya@example.org' });
  const { order } = await buy(app, await wholeOrder(), { token: user.token });
  await app.sweeps.sendCertificates();
  await app.sweeps.sendLetters();
  for (const word of Object.values(words)) expect([word, await findTables(db(), word)]).not.toEqual([word, []]);
  const { rows: gifts } = await sql<{ id: string }>`
    select public_id as id from certificates where order_id = (select id from orders where public_id = ${order.public_id})`.execute(
    db(),
  );
  expect((await remove(user.token, { code: await mailedCode(user.token) })).statusCode).toBe(200);
  for (const word of Object.values(words)) expect([word, await findTables(db(), word)]).toEqual([word, []]);
  // The present stays worth what it is.
  const code = codesOf(app).codeOf(gifts[0]?.id ?? '');
  expect((await send(app, 'GET', `/api/certificate/check/${code}`)).json()).toMatchObject({
    values: { balance: 3000 },
  });
});

it('late money of an erased person goes back, and nothing is made of it', async () => {
  const user = await createUser(db(), { email: 'late@example.org' });
  const placed = await place(app, await wholeOrder(), { token: user.token });
  const { order } = placed;
  await expireOrder(app, placed);
  expect((await remove(user.token, { code: await mailedCode(user.token) })).statusCode).toBe(200);
  expect(await payLate(app, placed)).toBe(200);
  const { rows } = await sql`
    select o.status, r.reason, r.amount_minor = o.amount_minor as whole from orders o join refunds r on r.order_id = o.id
    where o.public_id = ${order.public_id}`.execute(db());
  expect(rows).toEqual([{ status: 'cancelled', reason: 'late', whole: true }]);
});
