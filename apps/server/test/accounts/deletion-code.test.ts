import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createFormat, inDays } from '../factories/events.ts';
import { expireOrder, payLate } from '../factories/late.ts';
import { buy, myTickets, paymentBody, place, plainLine, send } from '../factories/orders.ts';
import { createDeletion, findTables } from '../factories/person.ts';
import { newEmail, register } from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.letters.splice(0);
  app.texts.splice(0);
});

const db = () => app.database.db;
const { askCode, remove, mailedCode } = createDeletion(() => app);

describe('a deletion', () => {
  it('waits for the code of its letter, that of nobody else and nothing else', async () => {
    const [one, two] = [await createUser(db()), await createUser(db())];
    const [code, foreign] = [await mailedCode(one.token), await mailedCode(two.token)];
    expect(code).not.toBe(foreign);
    for (const wrong of ['', '0000', foreign, `${code}x`, code.slice(0, -1)])
      expect((await remove(one.token, { code: wrong })).json()).toMatchObject({ errors: { code: 'Неверный код' } });
    expect((await remove(one.token, { code: [code] })).statusCode).toBe(422);
    await mailedCode(one.token);
    expect((await remove(one.token, { code })).statusCode).toBe(400);
    expect((await send(app, 'GET', '/api/user', undefined, { token: one.token })).statusCode).toBe(200);
  });

  it('is told of coming tickets first, and goes on with the same code', async () => {
    const user = await createUser(db());
    const format = await createFormat(db(), { preregistration: false });
    await buy(app, paymentBody([plainLine(format.publicId, 1)]), { token: user.token });
    const code = await mailedCode(user.token);
    expect((await remove(user.token, { code })).json()).toMatchObject({
      code: 'state',
      message: 'У вас есть билеты на предстоящие старты. С аккаунтом они пропадут',
    });
    expect(await myTickets(app, user.token)).toHaveLength(1);
    expect((await remove(user.token, { code, force: true })).statusCode).toBe(200);
  });

  it('needs no force when the tickets were returned or their start is over', async () => {
    const user = await createUser(db());
    const [returned, past] = [
      await createFormat(db(), { preregistration: false }),
      await createFormat(db(), { preregistration: false }),
    ];
    for (const { publicId } of [returned, past])
      await buy(app, paymentBody([plainLine(publicId, 1)]), { token: user.token });
    await sql`update tickets set status = 'returned' where format_id = ${returned.id}`.execute(db());
    await sql`update formats set start_time = ${inDays(-1)} where id = ${past.id}`.execute(db());
    expect((await remove(user.token, { code: await mailedCode(user.token) })).statusCode).toBe(200);
  });

  it('waits for an order that may still be paid, whatever is forced', async () => {
    const user = await createUser(db());
    const format = await createFormat(db(), { preregistration: false });
    const { order } = await place(app, paymentBody([plainLine(format.publicId, 1)]), { token: user.token });
    const code = await mailedCode(user.token);
    expect((await remove(user.token, { code, force: true })).json()).toMatchObject({
      code: 'order_open',
      message: 'Ваш заказ ещё оформляется. Попробуйте через полчаса',
    });
    await sql`update orders set expires_at = now() - interval '1 minute' where public_id = ${order.public_id}`.execute(
      db(),
    );
    await app.sweeps.expireOrders();
    expect((await remove(user.token, { code, force: true })).statusCode).toBe(200);
  });

  it('does not wait for an unpaid order that a guest has typed with its e-mail: it ends', async () => {
    const user = await createUser(db(), { email: 'besieged@example.org' });
    const format = await createFormat(db(), { preregistration: false, quotas: { athlete: 1 } });
    const { order } = await place(app, paymentBody([plainLine(format.publicId, 1)], { email: 'Besieged@example.org' }));
    expect((await remove(user.token, { code: await mailedCode(user.token) })).statusCode).toBe(200);
    const { rows } = await sql`select status, email from orders where public_id = ${order.public_id}`.execute(db());
    expect(rows).toEqual([{ status: 'cancelled', email: '' }]);
    // Its place is on sale again.
    await buy(app, paymentBody([plainLine(format.publicId, 1)]), { token: (await createUser(db())).token });
  });

  it('lets no ticket come of money that arrives after it: all of it goes back', async () => {
    const { publicId } = await createFormat(db(), { preregistration: false });
    const { token } = await createUser(db());
    const { order } = await place(app, paymentBody([plainLine(publicId, 1)]), { token });
    await expireOrder(app, { order });
    await buy(app, paymentBody([plainLine(publicId, 1)]), { token });
    const code = await mailedCode(token);
    expect((await remove(token, { code })).statusCode).toBe(400);
    const { rows: kept } = await sql`select status from orders where public_id = ${order.public_id}`.execute(db());
    expect(kept).toEqual([{ status: 'expired' }]);
    expect((await remove(token, { code, force: true })).statusCode).toBe(200);
    expect(await payLate(app, { order })).toBe(200);
    const { rows } = await sql`
      select (select count(*)::int from tickets t where t.order_id = o.id) as tickets,
        (select count(*)::int from refunds r where r.order_id = o.id) as refunds
      from orders o where o.public_id = ${order.public_id}`.execute(db());
    expect(rows).toEqual([{ tickets: 0, refunds: 1 }]);
  });

  it('happens once, however many ask for it at the same moment', async () => {
    const user = await createUser(db(), { email: 'once@example.org' });
    const code = await mailedCode(user.token);
    const answers = await Promise.all(Array.from({ length: 6 }, () => remove(user.token, { code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    app.letters.splice(0);
    await app.sweeps.sendLetters();
    expect(app.letters).toHaveLength(1);
  });

  it('is confirmed by SMS where no e-mail is', async () => {
    const phone = '+79031112233';
    const user = await createUser(db(), {
      email: null,
      email_confirmed_at: null,
      phone,
      phone_confirmed_at: new Date(),
    });
    expect((await askCode(user.token)).json()).toEqual({ message: 'Мы отправили код по SMS' });
    await app.sweeps.sendLetters();
    const code = /\b\d{4}\b/.exec(app.texts.at(-1)?.text ?? '')?.[0] ?? '';
    const wrong = code === '0000' ? '0001' : '0000';
    expect((await remove(user.token, { code: wrong })).json()).toMatchObject({ errors: { code: 'Неверный код' } });
    expect((await remove(user.token, { code })).statusCode).toBe(200);
    expect(await findTables(db(), phone)).toEqual([]);
  });

  it('has no code where nothing is known to send it to', async () => {
    const user = await createUser(db(), { email: null, email_confirmed_at: null });
    expect((await askCode(user.token)).json()).toMatchObject({
      code: 'state',
      message: 'Сначала подтвердите почту или телефон: туда придёт код',
    });
  });

  it('of an account with an e-mail that nobody has proved leaves another’s letters alone', async () => {
    const email = 'somebody@example.org';
    const user = await createUser(db(), { email, email_confirmed_at: null });
    const code = await mailedCode(user.token);
    const format = await createFormat(db(), { preregistration: false });
    const guest = await buy(app, paymentBody([plainLine(format.publicId, 1)], { email }));
    await remove(user.token, { code });
    app.letters.splice(0);
    await app.sweeps.sendLetters();
    expect(app.letters.map(({ to }) => to.address)).toContain(email);
    expect(await myTickets(app, guest.token)).toHaveLength(1);
  });

  it('ends no letter, code or registration of an address that its owner only typed as his new one', async () => {
    const victim = newEmail();
    const stranger = await createUser(db());
    await send(app, 'POST', '/api/user/change/email', { email: victim }, { token: stranger.token });
    const code = await mailedCode(stranger.token);
    await register(app, victim);
    await send(app, 'POST', '/api/user', { email: victim, password: 'Other password 1', agree: true });
    await sql`insert into letters (template, recipient, language, data, dedupe_key)
      values ('known_email', ${victim}, 'ru', '{}', ${`known:${victim}`})`.execute(db());
    const kept = async () =>
      (
        await sql`select (select count(*)::int from one_time_codes where email = ${victim} and purpose = 'confirm_email') as codes,
          (select count(*)::int from letter_requests where email = ${victim}) as requests,
          (select count(*)::int from letters where recipient = ${victim} and template = 'known_email') as letters,
          (select count(*)::int from letters where recipient = ${victim} and template = 'new_email') as own`.execute(
          db(),
        )
      ).rows;
    expect(await kept()).toEqual([{ codes: 1, requests: 1, letters: 1, own: 1 }]);
    expect((await remove(stranger.token, { code })).statusCode).toBe(200);
    expect(await kept()).toEqual([{ codes: 1, requests: 1, letters: 1, own: 0 }]);
  });
});
