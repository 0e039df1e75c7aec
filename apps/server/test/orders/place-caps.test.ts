import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MadeFormat } from '../factories/events.ts';
import { participant, paymentBody, plainLine, ticketLine } from '../factories/orders.ts';
import { createMember, newEmail } from '../factories/sign-in.ts';
import { createRunner } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { type CapsStage, createCapsStage, type From, newNetwork } from '../support/caps-stage.ts';

let stage: CapsStage;
beforeAll(async () => {
  stage = await createCapsStage();
});
afterEach(() => assertInvariants(stage.db));
afterAll(() => stage.close());
const make: CapsStage['make'] = (...given) => stage.make(...given);
const hold: CapsStage['hold'] = (...given) => stage.hold(...given);
const order: CapsStage['order'] = (...given) => stage.order(...given);
const taken: CapsStage['taken'] = (...given) => stage.taken(...given);
const call: CapsStage['call'] = (...given) => stage.call(...given);

describe('places that nobody has paid for', () => {
  it('are at most sixty of a network, however they were taken', async () => {
    const format = await make();
    const net = newNetwork();
    for (let one = 1; one <= 3; one++) expect((await order(format, 15, { address: `${net}.${one}` })).status).toBe(200);
    expect((await hold(format, 15, { address: `${net}.99` })).status).toBe(200);
    const last = await order(format, 1, { address: `${net}.200` });
    expect(last.status).toBe(429);
    expect(last.message).toMatch(/^Из вашей сети уже ждут оплаты .*Первые освободятся через \d+ мин\.$/);
    expect(last.retry).toBeGreaterThan(0);
    expect(last.retry).toBeLessThanOrEqual(1200);
    expect((await hold(format, 1, { address: `${net}.201` })).status).toBe(429);
    expect(await taken(format)).toBe(60);
    expect((await order(format, 1, { address: `${newNetwork()}.1` })).status).toBe(200);
  });

  it('are not more when a hold grows', async () => {
    const format = await make();
    const net = newNetwork();
    const held = await hold(format, 1, { address: `${net}.1` });
    const path = `/api/hold/${held.hold_id}`;
    expect((await call('PUT', path, { count: 60 }, { address: `${net}.1` })).status).toBe(200);
    expect((await call('PUT', path, { count: 61 }, { address: `${newNetwork()}.1` })).status).toBe(429);
    expect((await call('PUT', path, { count: 2 }, { address: `${net}.1` })).status).toBe(200);
    expect((await hold(format, 58, { address: `${net}.2` })).status).toBe(200);
  });

  it('are ten holds or lines of a visitor', async () => {
    const format = await make();
    const { cookie } = await hold(format, 1, { address: `${newNetwork()}.1` });
    for (let one = 1; one < 10; one++)
      expect((await order(format, 1, { address: `${newNetwork()}.1`, cookie })).status).toBe(200);
    const more = await order(format, 1, { address: `${newNetwork()}.1`, cookie });
    expect(more).toMatchObject({ status: 429 });
    expect(more.message).toMatch(/^Слишком много броней/);
  });

  it('are at most sixty of a mailbox, however its address is written and wherever it is asked from', async () => {
    const format = await make();
    const [name = '', host = ''] = newEmail().split('@');
    const shapes = [`${name}@${host}`, `${name}+a@${host}`, `${name.slice(0, 3)}.${name.slice(3)}@${host}`];
    for (const email of shapes)
      expect((await order(format, 20, { address: `${newNetwork()}.1` }, { email })).status).toBe(200);
    const more = await order(format, 1, { address: `${newNetwork()}.1` }, { email: `${name}+z@${host.toUpperCase()}` });
    expect(more.status).toBe(429);
    expect(more.message).toMatch(/^На эту почту уже ждут оплаты/);
  });

  it('are counted once when a hold becomes an order, and not when an order is placed anew', async () => {
    const format = await make();
    const from: From = { address: `${newNetwork()}.1` };
    const held = await hold(format, 40, from);
    const line = plainLine(format.publicId, 40, { hold_id: held.hold_id });
    const email = newEmail();
    const body = paymentBody([line], { email });
    const again = { ...from, cookie: held.cookie };
    for (let time = 0; time < 2; time++) expect((await call('POST', '/api/payment', body, again)).status).toBe(200);
    expect(await taken(format)).toBe(40);
    expect((await order(format, 20, { address: from.address })).status).toBe(200);
  });

  it('do not count those that were paid', async () => {
    const format = await make();
    const net = newNetwork();
    for (let one = 0; one < 3; one++) {
      const email = newEmail();
      const answer = await stage.app.http.inject({
        method: 'POST',
        url: '/api/payment',
        remoteAddress: `${net}.1`,
        payload: paymentBody([plainLine(format.publicId, 40)], { email }),
      });
      const { order: made } = answer.json<{ order: { public_id: string } }>();
      await call('POST', `/api/payment/sandbox/${made.public_id}`, { result: 'paid' }, { address: `${net}.1` });
    }
    expect(await taken(format)).toBe(120);
  });

  it('count free ones until their button is pressed', async () => {
    const format = await make({ prices: { athlete: 0 } });
    const net = newNetwork();
    expect((await order(format, 59, { address: `${net}.1` })).status).toBe(200);
    expect((await order(format, 2, { address: `${net}.2` })).status).toBe(429);
    expect((await hold(format, 2, { address: `${net}.3` })).status).toBe(429);
    expect((await order(format, 1, { address: `${net}.2` })).status).toBe(200);
  });
});

