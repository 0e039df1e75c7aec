import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { myTickets } from '../factories/orders.ts';
import { cancel as giveBack, quote, refuse } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { openCancelling } from './cancel-stage.ts';

const office = openCancelling();
const { app, db, ask, cancel, createSold, createColleague, refundedOf, runOf, statesOf, workAll } = office;
let asker: Member;
let decider: Member;
beforeAll(async () => {
  asker = await createColleague('manager');
  decider = await createColleague('finance');
});
afterEach(() => assertInvariants(db()));

/** A ticket of 3 000 ₽, of which its buyer gets half by the policy; its start was called off, and no order is through yet. */
const callOff = async (refund: 'full' | 'policy' | 'none') => {
  const { start, buyHere } = await createSold();
  const { order, token } = await buyHere(1);
  const ticket = async () => {
    const [own] = await myTickets(app(), token);
    if (!own) throw new Error('the ticket is gone');
    return own;
  };
  const { public_id: id } = await ticket();
  const run = await cancel(asker, decider, start, { refund, insurance: true, goods: false });
  return { order, token, id, run, ticket };
};
const act = async (run: string, how: 'pause' | 'resume' | 'stop'): Promise<number> =>
  (await ask('PUT', `/runs/${run}/${how}`, { ...decider, body: {} })).status;

// BO-041
describe('the buyer of a ticket whose start was called off', () => {
  it('does not return it himself while its run works or is paused, and gets the whole by the run', async () => {
    const { order, token, id, run, ticket } = await callOff('full');
    const tryIt = async () => {
      expect(await refuse(quote(app(), id, token))).toEqual([400, 'state']);
      const refused = await giveBack(app(), id, { token });
      expect(refused.json()).toMatchObject({
        code: 'state',
        message: expect.stringContaining('Возврат за билет оформим сами'),
      });
      const { actions, refund_coming: isComing, status } = await ticket();
      expect([actions.includes('cancel'), isComing, status]).toEqual([false, true, 'active']);
    };
    await tryIt();
    expect(await act(run, 'pause')).toBe(200);
    await workAll();
    await tryIt();
    expect(await act(run, 'resume')).toBe(200);
    await workAll();
    await office.sendAll();
    expect([await runOf(run), await statesOf(order), await refundedOf(order)]).toEqual([
      'done done 1',
      '1 returned',
      300_000,
    ]);
  });

  it('does not return it by the policy either, which the run gives him', async () => {
    const { order, token, id, run } = await callOff('policy');
    expect(await refuse(giveBack(app(), id, { token }))).toEqual([400, 'state']);
    await workAll();
    await office.sendAll();
    expect([await runOf(run), await refundedOf(order)]).toEqual(['done done 1', 150_000]);
  });

  it('returns it by the policy where the run gives nothing for it, or was stopped', async () => {
    const [none, stopped] = [await callOff('none'), await callOff('full')];
    expect(await act(stopped.run, 'stop')).toBe(200);
    for (const { order, token, id, ticket } of [none, stopped]) {
      const { actions, refund_coming: isComing } = await ticket();
      expect([actions.includes('cancel'), isComing]).toEqual([true, false]);
      expect((await giveBack(app(), id, { token })).statusCode).toBe(200);
      await office.sendAll();
      expect([await statesOf(order), await refundedOf(order)]).toEqual(['1 returned', 150_000]);
    }
    await workAll();
    expect(await runOf(none.run)).toBe('done done 1');
  });
});
