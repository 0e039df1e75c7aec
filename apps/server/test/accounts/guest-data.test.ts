import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createFormat, inDays } from '../factories/events.ts';
import { pdf, send as upload } from '../factories/files.ts';
import { buy, participant, paymentBody, place, readOrder, send, ticketLine } from '../factories/orders.ts';
import { findTables, traces } from '../factories/person.ts';
import { newEmail } from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.letters.splice(0));

const db = () => app.database.db;
const ask = (email: string) => send(app, 'POST', '/api/guest/data/code', { email });
const lettersTo = async (email: string): Promise<string[]> => {
  await app.sweeps.sendLetters();
  return app.letters.filter(({ to }) => to.address.toLowerCase() === email.toLowerCase()).map(({ text }) => text);
};
const mailedCode = async (email: string): Promise<string> => {
  await ask(email);
  const found = (await lettersTo(email)).map((text) => /my-data#code=(\S+)/.exec(text)?.[1]);
  return found.findLast((one) => one !== undefined) ?? '';
};
const exportWith = (code: string) => send(app, 'POST', '/api/guest/data/export', { code });
const erase = (body: unknown) => send(app, 'DELETE', '/api/guest/data', body);

/** A guest's ticket with everything he may type. */
const purchase = async (email: string) => {
  const format = await createFormat(db(), { start_time: inDays(30), registration_end: inDays(29), license: true });
  const file = await upload(app, [{ name: 'file', filename: `справка-${email}.pdf`, value: pdf() }]);
  const info = participant({ first_name: traces.name, last_name: traces.lastName, email });
  return paymentBody([ticketLine(format.publicId, { info, license_file: file.body.public_id })], { email });
};

describe('a guest who asks for his data', () => {
  it('gets a letter where there is something, and the same answer where there is nothing', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await buy(app, await purchase(known));
    await lettersTo(known);
    app.letters.splice(0);
    const answers = [await ask(known), await ask(unknown)].map(({ statusCode, body }) => [statusCode, body]);
    expect(answers[0]).toEqual(answers[1]);
    expect((await lettersTo(known)).map((text) => text.includes('/my-data#code='))).toEqual([true]);
    expect(await lettersTo(unknown)).toEqual([]);
  });

  it('is led to the settings when the address has an account', async () => {
    const email = newEmail();
    await createUser(db(), { email });
    await ask(email);
    const texts = await lettersTo(email);
    expect(texts.map((text) => [text.includes('/me/setting'), text.includes('#code=')])).toEqual([[true, false]]);
  });

  it('exports his purchases and nobody else’s', async () => {
    const [mine, theirs] = [newEmail(), newEmail()];
    const own = await buy(app, await purchase(mine));
    const foreign = await buy(app, await purchase(theirs));
    const answer = await exportWith(await mailedCode(mine.toUpperCase()));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="trassa-data-/);
    expect(answer.body).toContain(own.order.public_id);
    expect(answer.body).toContain(traces.lastName);
    expect(answer.body).not.toContain(foreign.order.public_id);
    expect(answer.body).not.toContain(theirs);
  });

  it('erases every trace and leaves the sums', async () => {
    await buy(app, await purchase(traces.email));
    await place(app, await purchase(traces.email)).then(() =>
      sql`
      update orders set status = 'expired' where status = 'pending'`.execute(db()),
    );
    await send(app, 'PUT', '/api/user/subscribe/news', { email: traces.email });
    const support = {
      name: traces.name,
      phone: traces.phone,
      text: traces.relative,
      support_type: 'other',
      agree: true,
    };
    await send(app, 'POST', '/api/support', { ...support, email: traces.email });
    const { rows: bought } = await sql<{ id: string }>`
      select public_id as id from orders where email = ${traces.email} and status = 'paid'`.execute(db());
    const code = await mailedCode(traces.email);
    expect((await erase({ code })).json()).toMatchObject({ code: 'state', message: /предстоящие старты/ });
    expect((await erase({ code, force: true })).json()).toEqual({ message: 'Данные стёрты' });
    for (const word of [traces.email, traces.phone, traces.relative])
      expect([word, await findTables(db(), word)]).toEqual([word, []]);
    expect(await readOrder(app, bought[0]?.id ?? '')).toMatchObject({ status: 'paid', amount: 3000 });
    expect((await erase({ code, force: true })).statusCode).toBe(400);
    expect((await exportWith(code)).statusCode).toBe(400);
  });

  it('is not kept from it by a stranger who has just typed his address', async () => {
    const email = newEmail();
    await buy(app, await purchase(email));
    const { order } = await place(app, await purchase(email));
    const answer = await erase({ code: await mailedCode(email), force: true });
    expect(answer.json()).toEqual({
      message:
        'Данные стёрты, кроме заказа, который ещё оплачивают. Он закроется через двадцать минут: тогда повторите',
    });
    const { rows } = await sql`select public_id, status from orders where lower(email) = ${email}`.execute(db());
    expect(rows).toEqual([{ public_id: order.public_id, status: 'pending' }]);
  });

  it('gets his purchases however many unpaid ones strangers typed with his address, and hears of what was left', async () => {
    const email = newEmail();
    const { order } = await buy(app, await purchase(email));
    await sql`
      insert into users (public_id, email, temporary) select 'junk-' || ${email} || n, ${email}, true from generate_series(1, 501) n`.execute(
      db(),
    );
    const code = await mailedCode(email);
    expect((await exportWith(code)).body).toContain(order.public_id);
    expect((await erase({ code, force: true })).json<{ message: string }>().message).toContain('кроме');
    const { rows } = await sql`select 1 from orders where lower(email) = ${email}`.execute(db());
    expect(rows).toEqual([]);
  });

  it('cannot use the code of another purpose, nor after the address became an account’s', async () => {
    const email = newEmail();
    await buy(app, await purchase(email));
    const code = await mailedCode(email);
    for (const wrong of ['', 'x', `${code}x`, code.slice(0, -1)])
      expect((await erase({ code: wrong })).statusCode).toBe(400);
    await createUser(db(), { email });
    expect((await erase({ code, force: true })).statusCode).toBe(400);
  });
});
