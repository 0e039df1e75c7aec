import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFormat } from '../factories/events.ts';
import { expireOrder } from '../factories/late.ts';
import { myTickets, newKey, paymentBody, place, type Placed, plainLine, readOrder, send } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { attemptsOf, notify } from './banks/attempts.ts';
import { createSignedFormBank, isFormSigned, makeFormNotice } from './banks/signed-form.ts';

let app: TestApp;
let bank: ReturnType<typeof createSignedFormBank>;
beforeEach(async () => {
  bank = createSignedFormBank();
  app = await createTestApp({ providers: [bank.provider] });
});
afterEach(async () => {
  await assertInvariants(app.database.db);
  await app.close();
});

const order = async (): Promise<Placed> => {
  const format = await createFormat(app.database.db, { preregistration: false });
  return place(app, paymentBody([plainLine(format.publicId, 1)]));
};
const fieldsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
const numberOf = async ({ order: { public_id } }: Placed): Promise<string> =>
  (await attemptsOf(app, public_id)).at(-1)?.providerPaymentId ?? '';
const tell = async (placed: Placed, amount = 300_000, password?: string) => {
  const number = await numberOf(placed);
  return {
    number,
    ...(await notify(app, 'signed-form', makeFormNotice({ number, amount, order: placed.order.public_id }, password))),
  };
};
const statusOf = async ({ order: { public_id } }: Placed): Promise<string> => (await readOrder(app, public_id)).status;

it('leads the buyer to a page whose one script sends the signed form to the bank and nowhere else', async () => {
  const placed = await order();
  expect(placed).toMatchObject({ redirect_url: expect.stringMatching(/^\/payment\/[\w-]+$/), form: {} });
  const page = await send(app, 'GET', placed.redirect_url);
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(page.body).toContain('<form method="post" action="https://bank.example/Merchant/Index.aspx?step=1">');
  expect(isFormSigned(fieldsOf(page.body))).toBe(true);
  const policy = String(page.headers['content-security-policy']);
  const [, script = ''] = /<script>(.+)<\/script>/.exec(page.body) ?? [];
  const [, style = ''] = /<style>([^<]+)<\/style>/.exec(page.body) ?? [];
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(script)}`,
    'form-action https://bank.example',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
  expect((await send(app, 'GET', '/payment/unknown')).statusCode).toBe(404);
});

it('speaks the language of the order', async () => {
  const format = await createFormat(app.database.db, { preregistration: false });
  const placed = await place(app, paymentBody([plainLine(format.publicId, 1)]), { language: 'en' });
  expect((await send(app, 'GET', placed.redirect_url)).body).toContain('Go to payment');
});

it('gives each attempt a number of its own, and the page back to who repeats the call', async () => {
  const format = await createFormat(app.database.db, { preregistration: false });
  const [purchase, key] = [paymentBody([plainLine(format.publicId, 1)]), newKey()];
  const placed = await place(app, purchase, { key });
  expect(await place(app, purchase, { key })).toMatchObject({ redirect_url: placed.redirect_url, form: {} });
  const again = (await send(app, 'POST', `/api/order/${placed.order.public_id}/pay`, {})).json<Placed>();
  const pages = await Promise.all([placed, again].map(({ redirect_url }) => send(app, 'GET', redirect_url)));
  const numbers = pages.map(({ body }) => Number(fieldsOf(body)['InvId']));
  expect(new Set(numbers).size).toBe(2);
  expect(numbers.every(Number.isSafeInteger)).toBe(true);
});

it('answers a notice with the number of its payment, the second time too, and pays once', async () => {
  const placed = await order();
  const [first, second] = [await tell(placed), await tell(placed)];
  expect([first.status, first.body]).toEqual([200, `OK${first.number}`]);
  expect(second).toEqual(first);
  expect(await statusOf(placed)).toBe('paid');
  expect(await myTickets(app, placed.token)).toHaveLength(1);
});

it('takes no notice that another password has signed, nor one of another sum', async () => {
  const placed = await order();
  expect(await tell(placed, 300_000, 'guessed')).toMatchObject({ status: 400 });
  expect(await tell(placed, 1)).toMatchObject({ status: 400 });
  expect(await statusOf(placed)).toBe('pending');
});

it('sends late money back that its order cannot use', async () => {
  const placed = await order();
  await expireOrder(app, placed, 25);
  expect(await tell(placed)).toMatchObject({ status: 200 });
  await app.sweeps.sendRefunds();
  expect([...bank.refunded.values()]).toEqual([300_000]);
  expect(await attemptsOf(app, placed.order.public_id)).toMatchObject([{ status: 'refunded', refunds: ['done'] }]);
});

it('leads on from the page of an attempt that its order waits for no more', async () => {
  const placed = await order();
  await tell(placed);
  const page = await send(app, 'GET', placed.redirect_url);
  expect([page.statusCode, page.headers.location]).toEqual([303, `/basket/thanks?order=${placed.order.public_id}`]);
});