describe('honest people pass', () => {
  it('a family with four formats, and a captain with a team of ten', async () => {
    const net = newNetwork();
    for (let one = 0; one < 4; one++) expect((await hold(await make(), 2, { address: `${net}.1` })).status).toBe(200);
    const team = await make({
      preregistration: true,
      is_team: true,
      team_all: true,
      fixed_count: true,
      min_count: 10,
      max_count: 10,
    });
    const lines = Array.from({ length: 10 }, (_, index) =>
      ticketLine(team.publicId, { info: participant({ last_name: `Бегун${index}` }) }),
    );
    const body = paymentBody(lines, { email: newEmail() });
    expect((await call('POST', '/api/payment', body, { address: `${net}.1` })).status).toBe(200);
  });

  it('who is known and takes free places for others, however many of these do not press their buttons', async () => {
    const format = await make({ prices: { athlete: 0 } });
    const { token } = await createRunner(stage.app);
    const from = { address: `${newNetwork()}.1`, token };
    for (let one = 0; one < 11; one++) expect((await order(format, 7, from)).status).toBe(200);
    expect((await hold(format, 1, from)).status).toBe(200);
  });

  it('a team larger than the bound, alone', async () => {
    const team = await make({ is_team: true, team_all: true, fixed_count: true, min_count: 80, max_count: 80 });
    const net = newNetwork();
    expect((await hold(team, 80, { address: `${net}.1` })).status).toBe(200);
    expect((await hold(team, 80, { address: `${net}.2` })).status).toBe(429);
    expect((await order(team, 80, { address: `${newNetwork()}.1` })).status).toBe(200);
  });
});

describe('who is known', () => {
  const orderAs = async (member: { token: string }, format: MadeFormat, email: string, address: string) => {
    const answer = await stage.app.http.inject({
      method: 'POST',
      url: '/api/payment',
      remoteAddress: address,
      headers: { authorization: member.token },
      payload: paymentBody([plainLine(format.publicId, 6)], { email }),
    });
    return answer.statusCode;
  };

  it('keeps free places for good, and they count no more: an address that stays unproved stops nobody', async () => {
    const format = await make({ prices: { athlete: 0 } });
    const member = await createMember(stage.app);
    const net = newNetwork();
    const email = newEmail();
    for (let one = 0; one < 12; one++) expect(await orderAs(member, format, email, `${net}.1`)).toBe(200);
    expect((await order(format, 1, { address: `${net}.2` })).status).toBe(200);
    expect((await order(format, 1, { address: `${newNetwork()}.2` }, { email })).status).toBe(200);
  });

  it('buys with the own address, whatever strangers have ordered with it', async () => {
    const format = await make();
    const member = await createMember(stage.app);
    for (let one = 0; one < 3; one++)
      expect((await order(format, 20, { address: `${newNetwork()}.1` }, { email: member.email })).status).toBe(200);
    const more = await order(format, 1, { address: `${newNetwork()}.1` }, { email: member.email });
    expect(more.status, 'strangers are stopped').toBe(429);
    const own = async () => orderAs(member, format, member.email, `${newNetwork()}.1`);
    for (let one = 0; one < 10; one++) expect(await own()).toBe(200);
    expect(await own(), 'his own sixty places').toBe(429);
  });
});

describe('the bound of one buyer', () => {
  it('is not passed by other ways to write the address', async () => {
    const format = await make({ buy_limit: 2 });
    const [name = '', host = ''] = newEmail().split('@');
    const at = () => ({ address: `${newNetwork()}.1` });
    expect((await order(format, 2, at(), { email: `${name}@${host}` })).status).toBe(200);
    for (const email of [
      `${name}+1@${host}`,
      `${name.slice(0, 2)}.${name.slice(2)}@${host}`,
      `${name}@${host.toUpperCase()}`,
    ])
      expect((await order(format, 1, at(), { email })).status).toBe(400);
  });
});
