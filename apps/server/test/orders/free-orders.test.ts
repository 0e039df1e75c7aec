import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPromocode, createFormat, type MadeFormat } from '../factories/events.ts';
import {
  buy,
  myTickets,
  participant,
  paymentBody,
  place,
  type Placed,
  plainLine,
  press,
  readOrder,
  send,
  ticketLine,
} from '../factories/orders.ts';
import { createMember, newEmail } from '../factories/sign-in.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import type { Letter } from '../../src/platform/mail/index.ts';

let app: TestApp;
let format: MadeFormat;
let email: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  format = await createFormat(app.database.db, { prices: { athlete: 0 } });
  email = newEmail();
});
afterEach(() => assertInvariants(app.database.db));
afterAll(() => app.close());

const db = () => app.database.db;
const lettersTo = async (address: string): Promise<Letter[]> => {
  await app.sweeps.sendLetters();
  return app.letters.filter(({ to }) => to.address === address);
};
const free = (fields: Record<string, unknown> = {}, sent = {}): Promise<Placed> =>
  place(app, paymentBody([ticketLine(format.publicId)], { email, ...fields }), sent);
const codeOf = (letter: Letter | undefined): string => /#confirm=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
const confirm = (id: string, code: string) => send(app, 'POST', `/api/order/${id}/confirm`, { code });
const waitADay = (id: string) =>
  sql`update orders set confirm_by = now() - interval '1 second' where public_id = ${id}`.execute(db());
const taken = async (): Promise<number> =>
  (await sql<{ n: number }>`select sum(taken)::int as n from quotas where format_id = ${format.id}`.execute(db()))
    .rows[0]?.n ?? -1;

describe('a free order of a guest', () => {
  it('shows all its tickets at once and sends one small letter, however many they are', async () => {
    const many = await createFormat(db(), { prices: { athlete: 0 }, quotas: { athlete: 100 } });
    const lines = Array.from({ length: 42 }, (_, index) =>
      ticketLine(many.publicId, { info: participant({ first_name: `Анна ${index}` }) }),
    );
    const placed = await place(app, paymentBody(lines, { email }));
    expect(await myTickets(app, placed.token)).toHaveLength(42);
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.attachments ?? []).toEqual([]);
    expect(JSON.stringify(letters[0]).length).toBeLessThan(8000);
    expect(JSON.stringify(letters[0])).not.toContain('Анна');
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({
      status: 'paid',
      confirmation: { state: 'waiting', sent: true },
    });
  });

  it('gets its PDFs in one letter when the button of its letter was pressed, once', async () => {
    const placed = await free();
    const { public_id: id } = placed.order;
    const [letter] = await lettersTo(email);
    const link = new RegExp(`/basket/thanks\\?order=${id}#confirm=`);
    expect(letter?.text).toMatch(link);
    // Opening the page of the link does nothing.
    await readOrder(app, id);
    expect(await lettersTo(email)).toHaveLength(1);
    expect((await confirm(id, 'wrong')).statusCode).toBe(400);
    expect((await confirm(id, codeOf(letter))).statusCode).toBe(200);
    expect((await confirm(id, codeOf(letter))).statusCode).toBe(200);
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(2);
    expect(letters[1]?.attachments?.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
    expect(await readOrder(app, id)).toMatchObject({ confirmation: { state: 'done' } });
  });

  it('is not opened by the code of another order', async () => {
    const mine = await free();
    const [letter] = await lettersTo(email);
    const other = await free({ email: newEmail() });
    expect((await confirm(other.order.public_id, codeOf(letter))).statusCode).toBe(400);
    expect((await confirm('nobody', codeOf(letter))).statusCode).toBe(404);
    expect((await confirm(mine.order.public_id, codeOf(letter))).statusCode).toBe(200);
  });

  it('goes back on sale after a day that nobody confirmed it in, without a letter', async () => {
    const { code } = await createPromocode(db(), { discount: 100, available: 5, uses: 5 });
    const paid = await createFormat(db(), { prices: { athlete: 100_000 } });
    format = paid;
    const line = ticketLine(paid.publicId, { promocode: code });
    const placed = await place(app, paymentBody([line], { email }));
    const { public_id: id } = placed.order;
    expect(placed.order.amount).toBe(0);
    await app.sweeps.lapseFreeOrders();
    expect(await taken()).toBe(1);
    const before = (await lettersTo(email)).length;
    await waitADay(id);
    await app.sweeps.lapseFreeOrders();
    expect(await taken()).toBe(0);
    expect(await readOrder(app, id)).toMatchObject({ confirmation: { state: 'lapsed' } });
    const [letter] = await lettersTo(email);
    expect((await confirm(id, codeOf(letter))).json()).toMatchObject({ code: 'state' });
    expect(await lettersTo(email)).toHaveLength(before);
    const uses = await sql<{ available: number }>`select available from promocodes where code = ${code}`.execute(db());
    expect(uses.rows).toEqual([{ available: 5 }]);
  });

  it('stays when it was confirmed, or joined the account of its mailbox', async () => {
    const confirmed = await free();
    const [letter] = await lettersTo(email);
    await confirm(confirmed.order.public_id, codeOf(letter));
    const joining = newEmail();
    const joined = await free({ email: joining });
    await createMember(app, joining);
    for (const { order } of [confirmed, joined]) await waitADay(order.public_id);
    await app.sweeps.lapseFreeOrders();
    expect(await taken()).toBe(2);
  });

  it('lets the button and the sweep meet without losing a place', async () => {
    const placed = await free();
    const [letter] = await lettersTo(email);
    await waitADay(placed.order.public_id);
    const [answer] = await Promise.all([
      confirm(placed.order.public_id, codeOf(letter)),
      app.sweeps.lapseFreeOrders(),
      app.sweeps.lapseFreeOrders(),
    ]);
    expect(await taken()).toBe(answer.statusCode === 200 ? 1 : 0);
  });

  it('sends its letter once more when asked', async () => {
    const placed = await free();
    await lettersTo(email);
    const again = await send(app, 'POST', `/api/order/${placed.order.public_id}/letter`, {});
    expect(again.statusCode).toBe(200);
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(2);
    await confirm(placed.order.public_id, codeOf(letters[1]));
    expect((await send(app, 'POST', `/api/order/${placed.order.public_id}/letter`, {})).json()).toMatchObject({
      code: 'state',
    });
  });
});

describe('who is known', () => {
  it('gets a free order’s tickets at once at the own confirmed address', async () => {
    const member = await createMember(app, email);
    await free({}, { token: member.token });
    const letters = (await lettersTo(email)).filter(({ attachments }) => attachments?.length);
    expect(letters).toHaveLength(1);
  });

  it('sends a stranger’s mailbox one small letter, and keeps the places', async () => {
    const member = await createMember(app);
    const placed = await free({}, { token: member.token });
    const letters = await lettersTo(email);
    expect(letters.map(({ attachments }) => attachments ?? [])).toEqual([[]]);
    await sql`update orders set confirm_by = null where public_id = ${placed.order.public_id} and confirm_by is null`.execute(
      db(),
    );
    await app.sweeps.lapseFreeOrders();
    expect(await taken()).toBe(1);
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({
      confirmation: { state: 'waiting', until: null },
    });
  });
});

describe('letters of orders', () => {
  it('are one for all tickets, in one file from the sixth ticket on', async () => {
    const paid = await createFormat(db(), { preregistration: false });
    await buy(app, paymentBody([plainLine(paid.publicId, 5)], { email }));
    const [few] = await lettersTo(email);
    expect(few?.attachments?.map(({ filename }) => filename.replace(/\d+/, 'N'))).toEqual([
      'ticket-N.pdf',
      'ticket-N.pdf',
      'ticket-N.pdf',
      'ticket-N.pdf',
      'ticket-N.pdf',
    ]);
    const other = newEmail();
    await buy(app, paymentBody([plainLine(paid.publicId, 6)], { email: other }));
    const letters = await lettersTo(other);
    expect(letters.map(({ attachments }) => attachments?.map(({ filename }) => filename))).toEqual([['tickets-6.pdf']]);
    expect(letters[0]?.attachments?.[0]?.content.length).toBeLessThan(250_000);
  });

  it('invite nobody to register before the order is paid', async () => {
    const paid = await createFormat(db());
    const placed = await place(app, paymentBody([ticketLine(paid.publicId)], { email, register: true }));
    expect(await lettersTo(email)).toEqual([]);
    await press(app, placed.order.public_id, 'paid');
    expect((await lettersTo(email)).map(({ subject }) => subject)).toHaveLength(2);
    const stranger = newEmail();
    const waiting = await free({ email: stranger, register: true });
    const [letter, ...others] = await lettersTo(stranger);
    expect(others).toEqual([]);
    await confirm(waiting.order.public_id, codeOf(letter));
    expect(await lettersTo(stranger)).toHaveLength(3);
  });
});

describe('limits of letters', () => {
  it('stand for a mailbox however its address is written, and for a network', async () => {
    const limited = await createTestApp({
      database: app.database,
      config: { limitsOff: false, limits: { ...app.config.limits, letters: 5, orderLettersPerNetwork: 3 } },
    });
    const many = await createFormat(db(), { prices: { athlete: 0 }, quotas: { athlete: 100 } });
    const order = (to: string, remoteAddress: string) =>
      limited.http.inject({
        method: 'POST',
        url: '/api/payment',
        remoteAddress,
        payload: paymentBody([ticketLine(many.publicId)], { email: to }),
      });
    const victim = newEmail().replace('@', '.v@');
    for (const [index, to] of [victim, victim.replace('@', '+a@'), victim.replace('.v', 'v')].entries())
      expect((await order(to, `198.51.${index}.1`)).statusCode).toBe(200);
    await limited.sweeps.sendLetters();
    const reached = limited.letters.filter(({ to }) => to.address.replace(/[.+]/g, '').startsWith(victim.slice(0, 6)));
    expect(reached).toHaveLength(1);
    const unsent = [];
    for (let one = 1; one <= 5; one++) {
      const answer = await order(newEmail(), `203.0.113.${one}`);
      const { order: made } = answer.json<Placed>();
      unsent.push(
        ((await readOrder(limited, made.public_id)) as unknown as { confirmation: { sent: boolean } }).confirmation
          .sent,
      );
    }
    expect(unsent).toEqual([true, true, true, false, false]);
    await limited.close();
  });
});
